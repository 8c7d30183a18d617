"""How the card texts of honjin are worded: abilities, rules beside them, and sentences.

A text is a list of abilities and rules. An ability has a heading (symbol, name, timings in [ ] before or behind the
name), its terms in 〈〉 and its effects; 14.2-14.8 say which terms a symbol has. Heading, terms and effects may stand
on lines of their own.

Effects are `sentence`s; a sentence may begin with a condition, an event or a moment, then `deeds` follow: rules, acts,
acts of a player, acts that may be left.
"""

from typing import Final

from fuda.games.honjin.phrases.amounts import AMOUNT_PHRASES
from fuda.games.honjin.phrases.conditions import OCCASION_PHRASES
from fuda.games.honjin.phrases.costs import COST_PHRASES
from fuda.games.honjin.phrases.effects import ACT_PHRASES
from fuda.games.honjin.phrases.modifiers import CHANGE_PHRASES
from fuda.games.honjin.phrases.telling import TELLING_PHRASES, aimed
from fuda.games.honjin.phrases.terms import WORD_PHRASES
from fuda.games.honjin.phrases.things import THING_PHRASES
from fuda.games.honjin.phrases.uses import USE_PHRASES
from fuda.games.honjin.phrases.whereabouts import WHEREABOUT_PHRASES
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import modifiers as c
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import telling as s
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words.names import NAMES
from fuda.language.compiler.phrase_book import Phrase, PhraseBook
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Value

# What stands between heading and terms, and between terms and effects: Japanese, English.
LAYOUTS: Final = (
    ("lines", "\n", "\n", "\n", "\n"),
    ("joined", "\n", "\n", "", " "),
    ("split", "", " ", "\n", "\n"),
    ("inline", "", " ", "", " "),
)
# Symbol, record, headings, terms before the target, clause.
KINDS: Final = (
    ("□", "finishing", "use_heading", "{cost:cost_term?}", "14.2.2"),
    ("×", "sacrifice", "use_heading", "{cost:cost_term?}", "14.3.2"),
    ("◎", "declared", "use_heading", "{cost:cost_term?}", "14.4.2"),
    ("○", "constant", "constant_heading", "", "14.5.2"),
    ("◇", "hand", "hand_heading", "{moment:moment_term?}{cost:cost_term?}", "14.6.2"),
    ("●", "automatic", "automatic_heading", "{moment:moment_term+}", "14.7.2"),
    ("▽", "reversal", "reversal_heading", "{condition:condition_term+}{cost:cost_term?}", "14.8.2"),
)
ENGLISH_TERMS: Final = {"moment": "{moment:}", "condition": "{condition:}", "cost": "{cost:}"}


def _abilities(category: str, layouts: tuple[tuple[str, str, str, str, str], ...]) -> tuple[Phrase, ...]:
    """A row for every symbol and layout."""
    rows: list[Phrase] = []
    for mark, symbol, heading, terms, clause in KINDS:
        for layout, first, first_en, second, second_en in layouts:
            const: dict[str, Value] = {"symbol": symbol, "layout": layout}
            english = ""
            for term, shown in ENGLISH_TERMS.items():
                if f"{{{term}:" in terms:
                    english += shown
                else:
                    const[term] = ()
            rows.append(
                Phrase(
                    category,
                    f"{mark}{{heading:{heading}}}{first}〈{terms}対象:{{target:target}}〉{second}{{effects:effects}}",
                    f"{mark} {{heading}}{first_en}({english}^target: {{target}}){second_en}^{{effects}}",
                    h.Special,
                    clause,
                    const,
                )
            )
    return tuple(rows)


