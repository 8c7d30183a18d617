"""How the card texts of kiseki speak of players, cards, groups and amounts.

A group is worded from the outside in: `things` on the field (or a homebase, 203.4), counted つ; `zoned` cards of
another zone, counted 枚; `pending` what lies in the waiting zone, counted つ. `inner` and `kinds` are the groups
inside, `special` the kinds that may follow a hand. An `object` is a single thing (`it` the same in another place), a
`subject` whatever a sentence is about, `someone` what an event is about; `target` and `prey` are groups with a number,
chosen when played and when resolved, and both carry their を.
"""

from typing import Final

from fuda.games.kiseki.words import effects
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.phrase_book import MANY, Phrase
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
DEEDS: Final = (
    ("捨てた", "discarded", "discard", "1314.1"),
    ("アクションした", "actioned", "action", "1315.2"),
    ("スタンした", "stunned", "stun", "1306.1"),
    ("即死させた", "slain", "slay", "1317.1"),
    ("破壊した", "destroyed", "destroy", "1317.2"),
    ("公開した", "revealed", "reveal", "1311.1"),
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
    *[Phrase("done", ja, en, value=value, clause=clause) for ja, en, value, clause in DEEDS],
    *[Phrase("letter", ja, ja, value=ja, clause="1305.1") for ja in ("X", "Y", "Z")],
    Phrase("source", "EVENT", "EVENT", value="EVENT", clause="1201.1b"),
    Phrase("source", "クラフト", "craft", value="craft", clause="1201.1a"),
    Phrase("source", "アーツ", "art", value="art", clause="1201.1c"),
    Phrase("ability", "アーツ", "<art|arts>", value="art", clause="1201.1c"),
    Phrase("ability", "クラフト", "<craft|crafts>", value="craft", clause="1201.1a"),
    Phrase("ability", "起動クラフト", "activated <craft|crafts>", value="activated", clause="1201.1a-1"),
    Phrase("ability", "誘発クラフト", "triggered <craft|crafts>", value="triggered", clause="1201.1a-2"),
    Phrase("ability", "能力", "<ability|abilities>", value="ability", clause="1201.1"),
    Phrase("ability", "カードか能力", "<card or ability|cards or abilities>", value="any", clause="1201.1"),
)

_PLAYERS: Final = (
    Phrase("player", "あなた", "you", n.You, number=MANY, clause="105.3"),
    Phrase("player", "相手", "your opponent", n.Opponent, clause="105.3"),
    Phrase("player", "各プレイヤー", "each player", a.EachPlayer, clause="105.1"),
    Phrase("player", "あなたと相手", "you and your opponent", k.YouAndOpponent, number=MANY, clause="1502.1"),
    Phrase("other", "相手", "your opponent", n.Opponent, clause="105.3"),
    Phrase("other", "各プレイヤー", "each player", a.EachPlayer, clause="105.1"),
    Phrase("one_player", "あなた", "you", n.You, number=MANY, clause="105.3"),
    Phrase("one_player", "相手", "your opponent", n.Opponent, clause="105.3"),
    Phrase("whose", "あなた", "your", n.You, clause="105.3"),
    Phrase("whose", "相手", "your opponent's", n.Opponent, clause="105.3"),
    Phrase("controller", "あなた", "you control", n.You, clause="105.3"),
    Phrase("controller", "相手", "your opponent controls", n.Opponent, clause="105.3"),
    Phrase("controller", "自身", "they control", k.Oneself, clause="105.3"),
)

_ZONES: Final = (
    Phrase("field", "{player:whose}の場", "{player} field", k.Field, clause="506.1"),
    Phrase("field", "場", "the field", k.AnyField, clause="506.1"),
    Phrase("pile", "{player:whose}の拠点", "{player} homebase", k.Homebase, clause="507.1"),
    Phrase("pile", "{player:whose}の軌跡", "{player} trail", k.Trail, clause="508.1"),
    Phrase("pile", "{player:whose}の除外領域", "{player} removed zone", k.Removed, clause="510.1"),
    Phrase("pile", "拠点", "the homebase", k.AnyHomebase, clause="507.1"),
    Phrase("pile", "軌跡", "the trails", k.AnyTrail, clause="508.1"),
    Phrase("looked", "その中", "among them", d.Looked, clause="1312.2"),
    Phrase("hand", "{player:whose}の手札", "{player} hand", n.Hand, clause="505.4"),
    Phrase("hand", "手札", "the hand", n.Hand, const={"player": k.Oneself()}, clause="505.4"),
    Phrase("deck", "{player:whose}のデッキ", "{player} deck", d.DeckOf, clause="504.4"),
    Phrase("deck", "デッキ", "the deck", n.Deck, clause="504.4"),
    Phrase("zone", "{zone:field}", "on {zone}"),
    Phrase("zone", "{zone:pile}", "in {zone}"),
    Phrase("zone", "{zone:hand}", "in {zone}"),
)

