"""What is told of an event is true: who did it, in whose step, and which of several effects felled a spell."""

import pytest

from tests.boards import SEATS
from tests.citing import clause
from tests.wars3x3.board import Board


def by(board: Board, event: str) -> list[tuple[str, int]]:
    """The clause and the player of every such event, in order."""
    return [
        (told["clause"], told["by"] if "by" in told else told["seat"])
        for told in board.told()
        if told["event"] == event
    ]


def owner_of(board: Board, zone: int) -> int:
    return board.rules.zones[zone].owner


def is_dealt_by_its_owner(board: Board) -> bool:
    """Whether every card that was dealt from or to a player's zone was told as that player's."""
    dealt = [told for told in board.told() if told["event"] == "Dealt" and told["by"] >= 0]
    owners = [{owner_of(board, told["source"]), owner_of(board, told["target"])} - {-1} for told in dealt]
    return bool(dealt) and all(found == {told["by"]} for told, found in zip(dealt, owners, strict=True))


@clause("wars3x3", "W3.2", "W3.4", "W3.5")
def test_what_is_dealt_returned_and_put_away_is_told_of_the_player_whose_it_is() -> None:
    board = Board.new()
    board.shuffles()
    board.option("first", "keep")
    board.option("second", "mulligan")
    board.shuffles()
    board.option("second", "keep")
    for seat in SEATS[:2]:
        board.choose(seat, *board.hand(seat)[:6])
    board.shuffles()
    moves = [(told["clause"], told["by"]) for told in board.told() if told["event"] == "Dealt"]
    assert {("W3.2", 0), ("W3.2", 1), ("W3.4", 1), ("W3.5", 0), ("W3.5", 1)} <= set(moves)
    assert ("W3.4", 0) not in moves
    assert is_dealt_by_its_owner(board)


@pytest.mark.parametrize("chosen", ["first-hand", "second-hand"])
@clause("wars3x3", "V1")
def test_two_hands_are_dealt_and_one_returned_by_the_player_whose_they_are(chosen: str) -> None:
    board = Board.new("seven-mages")
    board.shuffle()
    for seat in SEATS[:2]:
        board.option(seat, chosen)
    board.shuffles()
    assert is_dealt_by_its_owner(board)


@clause("wars3x3", "W3.1")
def test_the_magics_of_both_players_are_mixed_each_by_itself() -> None:
    board = Board.new()
    board.shuffles()
    shuffled = [told["target"] for told in board.told() if told["event"] == "Shuffled" and told["clause"] == "W3.1"]
    assert [owner_of(board, zone) for zone in shuffled] == [-1, 0, 1]


@pytest.mark.parametrize(("variant", "die"), [("wizard", 1), ("wizard", 2), ("seven-mages", 1), ("seven-mages", 2)])
@clause("wars3x3", "W4.1", "W5.0")
def test_whom_the_die_names_begins_and_it_has_two_sides(variant: str, die: int) -> None:
    board = Board.new(variant)
    while (now := board.asked()) is not None and now[1] != "first-player":
        seat, purpose, _ = now
        if seat == "chance":
            board.shuffle()
        elif purpose in ("mulligan", "which-hand"):
            board.option(seat, board.options(seat)[0])
        else:
            board.choose(seat, *board.options(seat)[: board.how_many(seat)[0]])
    assert [list(each) for each in board.state.pending[0].answers()] == [[1], [2]]
    board.roll(die)
    assert by(board, "Began")[-1][1] == die - 1


@clause("wars3x3", "4.1", "4.2", "4.2a", "4.2b")
def test_who_expands_deploys_and_gives_up_units_is_told() -> None:
    board = Board(
        turn="second",
        step="expansion",
        second={"hand": ["若芽の精", "苔石像"], "territory": 1, "field": ["火の粉鼠", "赤錆兵"]},
    )
    board.do("second", "expand", "若芽の精")
    board.redeploy("second", "苔石像", "火の粉鼠")
    assert by(board, "Expanded") == [("4.1", 1)]
    assert by(board, "Deployed") == [("4.2a", 1)]
    assert ("4.2b", 1) in by(board, "Moved")
    assert by(board, "StrategyUsed") == [("4.2", 1)]