def _headings(category: str, timing: str, forms: str) -> tuple[Phrase, ...]:
    """The forms of a heading: a has the timings first, b the name, - no timings."""
    inside = f"[{{timings:{timing}+/}}{{riders:rider*}}]"
    english = "[{timings: / }{riders:}]"
    rows = {
        "a": Phrase(category, inside + "{name:name}", english + " {name}", h.TimingFirst, "10.9.1"),
        "b": Phrase(category, "{name:name}" + inside, "{name} " + english, h.NameFirst, "10.9.1"),
        "-": Phrase(category, "{name:name}", "{name}", h.Heading, "10.9.11", {"timings": (), "riders": ()}),
    }
    return tuple([rows[form] for form in forms])


_ABILITIES: Final = (
    Phrase("text", "{abilities:line*\n}", "{abilities:\n}", n.Text, "2.1.8.1"),
    Phrase("line", "{line:entry}", "{line}"),
    Phrase("line", "{line:entry}({note:name})", "{line} ({note})", h.Noted, clause="2.1.8.4.5 2.1.8.5"),
    Phrase("entry", "{ability:ability}", "{ability}"),
    Phrase("entry", "{rule:beside}", "{rule}"),
    *_abilities("ability", LAYOUTS),
    *_abilities("inline_special", LAYOUTS[3:]),
    *_headings("use_heading", "use_timing", "ab"),
    *_headings("constant_heading", "battle_timing", "ab-"),
    *_headings("hand_heading", "hand_timing", "ab-"),
    *_headings("automatic_heading", "automatic_timing", "ab"),
    *_headings("reversal_heading", "use_timing", "ab"),
    Phrase("moment_term", "発揮:{moment:moment}/", "^{moment}; ", clause="14.7.2"),
    Phrase("condition_term", "発動条件:{condition:requirement}/", "^if {condition}; ", clause="14.8.2"),
    Phrase("cost_term", "コスト:{cost:price}/", "^cost: {cost}; ", clause="10.11.6"),
)

_BESIDE: Final = (
    Phrase("beside", "【専用】{feature:quality}", "^exclusive: {feature}.", h.Exclusive, "15.4.3.2"),
    Phrase("beside", "【装備制限】", "^equip limit.", h.EquipLimit, "15.4.4.2"),
    Phrase("beside", "【秘伝】{feature:quality}", "^secret art: {feature}.", h.SecretArt, "15.4.5.2"),
    Phrase("beside", "【強制配置】", "^forced laying.", h.ForcedLaying, "15.4.6.2"),
    Phrase("beside", "【普通召喚】「{where:site}」", "^normal summoning: {where}.", h.NormalSummonAt, "15.4.7.2"),
    Phrase("beside", "【即時召喚】「{where:site}」", "^instant summoning: {where}.", h.InstantSummonAt, "15.4.8.2"),
    Phrase(
        "beside",
        "【時の歯車】プレイヤーすべて「ダイス:+{n}D」",
        "^cogs of time: dice +{n}D for each player.",
        h.CogsOfTime,
        "15.4.9.2",
    ),
    Phrase("beside", "【特殊進軍】「{where:site}」", "^special march: {where}.", h.SpecialMarch, "15.4.10.2"),
    Phrase("beside", "【装備禁止】", "^no equipment.", h.NoEquipment, "15.4.11.2"),
    Phrase("beside", "【枚数制限解除】", "^unlimited copies.", h.Unlimited, "15.5.3.2"),
    Phrase(
        "beside",
        "構築ルール:デッキに{n}枚まで組み込む。",
        "^deck building: up to {n} copies.",
        h.CopiesAllowed,
        "15.5.2",
    ),
)

