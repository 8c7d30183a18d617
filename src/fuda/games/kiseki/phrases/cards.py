"""How the card texts of kiseki speak of players, cards, groups and amounts.

A group is worded from the outside in: `things` on the field (or a homebase, 203.4), counted つ; `zoned` cards of
another zone, counted 枚; `pending` what lies in the waiting zone, counted つ. `inner` and `kinds` are the groups
inside, `special` the kinds that may follow a hand. An `object` is a single thing (`it` the same in another place), a
`subject` whatever a sentence is about, `someone` what an event is about.
"""

from typing import Final

from fuda.games.kiseki.phrases.narrowing import narrowed
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

ICONS: Final = (
    ("暗躍", "Covert", "1402.1"),
    ("援軍", "Reinforcement", "1403.1"),
    ("帰属", "Allegiance", "1404.1"),
    ("派遣", "Dispatch", "1405.1"),
    ("武術", "Martial Arts", "1406.1"),
    ("ヘイト", "Hate", "1407.1"),
    ("戦術リンク", "Tactical Link", "1408.1"),
    ("体制崩し", "Break", "1410.1"),
    ("魔法", "Magic", "1412.1"),
    ("呪い", "Curse", "1414.1"),
    ("暗躍:選択式", "Covert by Choice", "1415.1"),
    ("人形", "Doll", "1416.1"),
)
NUMBERED_ICONS: Final = (("搭乗", "Boarding", "1411.1"), ("光まとう翼", "Wings of Light", "1413.1"))
PLAYED_ICONS: Final = ("魔法", "搭乗")  # activated crafts, so that a player plays them
ORGANISATIONS: Final = (
    ("自警団", "Vigil"),
    ("王立学院", "Royal Academy"),
    ("翠風商会", "Greenwind Company"),
    ("影の結社", "Shadow Society"),
    ("星詠教会", "Church of Starsong"),
    ("辺境警備隊", "Border Guard"),
    ("機巧工房", "Gearworks"),
    ("エレボニア帝国", "Erebonian Empire"),
    ("遊撃士協会", "Bracer Guild"),
    ("聖杯騎士団", "Gralsritter"),
    ("身喰らう蛇", "Ouroboros"),
    ("地精", "Gnomes"),
)
KEYWORDS: Final = (("忠義", "Loyalty"), ("連携", "Concert"), ("機略", "Stratagem"))
KINDS: Final = ("UNIT", "ITEM", "EVENT", "BASE", "ITEM・UNIT")
STATS: Final = (
    ("STR", "STR", "str", "209.1"),
    ("DEF", "DEF", "def", "210.1"),
    ("CPコスト", "CP cost", "cp", "204.1"),
    ("EPコスト", "EP cost", "ep", "205.1"),
    ("創設レベル", "founding level", "level", "206.1"),
    ("光まとう翼", "Wings of Light", "wings", "212.1"),
)
# How a card lies, with or without 状態, and what it is doing; the English stands before the noun or after a verb.
LYING: Final = (
    ("スタン状態", "stunned", "stunned", "1306.2"),
    ("レディ状態", "ready", "ready", "503.1"),
    ("アクション状態", "actioned", "actioned", "503.1"),
    ("表向き", "face-up", "up", "503.2"),
    ("裏向き", "face-down", "down", "503.2"),
    ("戦闘中", "battling", "battling", "804.5"),
    ("攻撃中", "attacking", "attacking", "804.5"),
    ("単独で攻撃中", "solely attacking", "attacking-alone", "1326.4"),
    ("スクラム攻撃中", "scrum-attacking", "scrum-attacking", "804.5"),
    ("応戦中", "defending", "defending", "804.6"),
    ("戦術リンク中", "tactically linked", "linked", "1336.1"),
)
MARKED: Final = (
    ("サポートを持つ", "with support", "supported", "1309.1"),
    ("搭乗された", "that <is|are> boarded", "boarded", "1337.1"),
    ("呪われている", "that <is|are> cursed", "cursed", "1338.2"),
)
UNMARKED: Final = (
    ("サポートを持たない", "without support", "supported", "1309.1"),
    ("搭乗されていない", "that <is|are> not boarded", "boarded", "1337.1"),
    ("呪われていない", "that <is|are> not cursed", "cursed", "1338.2"),
)
DEEDS: Final = (
    ("捨てた", "discarded", "discard", "1314.1"),
    ("アクションした", "actioned", "action", "1315.2"),
    ("スタンした", "stunned", "stun", "1306.1"),
    ("即死させた", "slain", "slay", "1317.1"),
    ("破壊した", "destroyed", "destroy", "1317.2"),
    ("公開した", "revealed", "reveal", "1311.1"),
    ("除外した", "removed", "remove", "1330.1"),
    ("手札に戻した", "returned to hand", "return", "502.5"),
    ("軌跡に置いた", "put into the trail", "put", "508.1"),
    ("回復した", "recovered", "recover", "1308.1"),
    ("レディした", "readied", "ready", "1315.1"),
    ("表向きにした", "turned face up", "up", "1316.1"),
    ("裏向きにした", "turned face down", "down", "1316.2"),
    ("再構築した", "rebuilt", "rebuild", "1335.1"),
    ("場に出した", "put onto the field", "enter", "1320.1"),
    ("拠点に置いた", "put into the homebase", "homebase", "507.1"),
    ("手札に加えた", "added to hand", "add", "505.1"),
)