@clause("wars3x3", "2.1a", "2.2", "4.2", "1.1")
def test_every_step_is_told_as_the_turn_players() -> None:
    board = Board(turn="second", first={"hand": []}, second={"hand": ["若芽の精"]})
    board.play_to_turn("first")
    steps = [told for told in board.told() if told["event"] == "StepBegan"]
    own = [told for told in steps if told["seat"] == 1]
    assert len(own) == 9
    assert steps[:9] == own


@clause("wars3x3", "S7", "4.2c")
def test_the_strategy_step_brought_forward_is_the_turn_players() -> None:
    board = Board(turn="second", step="haste", second={"hand": ["早駆け狐"], "territory": 2})
    board.option("second", "yes")
    found = [told for told in board.told() if told["event"] == "StepBegan" and told["clause"] == "S7"]
    assert [told["seat"] for told in found] == [1]


@clause("wars3x3", "G4", "G2")
def test_who_exiles_a_magic_for_its_grand_magic_is_told() -> None:
    board = Board(turn="second", step="expansion", second={"magic": ["暴露"]}, discard=["苔石像"])
    board.do("second", "grand", "暴露")
    assert by(board, "MagicExiled") == [("G4", 1)]
    assert by(board, "GrandActivated") == [("G2", 1)]


@clause("wars3x3", "2.0b", "2.3a", "2.3b")
def test_who_declares_a_spell_and_who_counters_it_is_told() -> None:
    board = Board(
        turn="second",
        step="removal",
        second={"hand": ["雷鳴の鷲"]},
        first={"field": ["雷鳴の鷲@target"], "hand": ["火口の主", "雷鳴の鷲@answer"]},
    )
    board.remove("second", "target", "雷鳴の鷲")
    board.counter("first", "answer")
    assert [seat for _, seat in by(board, "Declared")] == [1, 0]


@clause("wars3x3", "2.3c", "M7")
def test_a_countered_spell_is_told_as_countered_and_a_negated_boost_as_negated() -> None:
    board = Board(
        step="removal", first={"hand": ["雷鳴の鷲"]}, second={"field": ["雷鳴の鷲@target"], "hand": ["雷鳴の鷲@answer"]}
    )
    board.remove("first", "target", "雷鳴の鷲")
    board.counter("second", "answer")
    assert "Countered" in board.happened() and "Negated" not in board.happened()
    board = Board(step="boost", first={"hand": ["のうなし腕力"], "field": ["火の粉鼠"]}, second={"magic": ["火炎弾"]})
    board.do("first", "boost", "火の粉鼠", "のうなし腕力")
    board.do("second", "grand", "火炎弾")
    assert by(board, "Negated") == [("S15", 0)]
    assert "Countered" not in board.happened()


@clause("wars3x3", "M6", "M7")
def test_a_negated_magic_is_told_as_its_players_and_a_drawn_card_as_the_drawers() -> None:
    board = Board(
        turn="second",
        step="expansion",
        second={"magic": ["慈雨"], "field": ["若芽の精", "鈴の雀"]},
        first={"magic": ["火炎弾"]},
    )
    board.do("second", "magic", "慈雨")
    board.do("first", "grand", "火炎弾")
    assert by(board, "Negated") == [("S15", 1)]
    board = Board(
        turn="second",
        step="expansion",
        second={"magic": ["風読み"], "field": ["雷鳴の鷲", "早駆け狐", "鈴の雀"]},
        texts={"A13": "あなたはカードを1枚引く。"},
    )
    board.do("second", "magic", "風読み")
    assert by(board, "Drawn")[-1][1] == 1


@pytest.mark.parametrize("used", ["magic", "grand"])
@clause("wars3x3", "S6")
def test_of_two_players_triggers_the_turn_players_comes_first(used: str) -> None:
    texts = {
        "A03": "コスト4以下のユニットを破壊する。",
        "A05": "相手の裏側の魔法1枚を表側にする。\n★海癒　コスト4以下のユニットを破壊する。",
    }
    field = {"field": ["のうなし腕力", "火の粉鼠"], "magic": ["業火", "暴露"]}
    board = Board(turn="second", step="expansion", second=field, first={"field": ["沈没船の亡者"]}, texts=texts)
    board.do("second", used, "業火" if used == "magic" else "暴露")
    assert board.asked() == ("second", "may", "S6")
    board.option("second", "no")
    assert board.asked() == ("first", "may", "S6")
