"""The battle phase: its sub-steps, the resolution of a battle, stun and overkill (800-804, 1306, 1307, 1309, 1319)."""

from typing import Any

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, Printed, base, event, item, unit

GUILD, SCHOOL, TRADE, CHURCH = "自警団", "王立学院", "翠風商会", "星詠教会"
SWORD = unit("剣", cp=2, strength=4, defence=4)
SPEAR = unit("槍", cp=1, strength=3, defence=2)
MAGE = unit("術", cp=1, strength=1, defence=1, organisations=(SCHOOL,))
SHIELD = unit("盾", cp=3, strength=2, defence=3, organisations=(TRADE,))
WALL = unit("壁", cp=1, strength=1, defence=9, organisations=(CHURCH,))
WAIT = event("待機", "カードを1枚引く。")  # in hand it makes its player be asked whenever there is priority
CARDS = [SWORD, SPEAR, MAGE, SHIELD, WALL, WAIT]


def fight(own: list[Any], other: list[Any], *cards: Printed, **more: Any) -> Board:
    """The battle phase of a turn in which the first player has the initiative."""
    hands = {seat: more.pop(f"{seat}_hand", []) for seat in ("first", "second")}
    return Board(
        cards=[*CARDS, *cards],
        first={"field": own, "hand": hands["first"], **more.pop("first", {})},
        second={"field": other, "hand": hands["second"], **more.pop("second", {})},
        **more,
    )


def told(board: Board, *wanted: str) -> list[str]:
    """Those of these events that happened, in their order; a moment and a step go by their names."""
    found: list[str] = []
    for each in board.told():
        name = each["event"]
        if name == "Moment":
            name = f"{each['moment']}-{each['edge']}"
        found.append(name)
    return [each for each in found if each in wanted]


def asked_at(board: Board, clause_id: str, seat: str) -> None:
    """Everybody passes until the seat has priority in the round of that clause."""
    for _ in range(50):
        now = board.asked()
        rounds = [frame.clause for frame in board.state.frames if type(frame).__name__ == "Priority"]
        if now is not None and now[:2] == (seat, "priority") and rounds[-1:] == [clause_id]:
            return
        board._be_passive()
    pytest.fail(f"{seat} never has priority in {clause_id}")


# --- 801-802


@clause("kiseki", "801.1", "802.1", "802.2", "802.3", "802.4", "802.5")
def test_the_battle_phase_begins_has_sub_steps_and_ends() -> None:
    board = fight(["剣"], ["盾"])
    board.play_on("attackers", "second")
    board.passes("second")
    events = told(board, "battle-start", "attack-target-start", "AttackPassed", "battle-end", "recovery-start")
    assert events == [
        *("battle-start", "attack-target-start", "AttackPassed", "attack-target-start", "AttackPassed"),
        *("battle-end", "recovery-start"),
    ]


@clause("kiseki", "802.1", "802.2", "802.4", "802.5")
def test_both_players_have_priority_at_both_ends_of_the_phase() -> None:
    for clause_id in ("802.2", "802.5"):
        for seat in ("first", "second"):
            board = fight(["剣"], ["盾"], first_hand=["待機"], second_hand=["待機"])
            asked_at(board, clause_id, seat)
            assert board.step() == ("", "")
            assert board.primary() == "first"


@clause("kiseki", "802.3", "803.3")
def test_the_initiative_player_attacks_first() -> None:
    board = fight(["剣"], ["盾"], initiative="second")
    assert board.asked() == ("second", "attackers", "803.3")


@clause("kiseki", "802.3a", "803.1", "804.1")
def test_a_battle_sub_step_is_a_declaration_and_a_resolution() -> None:
    board = fight(["剣"], ["盾", "壁"])
    board.attack("first", "剣", target="盾")
    steps = [(each["step"], each["seat"]) for each in board.told() if each["event"] == "StepBegan"]
    assert steps[:3] == [(3, 0), (4, 0), (3, 1)]


@clause("kiseki", "803.1", "803.2", "803.7", "804.9", "804.12")
def test_both_players_have_priority_throughout_the_sub_step() -> None:
    for clause_id, step in (("803.2", 3), ("803.7", 3), ("804.9", 4), ("804.12", 4)):
        for seat in ("first", "second"):
            board = fight(["剣"], ["壁"], first_hand=["待機"], second_hand=["待機"])
            if clause_id != "803.2":
                board.settle()
                board.do("first", "attack", "剣")
            asked_at(board, clause_id, seat)
            assert board.state.step == step
            assert board.primary() == "first"


@clause("kiseki", "702.3", "802.3a", "803.3", "804.14")
def test_the_attacker_is_primary_through_the_whole_sub_step() -> None:
    board = fight(["盾", "壁"], ["剣"], *ANSWERS, first_hand=["帰還", "待機"])
    board.settle()
    board.passes("first")
    asked_at(board, "803.2", "first")
    assert (board.step(), board.primary()) == (("attack-target", "second"), "second")
    board.settle()
    board.attack("second", "剣", target="盾")
    respond(board, "first", "帰還", "盾", "804.9")
    assert (board.step(), board.primary()) == (("battle-resolution", "second"), "second")
    board.settle()
    assert (board.step(), board.primary()) == (("attack-target", "second"), "second")
    assert board.asked() == ("second", "attackers", "803.3")


@clause("kiseki", "803.4", "803.4a", "803.4b", "802.4")
def test_two_passes_in_a_row_end_the_phase() -> None:
    board = fight(["剣"], ["盾"])
    board.passes("first")
    assert board.asked() == ("second", "attackers", "803.3")
    board.passes("second")
    assert "battle-end" in told(board, "battle-end")


