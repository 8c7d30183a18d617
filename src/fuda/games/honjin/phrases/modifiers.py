"""How the card texts of honjin word what lasts.

What is granted, changed, adjusted or lost stands in 「」. A `rule` is a sentence about it; `granted`, `setting`,
`adjusted` are what may stand in each, with & (at once), と (a list) or または (a choice) between two of them.
"""

from collections.abc import Mapping
from typing import Final

from fuda.games.honjin.words import modifiers as c
from fuda.games.honjin.words import things as h
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row, spellings
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node, Value

# The endings of what is said of a thing: at the end, before もよい, before 、.
SURU: Final = ("する", "して", "し")
RU: Final = ("る", "て", "")
U: Final = ("う", "って", "い")


def ruled(
    endings: tuple[str, str, str],
    ja: str,
    en: str,
    node: type[Node],
    clause: str,
    const: Mapping[str, Value] | None = None,
    also: tuple[str, ...] = (),
) -> tuple[Phrase, ...]:
    """The three forms of a sentence about what lasts, in all its spellings; `also` are whole sentences."""
    rows: list[Phrase] = []
    for form, end in zip(("rule", "rule_te", "rule_ren"), endings, strict=True):
        normal, *others = [spelt + end for spelt in spellings(ja)]
        if form == "rule":
            others += [spelt for each in also for spelt in spellings(each)]
        rows.append(Phrase(form, normal, en, node, clause, const, also=tuple(others)))
    return tuple(rows)


_RULES: Final = (
    *ruled(
        SURU,
        "<{what:patient}に|{what:chosen_ni}>{change:granted}を付与",
        "{what} <what:gains|gain> {change}",
        c.Grant,
        "10.14.1",
        also=(
            "<{what:patient}|{what:subjects}>は{change:granted}を<得る|持つ>",
            "{what:patient}が{change:granted}を<得る|持つ>",
            "{what:patient}は{change:granted}<としても扱う|でもある>",
        ),
    ),
    *ruled(SURU, "{change:granted}を付与", "it gains {change}", c.Grant, "10.14.1", {"what": h.Unsaid()}),
    *ruled(
        SURU,
        "<{what:patient}を|{what:taken}>{change:setting}に変更",
        "{what} <what:changes|change> to {change}",
        c.Change,
        "10.16.1",
        also=(
            "<{what:patient}|{what:subjects}>は{change:words}になる",
            "{what:patient}の<{change:set_to}|{change:worded}>",
        ),
    ),
    Phrase("subjects", "{what:units}", "all {what}", n.All, "10.10.11", number="many"),
    row(
        "set_to",
        "{figure:figure}を{amount:plain}に<する|変更する>",
        "{figure} {amount}",
        c.SetFigure,
        "4.6.4",
        also=("{figure:figure}<は|が>{amount:plain}になる",),
    ),
    row(
        "set_to",
        "{figure:figure}を{amount:measure}<と同じ<|数値|値>に|に等しく|と等しく|に>する",
        "{figure} equal to {amount}",
        c.SetFigure,
        "4.6.4",
        also=(
            "{figure:figure}<は|が>{amount:measure}<と同じ<|数値|値>になる|に等しい|と等しい|と同じになる|に等しくなる|になる>",
        ),
    ),
    *[
        row(
            "worded",
            f"{ja}を<「{ja}:{{words:{each}+/}}」|{{words:{each}+/}}>に<変更|>する",
            f"{en} {{words: and }}",
            node,
            "10.14.2",
            also=(f"{ja}は<「{ja}:{{words:{each}+/}}」|{{words:{each}+/}}>になる",),
        )
        for ja, en, each, node in (
            ("種族", "race", "race", c.Races),
            ("属性", "attribute", "attribute", c.Attributes),
            ("タイプ", "type", "type", c.Types),
            ("進軍タイプ", "march type", "march", c.Marches),
        )
    ],
    *ruled(SURU, "{what:patient}の{change:reckoned}に<|変更>", "{what} <what:gets|get> {change}", c.Change, "4.6.4"),
    Phrase("reckoned", "{figure:figure}を{n}倍", "{n} times the {figure}", c.Multiplied, "4.6.4"),
    Phrase("reckoned", "{figure:figure}を半分", "half the {figure}", c.Halved, "4.6.4"),
    *ruled(
        SURU,
        "<{what:patient}を{change:adjusted}|{what:taken}{change:adjusted}|{what:patient}の{change:plain_change}>",
        "{what} <what:gets|get> {change}",
        c.Adjust,
        "4.6.6",
    ),
    row("plain_change", "<{figure:figure}|「{figure:figure}」>を{by:signed}", "{figure} {by}", c.Figure, "4.6.6"),
    row(
        "plain_change",
        "手札<上限枚数|の上限枚数|の上限>を{by:signed}<枚|>",
        "hand limit {by}",
        c.Figure,
        "4.6.6",
        {"figure": "hand-limit"},
    ),
    *ruled(
        SURU,
        "<{change:adjusted}|{change:plain_change}>",
        "it gets {change}",
        c.Adjust,
        "14.5.4.3",
        {"what": h.Unsaid()},
    ),
    *ruled(
        U,
        "<{what:patient}|{what:subjects}>は{lost:lost_all}を<|すべて>失",
        "{what} <what:loses|lose> {lost}",
        c.Lose,
        "10.15.2.1",
        also=(
            "{what:patient}の{lost:lost_all}を<|すべて><消失させる|失わせる>",
            "{what:patient}の{lost:lost_all}は<|すべて>失われる",
        ),
    ),
    *ruled(
        ("る", "って", "り"),
        "{what:patient}の{lost:lost_all}は無効にな",
        "{lost} of {what} <lost:is|are> void",
        c.Void,
        "10.19.2",
        also=("{what:patient}の{lost:lost_all}<を無効にする|を無効化する|が無効になる|は無効である|は無効となる>",),
    ),
    row("rule", "<{what:patient}|{what:subjects}>は、?{deed:prohibition}", "{what} {deed@what}", c.Cannot, "4.1.12"),
    *ruled(
        RU,
        "{what:patient}の<攻撃力と防御力|「攻撃力」と「防御力」|防御力と攻撃力>を入れ替え",
        "attack and defence of {what} change places",
        c.SwapFigures,
        "4.6.5",
    ),
    *ruled(
        RU,
        "{what:patient}の{figure:figure}を入れ替え",
        "the {figure} of {what} is exchanged",
        c.SwapBetween,
        "4.6.5",
    ),
    Phrase(
        "rule",
        "{what:patient}は装備品を{n}つ装備できる",
        "{what} can bear {n:piece} of equipment without slots",
        c.CanBear,
        "12.2.6.2.1",
    ),
    Phrase(
        "rule",
        "{what:patient}は普通召喚可能な地形になる",
        "{what} <what:becomes|become> a place for normal summoning",
        c.IsSummonGround,
        "7.4.4",
    ),
    Phrase("rule", "{what:zoned}は即時召喚可能になる", "{what} can be summoned instantly", c.BecomeInstant, "8.3.2.8"),
)


