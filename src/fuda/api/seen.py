"""What is shown? Cards, zones, actions, events, views, refusals and outcomes, as values that nobody can change.

Each of them wraps what goes over the wire and gives it by `to_json`, and says itself in words: `text("ja")`, or `str`
for English. What a game adds of its own is read by its key: `card["cost"]`, `event["amount"]`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import msgspec

from fuda.kernel.reasons import Outcome as EngineOutcome
from fuda.kernel.reasons import Reason

if TYPE_CHECKING:
    from fuda.api.game import Game
    from fuda.api.questions import Question


_SCALARS = (str, int, float, type(None))


def frozen(value: Any) -> Any:
    """A value of JSON that cannot be changed.

    >>> frozen({"cards": [1, 2]})["cards"]
    (1, 2)
    """
    if isinstance(value, Mapping):
        return MappingProxyType({name: frozen(each) for name, each in value.items()})
    if isinstance(value, (list, tuple)):
        return tuple([frozen(each) for each in value])
    return value


def copied(value: Any) -> Any:
    """A copy of what goes over the wire, that anybody may change: several times as fast as a copy of anything.

    >>> told = {"cards": [{"card": "009"}], "seat": 0}
    >>> copied(told) == told, copied(told)["cards"] is told["cards"]
    (True, False)
    """
    if isinstance(value, Mapping):
        return {name: each if isinstance(each, _SCALARS) else copied(each) for name, each in value.items()}
    if isinstance(value, list):
        return [each if isinstance(each, _SCALARS) else copied(each) for each in value]
    return value if isinstance(value, _SCALARS) else deepcopy(value)


class Told:
    """Something that was told: what the wire says of it, and in words.

    >>> import fuda
    >>> outcome = fuda.load("wars3x3").new(seed=7).concede(1)
    >>> outcome.text("ja"), outcome.to_json()
    ('プレイヤー1の勝ち：敗者の投了', {'winner': 0, 'kind': 'concession', 'clause': ''})
    """

    __slots__ = ("_game", "_told")

    def __init__(self, game: Game, told: Mapping[str, Any]) -> None:
        self._game = game
        self._told = told

    def __getitem__(self, key: str) -> Any:
        return frozen(self._told[key])

    def __contains__(self, key: object) -> bool:
        return key in self._told

    def get(self, key: str, default: Any = None) -> Any:
        """What was told under a key, or the default."""
        return self[key] if key in self._told else default

    def keys(self) -> tuple[str, ...]:
        """Everything that was told has one of these keys."""
        return tuple(self._told)

    def to_json(self) -> dict[str, Any]:
        """The same as JSON values, as it goes over the wire; a copy."""
        found: dict[str, Any] = copied(self._told)
        return found

    def text(self, language: str = "en") -> str:
        """The same in words, `ja` or `en`."""
        return self._game.wording(language).describe(self._told)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {dict(self._told)!r}>"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Told) and self._bytes() == other._bytes()

    def __hash__(self) -> int:
        return hash(self._bytes())

    def _bytes(self) -> bytes:
        return msgspec.json.encode(self._told, order="sorted")


class Card(Told):
    """A card as somebody is told of it: by handle and number, or by less where they may not know more.

    >>> import fuda
    >>> hand = fuda.load("wars3x3").new(seed=7).view(0).zone("hand", 0)
    >>> card = hand.cards[0]
    >>> card.number, card.text("en"), card.text("ja"), card["place"]
    ('009', '“Beacon Rider”', '《烽火の騎手》', 0)
    """

    __slots__ = ()

    @property
    def handle(self) -> int | None:
        """The name under which the seats speak of this very card; None where they cannot tell it from others."""
        found = self._told.get("handle")
        return None if found is None else int(found)

    @property
    def number(self) -> str | None:
        """The number in the card list; None for who does not know which card it is."""
        found = self._told.get("card")
        return None if found is None else str(found)

    @property
    def place(self) -> int | None:
        """The place in its zone or in the list of a question, where it has one."""
        found = self._told.get("place")
        return None if found is None else int(found)


class Zone(Told):
    """A zone of a view: iterate over the cards that can be told apart; `len` counts all that lie there.

    >>> import fuda
    >>> view = fuda.load("wars3x3").new(seed=7).view(0)
    >>> mine, theirs = view.zone("hand", 0), view.zone("hand", 1)
    >>> len(mine), len(mine.cards), len(theirs), len(theirs.cards)
    (9, 9, 9, 0)
    >>> view.zone("deck").text("en"), view.zone("deck").text("ja")
    ('the deck', 'デッキ')
    """

    __slots__ = ()

    @property
    def name(self) -> str:
        """Which zone it is."""
        return str(self._told["zone"])

    @property
    def owner(self) -> int:
        """Whose it is; -1 for a shared one."""
        return int(self._told["owner"])

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in it that the seat can tell apart."""
        return tuple([Card(self._game, each) for each in self._told["cards"]])

    def __len__(self) -> int:
        return int(self._told["count"])

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def text(self, language: str = "en") -> str:
        """What the zone is called."""
        words = self._game.wording(language)
        for place, zone in enumerate(self._game.rules.zones):
            if (zone.name, zone.owner) == (self.name, self.owner):
                return words.zone(place)
        return words.zone(self.name)


