"""What can be asked? A small closed set of decision kinds; each lists, counts, checks and samples its answers.

An answer is a whole number or a tuple of whole numbers. `chosen` turns an accepted answer into the value that the
asking procedure receives.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import comb, factorial
from typing import ClassVar, Final, Protocol

from fuda.kernel.reasons import Reason, Value
from fuda.kernel.records import Record
from fuda.kernel.state import CHANCE

Answer = int | tuple[int, ...]
Chosen = int | tuple[int, ...] | Record


class Randomness(Protocol):
    """Where a random answer comes from."""

    def below(self, limit: int) -> int:
        """A uniformly random whole number from 0 to limit - 1."""
        ...


class Decision(Record):
    """A question to one seat: which clause asks, and for what purpose."""

    kind: ClassVar[str] = ""

    def __init__(self, seat: int = 0, clause: str = "", purpose: str = "") -> None:
        self.seat = seat
        self.clause = clause
        self.purpose = purpose

    def count(self) -> int:
        """How many different answers there are."""
        raise NotImplementedError

    def answers(self) -> Iterator[Answer]:
        """All answers, one after another."""
        raise NotImplementedError

    def refuse(self, answer: Answer) -> Reason | None:
        """Why the answer does not fit, or None when it does."""
        raise NotImplementedError

    def sample(self, random: Randomness) -> Answer:
        """A uniformly random answer, without listing them."""
        raise NotImplementedError

    def chosen(self, answer: Answer) -> Chosen:
        """What the asking procedure receives for an accepted answer."""
        return answer

    def _no(self, condition: str, **values: Value) -> Reason:
        return Reason(self.clause, condition, **values)


class Action(Record):
    """Something a player can name: a verb and the cards and numbers it is about."""

    def __init__(
        self, verb: str = "", card: int = -1, cards: tuple[int, ...] = (), numbers: tuple[int, ...] = ()
    ) -> None:
        self.verb = verb
        self.card = card
        self.cards = cards
        self.numbers = numbers


def equal_actions(left: Action, right: Action) -> bool:
    """Whether two actions are the same."""
    return (
        left.verb == right.verb
        and left.card == right.card
        and left.cards == right.cards
        and left.numbers == right.numbers
    )


def is_meant(option: Action, action: Action) -> bool:
    """Whether a player who names the action means this option; other cards and numbers need not be named.

    >>> is_meant(Action("sortie", 3, (), (1,)), Action("sortie", 3)), is_meant(Action("lay", 3), Action("lay"))
    (True, False)
    """
    return (
        option.verb == action.verb
        and option.card == action.card
        and action.cards in ((), option.cards)
        and action.numbers in ((), option.numbers)
    )


class Pick(Decision):
    """One of several things; the answer is its index."""

    def size(self) -> int:
        """How many there are."""
        raise NotImplementedError

    def count(self) -> int:
        return self.size()

    def answers(self) -> Iterator[Answer]:
        return iter(range(self.size()))

    def refuse(self, answer: Answer) -> Reason | None:
        if not isinstance(answer, int):
            return self._no("not-a-number")
        if not 0 <= answer < self.size():
            return self._no("no-such-option", answer=answer, options=self.size())
        return None

    def sample(self, random: Randomness) -> Answer:
        return random.below(self.size())


class Act(Pick):
    """Do one of several things; the answer is the index of the action."""

    kind = "act"

    def __init__(self, seat: int = 0, clause: str = "", purpose: str = "", options: tuple[Action, ...] = ()) -> None:
        self.seat = seat
        self.clause = clause
        self.purpose = purpose
        self.options = options

    def size(self) -> int:
        return len(self.options)

    def count(self) -> int:
        return len(self.options)

    def sample(self, random: Randomness) -> Answer:
        return random.below(len(self.options))

    def chosen(self, answer: Answer) -> Chosen:
        assert isinstance(answer, int)
        return self.options[answer]


class Option(Pick):
    """Choose one of several named things; the answer is its index."""

    kind = "option"

    def __init__(self, seat: int = 0, clause: str = "", purpose: str = "", options: tuple[str, ...] = ()) -> None:
        super().__init__(seat, clause, purpose)
        self.options = options

    def size(self) -> int:
        return len(self.options)


class Left(Option):
    """The only one that is left of several named things, asked where silence would tell; what arrives is the place
    that it has among all of them."""

    def __init__(
        self, seat: int = 0, clause: str = "", purpose: str = "", options: tuple[str, ...] = (), place: int = 0
    ) -> None:
        super().__init__(seat, clause, purpose, options)
        self.place = place

    def chosen(self, answer: Answer) -> Chosen:
        return self.place


class Number(Decision):
    """Name a whole number between two bounds, both included."""

    kind = "number"

    def __init__(self, seat: int = 0, clause: str = "", purpose: str = "", low: int = 0, high: int = 0) -> None:
        super().__init__(seat, clause, purpose)
        self.low = low
        self.high = high

    def count(self) -> int:
        return max(0, self.high - self.low + 1)

    def answers(self) -> Iterator[Answer]:
        return iter(range(self.low, self.high + 1))

    def refuse(self, answer: Answer) -> Reason | None:
        if not isinstance(answer, int):
            return self._no("not-a-number")
        if not self.low <= answer <= self.high:
            return self._no("number-out-of-range", answer=answer, low=self.low, high=self.high)
        return None

    def sample(self, random: Randomness) -> Answer:
        return self.low + random.below(self.high - self.low + 1)


def sample_subset(items: tuple[int, ...], least: int, most: int, random: Randomness) -> tuple[int, ...]:
    """A uniformly random subset with a permitted size, in the order of the items."""
    total = len(items)
    size = least
    if most > least:
        ticket = random.below(sum(comb(total, each) for each in range(least, most + 1)))
        while ticket >= comb(total, size):
            ticket -= comb(total, size)
            size += 1
    left = list(range(total))
    for place in range(size):
        other = place + random.below(total - place)
        left[place], left[other] = left[other], left[place]
    return tuple([items[index] for index in sorted(left[:size])])


class Subset(Decision):
    """Choose between `least` and `most` different things; the answer names them in the order offered."""

    def __init__(
        self,
        seat: int = 0,
        clause: str = "",
        purpose: str = "",
        candidates: tuple[int, ...] = (),
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.seat = seat
        self.clause = clause
        self.purpose = purpose
        self.candidates = candidates
        total = len(candidates)
        self.least = least if least < total else total
        self.most = most if most < total else total

    def count(self) -> int:
        total = len(self.candidates)
        if self.least == self.most:
            return comb(total, self.least)
        return sum([comb(total, size) for size in range(self.least, self.most + 1)])

    def answers(self) -> Iterator[Answer]:
        for size in range(self.least, self.most + 1):
            yield from combinations(self.candidates, size)

    def refuse(self, answer: Answer) -> Reason | None:
        if not isinstance(answer, tuple):
            return self._no("not-a-list")
        if not self.least <= len(answer) <= self.most:
            return self._no("wrong-number-chosen", chosen=len(answer), least=self.least, most=self.most)
        last = -1
        for item in answer:
            if item not in self.candidates:
                return self._no("not-a-candidate", item=item)
            place = self.candidates.index(item)
            if place <= last:
                return self._no("chosen-twice-or-out-of-order", item=item)
            last = place
        return None

    def sample(self, random: Randomness) -> Answer:
        return sample_subset(self.candidates, self.least, self.most, random)


class Cards(Subset):
    """Choose cards."""

    kind = "cards"


class Cells(Subset):
    """Choose cells of a board."""

    kind = "cells"


class Order(Decision):
    """Put things into an order; the answer names all of them, first to last. Things other than cards are numbers."""

    kind = "order"

    def __init__(
        self,
        seat: int = 0,
        clause: str = "",
        purpose: str = "",
        items: tuple[int, ...] = (),
        are_cards: bool = True,
    ) -> None:
        super().__init__(seat, clause, purpose)
        self.items = items
        self.are_cards = are_cards

    def count(self) -> int:
        return factorial(len(self.items))

    def answers(self) -> Iterator[Answer]:
        return iter(permutations(self.items))

    def refuse(self, answer: Answer) -> Reason | None:
        if not isinstance(answer, tuple):
            return self._no("not-a-list")
        if sorted(answer) != sorted(self.items):
            return self._no("not-the-same-things", given=len(answer), wanted=len(self.items))
        return None

    def sample(self, random: Randomness) -> Answer:
        return tuple([self.items[index] for index in sample_order(len(self.items), random)])


def sample_order(count: int, random: Randomness) -> tuple[int, ...]:
    """A uniformly random order of the numbers 0 to count - 1 (Fisher and Yates)."""
    order = list(range(count))
    for place in range(count - 1, 0, -1):
        other = random.below(place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


class Allocate(Decision):
    """Share out between `least` and `most` equal pieces over places with limits; one number for each place."""

    kind = "allocate"

    def __init__(
        self,
        seat: int = 0,
        clause: str = "",
        purpose: str = "",
        places: tuple[int, ...] = (),
        limits: tuple[int, ...] = (),
        least: int = 0,
        most: int = 0,
        are_cards: bool = True,
    ) -> None:
        super().__init__(seat, clause, purpose)
        self.are_cards = are_cards
        self.places = places
        self.limits = limits
        self.most = min(most, sum(limits))
        self.least = min(least, self.most)

    def _ways(self) -> list[list[int]]:
        """ways[i][r]: in how many ways the places from i on take exactly r pieces."""
        ways = [[0] * (self.most + 1) for _ in range(len(self.limits) + 1)]
        ways[-1][0] = 1
        for place in range(len(self.limits) - 1, -1, -1):
            for pieces in range(self.most + 1):
                top = min(self.limits[place], pieces)
                ways[place][pieces] = sum(ways[place + 1][pieces - here] for here in range(top + 1))
        return ways

    def count(self) -> int:
        return sum(self._ways()[0][self.least : self.most + 1])

    def answers(self) -> Iterator[Answer]:
        room = [0]  # how much the places behind can take together
        for limit in reversed(self.limits):
            room.append(room[-1] + limit)
        room.reverse()
        return self._shares(0, self.least, self.most, room)

    def _shares(self, place: int, least: int, most: int, room: list[int]) -> Iterator[tuple[int, ...]]:
        if place == len(self.limits):
            yield ()
            return
        for here in range(max(0, least - room[place + 1]), min(self.limits[place], most) + 1):
            for others in self._shares(place + 1, least - here, most - here, room):
                yield (here, *others)

    def refuse(self, answer: Answer) -> Reason | None:
        if not isinstance(answer, tuple) or len(answer) != len(self.places):
            return self._no("one-number-for-each-place", places=len(self.places))
        for share, limit in zip(answer, self.limits, strict=True):
            if not 0 <= share <= limit:
                return self._no("share-out-of-range", share=share, limit=limit)
        if not self.least <= sum(answer) <= self.most:
            return self._no("wrong-total", total=sum(answer), least=self.least, most=self.most)
        return None

    def sample(self, random: Randomness) -> Answer:
        ways = self._ways()
        ticket = random.below(sum(ways[0][self.least : self.most + 1]))
        pieces = self.least
        while ticket >= ways[0][pieces]:
            ticket -= ways[0][pieces]
            pieces += 1
        shares: list[int] = []
        for place in range(len(self.limits)):
            here = 0
            while ticket >= ways[place + 1][pieces - here]:
                ticket -= ways[place + 1][pieces - here]
                here += 1
            shares.append(here)
            pieces -= here
        return tuple(shares)


class Roll(Decision):
    """Chance rolls dice with faces 1 to `faces`; one number for each die."""

    kind = "roll"

    def __init__(self, clause: str = "", purpose: str = "", dice: int = 1, faces: int = 6) -> None:
        super().__init__(CHANCE, clause, purpose)
        self.dice = dice
        self.faces = faces

    def count(self) -> int:
        return int(self.faces**self.dice)

    def answers(self) -> Iterator[Answer]:
        return iter(product(range(1, self.faces + 1), repeat=self.dice))

    def refuse(self, answer: Answer) -> Reason | None:
        if not isinstance(answer, tuple) or len(answer) != self.dice:
            return self._no("one-number-for-each-die", dice=self.dice)
        for shown in answer:
            if not 1 <= shown <= self.faces:
                return self._no("no-such-face", shown=shown, faces=self.faces)
        return None

    def sample(self, random: Randomness) -> Answer:
        return tuple([1 + random.below(self.faces) for _ in range(self.dice)])


class Shuffle(Decision):
    """Chance puts `size` things into a random order; the answer says which thing comes to each place."""

    kind = "shuffle"

    def __init__(self, clause: str = "", purpose: str = "", size: int = 0) -> None:
        super().__init__(CHANCE, clause, purpose)
        self.size = size

    def count(self) -> int:
        return factorial(self.size)

    def answers(self) -> Iterator[Answer]:
        return iter(permutations(range(self.size)))

    def refuse(self, answer: Answer) -> Reason | None:
        if not isinstance(answer, tuple) or sorted(answer) != list(range(self.size)):
            return self._no("not-an-order", size=self.size)
        return None

    def sample(self, random: Randomness) -> Answer:
        return sample_order(self.size, random)


KINDS: Final = (Act, Cards, Cells, Option, Number, Order, Allocate, Roll, Shuffle)
