"""How is a question, an action, an event or a refusal said in Japanese and English? By templates in word tables.

What all games share stands in `fuda/messages/`, a game's own in `games/<id>/messages/`. A template has placeholders:

    {name}                  the value told under that name; a card by its name, a list joined
    {name:zone}             the value looked up in the section [zone] (likewise any other section)
    {name:seat}             the player at that seat
    {name:seats}            the players at seats, a bit each
    {name:plural|card|cards} the number with the first word for 1 and the second for all others
    {name:of|was|were}       the first word for one card, the second for several of which is told together
    {name:owner}             whose zone it is
    {name:signed}           the number with its sign
    {name:ability}          what the rules say that the number stands for (`rules.named`), where they do

An entry may also be a table of cases: `on` names fields (`on = "source:zone target:zone"`), the other keys are the
values of these fields, separated by spaces, `*` stands for any value, and `default` is taken when no case fits. A list
counts as its length, and what was not told as `none`. Two fields joined by `=` are `same` or `different`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import Any, Final, NamedTuple

from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import SEATS, Rules
from fuda.library.card_words import NAMES
from fuda.library.homes import per_game
from fuda.library.loading import entry_of, load_cards, load_rules, names_of
from fuda.library.messages import LANGUAGES, read_words, shared_words

SECTIONS: Final = (
    "purpose",
    "verb",
    "event",
    "reason",
    "zone",
    "ending",
    "option",
    "step",
    "explain",
    "value",
    "remedy",
)
_PARSE: Final = Formatter()


class Unworded(KeyError):
    """A word that a table lacks; raised only where completeness is demanded."""


class _Cases(NamedTuple):
    """An entry that is a table of cases, taken apart once: each case in its place, those with `*` by themselves."""

    entry: Mapping[str, Any]
    fields: tuple[tuple[str, str, str, str], ...]  # a name, or two that are compared; how it is looked up
    exact: Mapping[tuple[str, ...], tuple[int, Any]]
    loose: tuple[tuple[int, tuple[str, ...], Any], ...]

    def text(self, values: tuple[str, ...]) -> Any:
        """The text of the first case that fits."""
        place, text = self.exact.get(values, (-1, None))
        for each, parts, other in self.loose:
            if 0 <= place < each:
                break
            if all([part in ("*", value) for part, value in zip(parts, values, strict=True)]):
                return other
        return self.entry.get("default") if place < 0 else text


def _taken_apart(entry: Mapping[str, Any]) -> _Cases:
    fields = tuple([(*name.partition("="), spec) for name, _, spec in _fields(str(entry.get("on", "")))])
    exact: dict[tuple[str, ...], tuple[int, Any]] = {}
    loose: list[tuple[int, tuple[str, ...], Any]] = []
    for place, (case, text) in enumerate(entry.items()):
        parts = tuple(case.split())
        if case in ("on", "default") or len(parts) != len(fields):
            continue
        if "*" in parts:
            loose.append((place, parts, text))
        else:
            exact.setdefault(parts, (place, text))
    return _Cases(entry, fields, exact, tuple(loose))


@cache
def _parsed(template: str) -> tuple[tuple[str, str | None, str], ...]:
    """What stands in a template: bits of text, each with the placeholder behind it."""
    return tuple([(literal, name, spec or "") for literal, name, spec, _ in _PARSE.parse(template)])


def game_words(game: str, language: str) -> dict[str, Any]:
    """The shared table with the game's own laid over it, section by section."""
    merged: dict[str, Any] = {name: dict(section) for name, section in shared_words(language).items()}
    for name, section in read_words(entry_of(game).folder / "messages", language).items():
        merged.setdefault(name, {}).update(section)
    return merged