_OBJECTS: Final = (
    Phrase("object", "これ", "this", n.This),
    Phrase("object", "それ", "it", n.That),
    Phrase("object", "それら", "they", k.Those, number=MANY),
    Phrase("object", "これら", "these", k.These, number=MANY, clause="1408.1"),
    Phrase("object", "このカード", "this card", k.ThisCard),
    Phrase("object", "これが攻撃したUNIT", "the UNIT that this attacked", k.AttackedByThis, clause="804.6"),
    Phrase("object", "{it:handled}", "the {it}"),
    Phrase("it", "{it:handled}", "the {it}"),
    Phrase("it", "これ", "this", n.This),
    Phrase("it", "それ", "it", n.That),
    Phrase("it", "それら", "them", k.Those, number=MANY),
    Phrase("it", "これら", "these", k.These, number=MANY, clause="1408.1"),
    Phrase("it", "このカード", "this card", k.ThisCard),
    Phrase("it", "これが攻撃したUNIT", "the UNIT that this attacked", k.AttackedByThis, clause="804.6"),
    Phrase(
        "handled",
        "この{source:source}で{deed:done}{what:kinds}",
        "{what@what} {deed} by this {source}",
        k.HandledBy,
        clause="1221.1",
    ),
    Phrase("subject", "{it:object}", "{it}"),
    Phrase("subject", "{what:things}", "{what}", n.All, number=MANY, clause="1215.6"),
    Phrase("subject", "{what:zoned}", "{what}", n.All, number=MANY, clause="1215.6"),
    Phrase("someone", "{it:object}", "{it}"),
    Phrase("someone", "{it:any}", "{it}"),
    Phrase("someone", "{one:this}か{other:any}", "{one} or {other}", k.EitherOf, clause="1408.1"),
    Phrase("this", "これ", "this", n.This),
    Phrase("any", "{what:things}", "any {what@what}", m.AnyOf),
)


def _narrowed(category: str, what: str) -> tuple[Phrase, ...]:
    """The ways to narrow a group down that are the same on the field and elsewhere."""
    return (
        Phrase(category, f"{{state:lying}}の{{what:{what}}}", "{state} {what@}", n.InState, clause="402.1"),
        Phrase(category, f"{{state:marked}}{{what:{what}}}", "{what@} {state@}", n.InState, clause="401.2"),
        Phrase(category, f"組織を持つ{{what:{what}}}", "{what@} with an organisation", k.WithAnyOrganisation),
        Phrase(category, f"アーツを持つ{{what:{what}}}", "{what@} with an art", k.WithArt, clause="1332.5"),
        Phrase(category, f"クラフトを持つ{{what:{what}}}", "{what@} with a craft", k.WithCrafts, clause="1332.4"),
        Phrase(category, f"クラフトを持たない{{what:{what}}}", "{what@} without crafts", k.WithoutCrafts),
        Phrase(
            category,
            f"{{organisation:organisation}}を持つ{{what:{what}}}",
            "{what@} of the {organisation}",
            k.WithOrganisation,
            clause="1332.3",
        ),
        Phrase(
            category,
            f"{{organisation:organisation}}を持たない{{what:{what}}}",
            "{what@} not of the {organisation}",
            k.WithoutOrganisation,
            clause="1332.3",
        ),
        Phrase(
            category,
            f"選んだ組織を持つ{{what:{what}}}",
            "{what@} with the chosen organisation",
            k.WithChosenOrganisation,
            clause="1312.4",
        ),
        Phrase(
            category,
            f"{{of:it}}と同じ組織を持つ{{what:{what}}}",
            "{what@} sharing an organisation with {of}",
            k.SharingOrganisation,
            clause="1332.3",
        ),
        Phrase(
            category,
            f"{{of:it}}の本来の組織以外の組織を持つ{{what:{what}}}",
            "{what@} with an organisation other than the printed ones of {of}",
            k.WithOtherOrganisation,
            clause="1332.3",
        ),
        Phrase(
            category, f"【{{label:label}}】を持つ{{what:{what}}}", "{what@} with {label}", k.WithIcon, clause="1332.4"
        ),
        Phrase(
            category,
            f"【{{label:label}}】を持たない{{what:{what}}}",
            "{what@} without {label}",
            k.WithoutIcon,
            clause="1332.4",
        ),
        Phrase(
            category,
            f"{{keyword:keyword}}を持つ{{what:{what}}}",
            "{what@} with {keyword}",
            k.WithKeyword,
            clause="1332.6",
        ),
        Phrase(
            category,
            f"カード名に“{{name:name}}”を含む{{what:{what}}}",
            "{what@} with “{name}” in the card name",
            k.NameContains,
            clause="1302.1a",
        ),
        Phrase(
            category,
            f"{{stat:stat}}が{{bound:bound}}の{{what:{what}}}",
            "{what@} with {stat} {bound}",
            k.WithStat,
            clause="204.1 209.1",
        ),
        Phrase(
            category,
            f"{{stat:stat}}の値が{{bound:own_bound}}の{{what:{what}}}",
            "{what@} with {stat} {bound}",
            k.WithStat,
            clause="1215.1a",
        ),
        Phrase(
            category,
            f"本来の{{stat:stat}}が{{bound:bound}}の{{what:{what}}}",
            "{what@} with printed {stat} {bound}",
            k.WithPrintedStat,
            clause="1215.1a",
        ),
    )


