"""Who may attack what: the choice of attackers and target, its legality, and what forces it (803, 1326)."""

from typing import Any

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, Printed, event, item, unit

GUILD, SCHOOL, TRADE = "自警団", "王立学院", "翠風商会"
SWORD = unit("剣", strength=4, defence=4)
SPEAR = unit("槍", strength=3, defence=3)
MAGE = unit("術", strength=3, defence=3, organisations=(SCHOOL,))
SHIELD = unit("盾", strength=1, defence=9, organisations=(TRADE,))
WALL = unit("壁", strength=1, defence=9, organisations=(TRADE,))
SHADE = unit("影", strength=2, defence=2, text="【暗躍】")
GHOST = unit("霊", strength=2, defence=2, text="【暗躍】", organisations=(TRADE,))
LOUD = unit("囮", strength=1, defence=9, text="【ヘイト】", organisations=(TRADE,))
CARDS = [SWORD, SPEAR, MAGE, SHIELD, WALL, SHADE, GHOST, LOUD]


def choice(own: list[Any], other: list[Any], *cards: Printed) -> Board:
    """The first player is about to choose attackers."""
    board = Board(cards=[*CARDS, *cards], first={"field": own}, second={"field": other})
    board.settle()
    return board


def targets(board: Board, *attackers: str) -> list[str]:
    """What these can attack, when that is a question."""
    board.do("first", "attack", attackers[0])
    for each in attackers[1:]:
        board.do("first", "join", each)
    now = board.asked()
    if now is not None and now[1] == "more-attackers":
        board.do("first", "go-on")
    assert board.asked() == ("first", "attack-target", "803.5")
    return board.options("first")


def attacked(board: Board) -> dict[str, Any]:
    """The last attack that was chosen."""
    return [each for each in board.told() if each["event"] == "AttackChosen"][-1]


# --- who can attack


@clause("kiseki", "803.3", "803.4")
def test_a_player_chooses_an_attacker_or_passes() -> None:
    board = choice(["剣", "術"], ["盾"])
    assert board.asked() == ("first", "attackers", "803.3")
    assert board.options("first") == ["attack 剣", "attack 術", "pass"]


@clause("kiseki", "803.3a", "803.3a-1", "803.6b")
def test_an_actioned_unit_cannot_attack() -> None:
    board = choice(["剣", {"card": "槍", "actioned": True}], ["盾"])
    assert board.options("first") == ["attack 剣", "pass"]
    reason = board.refused("first", "attack", "槍")
    assert (reason.clause, reason.condition) == ("803.6b", "not-ready")


@clause("kiseki", "803.3a-1", "803.6b")
def test_a_stunned_unit_cannot_attack() -> None:
    board = choice(["剣", {"card": "槍", "stunned": True}], ["盾"])
    assert board.options("first") == ["attack 剣", "pass"]


@clause("kiseki", "803.3a-2", "803.6c")
def test_a_unit_that_cannot_attack_is_not_chosen() -> None:
    board = choice(["剣", "鈍"], ["盾"], unit("鈍", text="・これは攻撃できない。"))
    assert board.options("first") == ["attack 剣", "pass"]
    reason = board.refused("first", "attack", "鈍")
    assert (reason.clause, reason.condition) == ("803.6c", "cannot-attack")


@clause("kiseki", "803.3", "803.6a")
def test_an_item_or_a_unit_of_the_other_player_does_not_attack() -> None:
    board = choice(["剣", "箱"], ["盾"], item("箱"))
    assert board.options("first") == ["attack 剣", "pass"]
    assert board.refused("first", "attack", "箱").clause == "803.6a"
    assert board.refused("first", "attack", "盾").condition == "not-your-unit"


@clause("kiseki", "803.6a", "203.2a")
def test_a_card_that_is_item_and_unit_attacks() -> None:
    board = choice(["人形"], ["盾"], unit("人形", kind="ITEM・UNIT"))
    assert board.options("first") == ["attack 人形", "pass"]


@clause("kiseki", "803.3")
def test_nobody_attacks_in_the_step_of_the_other_player() -> None:
    board = choice(["剣"], ["盾"])
    assert board.refused("second", "attack", "盾").condition == "not-your-attack-step"


# --- scrums


@clause("kiseki", "803.3", "803.3b", "803.6d")
def test_units_with_a_common_organisation_attack_together() -> None:
    board = choice(["剣", "槍", "術"], ["盾", "壁"])
    board.do("first", "attack", "剣")
    assert board.asked() == ("first", "more-attackers", "803.3")
    assert board.options("first") == ["join 槍", "go-on"]
    reason = board.refused("first", "join", "術")
    assert (reason.clause, reason.condition) == ("803.6d", "no-common-organisation")