@clause("kiseki", "803.4a", "804.14")
def test_an_attack_parts_two_passes() -> None:
    board = fight(["剣"], ["壁", "盾"])
    board.passes("first")
    board.attack("second", "壁")
    assert board.asked() == ("first", "attackers", "803.3")
    board.passes("first")
    assert board.asked() == ("second", "attackers", "803.3")
    board.passes("second")
    assert told(board, "AttackPassed", "AttackBegan", "battle-end") == [
        *("AttackPassed", "AttackBegan", "AttackPassed", "AttackPassed", "battle-end")
    ]


@clause("kiseki", "803.4a", "803.4b")
def test_passes_of_an_earlier_turn_do_not_count() -> None:
    board = fight(["剣"], ["盾"])
    board.passes("first", "second")
    board.play_on("attackers", "second")
    assert board.turn() == (6, "second")
    board.passes("second")
    board.settle()
    assert board.asked() == ("first", "attackers", "803.3")


@clause("kiseki", "804.14", "803.4a")
def test_the_players_attack_in_turn() -> None:
    board = fight(["剣", "術"], ["壁", "盾"])
    board.attack("first", "剣", target="壁")
    assert board.asked() == ("second", "attackers", "803.3")
    board.attack("second", "盾", target="術")
    assert board.is_stunned("術")


@clause("kiseki", "302.1b", "802.3a")
def test_pools_empty_between_the_steps() -> None:
    board = fight(["剣"], ["壁"], first_hand=["待機"], first={"homebase": ["待機@b"]})
    asked_at(board, "803.2", "first")
    board.do("first", "gain-ep", "b")
    board.settle()
    assert board.pools("first") == (0, 1)
    board.do("first", "attack", "剣")
    asked_at(board, "804.9", "first")
    assert board.pools("first") == (0, 0)


# --- 803.6 and 804.1: the second check


FREEZE = event("束縛", "UNITを1つ対象とし、それはこのターン中攻撃できない。")
TIRE = event("疲労", "UNITを1つ対象とし、それをアクションする。")
RETURN = event("帰還", "UNITを1つ対象とし、それを手札に戻す。")
DAZE = event("昏倒", "UNITを1つ対象とし、それをスタンする。")
HIDE = event("隠密", "UNITを1つ対象とし、それはこのターン中攻撃されない。")
FORGET = event("離反", "UNITを1つ対象とし、それはこのターン中自警団を失う。")
ANSWERS = [FREEZE, TIRE, RETURN, DAZE, HIDE, FORGET]


def respond(board: Board, seat: str, card: str, target: str, clause_id: str = "803.7") -> None:
    """Play an event on a unit in that round of priority and let it resolve."""
    asked_at(board, clause_id, seat)
    board.do(seat, "play", card)
    if board._purpose() == "targets":
        board.choose(seat, target)


def attack_and_respond(
    card: str, target: str, own: list[Any], other: list[Any], attackers: tuple[str, ...] = ("剣",), at: str = "盾"
) -> Board:
    """The first player attacks, the second answers with an event before the battle is resolved."""
    board = fight(own, other, *ANSWERS, second_hand=[card])
    board.attack("first", *attackers, target=at)
    respond(board, "second", card, target)
    board.settle()
    return board


@pytest.mark.parametrize("card", ["束縛", "疲労", "昏倒"])
@clause("kiseki", "804.1", "804.2", "803.6b", "803.6c")
def test_an_attacker_that_is_not_in_order_any_more_does_not_attack(card: str) -> None:
    board = attack_and_respond(card, "剣", ["剣", "術"], ["盾"])
    assert board.asked() == ("first", "attackers", "803.3")
    assert board.options("first") == ["attack 術", "pass"]
    assert "AttackBegan" not in board.happened()


@pytest.mark.parametrize("card", ["昏倒", "隠密", "帰還"])
@clause("kiseki", "804.1", "804.2", "803.6e", "803.6f", "803.6g")
def test_without_its_target_the_attack_is_not_made(card: str) -> None:
    board = attack_and_respond(card, "盾", ["剣"], ["盾", "壁"])
    assert board.asked() == ("first", "attackers", "803.3")
    assert board.is_ready("剣")
    assert told(board, "Turned", "AttackBegan") == []


@clause("kiseki", "804.1", "804.1a", "803.6b", "804.5")
def test_an_attacker_that_left_the_field_breaks_the_whole_scrum() -> None:
    board = attack_and_respond("帰還", "槍", ["剣", "槍"], ["盾", "壁"], ("剣", "槍"))
    assert board.asked() == ("first", "attackers", "803.3")
    assert "AttackBegan" not in board.happened()
    assert board.is_ready("剣")


@pytest.mark.parametrize("card", ["疲労", "昏倒", "束縛"])
@clause("kiseki", "804.1", "804.5", "804.11a-3")
def test_the_rest_of_a_scrum_attacks_and_one_alone_is_no_scrum(card: str) -> None:
    board = attack_and_respond(card, "槍", ["剣", "槍"], ["盾", "壁"], ("剣", "槍"))
    assert board.is_stunned("盾")
    began = [each for each in board.told() if each["event"] == "AttackBegan"]
    assert [each["card"] for each in began[0]["attackers"]] == ["剣"]
    assert not began[0]["scrum"]
    assert board.bonds("second") == 40 - 3 - 1


@clause("kiseki", "803.6d", "804.1")
def test_attackers_that_lose_their_common_organisation_all_drop_out() -> None:
    board = attack_and_respond("離反", "槍", ["剣", "槍"], ["盾", "壁"], ("剣", "槍"))
    assert board.asked() == ("first", "attackers", "803.3")
    assert "AttackBegan" not in board.happened()