_WORDS: Final = (
    *[Phrase("label", ja, f"“{en}”", value=ja, clause=clause) for ja, en, clause in (*ICONS, *NUMBERED_ICONS)],
    Phrase("label", "高揚", "“Elation”", value="高揚", clause="1409.1"),
    *[Phrase("plain_label", ja, f"“{en}”", value=ja, clause=clause) for ja, en, clause in ICONS],
    *[Phrase("numbered_label", ja, en, value=ja, clause=clause) for ja, en, clause in NUMBERED_ICONS],
    *[Phrase("organisation", ja, en, value=ja, clause="211.1") for ja, en in ORGANISATIONS],
    *[Phrase("keyword", ja, en, value=ja, clause="207.7") for ja, en in KEYWORDS],
    *[Phrase("kind", ja, ja.replace("・", "-"), value=ja, clause="203.2") for ja in KINDS],
    *[Phrase("stat", ja, en, value=value, clause=clause) for ja, en, value, clause in STATS],
    *[Phrase("lying", ja, en, value=value, clause=clause) for ja, en, value, clause in LYING],
    *[Phrase("marked", ja, en, value=value, clause=clause) for ja, en, value, clause in MARKED],
    *[Phrase("unmarked", ja, en, value=value, clause=clause) for ja, en, value, clause in UNMARKED],
    *[Phrase("done", ja, en, value=value, clause=clause) for ja, en, value, clause in DEEDS],
    *[Phrase("letter", ja, ja, value=ja, clause="1305.1") for ja in ("X", "Y", "Z")],
    Phrase("source", "EVENT", "EVENT", value="EVENT", clause="1201.1b"),
    Phrase("source", "クラフト", "craft", value="craft", clause="1201.1a"),
    Phrase("source", "アーツ", "art", value="art", clause="1201.1c"),
    Phrase("one_ability", "アーツ", "<art|arts>", value="art", clause="1201.1c"),
    Phrase("one_ability", "クラフト", "<craft|crafts>", value="craft", clause="1201.1a"),
    Phrase("one_ability", "起動クラフト", "activated <craft|crafts>", value="activated", clause="1201.1a-1"),
    Phrase("one_ability", "誘発クラフト", "triggered <craft|crafts>", value="triggered", clause="1201.1a-2"),
    Phrase("ability", "{ability:one_ability}", "{ability@}"),
    Phrase("ability", "{ability:any_ability}", "{ability@}"),
    Phrase("any_ability", "能力", "<ability|abilities>", value="ability", clause="1201.1"),
    *[
        Phrase("one_ability", f"【{ja}】", f"“{en}”", value=f"【{ja}】", clause=clause)
        for ja, en, clause in (*ICONS, *NUMBERED_ICONS)
        if ja in PLAYED_ICONS
    ],
    Phrase("any_ability", "カードか能力", "<card or ability|cards or abilities>", value="any", clause="1201.1"),
)