# Words that link two changes like another one does.
OTHER_LINKS: Final = {"&": ("、", "および", "かつ"), "または": ("か", "、または", "or")}


def _joined(category: str, single: str) -> tuple[Phrase, ...]:
    """One of these, or two and more of them with a word in between."""
    rows = [Phrase(category, f"{{change:{single}}}", "{change}")]
    for ja, en, node, clause in (
        ("&", "and", c.Together, "4.7.6"),
        ("と", "and also", c.Listed, "10.14.3"),
        ("または", "or", c.Either, "10.1.7"),
    ):
        tail = f"{category}_{node.__name__.lower()}"
        pattern = f"{{one:{single}}}{ja}{{other:{tail}}}"
        also = [f"{{one:{single}}}{each}{{other:{tail}}}" for each in OTHER_LINKS.get(ja, ())]
        if node is c.Together and category != "setting":
            also += [f"「{{one:bare_figure_change}}{each}{{other:bare_figure_change}}」" for each in ("/", "、", "&")]
        rows += [
            Phrase(category, pattern, f"{{one}} {en} {{other}}", node, clause, also=tuple(also)),
            Phrase(tail, f"{{change:{single}}}", "{change}"),
            Phrase(tail, pattern, f"{{one}} {en} {{other}}", node, clause),
        ]
    return tuple(rows)


_WORDS: Final = (
    Phrase("words", "「種族:{words:race+/}」", "race {words: and }", c.Races, "10.14.2"),
    Phrase("words", "「属性:{words:attribute+/}」", "attribute {words: and }", c.Attributes, "10.14.2"),
    Phrase("words", "「タイプ:{words:type+/}」", "type {words: and }", c.Types, "10.14.2"),
    Phrase("words", "「進軍タイプ:{words:march+/}」", "march type {words: and }", c.Marches, "10.14.2"),
    Phrase("free_words", "「種族:好きな種族」", "a race of your choice", c.AnyRace, "4.7.3"),
    Phrase("free_words", "「種族:任意の種族」", "any one race", c.WhateverRace, "4.7.3"),
    Phrase("free_words", "「属性:好きな属性」", "an attribute of your choice", c.AnyAttribute, "4.7.3"),
    Phrase("free_words", "「属性:任意の属性」", "any one attribute", c.WhateverAttribute, "4.7.3"),
)