@clause("kiseki", "804.1", "803.6h")
def test_a_player_is_no_target_any_more_once_a_unit_could_be_attacked() -> None:
    call = event("召集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
    board = fight(["剣"], [], call, second_hand=["召集"], second={"trail": ["盾"]})
    board.attack("first", "剣")
    respond(board, "second", "召集", "盾")
    board.settle()
    assert board.asked() == ("first", "attackers", "803.3")
    assert board.bonds("second") == 40


@clause("kiseki", "803.3", "804.2", "302.1b", "804.10")
def test_a_broken_attack_goes_back_to_the_choice_of_the_same_player() -> None:
    board = attack_and_respond("帰還", "盾", ["剣"], ["盾", "壁"])
    assert board.step() == ("attack-target", "first")
    assert told(board, "attack-target-start") == ["attack-target-start"]
    assert board.state.attackers == ()


@clause("kiseki", "803.4a", "803.4b", "804.2")
def test_an_attack_that_could_not_be_made_does_not_come_between_two_passes() -> None:
    board = fight(["盾", "壁"], ["剣"], *ANSWERS, first_hand=["疲労"])
    board.settle()
    board.passes("first")
    board.attack("second", "剣", target="盾")
    respond(board, "first", "疲労", "剣")
    board.settle()
    assert told(board, "battle-end") == ["battle-end"]


# --- 804.3


@clause("kiseki", "804.3")
def test_what_an_attack_requires_is_done_if_it_can_be() -> None:
    dear = unit("傭兵", strength=5, defence=5, text="・これは1EP支払わないなら攻撃できない。")
    board = fight(["傭兵", "術"], ["盾"], dear, first={"homebase": ["待機@b"]})
    board.attack("first", "傭兵", target="盾")
    board.settle()
    assert board.happened().count("EnergyGained") == 1 and board.is_stunned("盾")  # nobody was asked


@clause("kiseki", "804.3", "804.4")
def test_what_an_attack_requires_is_paid_before_the_attackers_are_actioned() -> None:
    dear = unit("傭兵", strength=5, defence=5, text="・これは1EP支払わないなら攻撃できない。")
    board = fight(["傭兵"], ["盾"], dear, first={"homebase": ["待機@b"]})
    board.attack("first", "傭兵", target="盾")
    board.settle()
    assert told(board, "EnergyGained", "AttackBegan") == ["EnergyGained", "AttackBegan"]
    board.settle()
    assert board.is_stunned("盾")
    assert not board.is_ready("b")


@clause("kiseki", "804.3")
def test_a_scrum_pays_for_each_of_its_units() -> None:
    dear = unit("傭兵", strength=5, defence=5, text="・これは1EP支払わないなら攻撃できない。")
    for count in (1, 2):
        board = fight(["傭兵", "傭兵@2"], ["壁"], dear, first={"homebase": count})
        board.attack("first", "傭兵", "2")
        board.settle()
        assert (board._purpose() == "attackers") == (count == 1)
        assert board.happened().count("EnergyGained") == (2 if count == 2 else 0)


@clause("kiseki", "804.3", "803.3", "1501.1a")
def test_attackers_that_were_not_paid_for_are_not_chosen_again_but_some_of_them_are() -> None:
    dear = unit("傭兵", strength=5, defence=5, text="・これは1EP支払わないなら攻撃できない。")
    board = fight(["傭兵", "傭兵@2"], ["壁"], dear, first={"homebase": 1})
    board.attack("first", "傭兵", "2")
    board.settle()
    assert board.options("first") == ["attack 傭兵", "attack 2", "pass"]
    board.attack("first", "2")
    board.settle()
    assert not board.is_ready("2")
    assert board.is_ready("傭兵")


@clause("kiseki", "803.3", "803.5", "804.3")
def test_an_attack_that_cannot_be_paid_for_is_not_made() -> None:
    dear = unit("傭兵", strength=5, defence=5, text="・これは1EP支払わないなら攻撃できない。")
    board = fight(["傭兵", "術"], ["盾"], dear)
    board.attack("first", "傭兵", target="盾")
    assert board.options("first") == ["attack 術", "pass"]
    assert board.is_ready("傭兵")


# --- 804.4-804.8


@clause("kiseki", "804.4", "804.5", "804.6")
def test_attackers_are_actioned_and_both_sides_are_in_battle() -> None:
    board = fight(["剣", "槍"], ["盾", "壁"], first_hand=["待機"])
    board.attack("first", "剣", "槍", target="盾")
    asked_at(board, "804.9", "first")
    assert board.states("剣") == ["actioned", "up", "battling", "attacking", "scrum-attacking"]
    assert board.states("槍") == ["actioned", "up", "battling", "attacking", "scrum-attacking"]
    assert board.states("盾") == ["ready", "up", "battling", "defending"]
    assert board.states("壁") == ["ready", "up"]


@clause("kiseki", "804.5", "1326.4")
def test_a_single_attacker_attacks_alone() -> None:
    board = fight(["剣"], ["盾", "壁"], first_hand=["待機"])
    board.attack("first", "剣", target="盾")
    asked_at(board, "804.9", "first")
    assert board.states("剣") == ["actioned", "up", "battling", "attacking", "attacking-alone"]


@clause("kiseki", "804.5", "804.13b", "804.13c", "804.13d", "804.13e")
def test_nobody_is_in_battle_before_or_after_it() -> None:
    board = fight(["剣"], ["壁"], first_hand=["待機"])
    board.settle()
    board.do("first", "attack", "剣")
    asked_at(board, "803.7", "first")
    assert board.states("剣") == ["ready", "up"]
    board.play_on("attackers", "second")
    assert board.states("剣") == ["actioned", "up"]
    assert board.states("壁") == ["ready", "up"]
    assert board.state.target == -1


@clause("kiseki", "804.8")
def test_attacking_and_being_attacked_trigger_for_both() -> None:
    eager = unit("先駆", strength=4, defence=4, text="・これが攻撃した時、カードを1枚引く。")
    wary = unit("番人", strength=1, defence=9, text="・これが攻撃された時、カードを1枚引く。")
    board = fight(["先駆"], ["番人"], eager, wary)
    board.attack("first", "先駆", target="番人")
    assert len(board.hand("first")) == 1
    assert len(board.hand("second")) == 1


@clause("kiseki", "804.8")
def test_a_scrum_triggers_what_waits_for_scrums() -> None:
    eager = unit("先駆", strength=4, defence=4, text="・これがスクラム攻撃した時、カードを1枚引く。")
    board = fight(["先駆", "剣"], ["壁"], eager)
    board.settle()
    board.attack("first", "先駆", "剣")
    board.settle()
    assert len(board.hand("first")) == 1
    board = fight(["先駆", "術"], ["壁"], eager)
    board.attack("first", "先駆")
    board.settle()
    assert len(board.hand("first")) == 0


# --- 804.10


@clause("kiseki", "804.7", "804.10", "804.4", "804.5")
def test_attackers_without_a_target_are_readied_and_chosen_anew() -> None:
    board = fight(["剣"], ["盾", "壁"], *ANSWERS, second_hand=["帰還"])
    board.attack("first", "剣", target="盾")
    respond(board, "second", "帰還", "盾", "804.9")
    board.settle()
    assert board.asked() == ("first", "attackers", "803.3")
    assert board.is_ready("剣")
    assert board.step() == ("attack-target", "first")


@clause("kiseki", "804.7", "804.10")
def test_without_attackers_the_choice_starts_over() -> None:
    board = fight(["剣", "術"], ["盾"], *ANSWERS, second_hand=["昏倒"])
    board.attack("first", "剣", target="盾")
    respond(board, "second", "昏倒", "剣", "804.9")
    board.settle()
    assert board.asked() == ("first", "attackers", "803.3")
    assert not board.is_stunned("盾")
    assert board.is_stunned("剣")


@clause("kiseki", "804.10", "804.5b")
def test_a_scrum_of_which_one_is_left_is_still_a_scrum() -> None:
    board = fight(["剣", "槍"], ["盾", "壁"], *ANSWERS, second_hand=["帰還"])
    board.attack("first", "剣", "槍", target="盾")
    respond(board, "second", "帰還", "槍", "804.9")
    board.settle()
    assert board.is_stunned("盾")
    assert board.bonds("second") == 40 - 3


@clause("kiseki", "803.4a", "804.10")
def test_an_attack_that_fell_apart_in_battle_comes_between_two_passes() -> None:
    board = fight(["盾", "壁"], ["剣"], *ANSWERS, first_hand=["昏倒"])
    board.settle()
    board.passes("first")
    board.attack("second", "剣", target="盾")
    respond(board, "first", "昏倒", "剣", "804.9")
    board.settle()
    assert board.asked() == ("first", "attackers", "803.3")


@clause("kiseki", "804.7", "506.4", "502.3")
def test_a_unit_that_changes_sides_leaves_the_battle() -> None:
    steal = event("寝返り", "相手のUNITを1つ対象とし、あなたはこのターン中それの支配を得る。")
    board = fight(["剣", "術"], ["盾"], steal, second_hand=["寝返り"])
    board.attack("first", "剣", target="盾")
    respond(board, "second", "寝返り", "剣", "804.9")
    board.settle()
    assert board.asked() == ("first", "attackers", "803.3")
    assert board.field("second") == ["盾", "剣"]
    assert not board.is_stunned("盾")
    assert told(board, "attack-target-start") == ["attack-target-start"]


@clause("kiseki", "804.7")
def test_a_card_that_is_no_unit_any_more_leaves_the_battle() -> None:
    harden = event("石化", "UNITを1つ対象とし、それはこのターン中ITEMになる。")
    board = fight(["剣", "術"], ["盾"], harden, second_hand=["石化"])
    board.attack("first", "剣", target="盾")
    respond(board, "second", "石化", "剣", "804.9")
    board.settle()
    assert board.asked() == ("first", "attackers", "803.3")
    assert not board.is_stunned("盾")


@clause("kiseki", "804.7", "804.5a")
def test_a_card_that_becomes_a_unit_again_is_not_back_in_the_battle() -> None:
    harden = event("石化", "UNITを1つ対象とし、それはこのターン中ITEMになる。")
    soften = event("解呪", "ITEMを1つ対象とし、それはこのターン中UNITになる。")
    board = fight(["剣"], ["盾"], harden, soften, second_hand=["石化", "解呪"])
    board.attack("first", "剣")
    respond(board, "second", "石化", "剣", "804.9")
    board.do("second", "play", "解呪")
    board.settle()
    assert not board.is_stunned("盾")
    assert board.asked() == ("second", "attackers", "803.3")


# --- 804.11


@clause("kiseki", "804.5a", "804.6a", "804.7")
def test_who_leaves_the_battle_is_neither_attacking_nor_defending() -> None:
    board = fight(["剣", "槍"], ["盾", "壁"], *ANSWERS, first_hand=["待機"], second_hand=["昏倒"])
    board.attack("first", "剣", "槍", target="盾")
    respond(board, "second", "昏倒", "槍", "804.9")
    board.passes("first")
    assert board.states("槍") == ["actioned", "down", "stunned"]
    assert board.states("剣") == ["actioned", "up", "battling", "attacking", "scrum-attacking"]
    board = fight(["剣"], ["盾", "壁"], *ANSWERS, first_hand=["待機"], second_hand=["昏倒"])
    board.attack("first", "剣", target="盾")
    respond(board, "second", "昏倒", "盾", "804.9")
    board.passes("first")
    assert board.states("盾") == ["actioned", "down", "stunned"]


@clause("kiseki", "804.11", "804.11a", "804.11a-2", "804.11a-3", "1306.1", "1306.3")
def test_a_stronger_attacker_stuns_and_overkills() -> None:
    board = fight(["剣"], ["盾", "壁"])
    board.attack("first", "剣", target="盾")
    assert board.states("盾") == ["actioned", "down", "stunned"]
    assert board.bonds("second") == 40 - 3 - 1
    assert board.bonds("first") == 40
    assert not board.is_stunned("剣")


@clause("kiseki", "804.11a-2", "804.11a-3")
def test_an_equal_attacker_stuns_without_overkill() -> None:
    board = fight(["槍"], ["盾", "壁"])
    board.attack("first", "槍", target="盾")
    assert board.is_stunned("盾")
    assert board.bonds("second") == 40 - 3


@clause("kiseki", "804.11a-2")
def test_a_weaker_attacker_does_not_stun() -> None:
    board = fight(["剣"], ["壁"])
    board.attack("first", "剣")
    assert not board.is_stunned("壁")
    assert board.bonds("second") == 40


@clause("kiseki", "804.11a-4", "1306.3")
def test_a_strong_defender_stuns_who_attacks_it() -> None:
    board = fight(["槍"], ["盾@x", "壁"])
    board.attack("first", "槍", target="x")
    assert board.is_stunned("槍")
    assert board.bonds("first") == 40 - 1


@clause("kiseki", "804.11a-1", "804.11a-2", "804.11a-3", "804.11a-4", "804.7", "1211.10")
def test_both_units_can_be_stunned_in_one_battle() -> None:
    strong = unit("双", cp=2, strength=3, defence=3, text="・これは+1/+0を得る。")
    board = fight(["槍"], ["双", "壁"], strong)
    board.attack("first", "槍", target="双")
    assert board.is_stunned("槍")
    assert board.is_stunned("双")
    assert (board.bonds("first"), board.bonds("second")) == (40 - 1, 40 - 2)


@clause("kiseki", "804.11a-2", "804.11a-3")
def test_a_scrum_adds_up_its_strength_and_does_not_overkill() -> None:
    board = fight(["剣", "槍"], ["盾", "壁"])
    board.attack("first", "剣", "槍", target="盾")
    board.settle()
    board.choose("second", "剣")
    assert board.is_stunned("盾")
    assert board.bonds("second") == 40 - 3
    tough = unit("巌", cp=1, strength=1, defence=7, organisations=(TRADE,))
    board = fight(["剣", "槍"], ["巌", "壁"], tough)
    board.attack("first", "剣", "槍", target="巌")
    board.settle()
    board.choose("second", "剣")
    assert board.is_stunned("巌")


@clause("kiseki", "804.11a-1", "804.11a-4")
def test_the_defender_chooses_whom_to_strike_back_at() -> None:
    board = fight(["剣", "槍"], ["盾", "壁"])
    board.attack("first", "剣", "槍", target="盾")
    board.settle()
    assert board.asked() == ("second", "strike-back", "804.11a-1")
    assert board.options("second") == ["剣", "槍"]
    assert board.how_many("second") == (1, 1)
    board.choose("second", "槍")
    assert board.is_stunned("槍")
    assert not board.is_stunned("剣")


@clause("kiseki", "804.11a-1")
def test_an_attacker_that_cannot_be_struck_back_at_is_not_chosen() -> None:
    swift = unit("迅", strength=3, defence=1, text="・これは応戦対象に選ばれない。")
    board = fight(["迅", "槍"], ["盾", "壁"], swift)
    board.attack("first", "迅", "槍", target="盾")
    board.settle()
    assert board.is_stunned("槍")
    assert not board.is_stunned("迅")
    board = fight(["迅"], ["盾", "壁"], swift)
    board.attack("first", "迅", target="盾")
    assert not board.is_stunned("迅")


@clause("kiseki", "804.11a-1", "1327.1", "804.11a-4")
def test_a_defender_that_strikes_back_at_all_is_compared_with_each() -> None:
    whirl = unit("旋風", strength=2, defence=9, text="・これはすべての攻撃UNITに応戦する。")
    thin = unit("薄", strength=1, defence=1)
    board = fight(["剣", "槍", "薄"], ["旋風"], whirl, thin)
    board.settle()
    board.attack("first", "剣", "槍", "薄")
    board.settle()
    assert [board.is_stunned(each) for each in ("剣", "槍", "薄")] == [False, True, True]
    assert board.bonds("first") == 40 - 1 - 1


@clause("kiseki", "1327.2", "804.11a-1")
def test_a_player_strikes_back_at_a_unit_as_far_as_possible() -> None:
    bait = unit("的", strength=1, defence=9, text="・相手は応戦する時、可能な限りこれに応戦する。")
    board = fight(["的", "槍"], ["盾", "壁"], bait)
    board.attack("first", "的", "槍", target="盾")
    board.settle()
    assert not board.is_stunned("槍")
    assert board.is_stunned("盾")


@clause("kiseki", "804.11b", "804.11", "1222.3")
def test_an_attacked_player_loses_the_strength_of_the_attacker() -> None:
    board = fight(["剣"], [])
    board.attack("first", "剣")
    assert board.bonds("second") == 40 - 4
    lost = [each for each in board.told() if each["event"] == "BondsChanged"]
    assert [(each["cause"], each["source_card"]["card"]) for each in lost] == [("overkill", "剣")]


@clause("kiseki", "804.11", "804.11b", "1319.1")
def test_each_unit_of_a_scrum_overkills_an_attacked_player() -> None:
    mild = unit("穏", strength=4, defence=4, text="・これはオーバーキルしない。")
    board = fight(["槍", "穏"], [], mild)
    board.settle()
    board.attack("first", "槍", "穏")
    board.settle()
    assert board.bonds("second") == 40 - 3
    board = fight(["槍", "剣"], [])
    board.settle()
    board.attack("first", "槍", "剣")
    board.settle()
    assert board.bonds("second") == 40 - 7


@clause("kiseki", "1319.1", "804.11a-3")
def test_a_unit_that_does_not_overkill_stuns_only() -> None:
    mild = unit("穏", strength=9, defence=9, text="・これはオーバーキルしない。")
    board = fight(["穏"], ["盾", "壁"], mild)
    board.attack("first", "穏", target="盾")
    assert board.is_stunned("盾")
    assert board.bonds("second") == 40 - 3


@clause("kiseki", "104.4", "804.11a-3", "804.11b")
def test_a_player_may_take_no_overkill_damage() -> None:
    calm = base("平静", "・あなたはオーバーキルダメージを受けない。")
    for other in (["盾", "壁"], []):
        board = fight(["剣"], other, calm, second={"homebase": [{"card": "平静", "up": True}]})
        board.attack("first", "剣", target="盾" if other else "")
        board.settle()
        assert board.bonds("second") == (40 - 3 if other else 40)


@clause("kiseki", "104.2", "804.11a-2", "804.11a-3", "804.11b", "1303.2")
def test_a_defence_below_zero_does_not_stun_by_itself() -> None:
    frail = unit("脆", cp=1, strength=0, defence=1, text="・これは-2/-2を得る。", organisations=(TRADE,))
    board = fight(["剣", "脆@x"], ["脆", "壁"], frail)
    assert board.defence("脆") == -1
    assert not board.is_stunned("脆")
    board.attack("first", "剣", target="脆")
    assert board.bonds("second") == 40 - 1 - 5
    board = fight(["脆"], [], frail, second={"bonds": 30})
    board.attack("first", "脆")
    assert board.bonds("second") == 30
    assert "BondsChanged" not in board.happened()


# --- support


@clause("kiseki", "1309.1a", "804.11a-3")
def test_a_supported_unit_is_not_overkilled() -> None:
    board = fight(["剣"], [{"card": "盾", "support": True}, "壁"])
    board.attack("first", "剣", target="盾")
    assert board.is_stunned("盾")
    assert board.bonds("second") == 40 - 3


@clause("kiseki", "1309.1a", "804.8", "804.9", "804.11a-3")
def test_support_gained_in_response_still_prevents_the_overkill() -> None:
    cheer = event("声援", "UNITを1つ対象とし、それはサポートを得る。")
    board = fight(["剣"], ["盾", "術"], cheer, second_hand=["声援"])
    board.attack("first", "剣", target="盾")
    respond(board, "second", "声援", "盾", "804.9")
    board.settle()
    assert board.is_stunned("盾")
    assert board.bonds("second") == 40 - 3


@clause("kiseki", "1309.1a", "804.8")
def test_support_lost_after_the_attack_still_prevents_the_overkill() -> None:
    jeer = event("野次", "UNITを1つ対象とし、それはサポートを失う。")
    board = fight(["剣"], [{"card": "盾", "support": True}, "壁"], jeer, first_hand=["野次"])
    board.attack("first", "剣", target="盾")
    respond(board, "first", "野次", "盾", "804.9")
    board.settle()
    assert board.bonds("second") == 40 - 3


# --- stun


@clause("kiseki", "1306.1", "1306.2", "1306.2a", "1306.3")
def test_a_stunned_unit_lies_face_down_and_actioned() -> None:
    board = fight(["剣"], ["盾"], DAZE, first_hand=["昏倒"])
    board.do("first", "play", "昏倒")
    board.choose("first", "盾")
    board.settle()
    assert board.states("盾") == ["actioned", "down", "stunned"]
    assert board.bonds("second") == 40 - 3


@clause("kiseki", "1306.2d", "104.3")
def test_a_stunned_unit_is_not_stunned_again() -> None:
    board = fight(["剣"], [{"card": "盾", "stunned": True}, "壁"], DAZE, first_hand=["昏倒"])
    board.do("first", "play", "昏倒")
    board.choose("first", "盾")
    board.settle()
    assert board.bonds("second") == 40
    assert "Stunned" not in board.happened()


@clause("kiseki", "104.4", "1306.1")
def test_a_unit_that_is_not_stunned_costs_no_bonds() -> None:
    steady = unit("不動", cp=3, strength=1, defence=1, text="・これはスタンしない。")
    board = fight(["剣"], ["不動", "壁"], steady)
    board.attack("first", "剣", target="不動")
    assert not board.is_stunned("不動")
    assert board.bonds("second") == 40 - 3


@clause("kiseki", "1307.1", "1306.3")
def test_a_player_may_take_no_stun_damage() -> None:
    calm = base("平静", "・あなたはスタンダメージを受けない。")
    board = fight(["剣"], ["盾", "壁"], calm, second={"homebase": [{"card": "平静", "up": True}]})
    board.attack("first", "剣", target="盾")
    board.settle()
    assert board.is_stunned("盾")
    assert board.bonds("second") == 40 - 1


@clause("kiseki", "104.4", "1306.3", "804.11a-3")
def test_a_player_who_loses_no_bonds_loses_none_by_battle() -> None:
    calm = base("不屈", "・あなたは絆を失わない。")
    board = fight(["剣"], ["盾", "壁"], calm, second={"homebase": [{"card": "不屈", "up": True}]})
    board.attack("first", "剣", target="盾")
    board.settle()
    assert board.is_stunned("盾")
    assert board.bonds("second") == 40


@clause("kiseki", "104.4", "1306.5", "1317.2")
def test_an_item_unit_that_is_not_destroyed_stays_as_it_is() -> None:
    doll = unit("人形", cp=3, strength=1, defence=2, kind="ITEM・UNIT", text="・これは破壊されない。")
    board = fight(["剣"], ["人形", "壁"], doll)
    board.attack("first", "剣", target="人形")
    assert board.states("人形") == ["ready", "up"]
    assert board.field("second") == ["人形", "壁"]


@clause("kiseki", "1306.3", "1306.2c", "1336.1b")
def test_stun_damage_uses_the_cost_just_before_the_stun() -> None:
    grand = unit("大", cp=2, strength=1, defence=4, text="・これのCPコストを3増やす。")
    board = fight(["剣"], ["大", "壁"], grand)
    assert board.cp("大") == 5
    board.attack("first", "剣", target="大")
    assert board.bonds("second") == 40 - 5


@clause("kiseki", "1306.5", "1317.2", "203.2a")
def test_an_item_that_is_a_unit_is_destroyed_instead_of_stunned() -> None:
    doll = unit("人形", cp=3, strength=1, defence=2, kind="ITEM・UNIT")
    board = fight(["剣"], ["人形", "壁"], doll)
    board.attack("first", "剣", target="人形")
    assert board.trail("second") == ["人形"]
    assert board.bonds("second") == 40 - 2
    assert "Stunned" not in board.happened()


@clause("kiseki", "1306.2b", "1315.1")
def test_a_stunned_unit_is_not_readied() -> None:
    wake = event("起床", "UNITを1つ対象とし、それをレディする。")
    board = fight(
        [{"card": "剣", "stunned": True}, {"card": "術", "actioned": True}], ["壁"], wake, first_hand=["起床"]
    )
    board.do("first", "play", "起床")
    board.choose("first", "剣")
    board.settle()
    assert board.states("剣") == ["actioned", "down", "stunned"]


@clause("kiseki", "1306.4", "1308.1")
def test_a_unit_that_recovers_lies_face_up_and_actioned() -> None:
    tend = event("手当", "スタン状態のUNITを1つ対象とし、それを回復する。")
    board = fight([{"card": "剣", "stunned": True}], ["壁"], tend, first_hand=["手当"])
    board.do("first", "play", "手当")
    board.settle()
    assert board.states("剣") == ["actioned", "up"]


@clause("kiseki", "1306.2c", "1202.2a")
def test_the_crafts_of_a_stunned_unit_are_out_of_force() -> None:
    leader = unit("頭", text="・あなたの自警団は+2/+2を得る。")
    board = fight(["剣", "頭"], ["壁"], leader)
    assert board.strength("剣") == 6
    board = fight(["剣", {"card": "頭", "stunned": True}], ["壁"], leader)
    assert board.strength("剣") == 4


@clause("kiseki", "1309.1", "1309.2", "401.1", "502.3")
def test_support_lasts_until_the_unit_leaves_the_field() -> None:
    cheer = event("声援", "UNITを1つ対象とし、それはサポートを得る。")
    board = fight(["剣"], ["壁"], cheer, RETURN, first_hand=["声援", "帰還"])
    board.do("first", "play", "声援")
    board.choose("first", "剣")
    board.passes("first")
    assert "supported" in board.states("剣")
    board.do("first", "play", "帰還")
    board.choose("first", "剣")
    board.settle()
    assert board.zone("剣") == ("first", "hand")
    assert board.state.support[board.card("剣")] == 0


@clause("kiseki", "1306.5", "1203.2", "1203.3", "1412.1")
def test_an_item_unit_pays_a_stun_with_its_destruction() -> None:
    doll = unit("人形", cp=3, kind="ITEM・UNIT", text="・これをスタンする:カードを1枚引く。")
    board = fight(["人形"], ["壁"], doll)
    board.do("first", "craft", "人形")
    board.settle()
    assert board.trail("first") == ["人形"]
    assert len(board.hand("first")) == 1
    assert board.bonds("first") == 40


@clause("kiseki", "1306.3", "1203.1")
def test_a_stun_as_cost_costs_bonds_too() -> None:
    monk = unit("僧", cp=3, text="・これをスタンする:カードを1枚引く。")
    board = fight(["僧"], ["壁"], monk)
    board.do("first", "craft", "僧")
    board.settle()
    assert board.is_stunned("僧")
    assert board.bonds("first") == 40 - 3


@clause("kiseki", "1307.1", "1306.3", "1203.2")
def test_no_stun_damage_is_taken_for_a_stun_as_cost() -> None:
    monk = unit("僧", cp=3, text="・これをスタンする:カードを1枚引く。")
    calm = base("平静", "・あなたはスタンダメージを受けない。")
    board = fight(["僧"], ["壁"], monk, calm, first={"homebase": [{"card": "平静", "up": True}]})
    board.do("first", "craft", "僧")
    board.settle()
    assert board.is_stunned("僧")
    assert board.bonds("first") == 40


@clause("kiseki", "1306.1", "1216.1")
def test_a_stun_that_is_replaced_costs_no_bonds() -> None:
    spry = unit("身軽", cp=3, strength=1, defence=3, text="・これがスタンするなら、代わりにこれを手札に戻す。")
    board = fight(["剣"], ["身軽", "壁"], spry)
    board.attack("first", "剣", target="身軽")
    assert board.zone("身軽") == ("second", "hand")
    assert board.bonds("second") == 40 - 1


@clause("kiseki", "1306.3", "1211.10")
def test_a_unit_hears_of_the_damage_of_its_own_stun() -> None:
    sorrow = unit("哀", cp=2, strength=1, defence=4, text="・あなたが絆を失った時、カードを1枚引く。")
    board = fight(["剣"], ["哀", "壁"], sorrow)
    board.attack("first", "剣", target="哀")
    assert board.is_stunned("哀")
    assert len(board.hand("second")) == 1


@clause("kiseki", "1211.10", "804.11a-3", "804.11a-4", "1222.3")
def test_an_overkill_triggers_though_the_attacker_is_stunned_at_the_same_time() -> None:
    fierce = unit("猛", strength=4, defence=1, text="・これがオーバーキルダメージを与えた時、カードを1枚引く。")
    board = fight(["猛"], ["盾", "壁"], fierce)
    board.attack("first", "猛", target="盾")
    assert board.is_stunned("猛")
    assert len(board.hand("first")) == 1


@clause("kiseki", "1222.4b", "1222.1", "1222.2")
def test_an_effect_stuns_for_the_card_that_has_it() -> None:
    proud = unit(
        "魔女",
        text="・[アクション]:UNITを1つ対象とし、それをスタンする。\n・これがUNITをスタンした時、カードを1枚引く。",
    )
    board = fight(["魔女"], ["盾"], proud)
    board.do("first", "craft", "魔女")
    board.choose("first", "盾")
    board.settle()
    assert board.is_stunned("盾")
    assert len(board.hand("first")) == 1


@clause("kiseki", "1222.4", "1222.4a", "804.11a-4")
def test_striking_back_is_not_stunning_by_the_defender() -> None:
    proud = unit(
        "誇", strength=4, defence=4, text="・これがUNITをスタンした時、カードを1枚引く。", organisations=(TRADE,)
    )
    board = fight(["槍"], ["誇"], proud)
    board.attack("first", "槍")
    assert board.is_stunned("槍")
    assert len(board.hand("second")) == 0
    board = fight(["誇"], ["盾"], proud)
    board.attack("first", "誇")
    assert board.is_stunned("盾")
    assert len(board.hand("first")) == 1


# --- 804.12-804.13


RUSH = event("突撃", "UNITを1つ対象とし、それはこの戦闘中+3/+3を得る。")
SALLY = event("出撃", "UNITを1つ対象とし、それはこの攻撃中+3/+3を得る。")
BRACE = event("防陣", "UNITを1つ対象とし、それはこの応戦中+3/+3を得る。")


@pytest.mark.parametrize("card", ["突撃", "出撃", "防陣"])
@clause("kiseki", "804.13", "804.13a")
def test_effects_for_this_battle_end_with_it(card: str) -> None:
    board = fight(["槍", "剣"], ["壁", "術"], RUSH, SALLY, BRACE, first_hand=[card, "待機"])
    board.attack("first", "槍", target="壁")
    respond(board, "first", card, "剣", "804.9")
    asked_at(board, "804.12", "first")
    assert (board.strength("剣"), board.defence("剣")) == (7, 7)
    board.play_on("attackers", "second")
    assert (board.strength("剣"), board.defence("剣")) == (4, 4)


@clause("kiseki", "804.10", "803.3", "804.13a", "302.1b")
def test_effects_for_a_battle_that_fell_apart_end_and_pools_empty() -> None:
    board = fight(
        ["槍"], ["盾", "壁"], RUSH, *ANSWERS, first_hand=["突撃"], second_hand=["帰還"], first={"homebase": 1}
    )
    board.attack("first", "槍", target="盾")
    respond(board, "first", "突撃", "槍", "804.9")
    board.passes("first", "second")
    assert board.strength("槍") == 6
    board.do("first", "gain-ep")
    respond(board, "second", "帰還", "盾", "804.9")
    board.settle()
    assert board.asked() == ("first", "attackers", "803.3")
    assert board.strength("槍") == 3
    assert board.pools("first") == (0, 0)


@clause("kiseki", "1215.6", "1215.9", "804.13a")
def test_an_effect_for_this_battle_needs_a_battle() -> None:
    board = fight(["槍"], ["壁"], RUSH, first_hand=["突撃"])
    board.do("first", "play", "突撃")
    board.choose("first", "槍")
    board.settle()
    assert board.strength("槍") == 3
    board.attack("first", "槍")
    assert board.strength("槍") == 3


@clause("kiseki", "804.13b", "804.13f", "1211.9", "804.14")
def test_what_triggers_by_the_end_of_the_battle_is_played_before_the_step_ends() -> None:
    lure = event("誘い", "UNITを1つ対象とし、それはこのターン中「これが攻撃中でない時、これを手札に戻す。」を得る。")
    board = fight(["剣"], ["壁"], lure, first_hand=["誘い"])
    board.attack("first", "剣")
    respond(board, "first", "誘い", "剣", "804.9")
    board.settle()
    assert board.zone("剣") == ("first", "hand")
    assert told(board, "BattleOver", "Went", "StepEnded")[-3:] == ["BattleOver", "Went", "StepEnded"]


@clause("kiseki", "804.12", "804.13f", "1211.10")
def test_triggers_of_the_battle_are_played_before_it_ends() -> None:
    proud = unit(
        "誇", strength=4, defence=4, text="・これがUNITをスタンした時、カードを1枚引く。", organisations=(TRADE,)
    )
    board = fight(["誇"], ["盾", "壁"], proud)
    board.attack("first", "誇", target="盾")
    assert told(board, "Stunned", "Drawn", "BattleOver") == ["Stunned", "Drawn", "BattleOver"]


@clause("kiseki", "802.3", "803.3a-1", "503.1a", "703.5")
def test_a_unit_may_attack_in_the_turn_it_entered() -> None:
    board = fight([], ["盾", "壁"], phase="deployment", number=1, first={"hand": ["剣"], "homebase": 2})
    board.do("first", "play", "剣")
    board.settle()
    board.play_on("attackers", "first")
    assert board.options("first") == ["attack 剣", "pass"]
    board.attack("first", "剣", target="盾")
    board.settle()
    assert board.is_stunned("盾")


@clause("kiseki", "203.2a", "804.11a-4", "1306.5")
def test_an_item_that_attacks_as_a_unit_is_destroyed_by_striking_back() -> None:
    doll = unit("人形", cp=3, strength=1, defence=2, kind="ITEM・UNIT")
    board = fight(["人形"], ["盾", "壁"], doll, item("箱"))
    board.attack("first", "人形", target="盾")
    assert board.trail("first") == ["人形"]
    assert board.bonds("first") == 40
