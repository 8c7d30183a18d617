"""How the card texts of kiseki word what lasts.

A `rule` is a sentence about what is true: `affect` says of cards or players that a `change` applies to them, a `figure`
changes a stat. What is gained together stands in `gains`, divided by と; `unlike` are the changes that gain nothing.
"""

from typing import Final

from fuda.games.kiseki.words import modifiers as c
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_AFFECTS: Final = (
    Phrase("rule", "{rule:affect}", "{rule}"),
    Phrase("rule", "{rule:figure}", "{rule}"),
    row(
        "affect",
        "{what:subject}は{change:change}",
        "{what} {change@what}",
        c.Affect,
        "1215.8",
        const={"duration": ()},
        also=(
            "{what:subject}は、{change:change}",
            "{what:plural}は<すべて|全て>、?{change:change}",
            "{what:object}はそれぞれ、?{change:change}",
            "{what:plural}はそれぞれ、?{change:change}",
            Spelt("{what:subject}のSTRとDEF<|の値>を<入れ替える|交換する>", {"change": c.SwapStats()}),
            "{what:subject}に{change:gains}を与える",
        ),
    ),
    row(
        "affect",
        "{what:subject}は{duration:span+}{change:change}",
        "{what} {change@what} {duration: }",
        c.Affect,
        "1201.2b",
        also=(
            "{what:subject}は、{duration:span+}{change:change}",
            "{what:plural}は<すべて|全て>、?{duration:span+}{change:change}",
            "{what:object}はそれぞれ、?{duration:span+}{change:change}",
            "{what:plural}はそれぞれ、?{duration:span+}{change:change}",
            "{what:subject}は、?{duration:span+}<それぞれ|すべて><、|>{change:change}",
            "{duration:while_span+}{what:subject}は、?{change:change}",
            "{what:subject}に、?{duration:span+}{change:gains}を与える",
            Spelt(
                "{what:subject}のSTRとDEF<|の値><を|は>{duration:span+}<入れ替える|交換する|入れ替わる>",
                {"change": c.SwapStats()},
            ),
        ),
    ),
    row(
        "affect",
        "{each:each}につき、{what:subject}は{strength:signed}/{defence:signed}を得る",
        "for each {each} {what} <what:gains|gain> {strength}/{defence}",
        c.AffectPerEach,
        "1303.1",
        const={"duration": ()},
        also=("{each:each}につき{what:subject}は、?{strength:signed}/{defence:signed}を得る",),
    ),
    row(
        "affect",
        "{each:each}につき、{what:subject}は{duration:span+}{strength:signed}/{defence:signed}を得る",
        "for each {each} {what} <what:gains|gain> {strength}/{defence} {duration: }",
        c.AffectPerEach,
        "1303.1",
        also=("{each:each}につき{what:subject}は、?{duration:span+}{strength:signed}/{defence:signed}を得る",),
    ),
    row(
        "affect",
        "{what:player}は{change:player_change}",
        "{what} {change@what}",
        c.Affect,
        "1215.8",
        const={"duration": ()},
        also=(
            "{what:player}は、{change:player_change}",
            Spelt("{change:control}", {"what": n.You()}),
            "{what:player}のUNITは、?{change:as_possible}",
        ),
    ),
    row(
        "affect",
        "{what:player}は{duration:span+}{change:player_change}",
        "{what} {change@what} {duration: }",
        c.Affect,
        "1201.2b",
        also=("{what:player}は、{duration:span+}{change:player_change}",),
    ),
    Phrase("change", "{change:gains}を得る", "<gains|gain> {change@}"),
    Phrase("change", "{change:unlike}", "{change@}"),
    Phrase("change", "{first:gains}を得て、{second:unlike}", "<gains|gain> {first@} and {second@}", a.Both),
    Phrase("change", "{first:losses}を失い、{second:change}", "<loses|lose> {first@} and {second@}", a.Both),
    Phrase("unlike", "{change:losses}を失う", "<loses|lose> {change@}"),
    Phrase("gains", "{change:gain}", "{change@}"),
    row(
        "gains",
        "{first:gain}と{second:gains}",
        "{first@} and {second@}",
        a.Both,
        also=("{first:gain}<を得て、|を得、|、|、および|および>{second:gains}",),
    ),
)

_GAINS: Final = (
    Phrase("gain", "{strength:signed}/{defence:signed}", "{strength}/{defence}", c.Stats, "1303.1 1303.2"),
    Phrase(
        "gain",
        "{each:each}につき{strength:signed}/{defence:signed}",
        "{strength}/{defence} for each {each}",
        c.StatsPerEach,
        "1303.1",
    ),
    Phrase("signed", "+{amount:count}", "+{amount}", m.Up, "1303.1"),
    Phrase("signed", "-{amount:count}", "-{amount}", m.Down, "1303.2"),
    Phrase("gain", "{organisation:organisation}", "the organisation {organisation}", c.GainOrganisation, "1331.1"),
    row(
        "gain",
        "その組織",
        "that organisation",
        c.GainChosenOrganisation,
        "1312.4",
        also=("<選んだ|選ばれた|指定した>組織",),
    ),
    Phrase("gain", "{what:it}が持つ組織", "the organisations of {what}", c.GainOrganisationsOf, "1404.1"),
    Phrase("gain", "“{name:name}”", "the name “{name}”", c.GainName, "1331.2"),
    Phrase("gain", "「{craft:craft}」", "“^{craft}”", c.GainCraft, "1331.3"),
    Phrase("gain", "{icon:icon}", "{icon}", c.GainIcon, "1331.3"),
    Phrase("gain", "サポート", "support", c.GainSupport, "1309.1"),
    Phrase("losses", "{organisation:organisation}", "the organisation {organisation}", c.LoseOrganisation, "1334.1"),
    row(
        "losses",
        "その組織",
        "that organisation",
        c.LoseChosenOrganisation,
        "1334.1",
        also=("<選んだ|選ばれた|指定した>組織",),
    ),
    row("losses", "すべての組織", "all organisations", c.LoseAllOrganisations, "1334.1", also=("組織",)),
    Phrase("losses", "【{label:label}】", "{label}", c.LoseIcon, "1334.2"),
    Phrase("losses", "すべてのクラフト", "all crafts", c.LoseCrafts, "1334.2"),
    Phrase("losses", "サポート", "support", c.LoseSupport, "1309.2"),
)


CHANGE_PHRASES: Final[tuple[Phrase, ...]] = (*_AFFECTS, *_GAINS)