@clause("kiseki", "803.3b", "803.6d")
def test_all_of_a_scrum_need_one_organisation_in_common() -> None:
    both = unit("両", organisations=(GUILD, SCHOOL))
    board = choice(["剣", "両", "術"], ["盾", "壁"], both)
    board.do("first", "attack", "剣")
    board.do("first", "join", "両")
    assert board.asked() == ("first", "attack-target", "803.5")


@clause("kiseki", "803.3b")
def test_units_without_any_organisation_attack_alone() -> None:
    board = choice(["無", "無@2"], ["盾", "壁"], unit("無", organisations=()))
    board.do("first", "attack", "無")
    assert board.asked() == ("first", "attack-target", "803.5")


@clause("kiseki", "803.3b", "1333.1")
def test_a_unit_with_all_organisations_joins_any_scrum() -> None:
    everybody = unit("万", text="・これはあらゆる領域ですべての組織を持つ。", organisations=())
    board = choice(["剣", "万"], ["盾", "壁"], everybody)
    board.do("first", "attack", "剣")
    assert board.options("first") == ["join 万", "go-on"]


@clause("kiseki", "803.3")
def test_each_set_of_attackers_is_chosen_in_one_way() -> None:
    board = choice(["剣", "槍"], ["盾", "壁"])
    board.do("first", "attack", "槍")
    assert board.asked() == ("first", "attack-target", "803.5")


# --- targets


@clause("kiseki", "803.5", "803.5a")
def test_any_unit_of_the_other_player_can_be_attacked() -> None:
    board = choice(["剣", "術"], ["盾", "壁"])
    assert targets(board, "剣") == ["target 盾", "target 壁"]


@clause("kiseki", "803.5a-1", "803.6g")
def test_a_stunned_unit_is_not_attacked() -> None:
    board = choice(["剣"], ["盾", "壁", {"card": "囮", "stunned": True}])
    assert targets(board, "剣") == ["target 盾", "target 壁"]
    assert board.refused("first", "target", "囮").clause == "803.6g"


@clause("kiseki", "803.5", "803.6f")
def test_an_item_or_an_own_unit_is_not_attacked() -> None:
    board = choice(["剣", "槍"], ["盾", "壁", "箱"], item("箱"))
    assert targets(board, "剣") == ["target 盾", "target 壁"]
    assert board.refused("first", "target", "箱").clause == "803.6f"
    assert board.refused("first", "target", "槍").condition == "not-their-unit"


@clause("kiseki", "803.5b", "803.6h")
def test_a_player_without_units_is_attacked() -> None:
    board = choice(["剣"], [])
    board.do("first", "attack", "剣")
    assert attacked(board)["target_seat"] == 1


@clause("kiseki", "803.5b", "803.6h")
def test_a_player_with_stunned_units_and_items_only_is_attacked() -> None:
    board = choice(["剣"], [{"card": "盾", "stunned": True}, "箱"], item("箱"))
    board.do("first", "attack", "剣")
    assert attacked(board)["target_seat"] == 1


@clause("kiseki", "803.5b", "803.6h")
def test_a_player_who_has_a_unit_to_attack_is_not_attacked() -> None:
    board = choice(["剣"], ["盾", "壁"])
    assert targets(board, "剣") == ["target 盾", "target 壁"]
    reason = board.refused("first", "target-player", numbers=(1,))
    assert (reason.clause, reason.condition) == ("803.6h", "unit-can-be-attacked")
    assert board.refused("first", "target-player", numbers=(0,)).condition == "not-the-opponent"


@clause("kiseki", "803.5a-2", "803.6e", "1326.1")
def test_a_unit_that_is_not_attacked_cannot_be_chosen() -> None:
    board = choice(["剣"], ["盾", "壁", "聖"], unit("聖", text="・これは攻撃されない。"))
    assert targets(board, "剣") == ["target 盾", "target 壁"]
    assert board.refused("first", "target", "聖").clause == "1326.1"


@clause("kiseki", "803.6h", "1326.1")
def test_if_no_unit_can_be_attacked_the_player_is() -> None:
    board = choice(["剣"], ["聖"], unit("聖", text="・これは攻撃されない。"))
    board.do("first", "attack", "剣")
    assert attacked(board)["target_seat"] == 1