_CHANGES: Final = (
    *_joined("granted", "grant"),
    Phrase("grant", "{change:figure_change}", "{change}"),
    Phrase("grant", "{change:words}", "{change}"),
    Phrase("grant", "{change:free_words}", "{change}"),
    Phrase("grant", "{change:standing_change}", "{change}"),
    Phrase("figure_change", "「{figure:figure}:{by:signed}」", "{figure} {by}", c.Figure, "10.14.5"),
    Phrase("bare_figure_change", "{figure:figure}:{by:signed}", "{figure} {by}", c.Figure, "10.14.5"),
    Phrase("figure_change", "「{figure:figure}{by:signed}」", "{figure} {by}", c.FigureInShort, "4.1.10"),
    Phrase(
        "figure_change",
        "「手札上限枚数:{by:signed}枚」",
        "hand limit {by}",
        c.Figure,
        "10.14.5",
        const={"figure": "hand-limit"},
    ),
    Phrase("standing_change", "「{standing:numbered}:{by:signed}」", "{standing} {by}", c.Standing, "13.1"),
    Phrase("standing_change", "「アイテム:{words:item_icon+}」", "Item {words:}", c.ItemSlots, "13.1.2.1"),
    Phrase("standing_change", "「スペル:{words:slot_icon+}」", "Spell {words:/}", c.SpellSlots, "13.1.3.1"),
    Phrase("standing_change", "「耐性:{words:resisted+/}」", "Resistance to {words: and }", c.Resistance, "13.1.7.1"),
    Phrase(
        "standing_change",
        "「耐性:好きなダメージ属性」",
        "Resistance to a damage attribute of your choice",
        c.AnyResistance,
        "4.7.3.2",
    ),
    Phrase(
        "standing_change",
        "「耐性:任意のダメージ属性」",
        "Resistance to any one damage attribute",
        c.WhateverResistance,
        "4.7.3.2",
    ),
    Phrase(
        "standing_change",
        "「弱点:{word:damage}(+{n}ダメージ)」",
        "Weakness to {word} (+{n} damage)",
        c.Weakness,
        clause="2.1.8.4.3 13.1.8.1",
    ),
    Phrase("grant", "『{special:inline_special}』", "“{special}”", c.GainSpecial, "4.1.1"),
    *_joined("setting", "set"),
    Phrase("set", "「{figure:figure}:{amount:plain}」", "{figure} {amount}", c.SetFigure, "4.6.4"),
    Phrase("set", "「{figure:figure}:{amount:measure}」", "{figure} equal to {amount}", c.SetFigure, "4.6.4"),
    Phrase("set", "{change:words}", "{change}"),
    Phrase("set", "{change:free_words}", "{change}"),
    Phrase("set", "「種族:{what:one}の種族」", "the races of {what}", c.SameRaces, "10.16.1"),
    *_joined("adjusted", "adjust"),
    Phrase("adjust", "{change:figure_change}", "{change}"),
    Phrase("adjust", "「{standing:numbered}:{by:signed}」", "{standing} {by}", c.Standing, "13.1"),
)

_LOST: Final = (
    Phrase("lost", "「{standing:standing}」", "{standing}", c.AnyStanding, "10.15.2.1"),
    row(
        "lost",
        "<|すべての>「常備能力」",
        "all standing abilities",
        c.AllStanding,
        "10.15.2.1",
        number="many",
        also=("<|すべての>常備能力",),
    ),
    row(
        "lost",
        "<|すべての>「特殊能力」",
        "all special abilities",
        c.AllSpecials,
        "10.15.2.1",
        number="many",
        also=("<|すべての>特殊能力",),
    ),
    Phrase("lost", "「{symbol:symbol}」", "all {symbol}", c.SpecialsOf, "10.15.2.1", number="many"),
    Phrase(
        "lost",
        "効果名「{name:name}」の特殊能力",
        "the special ability {name}",
        c.SpecialNamed,
        clause="2.1.8.3 10.15.2.1",
    ),
    row(
        "lost",
        "「{characteristic:characteristic}」",
        "every {characteristic}",
        c.AllWords,
        "10.16.1",
        also=("<|すべての>{characteristic:characteristic}",),
    ),
    Phrase("lost", "{change:words}", "{change}"),
)