_SENTENCES: Final = (
    Phrase("effects", "{steps:step+}", "{steps: ^}", n.Effects, "4.1.8"),
    Phrase("step", "{step:sentence}", "{step}", also=("{step:sentence}\n",)),
    row("sentence", "<|その後、|さらに、|さらに|また、>{plan:plan}。", "{plan}."),
    row(
        "sentence",
        "<効果適用後、|そうした場合、|適用された場合、|この効果適用後、|この効果が適用された場合、>{effect:plan}。",
        "if that applied, {effect}.",
        t.IfApplied,
        "4.1.11",
    ),
    row("sentence", "nは{amount:amount}<|である|とする|に等しい>。", "here n is {amount}.", t.Define, "3.4.6"),
    row(
        "sentence",
        "対抗連鎖<終了後、|終了時に、|終了時、|が終了した場合、>この効果<を消失させる|は消失する>。",
        "this effect vanishes when the counter chain ends.",
        c.EndsWithChain,
        "10.15.1.2",
        also=("この効果は、?対抗連鎖<|の><終了後|終了時><に|>、?消失する。",),
    ),
    Phrase(
        "sentence",
        "対抗連鎖が終了した場合、{what:one}はこの効果を失う。",
        "when the counter chain has ended, {what} loses this effect.",
        c.LostWithChain,
        "10.15.2.1",
    ),
    Phrase("sentence", "この効果は重複しない。", "this effect does not stack.", c.NotStacking, "16.2.1"),
    row(
        "sentence",
        "この効果は{condition:case}場合<のみ有効である|にのみ有効である|だけ有効である|に限り有効である|のみ有効|のみ適用される|のみ発揮される|のみ適用する>。",
        "this effect is in force only if {condition}.",
        c.OnlyIf,
        "10.19.3",
        also=(
            "{condition:case}場合<のみ|にのみ|だけ|に限り>、?この効果は<有効である|有効になる|適用される|発揮される>。",
        ),
    ),
    row(
        "sentence",
        "この効果は{condition:case}場合、?<無効である|無効になる|無効となる|適用されない|発揮されない>。".replace(
            "、?", "<、|>"
        ),
        "this effect is void if {condition}.",
        c.VoidIf,
        "10.19.2",
        also=("{condition:case}場合、?この効果は、?<無効である|無効になる|無効となる|適用されない|発揮されない>。",),
    ),
    Phrase("plan", "{effect:deeds}", "{effect}"),
    row(
        "plan",
        "<{condition:case}場合|{condition:case_if}>、{effects:deeds}",
        "if {condition}, {effects}",
        n.If,
        "10.12.1",
        also=(
            "{condition:case}場合{effects:deeds}",
            "{condition:case}場合<のみ|にのみ|だけ|に限り>、?{effects:deeds}",
            "{condition:card_case}、?{effects:of_it_all}",
        ),
    ),
    row(
        "plan",
        "<{condition:case}場合|{condition:case_if}>、?代わりに{effect:rathered}",
        "but if {condition}, {effect} instead",
        r.Rather,
        "10.12.1",
    ),
    Phrase("rathered", "{effect:act}", "{effect}"),
    Phrase("rathered", "{effect:rule}", "{effect}"),
    Phrase("rathered", "{effect:in_short}", "{effect}"),
    Phrase(
        "in_short",
        "【{kinds:damage+/}:{amount:plain}】ダメージ",
        "it takes {amount} {kinds: and } damage",
        t.DamageInShort,
        "4.5.4",
        {"what": h.Unsaid()},
    ),
    Phrase(
        "in_short",
        "【{amount:plain}】ダメージ",
        "it takes {amount} damage",
        t.DamageInShort,
        "4.5.1",
        {"what": h.Unsaid(), "kinds": ()},
    ),
    row(
        "plan",
        "<{condition:case}場合|{condition:case_if}>、?代わりに{by:signed}する",
        "but if {condition}, by {by} instead",
        r.RatherBy,
        "10.12.1",
    ),
    row(
        "plan",
        "{condition:case_while}、?{effects:deeds}",
        "as long as {condition}, {effects}",
        r.While,
        "10.12.1",
        also=("{condition:meanwhile}、{effects:deeds}",),
    ),
    row("meanwhile", "{player:side_of}ターン<中|の間>", "it is {player} turn", n.TurnOf, "7.1.2.1"),
    Phrase("meanwhile", "戦闘中", "there is a battle", r.InBattle, "8.1.1"),
    row(
        "plan",
        "{event:event}<場合|時|とき|時に|ときに>、{effects:deeds}",
        "when {event}, {effects}",
        n.Triggered,
        "4.1.6",
    ),
    Phrase("plan", "{duration:span}、{effect:rule}", "{duration}, {effect}", n.Lasting, "10.14.6"),
    *[
        row(
            "span",
            f"<|この>{ja}<|の>終了<時|>まで",
            f"until the end of the {en}",
            c.Until,
            clause,
            {"end": en},
            also=(f"この{ja}<中|の間|が終わるまで>",),
        )
        for ja, en, clause in (
            ("ターン", "turn", "7.6.3"),
            ("戦闘", "battle", "10.14.6"),
            ("フェイズ", "phase", "10.14.6"),
        )
    ],
    row(
        "span",
        "次の自軍ターン<|の>終了時まで",
        "until the end of your next turn",
        c.Until,
        "7.6.3",
        {"end": "your-turn"},
    ),
    row(
        "span",
        "次の敵軍ターン<|の>終了時まで",
        "until the end of the enemy's next turn",
        c.Until,
        "7.6.3",
        {"end": "enemy-turn"},
    ),
    row(
        "span",
        "<|この>対抗連鎖<|の>終了<時|>まで",
        "until the counter chain ends",
        c.Until,
        "10.15.1.2",
        {"end": "chain"},
    ),
    Phrase(
        "plan", "{condition:case}時、{effects:deeds}", "whenever {condition}, {effects}", a.StateTriggered, "10.5.5"
    ),
    row(
        "plan",
        "{event:would}場合、代わりに{effect:deeds}",
        "if {event}, instead {effect}",
        a.Instead,
        "10.8.2",
        also=(
            "{event:would}<場合|とき|時|なら>、?代わりに、?{effect:deeds}",
            "{event:would}<場合|とき|時|なら>、?代わりに、?{effect:elliptic}",
            "{event:harm}を{effect:damage_set}",
            "{event:harm}は{effect:damage_set_is}",
        ),
    ),
    Phrase("elliptic", "手札に戻す", "returns that unit to hand", t.ReturnToHand, "5.1.1.4", {"what": h.ThatUnit()}),
    row(
        "elliptic",
        "<ゲームから|>除外する",
        "removes that unit from the game",
        t.Remove,
        "12.5.1",
        {"what": h.ThatUnit()},
    ),
    Phrase("elliptic", "破棄する", "discards that unit", t.Discard, "12.4.1", {"what": h.ThatUnit()}),
    Phrase("elliptic", "行動完了にする", "makes that unit finished", t.Finish, "10.18.1", {"what": h.ThatUnit()}),
    row(
        "elliptic",
        "山札の<1番|>{place:deck_end}に<置く|戻す>",
        "puts that unit {place} of the deck",
        t.PutOnDeck,
        "5.1.1.4",
        {"what": h.ThatUnit()},
    ),
    row(
        "plan",
        "{event:would}場合、{effect:less_harm}",
        "if {event}, it {effect} instead",
        a.Instead,
        "10.8.2",
        also=(
            "{event:would}<場合|とき|時|なら>、?<代わりに、|代わりに|>{effect:less_harm}",
            "{event:harm}を{effect:lessened}",
            "{event:harm}は{effect:lessened_is}",
        ),
    ),
    Phrase(
        "harm", "{what:someone}が受けるダメージ", "{what} would take damage", o.WouldTakeDamage, "10.8.2", {"kinds": ()}
    ),
    Phrase("harm", "{event:next_harm}", "{event} the next time", s.Once, "10.8.2"),
    *[
        each
        for ja, en, node, const in (
            ("ダメージ", "damage", o.WouldTakeDamage, {"kinds": ()}),
            ("【{kinds:damage+/}】ダメージ", "{kinds: or } damage", o.WouldTakeDamage, {}),
            ("攻撃ダメージ", "attack damage", o.WouldTakeAttackDamage, {}),
        )
        for each in (
            Phrase("next_would", f"{{what:one}}が{ja}を受ける", f"{{what}} would take {en}", node, "10.8.2", const),
            row(
                "next_harm",
                f"{{what:one}}<が|は>次に受ける{ja}",
                f"{{what}} would take {en}",
                node,
                "10.8.2",
                const,
                also=(f"次に{{what:one}}が受ける{ja}",),
            ),
        )
    ],
    Phrase("would", "次に{event:next_would}", "{event} the next time", s.Once, "10.8.2"),
    row("damage_set", "{amount:plain}<|点>にする", "is {amount}", t.SetDamage, "10.8.2"),
    row("damage_set_is", "{amount:plain}<|点>になる", "is {amount}", t.SetDamage, "10.8.2"),
    Phrase(
        "harm",
        "{what:someone}が受ける【{kinds:damage+/}】ダメージ",
        "{what} would take {kinds: or } damage",
        o.WouldTakeDamage,
        "10.8.2",
    ),
    Phrase(
        "harm",
        "{what:someone}が受ける攻撃ダメージ",
        "{what} would take attack damage",
        o.WouldTakeAttackDamage,
        "10.8.2",
    ),
    row(
        "lessened",
        "{n}減らす",
        "takes {n} less damage",
        t.LessDamage,
        also=("{n}<点|><減らす|軽減する|減少させる>", "-{n}<点|>する"),
    ),
    row(
        "lessened",
        "{n}増やす",
        "takes {n} more damage",
        t.MoreDamage,
        also=("{n}<点|><増やす|増加させる>", "+{n}<点|>する"),
    ),
    row(
        "lessened_is",
        "{n}減る",
        "takes {n} less damage",
        t.LessDamage,
        also=("{n}<点|><減る|軽減される|減少する>", "-{n}<点|><される|する>"),
    ),
    row(
        "lessened_is",
        "{n}増える",
        "takes {n} more damage",
        t.MoreDamage,
        also=("{n}<点|><増える|増加する>", "+{n}<点|><される|する>"),
    ),
    row("plan", "{event:point}<に、|、|に>{effect:deeds}", "{event}, {effect}", a.Delayed, "10.5.4.2"),
    Phrase(
        "plan",
        "対抗連鎖終了後、{effect:deeds}",
        "when the counter chain ends, {effect}",
        a.Delayed,
        "10.5.4.2",
        {"event": o.ChainEnded()},
    ),
    Phrase("deeds", "{effect:firm}", "{effect}"),
    Phrase("deeds", "{effect:option}", "{effect}"),
    row(
        "deeds",
        "{amount:per_each}につき、{effect:firm}",
        "{effect}, as many times as {amount}",
        r.PerEach,
        "10.17.1",
        also=("{amount:per_each}につき{effect:firm}",),
    ),
    row("deeds", "{one:act}<、または、?|か、?>{other:act}", "either {one}, or {other}", t.OneOf, "10.1.7"),
    *[
        row(
            "plan",
            f"{{one:{one}}}<、または、?|か、?>{{other:{other}}}",
            "either {one}, or {other}",
            s.EitherOf,
            "10.1.7",
        )
        for one, other in (("rule", "act"), ("act", "rule"), ("rule", "rule"))
    ],
    Phrase("firm", "{effect:rule}", "{effect}"),
    Phrase("firm", "{effect:act}", "{effect}"),
    row(
        "firm",
        "{player:doer}は、?{effect:act}",
        "{player} {effect@player}",
        n.Does,
        "3.2.1",
    ),
    row("firm", "{player:doer}は、?{effect:linked}", "{player} {effect@player}", n.Does, "3.2.1"),
    row(
        "linked",
        "{first:act_ren}、{second:act}",
        "{first@} and {second@}",
        a.Both,
        also=("{first:act_te}、?{second:act}",),
    ),
    row("linked_te", "{first:act_ren}、{second:act_te}", "{first} and {second}", a.Both),
    row(
        "firm",
        "{first:act_ren}、{second:firm}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_te}、?{second:firm}",),
    ),
    Phrase("firm", "{first:rule_ren}、{second:firm}", "{first} and {second}", a.Both),
    row("option", "{effect:act_te}もよい", "you may {effect}", n.May, "10.1.14", {"player": h.Oneself()}),
    row("option", "{effect:linked_te}もよい", "you may {effect}", n.May, "10.1.14", {"player": h.Oneself()}),
    Phrase("option", "{player:doer}は{effect:linked_te}もよい", "{player} may {effect}", n.May, "10.1.14"),
    row("option", "{effect:rule_te}もよい", "you may: {effect}", n.May, "10.1.14", {"player": h.Oneself()}),
    Phrase("option", "{player:doer}は{effect:act_te}もよい", "{player} may {effect}", n.May, "10.1.14"),
    Phrase("option", "{effect:act_can}", "you can {effect}", h.Able, "10.1.14", {"player": h.Oneself()}),
    Phrase("option", "{player:doer}は{effect:act_can}", "{player} can {effect}", h.Able, "10.1.14"),
    row(
        "option",
        "{what:patient}は{where:places}<へ|に>進軍<してもよい|できる|することができる>",
        "{what} may march also to {where}",
        t.MarchTo,
        "12.2.2.1",
    ),
    row(
        "option",
        "{where:places}に、{player:doer}は手札にあるこのカードを{way:way}<してもよい|できる|することができる>",
        "{player} may summon this card {way} from hand on {where}",
        t.SummonThis,
        "14.6.3.2",
        also=(
            "{player:doer}は<|、>手札にあるこのカードを{where:places}に{way:way}<してもよい|できる|することができる>",
        ),
    ),
    row(
        "option",
        "{player:doer}は手札にあるこのカードを即時召喚<してもよい|できる|することができる>",
        "{player} may summon this card instantly from hand",
        t.SummonThis,
        "14.6.3.2",
        {"way": "instant", "where": r.BattleGround()},
        also=(
            "戦闘が<発生している|発生した>地形に、?{player:doer}は手札にあるこのカードを即時召喚<してもよい|できる|することができる>",
            "{player:doer}は手札にあるこのカードを戦闘が<発生している|発生した>地形に即時召喚<してもよい|できる|することができる>",
        ),
    ),
    row(
        "option",
        "{where:laying}に、{player:doer}はこのカードを配置<してもよい|できる|することができる>",
        "{player} may lay this card on {where}",
        t.LayThis,
        "14.6.3.3",
    ),
    Phrase("laying", "「{what:terrains}」の存在するエリア", "the area of any of the {what}", h.Quoted, "15.4.6.2"),
    row(
        "laying",
        "「{to:ground}」に隣接<した|する>「{what:terrains}」<|の存在するエリア>",
        "the area of any of the {what} beside any of the {to}",
        r.BesideSuch,
        "5.1.2.18",
    ),
    Phrase("laying", "対象の存在するエリア", "the area of the target", h.Target, "14.6.4.2"),
    Phrase("laying", "{where:empty}", "{where}"),
)

PHRASES: Final[tuple[Phrase, ...]] = (
    *_ABILITIES,
    *_BESIDE,
    *_SENTENCES,
    *WORD_PHRASES,
    *THING_PHRASES,
    *AMOUNT_PHRASES,
    *OCCASION_PHRASES,
    *CHANGE_PHRASES,
    *ACT_PHRASES,
    *COST_PHRASES,
    *USE_PHRASES,
    *WHEREABOUT_PHRASES,
    *TELLING_PHRASES,
    *aimed((*THING_PHRASES, *USE_PHRASES)),
)

BOOK: Final = PhraseBook(PHRASES, NAMES)
