"""What is said of what happens: who did it, to which card, how it lies then, and why something is refused."""

from __future__ import annotations

from typing import Any

from fuda.games.kiseki.chapters.play import Support
from fuda.games.kiseki.chapters.priority import Priority
from fuda.games.kiseki.rules import Kiseki
from fuda.kernel.decisions import Action, Roll
from fuda.kernel.machine import advance
from fuda.library.loading import load_rules
from tests.citing import clause
from tests.kiseki.board import Board, art, event, item, kiseki, unit
from tests.kiseki.texts import play, resolve, table, use


def last(board: Board, event: str, **wanted: Any) -> dict[str, Any]:
    """The last event of this name that was told with these words."""
    found = [told for told in board.told() if told["event"] == event]
    return [told for told in found if all(told.get(word) == value for word, value in wanted.items())][-1]


@clause("kiseki", "1219.2b", "1219.2c")
def test_a_supporting_unit_is_actioned_and_told_so() -> None:
    board = table(first={"field": ["剣", "槍"]})
    board.do("first", "support", "剣", "槍")
    assert last(board, "Turned")["actioned"] == 1
    assert board.waiting() == [("support", "剣")] and not board.is_ready("剣") and board.is_ready("槍")


@clause("kiseki", "1219.2d", "1219.2b-3")
def test_a_support_that_cannot_be_done_is_told_to_have_been_undone() -> None:
    board = table(first={"field": ["剣", "術"]})
    state, frame = board.state, board.state.frames[-1]
    assert isinstance(frame, Priority)
    state.pending = ()
    frame.action = Action("support", board.card("剣"), (board.card("術"),))
    frame.go("check")
    frame.call(state, Support(0, board.card("剣"), board.card("術")), into="undone")
    advance(state, board.rules)
    assert board.is_ready("剣") and board.waiting() == [] and frame.failed == (frame.action,)


@clause("kiseki", "1204.2b", "1311.1")
def test_a_card_whose_art_is_played_from_hand_is_shown_to_all() -> None:
    mage = unit("賢者", arts=(art("光", "カードを1枚引く。"),))
    board = table(mage, first={"hand": ["賢者"], "deck": ["壁"]})
    assert not board.is_known("賢者", "second")
    board.do("first", "art", "賢者")
    assert board.is_known("賢者", "second")
    assert last(board, "Looked", clause="1204.2b")
    resolve(board)
    assert board.deck("first") == []


@clause("kiseki", "603.1a", "601.1")
def test_chance_names_one_of_two_players() -> None:
    board = Board.new(["剣"] * 10, ["剣"] * 10, cards=[unit("剣")])
    question = board._question(2)
    assert isinstance(question, Roll) and (question.dice, question.faces) == (1, 2)


@clause("kiseki", "602.4b", "602.1", "602.4a")
def test_every_fault_of_a_deck_is_named_with_its_card() -> None:
    rules = kiseki()
    plain = next(card for card in rules.list.cards if not card.subname)
    named = next(card for card in rules.list.cards if card.subname not in ("", "一般"))
    wanted = {"無": 1, plain.number: 5, "none": 1, named.number: 5}
    problems = rules.deck_problems(wanted)
    assert [(each.clause, each.condition) for each in problems] == [
        ("602.4a", "wrong-deck-size"),
        ("602.1", "no-such-card"),
        ("602.1", "no-such-card"),
        ("602.4b", "too-many-of-a-name"),
        ("602.4b", "too-many-of-a-name"),
    ]
    assert [dict(each.values)["name"] for each in problems[3:]] == [plain.name, f"{named.name}[{named.subname}]"]
    assert dict(problems[0].values) == {"cards": 12, "wanted": 50}


@clause("kiseki", "1204.2i", "509.1")
def test_who_plays_a_card_puts_it_into_the_waiting_zone() -> None:
    board = table(event("絆", "絆を1点得る。"))
    board.do("first", "play", "絆")
    assert last(board, "Went", deed="play")["by"] == 0
    resolve(board)
    board = table(event("絆", "絆を1点得る。"), second={"hand": ["絆@敵"]})
    board.passes("first")
    board.do("second", "play", "敵")
    assert last(board, "Went", deed="play")["by"] == 1


@clause("kiseki", "1337.1", "1203.1")
def test_who_lets_a_unit_board_removes_it() -> None:
    walker = item("歩行機", text="【搭乗1】", strength=4, defence=4)
    board = table(walker, first={"field": ["歩行機", "剣"]})
    use(board, "歩行機")
    assert last(board, "Went", deed="board")["by"] == 0


@clause("kiseki", "1324.1", "1324.2")
def test_what_is_negated_is_taken_off_as_negated_by_who_negates_it() -> None:
    no = event("否定", "発動待機領域のカードを1つ対象とし、それを無効にする。")
    board = table(event("絆", "絆を1点得る。"), no, first={"bonds": 20}, second={"hand": ["否定@敵"]})
    board.do("first", "play", "絆")
    board.passes("first")
    board.do("second", "play", "敵")
    if board._purpose() == "target-waiting":
        board.do("second", "aim", "絆")
    resolve(board)
    assert board.bonds("first") == 20 and "絆" in board.trail("first")
    assert last(board, "Went", deed="negate")["by"] == 1
    assert [told["negated"] for told in board.told() if told["event"] == "TakenOff"] == [True, False]