_PROHIBITIONS: Final = (
    row("prohibition", "攻撃<できない|に参加できない|を宣言できない>", "cannot attack", c.ToAttack, "4.1.12"),
    Phrase("prohibition", "進軍できない", "cannot march", c.ToMarch, "4.1.12"),
    row("prohibition", "{where:bound_for}<へ|に>進軍できない", "cannot march to {where}", c.ToMarchTo, "4.1.12"),
    Phrase("bound_for", "{where:terrains}", "{where}"),
    Phrase("bound_for", "対象", "the target", h.Target, "10.10.1"),
    Phrase("bound_for", "この地形", "this terrain", h.ThisTerrain, "4.7.2"),
    row(
        "prohibition",
        "{kind:use}を使用できない",
        "cannot use {kind}",
        c.ToUse,
        "4.1.12",
        also=("{kind:every_use}<を|も>使用できない",),
    ),
    row("prohibition", "<[対抗]|対抗><を宣言できない|できない>", "cannot declare counters", c.ToCounter, "4.1.12"),
    row(
        "prohibition",
        "{kind:use}の対象に<ならない|できない|選ばれない>",
        "cannot be a target of {kind}",
        c.ToBeTargeted,
        "10.10.2",
    ),
    row(
        "prohibition",
        "{player:side_of}の{kind:use}の対象に<ならない|できない|選ばれない>",
        "cannot be a target of {player} {kind}",
        c.ToBeTargetedBy,
        "10.10.2",
        also=(
            "{player:side_of}<|プレイヤーの|ユニットの|ユニットが使用する|が使用する|プレイヤーが使用する>{kind:use}の対象に<ならない|できない|選ばれない>",
        ),
    ),
    row(
        "prohibition",
        "[{when:counter_word}]の特殊能力を使用できない",
        "cannot use special abilities with the timing {when}",
        c.ToUseTimed,
        "4.1.12",
        also=(
            "[{when:counter_word}]の?能力を使用できない".replace("の?", "<の|>"),
            "[{when:counter_word}]を持つ特殊能力を使用できない",
        ),
    ),
    Phrase("counter_word", "対抗", "^counter", value="counter", clause="10.9.5"),
    Phrase("counter_word", "普通", "^normal", value="normal", clause="10.9.4"),
    Phrase("counter_word", "イニシアチブ", "^initiative", value="initiative", clause="10.9.7"),
    Phrase("counter_word", "メイン", "^main", value="main", clause="10.9.9"),
    row(
        "prohibition",
        "ユニットを{n}体までしか即時召喚できない",
        "cannot summon more than {n:unit} instantly in a battle",
        c.ToSummonMore,
        "8.3.2.8",
        also=(
            "{n}体<までしか|しか|を超えて>ユニットを即時召喚できない",
            "ユニットを{n}体<しか|を超えて>即時召喚できない",
            "{n}体<までしか|しか|を超えて>即時召喚できない",
            "即時召喚を{n}回<までしか|しか>行えない",
        ),
    ),
    Phrase(
        "prohibition",
        "【{kinds:damage+/}】ダメージを受けない",
        "cannot be dealt {kinds: or } damage",
        c.ToTakeDamage,
        "4.1.12",
    ),
    Phrase("prohibition", "ダメージを受けない", "cannot be dealt damage", c.ToTakeDamage, "4.1.12", {"kinds": ()}),
    Phrase("prohibition", "攻撃ダメージを受けない", "cannot be dealt attack damage", c.ToTakeAttackDamage, "4.1.12"),
    Phrase("prohibition", "死亡しない", "<does|do> not die", c.ToDie, "4.1.12"),
    row("prohibition", "装備品を装備<できない|されない>", "cannot be given equipment", c.ToBeEquipped, "4.1.12"),
    Phrase("prohibition", "行動完了にならない", "<does|do> not become finished by effects", c.ToBeFinished, "4.1.12"),
    row(
        "prohibition",
        "<|ユニットを>普通召喚できない",
        "cannot summon normally",
        c.ToSummon,
        "4.1.12",
        {"way": "normal"},
    ),
    row(
        "prohibition",
        "<|ユニットを>即時召喚できない",
        "cannot summon instantly",
        c.ToSummon,
        "4.1.12",
        {"way": "instant"},
    ),
    row("prohibition", "<|ユニットを>召喚できない", "cannot summon", c.ToSummon, "4.1.12", {"way": "any"}),
    Phrase("prohibition", "地形を配置できない", "cannot lay terrains", c.ToLay, "4.1.12"),
    Phrase("prohibition", "カードを補充できない", "cannot refill cards by effects", c.ToRefill, "4.1.12"),
)

CHANGE_PHRASES: Final[tuple[Phrase, ...]] = (*_RULES, *_WORDS, *_CHANGES, *_LOST, *_PROHIBITIONS)