_HEADS: Final = (
    Phrase("head", "{kind:kind}", "{kind}<|s>", k.OfKind, clause="203.5"),
    Phrase("head", "{organisation:organisation}", "{organisation} <card|cards>", k.OfOrganisation, clause="1302.3"),
    Phrase("head", "“{name:name}”", "“{name}”", k.Named, clause="1302.1"),
    Phrase("head", "サブ名“{name:name}”", "<card|cards> with the sub-name “{name}”", k.Subnamed, clause="1302.2"),
    Phrase("heads", "{head:head}", "{head@}"),
    Phrase("heads", "{one:head}か{other:heads}", "{one@} or {other@}", k.EitherOf),
)

_GROUPS: Final = (
    Phrase("things", "{what:inner}", "{what@}"),
    Phrase("things", "{zone:field}の{what:inner}", "{what@} on {zone}", n.InZone, clause="506.5"),
    Phrase("inner", "{head:heads}", "{head@}"),
    Phrase("inner", "カード", "<card|cards>", n.Cards),
    Phrase("inner", "攻撃UNIT", "attacking <UNIT|UNITs>", k.Attackers, clause="804.5"),
    Phrase("inner", "応戦UNIT", "defending <UNIT|UNITs>", k.Defenders, clause="804.6"),
    Phrase("inner", "{player:controller}の{what:inner}", "{what@} {player}", n.Controlled, clause="105.3"),
    Phrase("inner", "他の{what:inner}", "other {what@}", k.Others),
    Phrase("inner", "{of:it}と戦闘中の{what:inner}", "{what@} battling with {of}", k.BattlingWith, clause="804.5"),
    *_narrowed("inner", "inner"),
    Phrase("zoned", "{zone:pile}の{what:kinds}", "{what@} in {zone}", n.InZone, clause="203.5"),
    Phrase("zoned", "{zone:looked}の{what:kinds}", "{what@} {zone}", n.InZone, clause="1312.2"),
    Phrase("zoned", "{zone:hand}の{what:special}", "{what@} in {zone}", n.InZone, clause="203.5"),
    Phrase("zoned", "{zone:hand}", "<card|cards> in {zone}", n.InZone, const={"what": n.Cards()}, clause="505.4"),
    Phrase("kinds", "カード", "<card|cards>", n.Cards),
    Phrase("kinds", "{what:special}", "{what@}"),
    Phrase("special", "{head:heads}", "{head@}"),
    *_narrowed("special", "kinds"),
    Phrase(
        "waiting", "発動待機領域の{what:pending}", "{what@} in the waiting zone", n.InZone, const={"zone": k.Waiting()}
    ),
    Phrase("pending", "カード", "<card|cards>", n.Cards),
    Phrase("pending", "{kind:kind}", "{kind}<|s>", k.OfKind, clause="203.5"),
    Phrase("pending", "{ability:ability}", "{ability@}", k.Pending, clause="509.1"),
    Phrase("pending", "{player:controller}の{what:pending}", "{what@} {player}", n.Controlled, clause="105.3"),
)


def _selections(category: str, group: str, unit: str) -> tuple[Phrase, ...]:
    """The ways to say how many of a group."""
    return (
        Phrase(category, f"{{what:{group}}}を{{n}}{unit}", "{n} {what@n}", n.Chosen, number="n", clause="1312.1"),
        Phrase(
            category, f"{{what:{group}}}を{{n}}{unit}まで", "up to {n} {what@n}", n.UpTo, number="n", clause="1312.1"
        ),
        Phrase(category, f"{{what:{group}}}をすべて", "all {what}", n.All, number=MANY),
        Phrase(
            category,
            f"{{what:{group}}}を任意の数",
            "any number of {what}",
            k.AnyNumber,
            number=MANY,
            clause="104.5",
        ),
        Phrase(
            category,
            f"{{what:{group}}}を{{amount:several}}{unit}",
            "{amount} {what}",
            k.ChosenBy,
            number=MANY,
            clause="1305.2",
        ),
    )


