"""Words of a text that the rules once passed over: そうしたなら after a discard for which there was no card."""

from tests.citing import clause
from tests.hanyo.board import Board, strategy, unit

UNIT = unit("的", hp=500)


@clause("hanyo", "104.2", "911.1")
def test_who_has_no_card_to_discard_has_not_done_so() -> None:
    card = strategy("賭け", "手札を1枚捨てる。そうしたなら、デッキを2枚引く。")
    for held in ([], ["的"]):
        board = Board(
            cards=[UNIT, card],
            phase="main",
            first={"main": "的", "hand": ["賭け", *held]},
            second={"main": "的"},
        )
        board.play("first", "賭け")
        assert len(board.hand("first")) == (2 if held else 0)
