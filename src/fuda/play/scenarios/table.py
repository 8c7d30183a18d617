"""What do the words of a scenario mean on the table? Cards by alias, name and number, zones, questions, actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from fuda.kernel.decisions import Act, Action, Allocate, Decision, Number, Option, Order, Roll, Shuffle, Subset
from fuda.kernel.machine import asked, waiting
from fuda.kernel.reasons import Reason
from fuda.kernel.rules import Rules
from fuda.kernel.state import CHANCE, State
from fuda.library.ledger import Words
from fuda.play.scenarios.file import SEAT_NAMES, BadScenario, Scalar
from fuda.play.scenarios.messages import said

Said = Callable[[str], str]  # a text for each language


def seat_name(seat: int, language: str = "en") -> str:
    """What a seat is called."""
    return said("chance", language) if seat == CHANCE else SEAT_NAMES[seat]


class Playing:
    """A game that a scenario plays: its state, and what its words mean."""

    def __init__(
        self,
        rules: Rules,
        state: State,
        names: Mapping[str, Words],
        aliases: Mapping[str, int],
        verbs: frozenset[str],
    ) -> None:
        self.rules = rules
        self.state = state
        self.names = names  # of all cards, by number
        self.verbs = verbs  # empty when the game does not say
        self.placed = frozenset(aliases.values())
        self.aliases = {word: card for word, card in aliases.items() if word not in self.words(card)}
        self.answers = 0

    # cards

    def words(self, card: int) -> tuple[str, ...]:
        """Everything that a card is called, aliases left out."""
        number = self.rules.card_name(self.state.printed[card])
        name = self.names.get(number)
        return (number,) if name is None else (number, name.ja, name.en)

    def called(self, card: int, language: str) -> str:
        """How a card is called in a message."""
        for alias, other in self.aliases.items():
            if other == card:
                return alias
        words = self.words(card)
        return words[0] if len(words) == 1 else words[1 if language == "ja" else 2]

    def listing(self, cards: Iterable[int], language: str) -> str:
        """Several cards in a message."""
        return "[" + ", ".join([self.called(card, language) for card in cards]) + "]"

    def meanings(self, written: Scalar) -> tuple[int, ...]:
        """All cards that a word can mean; never none."""
        word = written.text
        if word in self.aliases:
            return (self.aliases[word],)
        zone, slash, name = word.partition("/")
        if slash:
            found = tuple([card for card in self.zone(written, zone) if name in self.words(card)])
            word = name
        else:
            found = tuple([card for card in range(len(self.state.printed)) if word in self.words(card)])
        if found:
            return found
        if any(word in (number, name.ja, name.en) for number, name in self.names.items()):
            raise BadScenario("not-in-the-game", written, word=written.text)
        known = [*self.aliases, *[each for card in range(len(self.state.printed)) for each in self.words(card)]]
        known += [each for name in self.names.values() for each in (name.ja, name.en)]
        raise BadScenario("no-such-card", written, known, word=word)

    def the_card(self, written: Scalar, seat: int) -> int:
        """The one card that a word means without anything offered: those set up by hand and on the seat's own side come
        first; cards that nobody could tell apart are alike."""
        found = self.meanings(written)
        for narrower in (
            [card for card in found if card in self.placed],
            [card for card in found if self.rules.zones[self.state.zone[card]].owner == seat],
        ):
            if len(found) > 1 and narrower:
                kept = [card for card in found if card in narrower]
                found = tuple(kept) if kept else found
        if len({self.kin(card) for card in found}) > 1:
            places = ", ".join(sorted({self.zone_name(self.state.zone[card]) for card in found}))
            raise BadScenario("several-cards", written, word=written.text, places=places)
        return found[0]

    def kin(self, card: int) -> tuple[int, int]:
        """Cards with the same name in the same zone are as good as each other."""
        return self.state.printed[card], self.state.zone[card]

    def names_of_number(self, verb: str, number: int) -> tuple[str, ...]:
        """What a number of an action of this verb stands for, where the rules say that it is something with a name."""
        names = getattr(self.rules, "named", None)
        told = getattr(self.rules, "number_means", None)
        what = "" if told is None else told(verb)
        return () if names is None or not what else tuple(names(what, number))

    def number_called(self, card: int, name: str) -> int:
        """The number of the ability of this card that a name means, where abilities are told apart so; -1 for none."""
        called = getattr(self.rules, "ability_called", None)
        return -1 if called is None or card < 0 else int(called(self.state, card, name))

    # zones

    def zone_name(self, place: int) -> str:
        """A zone with its seat: hand.first, deck."""
        zone = self.rules.zones[place]
        return zone.name if zone.owner < 0 else f"{zone.name}.{SEAT_NAMES[zone.owner]}"

    def zone_places(self) -> dict[str, int]:
        """All zones by name."""
        return {self.zone_name(place): place for place in range(len(self.rules.zones))}

    def zone(self, written: Scalar, name: str) -> tuple[int, ...]:
        """The cards of a zone."""
        places = self.zone_places()
        if name not in places:
            raise BadScenario("no-such-zone", written, places, word=name)
        cards: tuple[int, ...] = self.state.zones[places[name]]
        return cards

    # questions

    def questions(self) -> tuple[Decision, ...]:
        """What is asked now."""
        if self.state.outcome is not None:
            return ()
        return tuple([each for each in [asked(self.state, seat) for seat in waiting(self.state)] if each is not None])

    def asked_now(self, language: str) -> str:
        """What is asked now, in words."""
        if self.state.outcome is not None:
            return said("over", language)
        found = [self.question(each, language) for each in self.questions()]
        return "; ".join(found) if found else said("nobody", language)

    def question(self, decision: Decision, language: str) -> str:
        """A question in words: to whom, by which clause, for what, and what can be answered."""
        return said(
            "asks",
            language,
            seat=seat_name(decision.seat, language),
            clause=decision.clause,
            purpose=decision.purpose,
            kind=decision.kind,
            offered=self._offered(decision, language),
        )

    def _offered(self, decision: Decision, language: str) -> str:
        if isinstance(decision, Act):
            return ": " + self.actions(decision.options, language)
        if isinstance(decision, Option):
            return ": " + ", ".join(decision.options)
        if isinstance(decision, Number):
            return f": {decision.low}-{decision.high}"
        if isinstance(decision, Subset):
            return f": {decision.least}-{decision.most} × {self._things(decision.candidates, decision, language)}"
        if isinstance(decision, Order):
            return ": " + self._things(decision.items, decision, language)
        if isinstance(decision, Allocate):
            places = self._things(decision.places, decision, language)
            return f": {decision.least}-{decision.most} × {places} ≤ {list(decision.limits)}"
        if isinstance(decision, Roll):
            return f": {decision.dice} × 1-{decision.faces}"
        assert isinstance(decision, Shuffle)
        return f": {decision.size}"

    def _things(self, things: Sequence[int], decision: Decision, language: str) -> str:
        if decision.kind == "cells" or not getattr(decision, "are_cards", True):
            return str(list(things))
        return self.listing(things, language)

    def actions(self, options: Iterable[Action], language: str) -> str:
        """Several actions in words."""
        found = [self.action(each, language) for each in options]
        return "; ".join(found) if found else said("nothing", language)

    def action(self, action: Action, language: str) -> str:
        """An action in words."""
        parts = [action.verb]
        if action.card >= 0:
            parts.append(self.called(action.card, language))
        if action.cards:
            parts.append(self.listing(action.cards, language))
        if action.numbers:
            names = [self.names_of_number(action.verb, each) for each in action.numbers]
            said_numbers = [each[0 if language == "ja" else 1] for each in names if each]
            parts.append(", ".join(said_numbers) or str(list(action.numbers)))
        return " ".join(parts)


def reason_text(reason: Reason) -> str:
    """A refusal in short: clause, condition, values."""
    values = ", ".join([f"{name}: {value}" for name, value in reason.values])
    return f"{reason.clause} {reason.condition}" + (f" ({values})" if values else "")


def paired(wanted: Sequence[Sequence[int]], things: Sequence[int]) -> list[int] | None:
    """A different thing for each of the wanted ones, each out of those that it can mean; None when there is no way.

    >>> paired([(1, 2), (1,)], [1, 2])
    [2, 1]
    """
    taken: dict[int, int] = {}

    def find(place: int, seen: set[int]) -> bool:
        for thing in things:
            if thing in wanted[place] and thing not in seen:
                seen.add(thing)
                if thing not in taken or find(taken[thing], seen):
                    taken[thing] = place
                    return True
        return False

    for place in range(len(wanted)):
        if not find(place, set()):
            return None
    by_place: dict[int, int] = {place: thing for thing, place in taken.items()}
    return [by_place[place] for place in range(len(wanted))]


def shown(value: Any) -> str:
    """A plain value in a message."""
    return "[" + ", ".join([shown(each) for each in value]) + "]" if isinstance(value, (list, tuple)) else str(value)
