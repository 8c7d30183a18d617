"""Words of a text that the rules once passed over: what それ means, how long a boost lasts, whose and which."""

from tests.citing import clause
from tests.wars3x3.board import Board


@clause("wars3x3", "M6", "S16")
def test_it_is_the_unit_that_was_destroyed_just_before() -> None:
    text = "相手のユニット1体を破壊する。あなたはそれのコストに等しい点数のライフを得る。"
    board = Board(
        step="expansion",
        first={"field": ["若芽の精", "綿毛虫"], "magic": ["慈雨"], "hand": ["苔石像"]},
        second={"field": ["雷鳴の鷲", "鈴の雀"]},
        texts={"A12": text},
    )
    board.do("first", "magic", "慈雨")
    board.choose("first", "雷鳴の鷲")
    assert board.life("first") == 34


@clause("wars3x3", "P1", "3.3")
def test_a_boost_until_end_of_turn_outlasts_the_battle() -> None:
    text = "このターンの終了まで、あなたのユニット1体を＋2強化する。"
    board = Board(
        step="boost",
        first={"field": ["溶岩蜥蜴", "若芽の精"], "magic": ["慈雨"], "hand": ["鈴の雀"]},
        texts={"A12": text},
    )
    board.do("first", "magic", "慈雨")
    board.choose("first", "溶岩蜥蜴")
    board.play_on("expansion-step", "first")
    assert board.power("溶岩蜥蜴") == 5


@clause("wars3x3", "3.3", "S10")
def test_a_boost_that_says_nothing_wears_off_with_the_battle() -> None:
    board = Board(
        step="boost",
        first={"field": ["溶岩蜥蜴", "若芽の精"], "magic": ["慈雨"], "hand": ["鈴の雀"]},
        texts={"A12": "あなたのユニット1体を＋2強化する。"},
    )
    board.do("first", "magic", "慈雨")
    board.choose("first", "溶岩蜥蜴")
    board.play_on("expansion-step", "first")
    assert board.life("second") == 30 - (3 + 2) - 1
    assert board.power("溶岩蜥蜴") == 3


COST_ONLY = "★天写『相手のターン中も発動可』発動コストを無視してこれ以外の表側の魔法1枚を魔法として発動する。"


@clause("wars3x3", "S18", "M3")
def test_a_copy_that_ignores_only_the_cost_still_needs_the_power() -> None:
    def table(*field: str) -> Board:
        return Board(
            step="expansion",
            first={"field": list(field), "magic": ["薄翅", {"引潮": "face-up"}], "hand": ["苔石像"]},
            second={"field": ["鈴の雀"]},
            texts={"A14": COST_ONLY},
        )

    assert "grand 薄翅" not in table("若芽の精").options("first")  # 引潮 wants two of water
    assert "grand 薄翅" in table("水滴の子", "潮招き").options("first")


@clause("wars3x3", "S18")
def test_a_copy_is_made_of_the_magics_that_the_text_names() -> None:
    text = "★天写 必要魔力と発動コストを無視して相手の表側の魔法1枚を魔法として発動する。"
    first = {"magic": ["薄翅", {"慈雨": "face-up"}], "hand": ["苔石像"]}
    board = Board(step="expansion", first=first, texts={"A14": text})
    assert "grand 薄翅" not in board.options("first")
    board = Board(step="expansion", first=first, second={"magic": [{"大樹": "face-up"}]}, texts={"A14": text})
    assert "grand 薄翅" in board.options("first")


@clause("wars3x3", "S5", "P1")
def test_a_claim_against_its_own_player_is_counted_by_the_opponent() -> None:
    texts = {"014": "【占有】あなたは必要魔力にこれを数えることができない。"}
    own = {"field": ["水滴の子", "霧の渡し守"], "magic": ["引潮"], "hand": ["苔石像"]}
    board = Board(step="expansion", first=own, texts=texts)
    assert "magic 引潮" not in board.options("first")
    board = Board(step="expansion", first={**own, "field": ["水滴の子"]}, second={"field": ["霧の渡し守"]}, texts=texts)
    assert "magic 引潮" in board.options("first")


@clause("wars3x3", "S3", "P1")
def test_a_harvest_for_the_opponent_is_the_opponents() -> None:
    texts = {"026": "【豊穣】相手の領土に＋1の修正を加える。"}
    board = Board(step="strategy", first={"field": ["花乙女"], "hand": ["苔石像"], "territory": 2}, texts=texts)
    assert dict(board.refused("first", "deploy", "苔石像").values) == {"cost": 3, "territory": 2}
    board = Board(
        step="strategy", first={"hand": ["苔石像"], "territory": 2}, second={"field": ["花乙女"]}, texts=texts
    )
    board.do("first", "deploy", "苔石像")
    assert board.field("first") == ["苔石像"]


@clause("wars3x3", "S6", "P1")
def test_an_undying_unit_goes_to_the_hand_that_its_text_names() -> None:
    texts = {"007": "【不死】これが破壊された時、あなたはこれを相手の手札に戻してもよい。"}
    board = Board(
        step="removal",
        first={"hand": ["深み鯰"], "magic": []},
        second={"field": ["のうなし腕力"]},
        texts=texts,
    )
    board.remove("first", "のうなし腕力", "深み鯰")
    board.option("second", "yes")
    assert board.hand("first") == ["のうなし腕力"]
