"""What the tests of printed cards share: which cards they are about, and tables on which one card shows what it does.

`first` has the card, `second` a target or a striker. Both have arms that no triangle knows, and texts that ask nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from fuda.games.kokuryoku.cards import Card
from tests.kokuryoku.board import Board, Printed, kokuryoku, on, soldier, unit

F = TypeVar("F", bound=Callable[..., Any])

CENTRE: Final = 4  # the second row of `first`, in the middle
AHEAD: Final = 7  # the square in front of it
ASIDE: Final = 8  # two steps away from the centre, diagonally in front of it

ARMS: Final = ("sword", "lance", "axe", "bow", "shooter", "fire", "thunder", "wind", "light", "dark", "staff")

TARGET: Final = unit("的", "このユニットは反撃できない。", spirit=9, arms="breath", action="breath", levels={})
STRIKER: Final = unit("打手", spirit=9, attack=3, counter=3, arms="breath", action="breath", levels={})
FRIEND: Final = unit("友", spirit=6, attack=2, counter=2, arms="breath", action="breath", levels={})
BEARER: Final = unit(
    "担い手",
    spirit=6,
    attack=2,
    counter=2,
    arms="breath",
    action="breath",
    levels=dict.fromkeys(ARMS, "S"),
)
CARDS: Final = [TARGET, STRIKER, FRIEND, BEARER, soldier("兵", arms="breath", action="breath", levels={})]
PAPER: Final = ["薬草@紙1", "薬草@紙2", "薬草@紙3"]  # hand cards to pay with


class Proofs:
    """Which cards the tests of a module are about."""

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds
        self.names: set[str] = set()

    def of(self, *names: str) -> Callable[[F], F]:
        """Say which cards a test is about."""
        self.names.update(names)

        def label(test: F) -> F:
            return test

        return label

    def missing(self) -> list[str]:
        """The cards of these kinds that no test is about."""
        return [card.name for card in printed(*self.kinds) if card.name not in self.names]


def printed(*kinds: str) -> Iterator[Card]:
    """The cards of the game of these kinds."""
    return (card for card in kokuryoku().list.cards if card.kind in kinds)


def table(
    first: list[Printed],
    second: list[Printed] | None = None,
    hand: list[str] | None = None,
    second_hand: list[str] | None = None,
    cards: list[Printed] | None = None,
    **written: Any,
) -> Board:
    """A table with these units; `second` has a target far away if nothing else is said."""
    return Board(
        first=first,
        second=[on("的", 11)] if second is None else second,
        hands=(hand or [], second_hand or []),
        cards=[*CARDS, *(cards or [])],
        **written,
    )


def spot(card: str) -> int:
    """A square that the first equipment of the unit reaches from the centre."""
    return ASIDE if kokuryoku().list.cards[by_name(card)].source.fields["action"] == "indirect" else AHEAD


def by_name(name: str) -> int:
    return next(card.printed for card in kokuryoku().list.cards if card.name == name)


def purpose(board: Board) -> str:
    """What is asked for now."""
    asked = board.asked()
    return "" if asked is None else asked[1]


def pass_on(board: Board) -> None:
    """Nobody uses anything more in this window."""
    while purpose(board).endswith("-window"):
        asked = board.asked()
        assert asked is not None
        board.act(asked[0], "pass")


def strikes(board: Board, card: str, target: str = "的", equipment: str = "") -> int:
    """The damage that the card deals in an attack of its own now."""
    board.take("first", card)
    board.attack("first", card, target, equipment)
    pass_on(board)
    return board.damage(target)[-1] if board.damage(target) else 0


def struck(board: Board, card: str, by: str = "打手") -> int:
    """The damage that `second` deals to the card in an attack of its own now."""
    board.take("second", by)
    board.attack("second", by, card)
    pass_on(board)
    return board.damage(card)[-1] if board.damage(card) else 0
