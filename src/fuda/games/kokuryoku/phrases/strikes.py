"""How texts say what holds for single strikes: who strikes first, how far, what lands do, what was dealt."""

from typing import Final

from fuda.games.kokuryoku.phrases.conditions import given
from fuda.games.kokuryoku.phrases.moments import ANYONE
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import rules as u
from fuda.games.kokuryoku.words import strikes as s
from fuda.games.kokuryoku.words import things as o
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n

_RULES: Final = (
    row(
        "rule",
        "{what:subject}は攻撃を受ける前に反撃する",
        "{what} <what:counter-attacks|counter-attack> before the attack",
        s.StrikesFirst,
        clause="X7.65",
        also=(
            "{what:subject}は<攻撃される前に|攻撃を受ける前に|ダメージを受ける前に|攻撃より先に|攻撃よりも先に|先に|相手より先に>反撃<する|できる|を行う|してもよい>",
            "{what:subject}の反撃は<攻撃より先に|攻撃よりも先に|攻撃の前に|先に>行<う|われる>",
        ),
    ),
    row(
        "rule",
        "{what:subject}の装備の射程を{range:range}の射程にする",
        "the range of the equipment of {what} is {range}",
        s.RangeBecomes,
        clause="X4.2",
        also=(
            "{what:subject}の<装備の|>射程<を{range:range}の射程にする|を{range:range}にする|を{range:range}とする|は{range:range}になる|が{range:range}になる|は{range:range}の射程になる|は{range:range}として扱う>",
            "{what:subject}は{range:range}の射程で攻撃する",
        ),
    ),
    row(
        "special",
        "このカードで反撃できない",
        "nobody can counter-attack with this card",
        s.NoCounterWith,
        clause="X5.6",
        also=("<このカード|この武器|この魔法><で|では|を使って|は><反撃できない|反撃に使用できない|反撃に使えない>",),
    ),
    row(
        "special",
        "このカードの射程は{range:range}になる",
        "the range of this card is {range}",
        s.CardRangeBecomes,
        clause="X4.2",
        also=(
            "<このカード|この武器|この魔法>の射程<は{range:range}<になる|の射程になる|である|として扱う>|を{range:range}<にする|の射程にする|として扱う>>",
        ),
    ),
    row(
        "special",
        "このカードは{range:range}の射程にも届く",
        "this card also reaches {range} range",
        s.CardReaches,
        clause="X4.2",
        also=(
            "<このカード|この武器|この魔法>は{range:range}<の射程にも届く|の射程も持つ|射程も持つ|の射程でも攻撃できる|でも使用できる|のマスにも届く>",
            "<このカード|この武器|この魔法>の射程に{range:range}<を加える|が加わる>",
        ),
    ),
    row(
        "special",
        "このカードの攻撃には土地が働かない",
        "attacks with this card take no notice of lands",
        s.NoLandsHere,
        clause="X7.27",
        also=("<このカード|この武器|この魔法>の攻撃には土地が働かない",),
    ),
    row(
        "rule",
        "このカードで回復する気力を{change:change}",
        "what healing with this card moves is {change}",
        s.ChangeHealing,
        clause="X5.9",
        also=(
            "<このカード|この魔法|この杖>で回復する気力<を{change:change}|は{change:becomes}|が{change:becomes}>",
            "<このカード|この魔法|この杖>の回復量<を{change:change}|は{change:becomes}|が{change:becomes}>",
        ),
    ),
)

_MORE_RULES: Final = (
    row(
        "rule",
        "このカードでは{target:bearer}を攻撃できない",
        "{target} cannot be attacked with this card",
        s.NotAgainst,
        clause="X5.1",
        also=(
            Spelt("<このカード|この武器|この魔法><で|では>攻撃できない", {"target": n.Units()}),
            "<このカード|この武器|この魔法><で|では|は>{target:bearer}<を攻撃できない|を攻撃することはできない|に使用できない|に対して使用できない>",
        ),
    ),
    row(
        "rule",
        "{what:subject}が回復する気力を{change:change}",
        "the spirit that {what} <what:recovers|recover> is {change}",
        s.ChangeRecovery,
        clause="X3.2",
        also=(
            "{what:subject}<が|の><回復する気力|回復する量|気力の回復量|回復量><を{change:change}|は{change:becomes}|が{change:becomes}>",
            "{what:subject}<が|の>気力<を|が>回復する<時|なら>、<回復する量|回復量|回復する気力|その量><を{change:change}|は{change:becomes}>",
        ),
    ),
    row(
        "rule",
        "{what:subject}は{n}回攻撃できる",
        "{what} can attack {n:time}",
        u.AttacksTimes,
        clause="X5.3",
        also=("{what:subject}<は|が>{n}回<まで|>攻撃<できる|する>", "{what:subject}は{n}回攻撃を行う"),
    ),
)