@clause("kiseki", "1326.1", "803.6e")
def test_a_unit_may_be_safe_from_some_units_only() -> None:
    wary = unit("用心", text="・これは王立学院に攻撃されない。")
    board = choice(["剣", "術"], ["盾", "用心"], wary)
    assert targets(board, "剣") == ["target 盾", "target 用心"]
    board = choice(["剣", "術"], ["盾", "壁", "用心"], wary)
    assert targets(board, "術") == ["target 盾", "target 壁"]


@clause("kiseki", "803.6e")
def test_a_unit_may_be_kept_from_some_targets() -> None:
    board = choice(["穏"], ["盾", "壁", "術"], unit("穏", text="・これは翠風商会に攻撃できない。"))
    board.do("first", "attack", "穏")
    assert attacked(board)["target_card"]["card"] == "術"


@clause("kiseki", "803.6e", "803.5b")
def test_a_unit_that_can_attack_nothing_is_not_chosen() -> None:
    board = choice(["剣", "穏"], [], unit("穏", text="・これはプレイヤーに攻撃できない。"))
    assert board.options("first") == ["attack 剣", "pass"]
    assert board.refused("first", "attack", "穏").condition == "nothing-to-attack"


# --- 暗躍


@clause("kiseki", "1402.1", "803.6e", "803.6h")
def test_a_covert_unit_attacks_covert_units() -> None:
    board = choice(["影"], ["盾", "霊"])
    board.do("first", "attack", "影")
    assert attacked(board)["target_card"]["card"] == "霊"


@clause("kiseki", "1402.1", "803.5b")
def test_a_covert_unit_attacks_the_player_past_other_units() -> None:
    board = choice(["影"], ["盾", "壁"])
    board.do("first", "attack", "影")
    assert attacked(board)["target_seat"] == 1


@clause("kiseki", "1402.1", "803.6e")
def test_a_covert_unit_is_attacked_by_covert_units_only() -> None:
    board = choice(["剣"], ["盾", "壁", "霊"])
    assert targets(board, "剣") == ["target 盾", "target 壁"]
    reason = board.refused("first", "target", "霊")
    assert (reason.clause, reason.condition) == ("1402.1", "attacked-only-by-others")


@clause("kiseki", "1402.1", "803.6h")
def test_a_player_with_covert_units_only_is_attacked_by_the_others() -> None:
    board = choice(["剣"], ["霊"])
    board.do("first", "attack", "剣")
    assert attacked(board)["target_seat"] == 1


@clause("kiseki", "803.5b", "803.6e", "803.6h", "1402.1")
def test_a_mixed_scrum_attacks_a_unit_only_if_each_of_them_could() -> None:
    board = choice(["剣", "影"], ["盾", "霊"])
    board.do("first", "attack", "剣")
    assert attacked(board)["target_card"]["card"] == "盾"
    board = choice(["剣", "影"], ["盾"])
    board.do("first", "attack", "剣")
    assert attacked(board)["target_card"]["card"] == "盾"
    board = choice(["剣", "影"], [])
    board.do("first", "attack", "剣")
    assert board.options("first") == ["join 影", "go-on"]


# --- ヘイト


@clause("kiseki", "1326.2", "1407.1", "803.5")
def test_a_hated_unit_is_attacked_before_others() -> None:
    board = choice(["剣"], ["盾", "囮"])
    board.do("first", "attack", "剣")
    assert attacked(board)["target_card"]["card"] == "囮"


@clause("kiseki", "1326.2", "1407.1")
def test_attacking_past_a_hated_unit_is_refused_by_its_clause() -> None:
    board = choice(["剣"], ["盾", "囮", "囮@2"])
    assert targets(board, "剣") == ["target 囮", "target 2"]
    reason = board.refused("first", "target", "盾")
    assert (reason.clause, reason.condition) == ("1326.2", "must-attack-other")


@clause("kiseki", "1407.1", "1326.2")
def test_of_two_hated_units_either_may_be_attacked() -> None:
    board = choice(["剣"], ["囮", "囮@2", "盾"])
    assert targets(board, "剣") == ["target 囮", "target 2"]


@clause("kiseki", "1326.2", "1407.1", "803.5", "1402.1")
def test_attackers_that_cannot_attack_the_hated_unit_choose_freely() -> None:
    board = choice(["剣", "影"], ["囮", "盾"])
    board.do("first", "attack", "影")
    assert attacked(board)["target_seat"] == 1


@clause("kiseki", "1407.1", "1202.2a")
def test_a_stunned_unit_is_not_hated() -> None:
    board = choice(["剣"], [{"card": "囮", "stunned": True}, "盾", "壁"])
    assert targets(board, "剣") == ["target 盾", "target 壁"]


