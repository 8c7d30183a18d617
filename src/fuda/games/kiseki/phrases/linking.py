"""How do the card texts of kiseki go on in one sentence with somebody else, or with something else that is true?

`rule_ren` is a rule and `does_ren` what a player does, before 、; what follows them is `subjected`: it says again whom
it is about. A `replacing` or a `consequence` is what is done later, by several people one after the other too.
"""

from typing import Final

from fuda.games.kiseki.phrases.bans import BAN_PHRASES
from fuda.games.kiseki.phrases.narrowing import narrowed
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as c
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.joining import before_another
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

_KINDS: Final = "{what:kinds}"


def _goes_on(phrase: Phrase) -> bool:
    """Whether the row says itself how it ends."""
    return phrase.category in ("unlike", "spared") and not phrase.ja.endswith("}")


_RULES: Final = (
    *[made for each in BAN_PHRASES if _goes_on(each) for made in before_another(each, "change_ren")],
    row("change_ren", "{change:gains}を得", "<gains|gain> {change@}", also=("{change:gains}を得て",)),
    row("change_ren", "{change:losses}を失い", "<loses|lose> {change@}", also=("{change:losses}を失って",)),
    row(
        "rule_ren",
        "{what:subject}は{change:change_ren}",
        "{what} {change@what}",
        c.Affect,
        "1215.8",
        const={"duration": ()},
        also=("{what:subject}は、{change:change_ren}",),
    ),
    row(
        "rule_ren",
        "{what:subject}は{duration:span+}{change:change_ren}",
        "{what} {change@what} {duration: }",
        c.Affect,
        "1201.2b",
        also=("{what:subject}は、{duration:span+}{change:change_ren}",),
    ),
    Phrase("rules", "{rule:rule}", "{rule}"),
    row("rules", "{first:rule_ren}、{second:rules}", "{first} and {second}", a.Both),
)

# What has happened to a card in this turn: the stem, how it ends with た and denied, and the English.
_PAST: Final = (
    (
        "場に出",
        "<た|ている|ていた>",
        "<ていない|ていなかった>",
        "entered the field",
        "did not enter the field",
        "entered",
        "1320.1",
    ),
    (
        "スタン",
        "<した|された|している|していた>",
        "<していない|しなかった>",
        "<was|were> stunned",
        "<was|were> not stunned",
        "stunned",
        "1306.1",
    ),
    (
        "攻撃され",
        "<た|ている|ていた>",
        "<ていない|なかった>",
        "<was|were> attacked",
        "<was|were> not attacked",
        "attacked-upon",
        "804.8",
    ),
    (
        "回復",
        "<した|された|している|していた>",
        "<していない|しなかった>",
        "recovered",
        "did not recover",
        "recovered",
        "1308.1",
    ),
)
_PASTS: Final = tuple(
    [
        made
        for stem, so, not_so, en, un, value, clause in _PAST
        for made in (
            row("past", stem + so, en, value=value, clause=clause),
            row("not_past", stem + not_so, un, value=value, clause=clause),
        )
    ]
)

# What a card bears, where a text asks whether it does; for icons and organisations there are words of their own.
_ASKED: Final = ("を持つ", "を持たない", "を含む")
_OWN: Final = (k.WithIcon, k.WithoutIcon, k.WithOrganisation, k.WithoutOrganisation)
_BEARING: Final = tuple(
    [
        Phrase(
            "bearing", each.ja.removesuffix(_KINDS), each.en.replace("{what@}", "cards"), each.node, each.clause, const
        )
        for each in narrowed("special", "kinds")
        for const in [{"what": n.Cards()}]
        if each.ja.removesuffix(_KINDS).endswith(_ASKED) and each.node not in _OWN
    ]
)