_CONDITIONS: Final = (
    row(
        "simple",
        "このカードで反撃している",
        "this card is used to counter-attack",
        s.CounteringWith,
        clause="X5.6",
        also=("<このカード|この武器|この魔法><で|を使って|を装備して>反撃している",),
    ),
    row(
        "doing",
        "このカードで反撃する",
        "this card is used to counter-attack",
        s.CounteringWith,
        clause="X5.6",
        also=("<この武器|この魔法>で反撃する",),
    ),
    row(
        "wa",
        "このカードの反撃は",
        "this card is used to counter-attack",
        s.CounteringWith,
        clause="X5.6",
        also=("<このカード|この武器|この魔法><の|での|による>反撃は",),
    ),
    row(
        "simple",
        "このカードを装備している",
        "this card is attached",
        s.IsBorne,
        clause="K4.5",
        also=("<このカード|この武器|この魔法|このアイテム><を装備している|を付与されている|が付与されている>",),
    ),
    *given(
        "{what:one}の装備が{kind:armed}%",
        "de",
        "{what} uses {kind}",
        "{what} uses {kind}",
        s.FightsWithKind,
        "X5.1",
        also=("{what:one}が{kind:armed}<で戦闘している|を使用している|を使っている|で戦っている>",),
    ),
    row("armed", "武器", "a weapon", value="weapon", clause="X2.2", also=("武器カード",)),
    row("armed", "魔法", "a magic", value="magic", clause="X2.2", also=("魔法カード",)),
    *given(
        "{what:one}の装備の射程が{range:range}%",
        "de",
        "the range of what {what} uses is {range}",
        "the range of what {what} uses is {range}",
        s.StrikesAt,
        "X4.2",
        also=("{what:one}の<射程|攻撃の射程>が{range:range}%",),
    ),
)

_AGAINST: Final = (
    *[
        row(
            category,
            f"{{what:one}}が{{group:units}}{spelt[0]}",
            en,
            node,
            clause=clause,
            also=(
                f"{{what:one}}が{{group:units}}<{'|'.join(spelt)}>",
                Spelt(f"{{group:units}}<{'|'.join(spelt)}>", {"what": g.Its()}),
            ),
        )
        for category, node, en, clause, spelt in (
            ("doing", s.AttacksThose, "{what} is attacking {group}", "X5.1", ("を攻撃する",)),
            ("doing", s.CountersThose, "{what} is striking back at {group}", "X5.6", ("に反撃する",)),
            (
                "doing",
                s.AttackedByThose,
                "{what} is being attacked by {group}",
                "X5.1",
                ("に攻撃される", "から攻撃される", "から攻撃を受ける", "の攻撃を受ける"),
            ),
            ("simple", s.AttacksThose, "{what} is attacking {group}", "X5.1", ("を攻撃している",)),
            ("simple", s.CountersThose, "{what} is striking back at {group}", "X5.6", ("に反撃している",)),
            (
                "simple",
                s.AttackedByThose,
                "{what} is being attacked by {group}",
                "X5.1",
                ("に攻撃されている", "から攻撃されている", "から攻撃を受けている", "の攻撃を受けている"),
            ),
        )
    ],
)

_GROUPS: Final = (
    Phrase("fought_one", "{it:object}", "{it}"),
    row(
        "fought_one",
        "このマスにいるユニット",
        "the unit on this square",
        o.OnThisSquare,
        const={"what": n.Units()},
        clause="K4.4",
        also=("<このマスのユニット|このマス|この土地にいるユニット>",),
    ),
    row(
        "filtered",
        "{of:fought_one}を攻撃している{what:units}",
        "{what@} that <is|are> attacking {of}",
        s.AttackersOf,
        clause="X5.1",
        also=("{of:fought_one}<を攻撃する|に攻撃している>{what:units}",),
    ),
    row(
        "filtered",
        "{of:object}が攻撃している{what:units}",
        "{what@} that {of} <of:is|are> attacking",
        s.TargetsOf,
        clause="X5.1",
        also=("{of:object}<が攻撃する|に攻撃されている|に攻撃される>{what:units}",),
    ),
)

_EVENTS: Final = (
    row(
        "event",
        "このカードで反撃した",
        "this card is used to counter-attack",
        s.CounteredWith,
        clause="X5.6",
        const={"what": n.This()},
        also=("<この武器|この魔法>で反撃した", "<このカード|この武器|この魔法>で反撃する"),
    ),
    row(
        "happened",
        "このカードで反撃されたユニット",
        "this card is used to counter-attack",
        s.CounteredWith,
        clause="X5.6",
        const={"what": n.This()},
        also=("<このカード|この武器|この魔法><で|に>反撃された<ユニット|敵軍のユニット>",),
    ),
    row(
        "event",
        "{by:someone}が{way:blows}で{what:someone}にダメージを与えた",
        "{by} deals damage to {what} in {way}",
        s.HarmedIn,
        clause="X5.4",
        also=(
            Spelt("{by:someone}が{way:blows}でダメージを<与えた|与える>", {"what": ANYONE}),
            Spelt("{what:someone}が{way:blows}でダメージを受けた", {"by": ANYONE}),
            "{what:someone}が{by:someone}の{way:blows}<で|によって|により><ダメージを受けた|気力を失った>",
        ),
    ),
    row("blows", "攻撃", "an attack", value="attack", clause="X5.4"),
    row("blows", "反撃", "a counter-attack", value="counter", clause="X5.6"),
)

STRIKE_PHRASES: Final[tuple[Phrase, ...]] = (*_RULES, *_MORE_RULES, *_CONDITIONS, *_AGAINST, *_GROUPS, *_EVENTS)