EVERYBODY: Final = "<すべてのプレイヤー|全てのプレイヤー|全プレイヤー|それぞれのプレイヤー|両プレイヤー|お互い>"

_PLAYERS: Final = (
    Phrase("player", "あなた", "you", n.You, number=MANY, clause="105.3"),
    Phrase("player", "相手", "your opponent", n.Opponent, clause="105.3"),
    row("player", "各プレイヤー", "each player", a.EachPlayer, "105.1", also=(EVERYBODY,)),
    Phrase("player", "あなたと相手", "you and your opponent", k.YouAndOpponent, number=MANY, clause="1502.1"),
    Phrase("other", "相手", "your opponent", n.Opponent, clause="105.3"),
    row("other", "各プレイヤー", "each player", a.EachPlayer, "105.1", also=(EVERYBODY,)),
    Phrase("one_player", "あなた", "you", n.You, number=MANY, clause="105.3"),
    Phrase("one_player", "相手", "your opponent", n.Opponent, clause="105.3"),
    Phrase("whose", "あなた", "your", n.You, clause="105.3"),
    Phrase("whose", "相手", "your opponent's", n.Opponent, clause="105.3"),
    Phrase("controller", "あなた", "you control", n.You, clause="105.3"),
    Phrase("controller", "相手", "your opponent controls", n.Opponent, clause="105.3"),
    Phrase("controller", "自身", "they control", k.Oneself, clause="105.3"),
    *[
        row(
            category,
            f"{{what:it}}の{ja}",
            en,
            node,
            clause,
            also=() if category in ("whose", "controller") else (Spelt(f"<その|>{ja}", {"what": n.That()}),),
        )
        for ja, node, clause, word in (
            ("持ち主", k.OwnerOf, "105.2", "owner"),
            ("支配者", k.ControllerOf, "105.3", "controller"),
        )
        for category, en in (
            ("player", f"the {word} of {{what}}"),
            ("other", f"the {word} of {{what}}"),
            ("one_player", f"the {word} of {{what}}"),
            ("whose", f"the {word} of {{what}}'s"),
            ("controller", f"under the {word} of {{what}}"),
        )
        if (category, node) != ("controller", k.OwnerOf)
    ],
)

_ZONES: Final = (
    Phrase("owning", "{player:whose}", "{player}"),
    Phrase("owning", "自身", "their own", k.Oneself, clause="105.3"),
    Phrase("field", "{player:owning}の場", "{player} field", k.Field, clause="506.1"),
    row("field", "場", "the field", k.AnyField, "506.1", also=("<各プレイヤー|お互い>の場",)),
    Phrase("pile", "{player:owning}の拠点", "{player} homebase", k.Homebase, clause="507.1"),
    Phrase("pile", "{player:owning}の軌跡", "{player} trail", k.Trail, clause="508.1"),
    row(
        "pile",
        "{player:owning}の除外領域",
        "{player} removed zone",
        k.Removed,
        "510.1",
        also=("除外領域の{player:owning}",),
    ),
    row("pile", "拠点", "the homebase", k.AnyHomebase, "507.1", also=("<各プレイヤー|お互い>の拠点",)),
    row(
        "pile",
        "除外領域",
        "the removed zones",
        k.AnyRemoved,
        "510.1",
        also=("<各プレイヤー|お互い>の除外領域",),
    ),
    row("pile", "軌跡", "the trails", k.AnyTrail, "508.1", also=("<各プレイヤー|お互い>の軌跡",)),
    row("looked", "その中", "among them", d.Looked, "1312.2", also=("<そのうち|それらのうち|それらの中>",)),
    Phrase("hand", "{player:whose}の手札", "{player} hand", n.Hand, clause="505.4"),
    row("hand", "手札", "the hand", n.Hand, const={"player": k.Oneself()}, clause="505.4", also=("自身の手札",)),
    Phrase("deck", "{player:whose}のデッキ", "{player} deck", d.DeckOf, clause="504.4"),
    row("deck", "デッキ", "the deck", n.Deck, clause="504.4", also=("自身のデッキ",)),
    Phrase("zone", "{zone:field}", "on {zone}"),
    Phrase("zone", "{zone:pile}", "in {zone}"),
    Phrase("zone", "{zone:hand}", "in {zone}"),
    Phrase("zone", "{zone:looked}", "{zone}"),
)