class Wording:
    """The words of one game in one language. A word that is missing is shown as its key, or raised when `strict`.

    >>> import fuda
    >>> fuda.load("wars3x3").wording("en").card({"card": "007"})
    '“Brainless Brawn”'
    """

    def __init__(
        self,
        words: Mapping[str, Any],
        rules: Rules,
        cards: Mapping[str, str],
        names: tuple[str, ...] = (),
        strict: bool = False,
        language: str = "en",
    ) -> None:
        self.language = language
        self.words = words
        self.rules = rules
        self.cards = cards
        self.names = names
        self.strict = strict
        self.marks: dict[int, str] = {}  # by handle: what tells a card from another of its name
        self._cases: dict[tuple[str, str], _Cases] = {}

    def has(self, section: str, key: str) -> bool:
        """Whether the table has the word."""
        return key in self.words.get(section, {})

    def say(self, section: str, key: str, told: Mapping[str, Any] | None = None) -> str:
        """The text of a key, filled from what was told."""
        entry = self.words.get(section, {}).get(key)
        told = told or {}
        if isinstance(entry, Mapping):
            cases = self._cases.get((section, key))
            if cases is None or cases.entry is not entry:
                cases = self._cases[section, key] = _taken_apart(entry)
            entry = cases.text(tuple([self._told(told, *each) or "none" for each in cases.fields]))
        if not isinstance(entry, str):
            return key if section in _OWN_WORDS and not key.isascii() else self._missing(f"{section}.{key}")
        return self._fill(entry, told)

    def _missing(self, key: str) -> str:
        if self.strict:
            raise Unworded(key)
        return key

    def _told(self, told: Mapping[str, Any], one: str, both: str, other: str, spec: str) -> str:
        """The value of a field by which a case is chosen."""
        if both:
            return "same" if told.get(one) == told.get(other) else "different"
        return self._key(told.get(one), spec)

    def _key(self, value: Any, spec: str) -> str:
        if isinstance(value, str):
            return value
        if spec == "zone" and isinstance(value, int) and 0 <= value < len(self.rules.zones):
            return self.rules.zones[value].name
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, Mapping):
            return "known" if "card" in value else "unknown"
        if isinstance(value, (list, tuple)):
            return str(len(value))
        return "" if value is None else str(value)

    def _fill(self, template: str, told: Mapping[str, Any]) -> str:
        out: list[str] = []
        for literal, name, spec in _parsed(template):
            out.append(literal)
            if name is not None:
                if name in told:
                    out.append(self._value(told[name], spec))
                else:
                    out.append(self._missing("{" + name + "}"))
        return "".join(out)

    def _value(self, value: Any, spec: str) -> str:
        if spec.startswith("of|"):
            _, one, many = spec.split("|")
            several = isinstance(value, (list, tuple)) and (len(value) > 1 or isinstance(value[0], str))
            return many if several else one
        if isinstance(value, (list, tuple)):
            word = self.words["word"]
            return str(word["and"]).join(self._value(each, spec) for each in value) or str(word["none"])
        if spec == "seat":
            return self.seat(value)
        if spec == "seats":
            return str(self.words["word"]["and"]).join(self.seat(seat) for seat in SEATS if value >> seat & 1)
        if spec.startswith("plural|"):
            _, one, many = spec.split("|")
            return f"{value} {one if value == 1 else many}"
        if spec == "zone":
            return self.zone(value)
        if spec == "owner":
            return self.seat(self.rules.zones[value].owner)
        if spec == "signed":
            return f"{value:+d}"
        if spec == "card" and isinstance(value, str):
            return self.card({"card": value})
        if spec:
            return self.named(spec, value) or self.say(spec, self._key(value, spec))
        if isinstance(value, Mapping):
            return self.action(value) if "verb" in value else self.card(value)
        return self._key(value, "")

    def named(self, what: str, number: Any) -> str:
        """What a number stands for, if the rules have a name for it."""
        names = getattr(self.rules, "named", None)
        if names is None or isinstance(number, bool) or not isinstance(number, int):
            return ""
        found: tuple[str, str] = names(what, number)
        return found[0] if self.language == "ja" else found[1]

    def seat(self, seat: int) -> str:
        """A player by name."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if seat == 2:
            return str(self.words["word"]["chance"])
        return (
            str(self.words["word"]["player"]).format(number=seat + 1)
            if seat >= 0
            else str(self.words["word"]["nobody"])
        )

    def zone(self, zone: int | str) -> str:
        """A zone by name; `{owner}` in its text is the player whose zone it is."""
        if isinstance(zone, int) and 0 <= zone < len(self.rules.zones):
            place = self.rules.zones[zone]
            return self.say("zone", place.name, {"owner": self.seat(place.owner)})
        return self.say("zone", str(zone), {"owner": ""})

    def card(self, mention: Mapping[str, Any]) -> str:
        """A card as far as it was told."""
        number = mention.get("card")
        if number is None:
            return str(self.words["word"]["card"])
        name = str(self.words["word"]["named"]).format(name=self.cards.get(str(number), str(number)), number=number)
        return name + self.marks.get(mention.get("handle", -1), "")

    def action(self, told: Mapping[str, Any]) -> str:
        """An action that was offered or taken."""
        return self.say("verb", str(told["verb"]), told)

    def option(self, told: str) -> str:
        """A named option; one that is a number stands for an effect, whose card the situation tells."""
        return self.say("option", "effect" if told.lstrip("-").isdigit() else told)

    def question(self, told: Mapping[str, Any]) -> str:
        """What a seat is asked."""
        return self.say("purpose", str(told["purpose"]), told)

    def event(self, told: Mapping[str, Any]) -> str:
        """What happened; empty for what is not worth a line."""
        text = self.say("event", str(told["event"]), told)
        unnamed = str(self.words["word"]["card"])
        return unnamed[:1].upper() + text[1:] if text.startswith(unnamed) else text

    def reason(self, reason: Reason | Mapping[str, Any]) -> str:
        """Why something is not allowed, clause first."""
        if isinstance(reason, Reason):
            clause, condition, values = reason.clause, reason.condition, dict(reason.values)
        else:
            clause, condition, values = str(reason["clause"]), str(reason["condition"]), dict(reason.get("values", ()))
        text = self.say("reason", condition, values)
        return f"[{clause}] {text}" if clause else text

    def outcome(self, outcome: Outcome | Mapping[str, Any]) -> str:
        """Who won and why."""
        if isinstance(outcome, Outcome):
            outcome = {"winner": outcome.winner, "kind": outcome.kind, "clause": outcome.clause}
        winner = int(outcome["winner"])
        word = "draw" if winner < 0 else "wins"
        text = str(self.words["word"][word]).format(
            winner=self.seat(winner), why=self.say("ending", str(outcome["kind"]), outcome)
        )
        return f"{text} [{outcome['clause']}]" if outcome["clause"] else text

    def explained(self, explanation: Any) -> list[str]:
        """The sentences of an explanation, or of several: what `fuda.api.explaining` answers, or the same as JSON."""
        from fuda.library.explanations import sentences

        return sentences(self, explanation)

    def describe(self, told: Any) -> str:
        """One line for whatever the engine tells."""
        if isinstance(told, Reason):
            return self.reason(told)
        if isinstance(told, Outcome):
            return self.outcome(told)
        if isinstance(told, str):
            return self.option(told)
        for key, say in (
            ("event", self.event),
            ("purpose", self.question),
            ("verb", self.action),
            ("condition", self.reason),
            ("winner", self.outcome),
        ):
            if key in told:
                return say(told)
        return self.card(told)


def _fields(on: str) -> list[tuple[str, str, str]]:
    return [each.partition(":") for each in on.split()]


@per_game
def wording(game: str, language: str, names: tuple[str, ...] = (), strict: bool = False) -> Wording:
    """What the game says in a language; an unknown language is English."""
    if language not in LANGUAGES:
        language = "en"
    cards = {number: (words.ja if language == "ja" else words.en) for number, words in names_of(game).items()}
    return Wording(_with_own(game, language), load_rules(game), cards, names, strict, language)


# Where the words of a closed list stand that a card may bring along, and where they are offered as an answer.
_OWN_WORDS: Final = ("attribute", "option", "counter")


def _with_own(game: str, language: str) -> Mapping[str, Any]:
    """The words of a game, and what its cards call words of their own."""
    words = game_words(game, language)
    own: dict[str, str] = {}
    for card in load_cards(game):
        for ja, en in card.fields.get(NAMES, {}).items():
            own.setdefault(ja, ja if language == "ja" else en)
    if not own:
        return words
    return {**words, **{section: {**own, **words[section]} for section in _OWN_WORDS if section in words}}
