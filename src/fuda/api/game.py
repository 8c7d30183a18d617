"""What can be done with a game? Begin it, look at it, see who is asked, answer, ask why not, copy and save it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final

import msgspec

from fuda.api import explaining
from fuda.api.answers import from_seat
from fuda.api.chance import Stream, chance_answer
from fuda.api.wire import schema
from fuda.kernel import codec, machine
from fuda.kernel.decisions import Action
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import SEATS, Rules
from fuda.kernel.state import CHANCE, State
from fuda.kernel.telling import knows, tell_decision, tells_apart
from fuda.kernel.views import view
from fuda.library.loading import Entry, entry_of, load_rules, names_of, rules_digest
from fuda.library.messages import Explained, counted
from fuda.library.wording import Wording, wording

FORMAT: Final = 2
WITHOUT_DIGEST: Final = 1  # the format before, which is still read
MOST_CARDS: Final = 999  # of a deck


class BadSave(Explained):
    """What was read is not a saved game, or not one that this version can go on with."""


class UnknownVariant(Explained):
    """The game has no such variant."""


class UnknownSeat(Explained):
    """Nobody sits there."""


JUDGE: Final = -1


def _known_seat(seat: Any, known: Sequence[int] = (JUDGE, *SEATS)) -> int:
    """A seat that there is: not every number below 0 is the judge, who sees everything."""
    if type(seat) is not int or seat not in known:
        raise UnknownSeat("unknown-seat", seat=seat, known=", ".join([str(each) for each in known]))
    return seat


class BadDecks(Explained):
    """A game cannot begin with these decks."""


class BadSeed(Explained):
    """A seed that cannot be written down."""


def _checked_decks(given: Any) -> tuple[tuple[str, ...], ...]:
    """Two lists of card numbers; whether the rules allow such decks is another question."""
    if not isinstance(given, (list, tuple)) or len(given) != len(SEATS):
        raise BadDecks("decks-not-two")
    for deck in given:
        if not isinstance(deck, (list, tuple)) or {type(each) for each in deck} - {str}:
            raise BadDecks("decks-not-two")
        counted("cards", len(deck), 0, MOST_CARDS)
    return tuple([tuple(deck) for deck in given])


def _text_seed(seed: int | str | None) -> str | None:
    """The seed as text."""
    if seed is None:
        return None
    try:
        str(seed).encode("utf-8")
    except UnicodeEncodeError:
        raise BadSeed("bad-seed") from None
    return str(seed)


class Table:
    """A game under way: its state, and the seed from which chance answers (None: whoever uses the table answers)."""

    __slots__ = ("chances", "seed", "state", "variant")

    def __init__(self, state: State, variant: str, seed: str | None, chances: int = 0) -> None:
        self.state = state
        self.variant = variant
        self.seed = seed
        self.chances = chances  # how many questions chance has answered

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.state.outcome


class Game:
    """One of the games; made by `load`."""

    def __init__(self, entry: Entry, rules: Rules) -> None:
        self.entry = entry
        self.rules = rules

    @property
    def id(self) -> str:
        """The name under which the game is loaded."""
        return self.entry.id

    def decks(
        self, variant: str | None = None, seed: int | str | None = None, given: Sequence[Sequence[str]] = ()
    ) -> tuple[tuple[str, ...], ...]:
        """The decks with which a game is played: those given; without any, the sealed ones that its seed opens, where
        the variant has such. Empty: the rules know what to play with."""
        if given:
            return _checked_decks(given)
        return self.rules.sealed_decks(self.variant(variant), Stream(_text_seed(seed) or "", "boosters"))

    def start(
        self, variant: str | None = None, decks: Sequence[Sequence[str]] = (), hide_forced: bool = False
    ) -> State:
        """The state at the first question, chance not answered. A game that hides what is forced asks every question,
        those with a single answer too, so that who is asked when tells nothing of hidden cards."""
        chosen, played = self.variant(variant), self.decks(variant, None, decks)
        try:
            state: State = self.rules.start(chosen, played)
            state.hide_forced = hide_forced
            machine.advance(state, self.rules)
        except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
            if not decks:
                raise
            raise BadDecks("bad-decks", why=str(error) or type(error).__name__) from error
        return state

    def variant(self, variant: str | None) -> str:
        """The id of a variant, the usual one for None; UnknownVariant when there is none."""
        known = [each.id for each in self.entry.variants]
        if variant is None:
            return known[0]
        if variant not in known:
            raise UnknownVariant("unknown-variant", variant=variant, game=self.id, known=", ".join(known))
        return variant

    def new(
        self,
        variant: str | None = None,
        seed: int | str | None = None,
        decks: Sequence[Sequence[str]] = (),
        hide_forced: bool = False,
    ) -> Table:
        """A new game. With a seed chance answers by itself; without one its questions are pending for CHANCE."""
        state = self.start(variant, self.decks(variant, seed, decks), hide_forced)
        table = Table(state, self.variant(variant), _text_seed(seed))
        self._answer_chance(table)
        return table

    def _answer_chance(self, table: Table) -> None:
        if table.seed is None:
            return
        while table.state.outcome is None:
            decision = machine.asked(table.state, CHANCE)
            if decision is None:
                break
            answer = chance_answer(table.seed, table.chances, decision)
            table.chances += 1
            machine.submit(table.state, self.rules, CHANCE, answer)

    def observe(self, table: Table, seat: int) -> dict[str, Any]:
        """Everything that the seat may know, as JSON values; seat -1 is the judge, who knows everything.
        UnknownSeat for any other."""
        return view(table.state, self.rules, _known_seat(seat))

    def pending(self, table: Table) -> dict[int, dict[str, Any]]:
        """Who is asked what: for each seat that has to answer, its question in its own words."""
        if table.state.outcome is not None:
            return {}
        asked: dict[int, dict[str, Any]] = {}
        for seat in machine.waiting(table.state):
            decision = machine.asked(table.state, seat)
            assert decision is not None
            asked[seat] = tell_decision(table.state, self.rules, decision, seat)
        return asked

    def submit(self, table: Table, seat: int, answer: Any) -> list[dict[str, Any]]:
        """Give a seat's answer in its own words and run on; what the judge is told of what happened.

        NotAsked, Malformed or Illegal when the answer does not fit; then nothing has changed.
        """
        decision = machine.asked(table.state, seat) if table.state.outcome is None else None
        if decision is None:
            machine.submit(table.state, self.rules, seat, 0)  # says that the seat is not asked
            return []
        state = table.state
        given = from_seat(decision, answer)
        state.notes = []
        try:
            machine.submit(state, self.rules, seat, given)
            if seat == CHANCE:
                table.chances += 1
            self._answer_chance(table)
            return [note.told[-1] for note in state.notes]
        finally:
            state.notes = None

    def why_not(self, table: Table, seat: int, action: Mapping[str, Any]) -> Reason | None:
        """Why the seat may not do this now; None when it may.

        The action is told in the seat's words: a verb, and cards by handle or (where the seat knows them) by number.
        """
        choices = self.meant(table.state, _known_seat(seat, SEATS), action)
        if isinstance(choices, Reason):
            return choices
        first: Reason | None = None
        for each in choices:
            reason = self.rules.refusal(table.state, seat, each)
            if reason is None:
                return None
            first = first or reason
        return first

    def meant(self, state: State, seat: int, action: Mapping[str, Any]) -> list[Action] | Reason:
        """The actions that these words can mean: several when the seat knows several cards of one number."""
        verb = action.get("verb") if isinstance(action, Mapping) else None
        if not isinstance(verb, str):
            return Reason("", "no-verb")
        numbers = _listed(action.get("numbers", ()))
        if numbers is None or any(isinstance(each, bool) or not isinstance(each, int) for each in numbers):
            return Reason("", "not-a-number")
        others: list[int] = []
        cards = action.get("cards", ())
        for named in (cards,) if _listed(cards) is None else cards:
            found = [card for card in self._named(state, seat, named) if card not in others]
            if not found:
                return Reason("", "no-such-card", card=_spoken(named))
            others.append(found[0])
        if action.get("card") is None:
            return [Action(verb, -1, tuple(others), numbers)]
        found = self._named(state, seat, action["card"])
        if not found:
            return Reason("", "no-such-card", card=_spoken(action["card"]))
        return [Action(verb, card, tuple(others), numbers) for card in found]

    def _named(self, state: State, seat: int, named: Any) -> list[int]:
        """The cards that the seat can mean by a handle, a number or a mention; its own come first."""
        if isinstance(named, Mapping):
            named = named.get("handle", named.get("card"))
        rules = self.rules
        cards = [card for zone in state.zones for card in zone]
        if isinstance(named, int) and not isinstance(named, bool):
            return [card for card in cards if state.handle[card] == named and tells_apart(state, rules, card, seat)]
        if not isinstance(named, str):
            return []
        found = [card for card in cards if knows(state, card, seat) and rules.card_name(state.printed[card]) == named]
        return sorted(found, key=lambda card: rules.zones[state.zone[card]].owner != seat)

    def explain_stack(self, table: Table, seat: int = -1) -> list[explaining.Standing]:
        """The procedures in which the engine stands, the outermost first."""
        return explaining.stack(self, table, _known_seat(seat))

    def values_of(self, table: Table, handle: int, seat: int = -1) -> list[str]:
        """The values of a card that can be explained."""
        return explaining.values_of(self, table, handle, _known_seat(seat))

    def explain_value(self, table: Table, handle: int, name: str, seat: int = -1) -> explaining.Derivation:
        """How a value of a card comes about, step by step."""
        return explaining.value(self, table, handle, name, _known_seat(seat))

    def explain_triggers(self, table: Table, seat: int = -1) -> list[explaining.Waiting]:
        """What has triggered, in the order in which it will be played."""
        return explaining.triggers(self, table, _known_seat(seat))

    def explain_replaced(self, events: Iterable[Mapping[str, Any]]) -> list[explaining.Replacement]:
        """What replaced what, among the events that an answer has brought about."""
        return explaining.replaced(self, events)

    def explain_refusal(self, table: Table, seat: int, action: Mapping[str, Any]) -> explaining.Refused:
        """Why the seat may not do this now, and what would have to change."""
        return explaining.refusal(self, table, _known_seat(seat, SEATS), action)

    def wording(self, language: str = "en", names: Sequence[str] = ()) -> Wording:
        """What the game says in a language, with names for the players."""
        return wording(self.id, language, tuple(names))

    def describe(self, told: Any, language: str = "en") -> str:
        """One line for a question, an action, an event, a reason or an outcome."""
        return self.wording(language).describe(told)

    def schema(self) -> dict[str, Any]:
        """The JSON schema of everything that goes out and comes in."""
        return schema()

    def clone(self, table: Table) -> Table:
        """An independent copy."""
        return Table(table.state.clone(), table.variant, table.seed, table.chances)

    def encode(self, table: Table) -> bytes:
        """The whole game as JSON; it contains the seed and everything hidden, and a digest that tells whether all of it
        is as it was written."""
        saved = {
            "fuda": FORMAT,
            "game": self.id,
            "variant": table.variant,
            "rules": rules_digest(self.id),
            "cards": _cards_digest(self.id),
            "seed": table.seed,
            "chances": table.chances,
            "state": codec.encode(table.state),
        }
        return msgspec.json.encode({**saved, "digest": _digest(saved)})

    def decode(self, saved: bytes) -> Table:
        """The game that was saved; BadSave when it cannot go on here."""
        try:
            read = msgspec.json.decode(saved)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:
            raise BadSave("malformed-json", why=str(error)) from None
        if not isinstance(read, dict) or read.get("fuda") not in (WITHOUT_DIGEST, FORMAT):
            raise BadSave("not-a-save")
        if read.get("game") != self.id:
            raise BadSave("save-of-another-game", game=read.get("game"), wanted=self.id)
        if read["fuda"] == FORMAT and read.pop("digest", None) != _digest(read):
            raise BadSave("save-altered")
        if read.get("cards", _cards_digest(self.id)) != _cards_digest(self.id):  # cards are kept by their places
            raise BadSave("save-of-other-cards", game=self.id)
        try:
            state = codec.decode(read["state"])
            return Table(state, read["variant"], read["seed"], read["chances"])
        except (LookupError, ValueError, TypeError, AttributeError) as error:
            other = read.get("rules") != rules_digest(self.id)
            raise BadSave("save-of-other-rules" if other else "not-a-save", game=self.id, why=str(error)) from None


@cache
def _cards_digest(game: str) -> str:
    """A digest of the numbers of all printed cards in their order."""
    return sha256(" ".join(names_of(game)).encode()).hexdigest()


def _digest(saved: dict[str, Any]) -> str:
    return sha256(msgspec.json.encode(saved)).hexdigest()


def _listed(given: Any) -> tuple[Any, ...] | None:
    return tuple(given) if isinstance(given, (list, tuple)) else None


def _spoken(named: Any) -> int | str:
    if isinstance(named, Mapping):
        named = named.get("handle", named.get("card", ""))
    return named if isinstance(named, (int, str)) else str(named)


def load(game: str) -> Game:
    """Load a game by its id; UnknownGame when there is none."""
    return Game(entry_of(game), load_rules(game))