# Other ways to speak of what was named before, of all of a group, and of what lies in a zone.
ITS: Final = "<その|当該><UNIT|ITEM|カード|BASE|EVENT|ITEM・UNIT|対象>"
THIS: Final = "この<UNIT|ITEM|BASE|ITEM・UNIT|EVENT>"
THEIRS: Final = "<それらの|選ばれた|選んだ><UNIT|ITEM|カード|BASE|EVENT>"
ALL_OF: Final = "<すべて|全て>の{what:X}"
OUT_OF: Final = "{zone:X}<から|にある>{what:kinds}"

_OBJECTS: Final = (
    row("object", "これ", "this", n.This, also=(THIS,)),
    row("object", "それ", "it", n.That, also=(ITS,)),
    row("object", "それら", "they", k.Those, number=MANY, also=(THEIRS,)),
    Phrase("object", "これら", "these", k.These, number=MANY, clause="1408.1"),
    Phrase("object", "このカード", "this card", k.ThisCard),
    Phrase("object", "これが攻撃したUNIT", "the UNIT that this attacked", k.AttackedByThis, clause="804.6"),
    Phrase("object", "{it:handled}", "the {it}"),
    Phrase("it", "{it:handled}", "the {it}"),
    row("it", "これ", "this", n.This, also=(THIS,)),
    row("it", "それ", "it", n.That, also=(ITS,)),
    row("it", "それら", "them", k.Those, number=MANY, also=(THEIRS,)),
    Phrase("it", "これら", "these", k.These, number=MANY, clause="1408.1"),
    Phrase("it", "このカード", "this card", k.ThisCard),
    Phrase("it", "これが攻撃したUNIT", "the UNIT that this attacked", k.AttackedByThis, clause="804.6"),
    row(
        "handled",
        "この{source:means}で{deed:done}{what:kinds}",
        "{what@what} {deed} by this {source}",
        k.HandledBy,
        "1221.1",
        also=(
            "この{source:means}によって{deed:done}{what:kinds}",
            Spelt(
                "<この効果で|この効果によって|こうして|これによって|これにより|この方法で|このコストで|このコストとして|コストとして>"
                "{deed:done}{what:kinds}",
                {"source": "effect"},
            ),
            Spelt("{deed:done}{what:kinds}", {"source": "effect"}),
        ),
    ),
    Phrase("means", "{source:source}", "{source}"),
    Phrase("means", "効果", "effect", value="effect", clause="1201.2"),
    Phrase("subject", "{it:object}", "{it}"),
    row(
        "subject",
        "{what:things}",
        "{what}",
        n.All,
        number=MANY,
        clause="1215.6",
        also=(ALL_OF.replace("X", "things"), "{what:all_things}", "{what:things}<すべて|全て>"),
    ),
    row("subject", "{what:zoned}", "{what}", n.All, number=MANY, clause="1215.6", also=(ALL_OF.replace("X", "zoned"),)),
    # With すべての between whose they are, or where, and what.
    row(
        "all_things",
        "{player:controller}のすべての{what:inner}",
        "{what@} {player}",
        n.Controlled,
        "105.3",
        also=("{player:controller}の全ての{what:inner}",),
    ),
    row(
        "all_things",
        "{zone:field}のすべての{what:inner}",
        "{what@} on {zone}",
        n.InZone,
        "506.5",
        also=("{zone:field}の全ての{what:inner}", "{zone:field}に<いる|ある><すべて|全て>の{what:inner}"),
    ),
    row(
        "all_zoned",
        "{zone:pile}のすべての{what:kinds}",
        "{what@} in {zone}",
        n.InZone,
        "203.5",
        also=("{zone:pile}<の全て|にあるすべて|にある全て>の{what:kinds}",),
    ),
    Phrase("plural", "{what:things}", "{what}", n.All, number=MANY, clause="1215.6"),
    Phrase("someone", "{it:object}", "{it}"),
    Phrase("someone", "{it:any}", "{it}"),
    Phrase("someone", "{one:this}か{other:any}", "{one} or {other}", k.EitherOf, clause="1408.1"),
    row("someone", "{state:lying}の{what:single}", "{what}, {state},", n.InState, "402.1"),
    Phrase("single", "{what:object}", "{what}"),
    row("this", "これ", "this", n.This, also=(THIS,)),
    Phrase("any", "{what:things}", "any {what@what}", m.AnyOf),
    # What lies elsewhere than on the field, as the subject of events that can be about it.
    Phrase("whoever", "{it:someone}", "{it}"),
    Phrase("whoever", "{what:zoned}", "any {what@what}", m.AnyOf),
)