@clause("kiseki", "1317.1", "1330.1", "502.5")
def test_who_sends_a_card_away_is_told() -> None:
    for deed, told in (
        ("即死させる", "slay"),
        ("破壊する", "destroy"),
        ("除外する", "remove"),
        ("手札に戻す", "return"),
    ):
        board = table(event("事", f"UNITを1つ対象とし、それを{deed}。"), second={"field": ["剣"]})
        play(board, "事")
        assert last(board, "Went", deed=told)["by"] == 0


@clause("kiseki", "1317.1", "1317.1a", "104.3")
def test_only_a_unit_on_the_field_is_slain() -> None:
    board = table(event("事", "カードを1つ対象とし、それを即死させる。"), second={"field": ["刃"]})
    play(board, "事")
    assert board.field("second") == ["刃"]
    slay = event("事", "あなたの手札のUNITを1枚選び、それを即死させる。")
    board = table(slay, first={"hand": ["剣"]})
    play(board, "事")
    if board._purpose() != "priority":
        board.choose("first", "剣")
    assert "剣" in board.hand("first")
    slay = event("事", "あなたの拠点のUNITを1枚選び、それを即死させる。")
    board = table(slay, first={"homebase": ["剣"]})
    play(board, "事")
    if board._purpose() != "priority":
        board.choose("first", "剣")
    assert board.homebase("first") == ["剣"]


@clause("kiseki", "1317.2", "1317.2a", "104.3")
def test_what_lies_in_hand_or_trail_is_not_destroyed() -> None:
    for zone, word in (("hand", "手札"), ("removed", "除外領域")):
        raze = event("事", f"あなたの{word}のUNITを1枚選び、それを破壊する。")
        board = table(raze, first={zone: ["剣"]})
        play(board, "事")
        if board._purpose() != "priority":
            board.choose("first", "剣")
        assert board.zone("剣") == ("first", zone)


@clause("kiseki", "1306.1", "104.3")
def test_who_is_stunned_already_is_passed_over_and_the_rest_is_stunned() -> None:
    storm = event("嵐", "相手のカードをすべてスタンする。")
    field = [{"card": "剣", "stunned": True}, "刃", "槍"]
    board = table(storm, second={"field": field, "bonds": 20})
    play(board, "嵐")
    assert board.is_stunned("槍") and not board.is_stunned("刃") and board.bonds("second") == 17


@clause("kiseki", "1306.2", "804.7", "804.5")
def test_a_stunned_attacker_attacks_no_more_and_what_was_attacked_is_attacked_by_the_rest() -> None:
    bolt = event("雷", "攻撃UNITを1つ対象とし、それをスタンする。")
    cards = [bolt, unit("剣", cp=2, strength=4), unit("槍", cp=3, strength=3), unit("壁", strength=1, defence=9)]
    second = {"field": ["壁"], "hand": ["雷"], "homebase": 1}
    board = Board(cards=cards, first={"field": ["剣", "槍"]}, second=second)
    board.attack("first", "剣", "槍", target="壁")
    board.play_on("priority", "second")
    while "play 雷" not in board.options("second"):
        board._be_passive()
        board.play_on("priority", "second")
    assert "attacking" in board.states("剣")
    board.do("second", "play", "雷")
    board.choose("second", "剣")
    while board.waiting():
        board._be_passive()
    assert board.is_stunned("剣") and "attacking" not in board.states("剣") and "attacking" in board.states("槍")


@clause("kiseki", "1306.2", "1306.2a")
def test_a_unit_stunned_outside_of_a_battle_lies_face_down_and_actioned_and_no_attack_is_touched() -> None:
    board = table(event("雷", "UNITを1つ対象とし、それをスタンする。"), second={"field": ["剣"]})
    play(board, "雷")
    assert board.is_stunned("剣") and board.is_down("剣") and not board.is_ready("剣")


@clause("kiseki", "1329.3")
def test_a_unit_that_counts_as_the_only_one_does_so_for_every_text() -> None:
    lone = unit("孤高", text="・あなたの絆が30点以下であるかぎり、これはこれだけであるものとする。")
    call = unit("旗手", text="・0EP支払う:あなたのUNITがこれだけなら、あなたは絆を1点得る。")
    board = table(lone, call, first={"field": ["旗手", "剣"], "bonds": 20})
    use(board, "旗手")
    assert board.bonds("first") == 20
    both = unit(
        "旗手", text="・これはこれだけであるものとする。\n・0EP支払う:あなたのUNITがこれだけなら、あなたは絆を1点得る。"
    )
    board = table(both, first={"field": ["旗手", "剣"], "bonds": 20})
    use(board, "旗手")
    assert board.bonds("first") == 21


@clause("kiseki", "803.5", "803.5b")
def test_the_player_is_a_target_of_its_own_kind() -> None:
    board = Board(cards=[unit("剣"), unit("影", text="【暗躍】")], first={"field": ["剣", "影"]}, second={"field": []})
    board.settle()
    board.do("first", "attack", "剣")
    while board._purpose() == "more-attackers":
        board.do("first", "go-on")
    told = last(board, "AttackChosen")
    assert told["target_seat"] == 1 and told["target_card"] == {}


@clause("kiseki", "602.1", "105.2")
def test_without_decks_of_their_own_both_play_the_first_pair() -> None:
    rules = load_rules("kiseki")
    assert isinstance(rules, Kiseki)
    state = rules.start("strategy", ())
    pair = rules.deck_pair(1)
    assert pair != rules.deck_pair(2)
    cards = [rules.list.cards[each].number for each in state.printed]
    assert cards == [*pair[0], *pair[1]] and state.owner == [0] * len(pair[0]) + [1] * len(pair[1])