_SUBJECTS: Final = (
    row(
        "did",
        "この{source:means}で{what:kinds}を{deed:done}",
        "any {what@what} was {deed} by this {source}",
        k.HandledBy,
        "1221.1",
        also=(
            "この{source:means}によって{what:kinds}を{deed:done}",
            Spelt(
                "<この効果で|この効果によって|こうして|これによって|これにより|この方法で|このコストで>{what:kinds}を{deed:done}",
                {"source": "effect"},
            ),
        ),
    ),
    Phrase("besides", "{what:inner}が他に", "other {what@}", k.Others),
    row(
        "limited",
        "{ability:core}この効果は1ターンに{n}回しか適用されない。",
        "{ability} ^this effect applies only {n:time} each turn.",
        f.AppliedTimes,
        "1216.3",
        also=(
            "{ability:core}この<効果|クラフト|置換効果|能力>は、?1ターンに{n}回<しか適用されない|までしか適用されない|しか適用できない|"
            "までしか適用できない|だけ適用される|のみ適用される|まで適用される|しか使用できない|しか使えない>。",
        ),
    ),
    Phrase("fact", "{what:did}", "{what}", o.Exists, "1221.1"),
    row(
        "does_ren",
        "{player:player}は{effect:act_ren}",
        "{player} {effect@player}",
        n.Does,
        "105.3",
        also=("{player:player}は、?<{effect:act_ren}|{effect:act_te}>",),
    ),
    row(
        "as_possible",
        "可能な限り{what:it}に攻撃する",
        "<attacks|attack> {what} as far as possible when attacking",
        c.AttacksIfPossible,
        "1326.2",
        also=(
            "<攻撃する時、|>可能な<限り|かぎり><、|>{what:it}<に|を>攻撃する",
            "<攻撃する時、|>可能なら{what:it}<に|を>攻撃<する|しなければならない>",
        ),
    ),
    Phrase("subjected", "{effect:does}", "{effect}"),
    Phrase("subjected", "{effect:rule}", "{effect}"),
    *[
        made
        for category in ("deeds", "firm_deeds")
        for made in (
            row(category, "{first:rule_ren}、{second:firm_deeds}", "{first} and {second}", a.Both),
            row(category, "{first:does_ren}、{second:subjected}", "{first} and {second}", a.Both),
        )
    ],
    *[
        made
        for category in ("replacing", "consequence")
        for made in (
            Phrase(category, "{effect:doings}", "{effect}"),
            row(
                category,
                "{first:act_ren}、{second:subjected}",
                "{first} and {second}",
                a.Both,
                also=(
                    "{first:act_te}、{second:subjected}",
                    "{first:to_it_ren}、{second:subjected}",
                ),
            ),
            row(category, "{first:does_ren}、{second:subjected}", "{first} and {second}", a.Both),
        )
    ],
    Phrase("replacing", "{effect:does}", "{effect}"),
    Phrase("consequence", "{effect:affect}", "{effect}"),
    row(
        "firm",
        "{what:it}は攻撃UNITでなくなる",
        "{what} <what:is|are> no longer in the battle",
        t.LeaveBattle,
        "804.5a",
        also=(
            "{what:it}<は|は、><攻撃UNITではなくなる|攻撃中でなくなる|応戦UNITでなくなる|応戦UNITではなくなる|戦闘中でなくなる|戦闘から離れる>",
            "{what:it}を<戦闘|攻撃>から<取り除く|除外する>",
        ),
    ),
    row(
        "whenever",
        "次に{event:event}時、{effect:consequence}",
        "the next time {event}, {effect}",
        a.Delayed,
        "1211.8",
    ),
    row(
        "rule",
        "次に{event:would}なら、代わりに{effect:replacing}",
        "the next time that {event}, instead {effect}",
        a.InsteadNext,
        "1216.1",
        also=("次に{event:would}<なら、|場合、|時、><代わりに|代わりに、>{effect:replacing}",),
    ),
)

LINKING_PHRASES: Final[tuple[Phrase, ...]] = (*_RULES, *_PASTS, *_BEARING, *_SUBJECTS)