def _targets(group: str, unit: str) -> tuple[Phrase, ...]:
    """The ways to say how many of a group are targets."""
    return (
        Phrase(
            "target",
            f"{{what:{group}}}を{{amount:count}}{unit}",
            "{amount} {what@amount}",
            effects.Targets,
            number="amount",
        ),
        Phrase(
            "target",
            f"{{what:{group}}}を{{amount:count}}{unit}まで",
            "up to {amount} {what@amount}",
            effects.TargetsUpTo,
            number="amount",
        ),
        Phrase("target", f"{{what:{group}}}を任意の数", "any number of {what}", effects.TargetsAnyNumber, number=MANY),
    )


_SELECTIONS: Final = (
    *_targets("things", "つ"),
    *_targets("zoned", "枚"),
    *_targets("waiting", "つ"),
    Phrase("prey", "{it:it}を", "{it}"),
    Phrase("prey", "残りを", "the rest", d.Remaining, number=MANY),
    *_selections("prey", "things", "つ"),
    *_selections("prey", "zoned", "枚"),
    Phrase(
        "prey",
        "{what:things}を{stat:stat}の合計が{amount:count}以上になるように最大{n}つまで",
        "up to {n} {what} whose {stat} adds up to {amount} or more",
        k.UpToTotal,
        number=MANY,
        clause="1411.1",
    ),
)

_AMOUNTS: Final = (
    Phrase("count", "{value}", "{value}", n.Number, number="value"),
    Phrase("count", "{letter:letter}", "{letter}", k.Variable, number=MANY, clause="1305.1"),
    Phrase("several", "{letter:letter}", "{letter}", k.Variable, clause="1305.1"),
    Phrase("several", "{each:handled}1につき{n}", "{n} for each {each} among", m.PerEach),
    Phrase("several", "{each:things}1つにつき{n}", "{n} for each {each@each} among", m.PerEach),
    Phrase("each", "{what:things}1つ", "{what@what}"),
    Phrase("each", "{what:zoned}1枚", "{what@what}"),
    Phrase("measure", "{what:things}の数", "the number of {what}", k.CountOf, clause="506.5a"),
    Phrase("measure", "{what:zoned}の枚数", "the number of {what}", k.CountOf, clause="506.5a"),
    Phrase(
        "measure",
        "{what:field}にある組織の数",
        "the number of organisations on {what}",
        k.OrganisationsAmong,
        clause="1333.2",
    ),
    Phrase("measure", "{player:whose}の絆の点数", "the number of {player} bonds", k.BondsOf),
    Phrase("measure", "{of:stat_of}の数値", "{of}"),
    Phrase("measure", "{what:things}の{stat:stat}の合計", "the total {stat} of {what}", k.TotalOf),
    Phrase("stat_of", "{what:it}の{stat:stat}", "the {stat} of {what}", k.StatOf),
    Phrase("stat_of", "{what:it}の本来の{stat:stat}", "the printed {stat} of {what}", k.PrintedStatOf),
    Phrase("bound", "{n}以上", "{n} or more", n.AtLeast),
    Phrase("bound", "{n}以下", "{n} or less", n.AtMost),
    Phrase("bound", "{n}", "{n}", m.Exactly),
    Phrase("bound", "{amount:size}以上", "at least {amount}", k.NoLessThan),
    Phrase("bound", "{amount:size}以下", "at most {amount}", k.NoMoreThan),
    Phrase("size", "{letter:letter}", "{letter}", k.Variable, clause="1305.1"),
    Phrase("size", "{of:stat_of}", "{of}"),
    Phrase("own_bound", "{amount:own_printed}以上", "not below {amount}", k.NoLessThan),
    Phrase("own_bound", "{amount:own_printed}以下", "not above {amount}", k.NoMoreThan),
    Phrase("own_printed", "本来の{stat:stat}の値", "the printed {stat}", k.OwnPrinted, clause="1215.1a"),
    Phrase("points", "{n}点以上", "{n} or more", n.AtLeast),
    Phrase("points", "{n}点以下", "{n} or fewer", n.AtMost),
    Phrase("points", "{n}点", "exactly {n}", m.Exactly),
    Phrase("pieces", "{n}つ以上", "{n} or more", n.AtLeast),
    Phrase("pieces", "{n}つ以下", "{n} or fewer", n.AtMost),
    Phrase("pieces", "{n}つ", "exactly {n}", m.Exactly),
    Phrase("sheets", "{n}枚以上", "{n} or more", n.AtLeast),
    Phrase("sheets", "{n}枚以下", "{n} or fewer", n.AtMost),
    Phrase("sheets", "{n}枚", "exactly {n}", m.Exactly),
)

CARD_PHRASES: Final[tuple[Phrase, ...]] = (
    *_WORDS,
    *_PLAYERS,
    *_ZONES,
    *_OBJECTS,
    *_HEADS,
    *_GROUPS,
    *_SELECTIONS,
    *_AMOUNTS,
)