class Action(Told):
    """Something that a player can do or name: a verb, and the cards and numbers that it is about.

    >>> import fuda
    >>> match = fuda.load("hanyo").new(seed=7)
    >>> while match.pending[0].kind != "act":
    ...     events = match.play(match.pending[0].answers[0])
    >>> action = match.pending[0].options[0]
    >>> action.verb, action.card.number, str(action)
    ('charge', 'H026', 'Charge “Whirlwind Weasel” with “Sparrow Flock”')
    """

    __slots__ = ()

    @property
    def verb(self) -> str:
        """What is done."""
        return str(self._told["verb"])

    @property
    def card(self) -> Card | None:
        """The card that it is about, where there is one."""
        found = self._told.get("card")
        return None if found is None else Card(self._game, found)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The other cards."""
        return tuple([Card(self._game, each) for each in self._told.get("cards", ())])

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers: cells, abilities and whatever else the game counts."""
        return tuple(self._told.get("numbers", ()))


class Event(Told):
    """Something that happened, as a seat or the judge is told of it.

    >>> import fuda
    >>> match = fuda.load("wars3x3").new(seed=7)
    >>> event = match.log(fuda.JUDGE)[0]
    >>> event.name, event.clause, event.text("en")
    ('Shuffled', 'W3.1', 'The pile of magics was shuffled.')
    """

    __slots__ = ()

    @property
    def name(self) -> str:
        """What kind of event it is."""
        return str(self._told["event"])

    @property
    def clause(self) -> str:
        """The clause by which it happened."""
        return str(self._told["clause"])

    @property
    def card(self) -> Card | None:
        """The card that it is about, where there is one and the seat may hear of it."""
        found = self._told.get("card")
        return Card(self._game, found) if found else None


class Refusal(Told):
    """Why something is not allowed: the clause that forbids, the condition that failed, the values compared.

    >>> import fuda
    >>> match = fuda.load("wars3x3").new(seed=7)
    >>> refusal = match.why_not(0, "deploy", card="009")
    >>> refusal.clause, refusal.condition
    ('4.2', 'not-in-this-step')
    >>> print(refusal)
    [4.2] This belongs to another step of your own turn.
    """

    __slots__ = ()

    @classmethod
    def of(cls, game: Game, reason: Reason) -> Refusal:
        """The refusal that the rules gave."""
        return cls(game, {"clause": reason.clause, "condition": reason.condition, "values": dict(reason.values)})

    @property
    def clause(self) -> str:
        """The clause that forbids it; empty where it is no matter of the rules."""
        return str(self._told["clause"])

    @property
    def condition(self) -> str:
        """What failed."""
        return str(self._told["condition"])

    @property
    def values(self) -> Mapping[str, Any]:
        """What was compared."""
        return MappingProxyType(dict(self._told["values"]))


