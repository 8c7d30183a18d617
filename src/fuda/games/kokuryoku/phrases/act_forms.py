"""How does an act stand after what it is done to? From each row of an act on units come `on_topic`, with the particle
of what it is done to (…を待機状態にする), `happens` after は, and both before another clause."""

import re
from typing import Final

from fuda.games.kokuryoku.phrases.spelling import SPELLING
from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import effects as e
from fuda.games.kokuryoku.words import rules as u
from fuda.language.compiler.phrase import Phrase, Wording, respelt
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Value

_HEAD: Final = re.compile(r"\{what:target\}(?=[はのをにから])")
_FORMS: Final = {"act": "", "act_ren": "_ren"}
_BARE: Final = {"act": "bare_act", "act_te": "bare_act_te"}
_NAMED_CARDS: Final = (t.ChooseCards, t.Reveal, t.TakeShown, t.LayLandOn, t.SortieTo, t.AttachTo)
MANY_SIGNS: Final = 5  # what is shorter says too little by itself
_AGREEING: Final = re.compile(r"<what:([^|>]*)\|[^>]*>|<[^|<>:]*\|([^<>]*)>")


# What becomes of the unit, in the number that the row around it asks for.
_BECOMES: Final[dict[type, str]] = {
    e.LoseSpirit: "<loses|lose> {amount} spirit",
    e.Recover: "<recovers|recover> {amount} spirit",
    e.MakeWaiting: "<becomes|become> waiting",
    e.MakeAble: "<becomes|become> able to act",
    e.PushBack: "<is|are> pushed back 1 square",
    e.ReturnToHand: "<returns|return> to the hand of the owner",
    t.DealDamage: "<takes|take> {amount} damage",
    t.Remove: "<is|are> put off-field",
    t.Banish: "<is|are> put abroad",
}


def _rest(row: Phrase, particle: str) -> list[tuple[str, dict[str, Value]]]:
    """The wordings of a row without what it is done to; with a particle only those, and without it."""
    found: list[tuple[str, dict[str, Value]]] = []
    for each in row.wordings:
        start = _HEAD.match(each.ja)
        if start and "what" not in each.const:
            ja = each.ja[start.end() :]
            if not particle:
                found.append((ja, each.const))
                if ja.startswith("を"):
                    found.append((f"は{ja[1:]}", each.const))
            elif ja.startswith(particle):
                found.append((ja[len(particle) :], each.const))
    return found


def forms_of(row: Phrase) -> tuple[Phrase, ...]:
    """The row, and the ones after a topic."""
    suffix = _FORMS.get(row.category)
    if "what" not in row.slots or row.slots["what"].category != "target":
        return (row, *_bare_card(row))
    if suffix is None:
        return (row, *_bare(respelt(row, SPELLING)))
    plain = respelt(row, SPELLING)
    found = [row, *_bare(plain)]
    if row.category == "act_ren" and row.node is not n.Choose:
        also = tuple(plain.wordings[1:])
        found.append(Phrase("unit_ren", plain.ja, row.en, row.node, row.clause, row.const, None, row.number, also))
    for category, particle in (("on_topic", ""), ("happen", "は")):
        wordings = _rest(plain, particle)
        normal = next((ja for ja, filled in wordings if not filled), "")
        if normal:
            also = tuple([Wording(ja, filled) for ja, filled in wordings if ja != normal])
            const = {**row.const, "what": u.Topic()}
            en = _BECOMES.get(row.node, "") if particle and row.node is not None else ""
            en = en or _of_it(row.en)
            found.append(Phrase(category + suffix, normal, en, row.node, row.clause, const, None, row.number, also))
    return tuple(found)


def _bare(row: Phrase) -> tuple[Phrase, ...]:
    """The act on what the clause before it was about, which is not named again."""
    category = _BARE.get(row.category)
    wordings = [(ja[1:], filled) for ja, filled in _rest(row, "") if ja.startswith("を") and len(ja) > MANY_SIGNS]
    normal = next((ja for ja, filled in wordings if not filled), "")
    if category is None or not normal:
        return ()
    also = tuple([Wording(ja, filled) for ja, filled in wordings if ja != normal])
    const = {**row.const, "what": n.That()}
    return (Phrase(category, normal, _of_it(row.en), row.node, row.clause, const, None, row.number, also),)


_CARD_HEAD: Final = re.compile(r"\{what:[hx]?card\}を")
_BARE_CARD: Final = {"act": "bare_card", "act_ren": "bare_card_ren"}


def _bare_card(row: Phrase) -> tuple[Phrase, ...]:
    """The act on the card of which the condition before it spoke, which is not named again."""
    category = _BARE_CARD.get(row.category)
    if category is None or "what" not in row.slots or row.node in _NAMED_CARDS:
        return ()
    plain = respelt(row, SPELLING)
    found: list[tuple[str, dict[str, Value]]] = []
    for each in plain.wordings:
        start = _CARD_HEAD.match(each.ja)
        if start and "what" not in each.const and len(each.ja) - start.end() >= MANY_SIGNS - 1:
            found.append((each.ja[start.end() :], each.const))
    normal = next((ja for ja, filled in found if not filled), "")
    if not normal:
        return ()
    also = tuple([Wording(ja, filled) for ja, filled in dict(found).items() if ja != normal])
    const = {**row.const, "what": n.That()}
    return (Phrase(category, normal, _of_it(row.en), row.node, row.clause, const, None, row.number, also),)


def _of_it(en: str) -> str:
    """English about what was spoken of."""
    en = en.replace("{what}", "it")
    return _AGREEING.sub(lambda found: found.group(1) or found.group(2), en)


def all_forms(rows: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """These rows, and the acts among them after a topic."""
    return tuple([each for row in rows for each in forms_of(row)])