@clause("kiseki", "1407.1")
def test_hate_does_not_bind_its_own_player() -> None:
    board = choice(["剣", "囮"], ["盾", "壁"])
    assert targets(board, "剣") == ["target 盾", "target 壁"]


# --- having to attack with a unit

BRAVE = unit("勇", text="・あなたは攻撃する時、これで攻撃する。")
BOLD = unit("胆", text="・あなたは攻撃する時、これで攻撃する。", organisations=(SCHOOL,))


@clause("kiseki", "1326.3", "803.3", "803.4")
def test_a_player_told_to_attack_cannot_pass() -> None:
    board = choice(["剣", "勇", "術"], ["盾", "壁"], BRAVE)
    assert board.asked() == ("first", "more-attackers", "803.3")
    assert board.options("first") == ["join 剣", "go-on"]


@clause("kiseki", "1326.3")
def test_attacking_without_a_unit_that_has_to_attack_is_refused() -> None:
    board = choice(["剣", "勇", "胆"], ["盾", "壁"], BRAVE, BOLD)
    assert board.options("first") == ["attack 勇", "attack 胆"]
    for verb, card in (("attack", "剣"), ("pass", "")):
        reason = board.refused("first", verb, card)
        assert (reason.clause, reason.condition) == ("1326.3", "must-attack-with")


@clause("kiseki", "1326.3", "104.2")
def test_as_many_as_possible_of_those_who_have_to_attack_do() -> None:
    board = choice(["勇", "胆", "勇@2", "剣"], ["盾", "壁"], BRAVE, BOLD)
    assert board.asked() == ("first", "more-attackers", "803.3")
    assert board.options("first") == ["join 剣", "go-on"]
    assert [board.name(card) for card in board.state.frames[-1].chosen] == ["勇", "2"]


@clause("kiseki", "1326.3", "803.3a-1")
def test_a_unit_that_cannot_attack_does_not_have_to() -> None:
    board = choice(["剣", {"card": "勇", "actioned": True}], ["盾", "壁"], BRAVE)
    assert board.options("first") == ["attack 剣", "pass"]


@clause("kiseki", "1326.3", "804.3")
def test_nobody_has_to_attack_with_a_unit_that_must_be_paid_for() -> None:
    hired = unit("雇", text="・あなたは攻撃する時、これで攻撃する。\n・これは1EP支払わないなら攻撃できない。")
    board = choice(["雇"], ["盾", "壁"], hired)
    assert board.options("first") == ["attack 雇", "pass"]


@clause("kiseki", "803.6", "803.3", "902.4")
def test_an_illegal_attack_is_refused_with_its_clause() -> None:
    board = choice(["剣", "術", {"card": "槍", "actioned": True}], ["盾", "壁", "霊"])
    assert board.refused("first", "attack", "槍").clause == "803.6b"
    board.do("first", "attack", "剣")
    assert board.refused("first", "target", "霊").clause == "1402.1"
    assert board.refused("first", "join", "術").clause == "803.6d"


@pytest.mark.parametrize("field", [[], [{"card": "剣", "actioned": True}]])
@clause("kiseki", "803.3", "803.4")
def test_who_has_nothing_to_attack_with_passes(field: list[Any]) -> None:
    board = Board(cards=CARDS, first={"field": field}, second={"field": ["盾"]})
    board.play_on("attackers", "second")
    assert board.happened().count("AttackPassed") == 1


PULL = event("挑発", "あなたのUNITを1つ対象とし、相手はこのターン中攻撃する時、可能な限りそれに攻撃する。")


@clause("kiseki", "1326.2", "1215.6")
def test_an_event_makes_a_unit_hated_for_a_turn() -> None:
    board = Board(cards=[*CARDS, PULL], first={"field": ["剣"]}, second={"field": ["盾", "壁"], "hand": ["挑発"]})
    board.play_on("priority", "second")
    board.do("second", "play", "挑発")
    board.choose("second", "壁")
    board.play_on("attackers", "first")
    board.do("first", "attack", "剣")
    assert attacked(board)["target_card"]["card"] == "壁"


@clause("kiseki", "1326.2", "803.6", "804.1")
def test_a_unit_hated_after_the_choice_leaves_the_attack_as_it_is() -> None:
    board = Board(cards=[*CARDS, PULL], first={"field": ["剣"]}, second={"field": ["術", "壁"], "hand": ["挑発"]})
    board.settle()
    board.attack("first", "剣", target="術")
    board.do("second", "play", "挑発")
    board.choose("second", "壁")
    board.settle()
    assert board.is_stunned("術")