class Outcome(Told):
    """How a game ended.

    >>> import fuda
    >>> outcome = fuda.load("hanyo").new(seed=7).concede(1)
    >>> outcome.winner, outcome.reason
    (0, 'concession')
    >>> print(outcome)
    Player 1 won: the loser conceded [103.4]
    """

    __slots__ = ()

    @classmethod
    def of(cls, game: Game, outcome: EngineOutcome) -> Outcome:
        """The outcome that the rules gave."""
        return cls(game, {"winner": outcome.winner, "kind": outcome.kind, "clause": outcome.clause})

    @property
    def winner(self) -> int | None:
        """The seat that won; None for a draw."""
        seat = int(self._told["winner"])
        return seat if seat >= 0 else None

    @property
    def reason(self) -> str:
        """The kind of ending."""
        return str(self._told["kind"])

    @property
    def clause(self) -> str:
        """The clause that ended it."""
        return str(self._told["clause"])


class View(Told):
    """Everything that a seat may know; the judge's has everything.

    >>> import fuda
    >>> view = fuda.load("wars3x3").new(seed=7).view(0)
    >>> view.seat, view.situation["life"], view.standing_in
    (0, (30, 30), ('W3.4',))
    >>> view.question.purpose, view.outcome
    ('mulligan', None)
    >>> sum(len(zone) for zone in view.zones)
    70
    """

    __slots__ = ("_question",)

    def __init__(self, game: Game, told: Mapping[str, Any], question: Question | None = None) -> None:
        super().__init__(game, told)
        self._question = question

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self._told["game"])

    @property
    def seat(self) -> int:
        """Who sees this; -1 for the judge."""
        return int(self._told["seat"])

    @property
    def situation(self) -> Mapping[str, Any]:
        """What is to be seen beside the cards: turn, step, life and whatever the game has."""
        found: Mapping[str, Any] = self["situation"]
        return found

    @property
    def zones(self) -> tuple[Zone, ...]:
        """All zones, in the order of the game."""
        return tuple([Zone(self._game, each) for each in self._told["zones"]])

    def zone(self, name: str, owner: int = -1) -> Zone:
        """One zone by name and owner (-1: a shared one); KeyError when there is none."""
        for each in self._told["zones"]:
            if (each["zone"], each["owner"]) == (name, owner):
                return Zone(self._game, each)
        known = ", ".join([f"{each['zone']} of {each['owner']}" for each in self._told["zones"]])
        raise KeyError(f"there is no zone {name!r} of {owner}; there are: {known}")

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that the seat can tell apart, zone by zone."""
        return tuple([card for zone in self.zones for card in zone])

    def card(self, handle: int) -> Card:
        """The card with a handle; KeyError when the seat sees none."""
        for card in self.cards:
            if card.handle == handle:
                return card
        raise KeyError(f"the seat sees no card with the handle {handle}")

    @property
    def question(self) -> Question | None:
        """What the seat is asked, if it is."""
        return self._question

    @property
    def standing_in(self) -> tuple[str, ...]:
        """The clauses that are being carried out, the outermost first; told to who is asked, and after the end."""
        return tuple(self._told["standing_in"])

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        found = self._told["outcome"]
        return None if found is None else Outcome(self._game, found)

    def text(self, language: str = "en") -> str:
        """The zones with what the seat knows of their cards, a line for each."""
        words = self._game.wording(language)
        lines: list[str] = []
        for zone in self.zones:
            known = [each.text(language) for each in zone.cards]
            inside = str(words.words["word"]["and"]).join(known)
            told = {"zone": zone.text(language), "count": len(zone), "cards": inside}
            lines.append(words.say("answer", "zone", told))
        return "\n".join(lines)
