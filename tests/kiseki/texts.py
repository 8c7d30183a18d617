"""What tests of card texts share: a table on which an EVENT is played, and small cards to play it with."""

from __future__ import annotations

from typing import Any

from tests.kiseki.board import Board, Printed, event, item, unit

GUILD, SCHOOL, TRADE = "自警団", "王立学院", "翠風商会"
# Both players hold a card that they could play, so that the game waits for them.
HOLD = event("備え", "計画1。")
SWORD = unit("剣", cp=2, strength=4, defence=4)
SPEAR = unit("槍", cp=3, strength=3, defence=3)
MAGE = unit("術", cp=1, strength=3, defence=3, organisations=(SCHOOL,))
WALL = unit("壁", cp=4, strength=1, defence=9, organisations=(TRADE,))
BLADE = item("刃")
CARDS = [HOLD, SWORD, SPEAR, MAGE, WALL, BLADE]


def table(
    *cards: Printed, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **more: Any
) -> Board:
    """The first player's deployment step; every card given is in that player's hand."""
    first, second = dict(first or {}), dict(second or {})
    held = [each["number"] for each in cards if each["kind"] == "EVENT"]
    first["hand"] = [*held, *first.get("hand", []), "備え@own"]
    second["hand"] = [*second.get("hand", []), "備え@other"]
    return Board(phase=more.pop("phase", "deployment"), cards=[*CARDS, *cards], first=first, second=second, **more)


def resolve(board: Board) -> None:
    """Both pass until nothing waits, or something else is asked."""
    while board.state.waiting and board.state.outcome is None:
        now = board.asked()
        if now is None or now[1] != "priority":
            return
        board.passes(now[0])


def play(board: Board, card: str, *targets: str, seat: str = "first") -> None:
    """Play a card of the hand on these targets and let it resolve."""
    board.do(seat, "play", card)
    announce(board, seat, *targets)


def use(board: Board, card: str, *targets: str, seat: str = "first") -> None:
    """Play the one craft of a card that can be played, and let it resolve."""
    board.do(seat, "craft", card)
    announce(board, seat, *targets)


def announce(board: Board, seat: str, *targets: str) -> None:
    """Name the targets where they are asked for, then let everything resolve."""
    now = board.asked()
    if targets and now is not None and now[1] == "targets":
        board.choose(seat, *targets)
    resolve(board)