_HEADS: Final = (
    Phrase("head", "{kind:kind}", "{kind}<|s>", k.OfKind, clause="203.5"),
    Phrase("head", "{organisation:organisation}", "{organisation} <card|cards>", k.OfOrganisation, clause="1302.3"),
    Phrase("head", "“{name:name}”", "“{name}”", k.Named, clause="1302.1"),
    Phrase("head", "サブ名“{name:name}”", "<card|cards> with the sub-name “{name}”", k.Subnamed, clause="1302.2"),
    Phrase("called", "サブ名“{name:name}”", "<card|cards> with the sub-name “{name}”", k.Subnamed, clause="1302.2"),
    Phrase("called", "カード名“{name:name}”", "<card|cards> named “{name}”", k.Named, clause="1302.1"),
    Phrase("heads", "{head:head}", "{head@}"),
    row(
        "heads",
        "{one:head}か{other:heads}",
        "{one@} or {other@}",
        k.EitherOf,
        also=("{one:head}<または|もしくは|と|および|や>{other:heads}",),
    ),
)

_GROUPS: Final = (
    Phrase("things", "{what:inner}", "{what@}"),
    row(
        "things",
        "{zone:field}の{what:inner}",
        "{what@} on {zone}",
        n.InZone,
        "506.5",
        also=("{zone:field}に<いる|ある>{what:inner}",),
    ),
    Phrase("inner", "{head:heads}", "{head@}"),
    Phrase("inner", "カード", "<card|cards>", n.Cards),
    Phrase("inner", "攻撃UNIT", "attacking <UNIT|UNITs>", k.Attackers, clause="804.5"),
    Phrase("inner", "応戦UNIT", "defending <UNIT|UNITs>", k.Defenders, clause="804.6"),
    Phrase("inner", "{player:controller}の{what:inner}", "{what@} {player}", n.Controlled, clause="105.3"),
    Phrase("inner", "他の{what:inner}", "other {what@}", k.Others),
    row(
        "inner",
        "{of:it}と戦闘中の{what:inner}",
        "{what@} battling with {of}",
        k.BattlingWith,
        "804.5",
        also=("{of:it}と戦闘<している|を行っている>{what:inner}",),
    ),
    row(
        "inner",
        "{of:it}に搭乗した{what:inner}",
        "{what@} that boarded {of}",
        h.Aboard,
        "1337.1",
        also=("{of:it}に搭乗している{what:inner}",),
    ),
    row(
        "inner",
        "このターンに攻撃した{what:inner}",
        "{what@} that attacked this turn",
        h.AttackedThisTurn,
        "804.8",
        also=("このターン中?に?攻撃した{what:inner}".replace("中?に?", "<中に|、|>"),),
    ),
    row(
        "inner",
        "このターンに攻撃していない{what:inner}",
        "{what@} that did not attack this turn",
        h.NotAttackedThisTurn,
        "804.8",
        also=("このターン<中に|、|>攻撃していない{what:inner}",),
    ),
    *narrowed("inner", "inner"),
    row(
        "zoned",
        "{zone:pile}の{what:kinds}",
        "{what@} in {zone}",
        n.InZone,
        "203.5",
        also=(OUT_OF.replace("X", "pile"),),
    ),
    row(
        "zoned",
        "{zone:looked}の{what:kinds}",
        "{what@} {zone}",
        n.InZone,
        "1312.2",
        also=("{zone:looked}から{what:kinds}",),
    ),
    row(
        "zoned",
        "{zone:hand}の{what:special}",
        "{what@} in {zone}",
        n.InZone,
        "203.5",
        also=("{zone:hand}<から|にある>{what:special}",),
    ),
    row(
        "zoned",
        "{zone:hand}",
        "<card|cards> in {zone}",
        n.InZone,
        "505.4",
        const={"what": n.Cards()},
        also=("{zone:hand}<の|から>カード",),
    ),
    *[
        Phrase(
            "bare", f"{{zone:{zone}}}から", "<card|cards> {zone}", n.InZone, const={"what": n.Cards()}, clause="203.5"
        )
        for zone in ("hand", "pile")
    ],
    row(
        "bare",
        "{zone:looked}から",
        "<card|cards> {zone}",
        n.InZone,
        "1312.2",
        const={"what": n.Cards()},
        also=("{zone:looked}<の|>",),
    ),
    Phrase("kinds", "カード", "<card|cards>", n.Cards),
    Phrase("kinds", "{what:special}", "{what@}"),
    Phrase("special", "{head:heads}", "{head@}"),
    Phrase("special", "他の{what:kinds}", "other {what@}", k.Others),
    *narrowed("special", "kinds"),
    row(
        "waiting",
        "発動待機領域の{what:pending}",
        "{what@} in the waiting zone",
        n.InZone,
        "509.1",
        const={"zone": k.Waiting()},
        also=("発動待機領域にある{what:pending}", "{what:pending_of}"),
    ),
    Phrase("pending_of", "{player:controller}がプレイした{what:pending}", "{what@} {player}", n.Controlled, "105.3"),
    row(
        "pending",
        "{stat:stat}が{bound:bound}の{what:pending}",
        "{what@} with {stat} {bound}",
        k.WithStat,
        "204.1 205.1",
        also=("{stat:stat}<が|は|>{bound:bound}<の|である>{what:pending}",),
    ),
    Phrase("pending", "{what:pended}", "{what@}"),
    Phrase("pending", "カード", "<card|cards>", n.Cards),
    Phrase("pending", "{ability:any_ability}", "{ability@}", k.Pending, clause="509.1"),
    Phrase("pending", "{player:controller}の{what:pending}", "{what@} {player}", n.Controlled, clause="105.3"),
    row(
        "pending",
        "{one:pended}か{other:pended}",
        "{one@} or {other@}",
        k.EitherOf,
        "509.1",
        also=("{one:pended}<または|もしくは|と|および|や>{other:pended}",),
    ),
    Phrase("pended", "{kind:kind}", "{kind}<|s>", k.OfKind, clause="203.5"),
    Phrase("pended", "{ability:one_ability}", "{ability@}", k.Pending, clause="509.1"),
)


CARD_PHRASES: Final[tuple[Phrase, ...]] = (*_WORDS, *_PLAYERS, *_ZONES, *_OBJECTS, *_HEADS, *_GROUPS)
