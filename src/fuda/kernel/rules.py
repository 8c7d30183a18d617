"""What does the kernel ask a game? The answers are a subclass of `Rules`, one object for each game and card list."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from fuda.kernel.decisions import Action, Cards, Decision, Randomness
from fuda.kernel.events import Event
from fuda.kernel.procedure import Procedure
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.records import Record, fields_of

R = TypeVar("R", bound="Rules")

SEATS: Final = (0, 1)
EVERYBODY: Final = 3  # both seats' bits


class Zone(Record):
    """A place for cards: whose it is (-1: shared), who knows the cards in it, and whether those who do not know them
    can still tell one from another (cards lying on the table) or not (a hand). In an ordered zone (a deck) cards are
    only counted, but a seat that knows the card at a place goes on knowing it while others are drawn. In a blind zone
    nobody may look, not even who put the card there. A sorted zone (a hand) keeps its cards by what they are: the order
    in which they came would tell when each was drawn. Cards that are equal lie there as they came."""

    def __init__(
        self,
        name: str = "",
        owner: int = -1,
        sees: int = 0,
        told_apart: bool = False,
        ordered: bool = False,
        blind: bool = False,
        sorted: bool = False,
    ) -> None:
        self.name = name
        self.owner = owner
        self.sees = sees
        self.told_apart = told_apart
        self.ordered = ordered
        self.blind = blind
        self.sorted = sorted


class Replacement(Record):
    """An effect that would replace an event: a number that names it, and whether it may be declined."""

    def __init__(self, name: int = -1, optional: bool = False) -> None:
        self.name = name
        self.optional = optional


class Replacer(Record):
    """Where an effect that replaces events comes from: whose it is, its card, where its text is printed, by which
    clause it applies, and whether it was made by a text that everybody saw carried out."""

    def __init__(
        self,
        seat: int = -1,
        card: int = -1,
        printed: int = -1,
        line: int = -1,
        clause: str = "",
        lasting: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card
        self.printed = printed
        self.line = line
        self.clause = clause
        self.lasting = lasting


class Forgetful(dict[Any, Any]):
    """A table that keeps nothing: in the place of every cache where rules are to work without any.

    >>> table = Forgetful()
    >>> table["key"] = 1
    >>> len(table)
    0
    """

    def __setitem__(self, key: Any, value: Any) -> None:
        """Forget it at once."""


def table_of(keeps: bool) -> dict[Any, Any]:
    """A table for results, or one that keeps nothing."""
    return {} if keeps else Forgetful()


class Rules:
    """A game. The methods here are all the kernel knows of it."""

    def __init__(self, game: str, version: str, zones: tuple[Zone, ...]) -> None:
        self.game = game
        self.version = version
        self.zones = zones
        self.preset: tuple[tuple[str, ...], ...] = ()  # the decks that the game brings along, by card numbers
        self.openings: tuple[str, ...] = ()  # the purposes of questions about the opening hand
        self.is_cached = True  # whether results are reused from one derivation to the next, see `uncached`
        # The purposes of questions at which a bot that looks ahead judges the position: they are asked of it even where
        # there is one answer only.
        self.judged_at: tuple[str, ...] = ()

    def uncached(self: R) -> R:
        """The same rules, which work out everything anew after every event. They are slower and never say anything
        else (law `cache`)."""
        kind = type(self)
        made: R = kind.__new__(kind)
        for name in fields_of(self):
            if hasattr(self, name):
                setattr(made, name, getattr(self, name))
        made.is_cached = False
        made.drop_caches()
        return made

    def drop_caches(self) -> None:
        """Put tables that keep nothing in the place of all caches; a game that has some names them here."""

    def derived_values(self, state: Any) -> dict[str, Any]:
        """Everything that is derived of a position, as plain values: what no cache may change."""
        return {}

    def deck_pair(self, place: int) -> tuple[tuple[str, ...], ...]:
        """Two of the decks that the game brings along; every pair comes up as the number goes on."""
        count = len(self.preset)
        return (self.preset[place % count], self.preset[place // count % count]) if count else ()

    def sealed_decks(self, variant: str, random: Randomness) -> tuple[tuple[str, ...], ...]:
        """The decks that chance makes, one for each seat, in a variant in which nobody brings any; else none."""
        return ()

    def start(self, variant: str, decks: tuple[tuple[str, ...], ...]) -> Any:
        """The state before the first step."""
        raise NotImplementedError

    def replacements(self, state: Any, event: Event) -> tuple[Replacement, ...]:
        """The effects that would replace this event now."""
        return ()

    def replace(self, state: Any, name: int, event: Event) -> tuple[Event, ...]:
        """The events that happen instead."""
        raise NotImplementedError

    def replacer(self, state: Any, name: int) -> Replacer:
        """Where the effect of this name comes from; asked only while somebody listens."""
        return Replacer()

    def note(self, state: Any, event: Event) -> None:
        """Look whether the applied event triggers something."""

    def note_together(self, state: Any, events: tuple[Event, ...]) -> None:
        """The same for all events that happened at the same time."""
        for event in events:
            self.note(state, event)

    def interrupt(self, state: Any, event: Event) -> Procedure | None:
        """Rule processing that comes in the very moment its condition holds."""
        return None

    def sizes(self, state: Any) -> tuple[int, ...]:
        """Counts that are equal wherever `position_key` is and take no time; for games that keep more than cards."""
        return ()

    def position_key(self, state: Any) -> int:
        """Equal for positions that are the same as far as the rules of loops go."""
        key: int = state.key()
        return key

    def loop(self, state: Any) -> Outcome:
        """How a loop ends that nobody can stop."""
        raise NotImplementedError

    def concession_refusal(self, state: Any, seat: int) -> Reason | None:
        """Why the seat may not give up now; most games always let it."""
        return None

    def conceded(self, seat: int) -> Outcome:
        """How a game ends that the seat gives up."""
        return Outcome(1 - seat, "concession", "")

    def back_of(self, printed: int) -> int:
        """Cards with different backs can be told apart while hidden."""
        return 0

    def group_of(self, state: Any, card: int) -> int:
        """Hidden cards of one group could lie in each other's places: those with the same back. Where each player
        brings a deck, the owner counts as well."""
        return self.back_of(state.printed[card])

    def supposed(self, state: Any, seat: int, hidden: list[int], random: Randomness) -> list[int] | None:
        """What each card of a hidden group could be, in the mind of a seat that has not seen the list from which they
        come; None where everybody knows which cards lie there, and only not where."""
        return None

    def known_decks(self, state: Any, random: Randomness) -> tuple[tuple[int, ...], ...]:
        """The decks that everybody knows of in this form of the game, by printed cards; chance may make them."""
        return ()

    def card_name(self, printed: int) -> str:
        """The name under which a known card is shown."""
        raise NotImplementedError

    def forget_secrets(self, state: Any, seat: int) -> None:
        """Forget what a state keeps of cards that the seat does not know; for states that are imagined."""

    def sums(self, state: Any) -> tuple[int, ...]:
        """Sums that stay the same through a whole game, such as all chips of each player."""
        return ()

    def situation(self, state: Any, seat: int) -> dict[str, Any]:
        """What the seat sees beside the cards."""
        return {}

    def face(self, state: Any, card: int, seat: int) -> dict[str, Any]:
        """What the seat sees of a card's condition; called for every card that the seat can tell apart."""
        return {}

    def known_face(self, state: Any, card: int, seat: int) -> dict[str, Any]:
        """What the seat sees of a card that it knows."""
        return {}

    def refusal(self, state: Any, seat: int, action: Action) -> Reason | None:
        """Why the seat may not do this now, or None when it may."""
        raise NotImplementedError

    def forbidding(self, state: Any, decision: Decision, answer: int | tuple[int, ...], reason: Reason) -> Reason:
        """The reason of the rule that forbids an answer which does not fit, where another clause than that of the
        question does."""
        if isinstance(decision, Cards) and isinstance(answer, tuple):
            for card in answer:
                if 0 <= card < len(state.zone) and card not in decision.candidates:
                    return self.choice_refusal(state, decision, card) or reason
        return reason

    def choice_refusal(self, state: Any, decision: Decision, card: int) -> Reason | None:
        """Why a card is not among those that a question offers, where another clause than its own says so."""
        return None

    def worth(self, state: Any, seat: int) -> float:
        """How good the position looks for a seat, from what is on the table and in that seat's hand."""
        raise NotImplementedError

    def hand_worth(self, state: Any, seat: int) -> float:
        """How good the opening hand of a seat looks, beside what `worth` says of it."""
        return 0.0

    def usual(self, state: Any, decision: Decision) -> int | tuple[int, ...]:
        """The answer an opponent is assumed to give when looking ahead one ply: the most passive one."""
        raise NotImplementedError

    def promising(self, state: Any, decision: Decision) -> list[int | tuple[int, ...]] | None:
        """The answers that a bot tries, told by what the seat that is asked can see; None: whatever there is."""
        return None

    def is_quiet(self, state: Any) -> bool:
        """Whether a bot can judge the position before the turn is over: nothing that was begun is under way."""
        return False
