"""How texts say what holds always or for a while: figures, information, permissions, prohibitions, durations.

A rule stands as `rule`; `rule_ren` is the form before another one; `tail` is a rule about what the sentence began with.
"""

from typing import Final

from fuda.games.hanyo.phrases.bans import KEPT, LIMITS, OF_SKILLS, SPARED, SPARED_TOO
from fuda.games.hanyo.phrases.durations import DURATIONS
from fuda.games.hanyo.phrases.figures import FIGURES, SKILL_TOPICS, TOPICS
from fuda.games.hanyo.phrases.information import INFORMATION, TAKEN
from fuda.games.hanyo.phrases.instead import INSTEAD
from fuda.games.hanyo.phrases.limits import LIMIT_PHRASES
from fuda.games.hanyo.phrases.permissions import CANNOT, MORE, ONLY
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import rules as u
from fuda.language.compiler.phrase_book import Phrase, Wording
from fuda.language.japanese.joining import before_another, without_topic
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a

_JOINED: Final = (
    row("rules", "{effect:rule}", "{effect}"),
    row("rules", "{first:rule_ren}、{second:rules}", "{first} and {second}", a.Both),
    row("rules", "{first:unit_ren}、{second:tails}", "{first} and {second}", t.BothOn),
    row("rules", "{first:player_ren}、{second:his_tails}", "{first} and {second}", t.BothOn),
    row("rules", "{first:skill_ren}、{second:skill_tails}", "{first} and {second}", t.BothOn),
    Phrase("skill_tails", "{effect:skill_tail}", "{effect}"),
    row("skill_tails", "{first:skill_tail_ren}、{second:skill_tails}", "{first} and {second}", a.Both),
    Phrase("rule_ren", "{effect:skill_ren}", "{effect}"),
    Phrase("rule_ren", "{effect:unit_ren}", "{effect}"),
    Phrase("rule_ren", "{effect:player_ren}", "{effect}"),
    Phrase("his_tails", "{effect:his_tail}", "{effect}"),
    row("his_tails", "{first:his_tail_ren}、{second:his_tails}", "{first} and {second}", a.Both),
    Phrase("tails", "{effect:tail}", "{effect}"),
    row("tails", "{first:tail_ren}、{second:tails}", "{first} and {second}", a.Both),
    row(
        "rules",
        "{each:each}につき、{effect:rule}",
        "for each {each}, {effect}",
        t.ForEach,
        clause="916.4a",
        also=("{each:each}<ごとに、|ごとに|につき、>{effect:rule}",),
    ),
    row(
        "rules",
        "{what:subject}は{each:each}につき、{effect:tails}",
        "for each {each}, {what}: {effect}",
        t.ForEachOn,
        clause="916.4a",
        also=("{what:subject}は、?{each:each}<ごとに|につき>、?{effect:tails}",),
    ),
    row(
        "rules",
        "{amount:done_each}につき、{effect:rule}",
        "for each {amount}, {effect}",
        t.ForCount,
        clause="916.4a",
        also=("{amount:done_each}<ごとに、|ごとに|につき、|につき>{effect:rule}",),
    ),
)

# What ends a rule in a slot of its own, and the same before another rule.
_ENDS: Final = {
    "spared": "spared_ren",
    "spared_of": "spared_of_ren",
    "impossible": "impossible_ren",
    "capped": "capped_ren",
}

_PLAIN: Final = (
    *INFORMATION,
    *LIMITS,
    *SPARED,
    *KEPT,
    *TAKEN,
    *SPARED_TOO,
    *OF_SKILLS,
    *CANNOT,
    *MORE,
    *INSTEAD,
    *ONLY,
    *LIMIT_PHRASES,
)

_ENDINGS: Final = tuple(
    [made for each in _PLAIN if each.category in _ENDS for made in before_another(each, _ENDS[each.category])]
)

_TOPIC: Final = ("{what:subject}は",)

_SKILL_TOPIC: Final = ("{what:skills}は", "{what:skills}のダメージは")

_ITS_DAMAGE: Final = ("ダメージは", "そのダメージは")

_HIS_TOPIC: Final = ("{player:player}は", "{player:players}は")


def _of_its_damage(phrase: Phrase) -> Phrase:
    """The damage of the skills can be named once more."""
    if phrase.node not in (u.KeepsDamage, u.IgnoresAdvantage):
        return phrase
    it = phrase
    also = (
        *it.wordings[1:],
        *[Wording(f"{head}{each.ja}", each.const) for each in it.wordings for head in _ITS_DAMAGE],
    )
    return Phrase(it.category, it.ja, it.en, it.node, it.clause, it.const, it.value, it.number, also)


def _forms(phrase: Phrase) -> tuple[Phrase, ...]:
    """A rule before another one, and after one about the same units or the same player."""
    if phrase.ja.startswith(_SKILL_TOPIC):
        skills = tuple(
            [
                _of_its_damage(each)
                for each in without_topic(phrase, "skill_tail", "what", _SKILL_TOPIC, t.Topic(), "it")
            ]
        )
        ren = [made for each in skills for made in before_another(each, "skill_tail_ren", _ENDS, True)]
        return (*before_another(phrase, "skill_ren", _ENDS, True), *skills, *ren)
    of_player = phrase.ja.startswith(_HIS_TOPIC)
    before = "player_ren" if of_player else "unit_ren" if phrase.ja.startswith("{what:subject}") else "rule_ren"
    if of_player:
        tails = without_topic(phrase, "his_tail", "player", _HIS_TOPIC, t.Topic(), "")
    else:
        tails = without_topic(phrase, "tail", "what", _TOPIC, t.Topic(), "it")
    ren = [made for each in tails for made in before_another(each, f"{each.category}_ren", _ENDS, True)]
    return (*before_another(phrase, before, _ENDS, True), *tails, *ren)


_FORMS: Final = (
    *[made for each in _PLAIN if each.category in ("rule", "limit") for made in _forms(each)],
    *[made for each in TOPICS for made in before_another(each, "tail_ren", {"change": "change_ren"})],
    *[made for each in SKILL_TOPICS for made in before_another(each, f"{each.category}_ren", {"change": "change_ren"})],
)

RULE_PHRASES: Final[tuple[Phrase, ...]] = (
    *FIGURES,
    *SKILL_TOPICS,
    *INFORMATION,
    *LIMITS,
    *SPARED,
    *KEPT,
    *TAKEN,
    *SPARED_TOO,
    *OF_SKILLS,
    *CANNOT,
    *MORE,
    *INSTEAD,
    *ONLY,
    *LIMIT_PHRASES,
    Phrase("rule", "{effect:limit}", "{effect}"),
    *_ENDINGS,
    *_FORMS,
    *_JOINED,
    *DURATIONS,
)
