"""803.6, 902.4, 1206-1213, 1219.2b: why something cannot be played, attacked or supported, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.games.kiseki.chapters.attacks import attack_refusal
from fuda.games.kiseki.chapters.legality import (
    art_refusal,
    craft_refusal,
    play_refusal,
    support_refusal,
)
from fuda.games.kiseki.chapters.priority import own_refusal
from fuda.games.kiseki.chapters.target_refusals import aim_refusal
from fuda.games.kiseki.table import player_target
from fuda.kernel.decisions import Action
from fuda.kernel.reasons import Reason
from tests.boards import SEATS
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit
from tests.kiseki.texts import GUILD, SCHOOL, play, table

UNIT, ITEM, EVENT, BASE = 1, 2, 4, 8
MAGE = unit("賢者", arts=(art("光", "絆を1点失う。"),))
PLOT = event("策", "絆を1点失う。")
FORT = base("砦")
SCOUT = unit("斥候", cp=0, text="【派遣】")
CARDS = (MAGE, PLOT, FORT, SCOUT)


def why(reason: Reason | None) -> tuple[str, str] | None:
    return None if reason is None else (reason.clause, reason.condition)


# --- cards


def playing(seat: str, card: str, kind: int, **seats: Any) -> tuple[str, str] | None:
    board = table(*CARDS, **seats)
    return why(play_refusal(board.state, board.rules, SEATS.index(seat), board.card(card), kind))


@pytest.mark.parametrize(
    ("name", "kind", "place", "reason"),
    [
        ("剣", UNIT, "hand", None),
        ("剣", UNIT, "trail", ("1206.1", "not-where-it-is-played-from")),
        ("剣", UNIT, "homebase", ("1206.1", "not-from-homebase")),
        ("斥候", UNIT, "homebase", None),
        ("剣", ITEM, "hand", ("203.2", "not-of-this-kind")),
        ("刃", ITEM, "hand", None),
        ("刃", ITEM, "trail", ("1207.1", "not-where-it-is-played-from")),
        ("刃", ITEM, "homebase", ("1207.1", "not-from-homebase")),
        ("策", EVENT, "hand", None),
        ("策", EVENT, "homebase", None),
        ("策", EVENT, "trail", ("1208.1", "not-where-it-is-played-from")),
        ("策", BASE, "homebase", ("203.2", "not-of-this-kind")),
        ("砦", BASE, "homebase", None),
        ("砦", BASE, "hand", ("1209.1", "not-where-it-is-played-from")),
        ("砦", BASE, "trail", ("1209.1", "not-where-it-is-played-from")),
    ],
)
@clause("kiseki", "1206.1", "1207.1", "1208.1", "1209.1", "203.2")
def test_a_card_is_played_from_where_its_kind_is(
    name: str, kind: int, place: str, reason: tuple[str, str] | None
) -> None:
    first: dict[str, Any] = {"homebase": ["壁@一", "壁@二", "壁@三"], "hand": []}
    first[place] = [*first.get(place, []), f"{name}@札"]
    assert playing("first", "札", kind, first=first) == reason


@clause("kiseki", "1204.2a", "1208.1a", "1209.1a", "1405.1")
def test_what_lies_face_up_in_the_homebase_is_not_played() -> None:
    for name, kind, found in (("策", EVENT, "1208.1a"), ("砦", BASE, "1209.1a"), ("斥候", UNIT, "1204.2a")):
        first = {"homebase": [{"card": f"{name}@札", "up": True}, "壁@一"]}
        assert playing("first", "札", kind, first=first) == (found, "already-face-up")


@clause("kiseki", "902.4b", "902.4c", "902.4h-1")
def test_nobody_plays_a_card_of_the_other_player() -> None:
    homes = {"homebase": ["砦", "壁@一"], "hand": ["剣", "策@計"]}
    for card, kind in (("砦", BASE), ("剣", UNIT), ("計", EVENT)):
        assert playing("second", card, kind, first=homes) == ("902.4", "not-your-card")
    board = table(*CARDS)
    assert why(play_refusal(board.state, board.rules, 0, 999, EVENT)) == ("902.4", "not-your-card")
    assert why(play_refusal(board.state, board.rules, 0, -1, EVENT)) == ("902.4", "not-your-card")


@clause("kiseki", "902.4h", "902.4h-1", "902.4h-2", "703.8c-1")
def test_units_and_items_are_played_in_the_own_deployment_step_with_nothing_waiting() -> None:
    hand = {"hand": ["剣", "刃"], "homebase": 4}
    for card, kind in (("剣", UNIT), ("刃", ITEM)):
        assert playing("first", card, kind, first=hand) is None
        assert playing("first", card, kind, first=hand, phase="battle") == ("902.4h", "not-your-deployment-step")
        assert playing("second", card, kind, second=hand) == ("902.4h", "not-your-deployment-step")
        board = table(*CARDS, first={**hand, "hand": ["剣", "刃", "策@計"]})
        board.do("first", "play", "計")
        found = play_refusal(board.state, board.rules, 0, board.card(card), kind)
        assert why(found) == ("902.4h", "waiting-zone-not-empty")
        assert found is not None and dict(found.values) == {"waiting": 1}


@clause("kiseki", "104.4", "1403.1", "203.2a")
def test_what_an_effect_forbids_is_not_played() -> None:
    def found(ban: str, name: str, kind: int) -> tuple[str, str] | None:
        lock = item("封", text=f"・{ban}。")
        doll = unit("人形兵", text="【人形】")
        first = {"hand": [f"{name}@札"], "homebase": 4}
        board = table(lock, doll, *CARDS, first=first, second={"field": ["封"]})
        return why(play_refusal(board.state, board.rules, 0, board.card("札"), kind))

    assert found("相手はUNITをプレイできない", "剣", UNIT) == ("104.4", "play-forbidden")
    assert found("相手はUNITをプレイできない", "刃", ITEM) is None
    assert found("あなたはUNITをプレイできない", "剣", UNIT) is None
    assert found("相手はEVENTをプレイできない", "策", EVENT) == ("104.4", "play-forbidden")
    sealed = unit("封印", text="・これはプレイできない。")
    board = table(sealed, first={"hand": ["封印"], "homebase": 4})
    assert why(play_refusal(board.state, board.rules, 0, board.card("封印"), UNIT)) == ("104.4", "play-forbidden")


@clause("kiseki", "1202.3", "1213.2", "1213.2a", "902.4e", "208.1")
def test_an_art_is_played_from_hand_or_face_down_in_the_homebase() -> None:
    def found(place: str, seat: int = 0, up: bool = False, name: str = "賢者") -> tuple[str, str] | None:
        lying: Any = {"card": f"{name}@札", "up": True} if up else f"{name}@札"
        board = table(*CARDS, first={place: [lying]})
        return why(art_refusal(board.state, board.rules, seat, board.card("札")))

    assert found("hand") is None and found("homebase") is None
    assert found("field") == ("1213.2", "not-where-it-is-played-from")
    assert found("trail") == ("1213.2", "not-where-it-is-played-from")
    assert found("homebase", up=True) == ("1213.2a", "already-face-up")
    assert found("hand", seat=1) == ("902.4e", "not-your-card")
    assert found("field", seat=1) == ("902.4e", "not-your-card")
    assert found("hand", name="剣") == ("208.1", "no-art")
    board = table(*CARDS)
    assert why(art_refusal(board.state, board.rules, 0, 999)) == ("902.4e", "not-your-card")


@clause("kiseki", "902.4d", "1202.1", "1210.1", "1201.1a-1")
def test_a_craft_is_played_only_while_it_is_in_force_and_only_if_it_is_activated() -> None:
    def found(lying: Any, seat: int = 0, line: int = 0, place: str = "field") -> tuple[str, str] | None:
        bell = unit("鐘楼", text="・0EP支払う:絆を1点失う。\n・[登場]絆を1点失う。")
        board = table(bell, first={place: [lying]})
        reference = board.rules.list.cards[board.state.printed[board.card("鐘楼")]].abilities[line].reference
        return why(craft_refusal(board.state, board.rules, seat, board.card("鐘楼"), reference))

    assert found("鐘楼") is None
    assert found("鐘楼", line=1) == ("1210.1", "not-activated")
    assert found("鐘楼", seat=1) == ("902.4d", "not-your-card")
    assert found({"card": "鐘楼", "stunned": True}) == ("1202.1", "no-such-craft-in-force")
    assert found("鐘楼", place="hand") == ("1202.1", "no-such-craft-in-force")


@clause("kiseki", "104.4", "1201.1c", "1201.1a-1")
def test_what_an_effect_forbids_of_abilities_is_not_played() -> None:
    def found(ban: str) -> tuple[bool, bool]:
        lock = item("封", text=f"・{ban}をプレイできない。")
        bell = unit("鐘楼", text="・0EP支払う:絆を1点失う。")
        board = table(lock, bell, *CARDS, first={"field": ["鐘楼"], "hand": ["賢者"]}, second={"field": ["封"]})
        options = board.options("first")
        return "art 賢者" in options, "craft 鐘楼" in options

    assert found("相手はアーツ") == (False, True)
    assert found("相手はクラフト") == (True, False)
    assert found("相手は起動クラフト") == (True, False)
    assert found("相手は誘発クラフト") == (True, True)
    assert found("相手は能力") == (False, False)
    assert found("相手はカードか能力") == (False, False)
    assert found("あなたは能力") == (True, True)


@clause("kiseki", "1210.2", "1204.2")
def test_the_text_of_an_event_or_craft_limits_when_it_is_played() -> None:
    def offered(limit: str, phase: str = "deployment", **first: Any) -> bool:
        deed = event("事", f"絆を1点失う。このEVENTは{limit}")
        board = table(deed, first=first, phase=phase)
        return "play 事" in board.options("first")

    assert offered("準備フェイズ中しかプレイできない。") and not offered("戦闘フェイズ中しかプレイできない。")
    assert offered("戦闘フェイズ中しかプレイできない。", "battle")
    assert offered("あなたの場にUNITがいる時にしかプレイできない。", field=["剣"])
    assert not offered("あなたの場にUNITがいる時にしかプレイできない。")
    assert offered("あなたの場にUNITがいるならプレイできない。")
    assert not offered("あなたの場にUNITがいるならプレイできない。", field=["剣"])


@clause("kiseki", "1210.2")
def test_a_craft_is_played_only_so_often_in_a_turn() -> None:
    for times in (1, 2):
        text = f"・0EP支払う:絆を1点失う。このクラフトは1ターンに{times}回しかプレイできない。"
        board = table(unit("鐘楼", text=text), first={"field": ["鐘楼@一", "鐘楼@二"]})
        for _ in range(times):
            board.do("first", "craft", "一")
            while board.waiting():
                board._be_passive()
        reason = board.refused("first", "craft", "一")
        assert why(reason) == ("1210.2", "used-up-this-turn")
        assert dict(reason.values) == {"used": times, "limit": times}
        assert "craft 二" in board.options("first")
    once = event("事", "絆を1点失う。このEVENTは1ターンに1回しかプレイできない。")
    board = table(once, first={"hand": ["事@次"]}, second={"hand": ["事@敵"]})
    play(board, "次")
    assert "play 事" not in board.options("first")
    board.passes("first")
    assert "play 敵" in board.options("second")


# --- support


@clause("kiseki", "1219.2b-1", "1219.2b-2", "1219.2b-3", "1219.2b-4", "1219.2b-5")
def test_which_unit_supports_which() -> None:
    shade = unit("影", text="【暗躍】")
    field = ["剣", "槍", "術", {"card": "剣@疲", "actioned": True}, "影@甲", "影@乙", "刃"]
    board = table(shade, first={"field": field}, second={"field": ["剣@敵", "刃@敵刃"]})

    def found(acting: str, target: str) -> tuple[str, str] | None:
        return why(support_refusal(board.state, board.rules, 0, board.card(acting), board.card(target)))

    assert found("剣", "槍") is None and found("剣", "疲") is None and found("甲", "乙") is None
    assert found("剣", "剣") == ("1219.2b-1", "same-unit")
    assert found("疲", "剣") == ("1219.2b-2", "not-ready")
    assert found("剣", "術") == ("1219.2b-3", "no-common-organisation")
    assert found("剣", "甲") == ("1219.2b-4", "only-covert-supports-covert")
    assert found("甲", "剣") == ("1219.2b-5", "covert-supports-only-covert")


@clause("kiseki", "1218.2", "1219.2a", "1219.2b")
def test_only_own_units_support_and_are_supported() -> None:
    board = table(first={"field": ["剣", "刃"], "hand": ["槍"]}, second={"field": ["剣@敵"]})

    def found(acting: str, target: str) -> tuple[str, str] | None:
        return why(support_refusal(board.state, board.rules, 0, board.card(acting), board.card(target)))

    for other in ("敵", "刃", "槍"):
        assert found("剣", other) == ("1219.2a", "not-your-unit")
        assert found(other, "剣") == ("1219.2b", "not-your-unit")


# --- attacks


def attacking(attackers: str, target: str, field: list[Any], enemy: list[Any], *cards: Any) -> tuple[str, str] | None:
    board = Board(
        cards=[unit("剣"), unit("槍"), unit("術", organisations=(SCHOOL,)), item("刃"), *cards],
        first={"field": field, "hand": ["剣@手"]},
        second={"field": enemy, "hand": ["剣@敵手"]},
    )
    units = tuple([board.card(each) for each in attackers.split()])
    aim = player_target(SEATS.index(target)) if target in SEATS else board.card(target)
    return why(attack_refusal(board.state, board.rules, 0, units, aim))


@clause("kiseki", "803.6a", "803.6b", "803.6c", "803.6d", "803.3a")
def test_which_units_attack() -> None:
    pacifist = unit("聖者", text="・これは攻撃できない。")
    field = ["剣", "槍", "術", "刃", {"card": "剣@疲", "actioned": True}, "聖者"]
    enemy = ["剣@敵"]
    assert attacking("剣", "敵", field, enemy, pacifist) is None
    assert attacking("剣 槍", "敵", field, enemy, pacifist) is None
    assert attacking("手", "敵", field, enemy, pacifist) == ("803.3", "not-your-unit")
    assert attacking("敵", "敵", field, enemy, pacifist) == ("803.3", "not-your-unit")
    assert attacking("刃", "敵", field, enemy, pacifist) == ("803.6a", "not-a-unit")
    assert attacking("疲", "敵", field, enemy, pacifist) == ("803.6b", "not-ready")
    assert attacking("剣 疲", "敵", field, enemy, pacifist) == ("803.6b", "not-ready")
    assert attacking("聖者", "敵", field, enemy, pacifist) == ("803.6c", "cannot-attack")
    assert attacking("剣 術", "敵", field, enemy, pacifist) == ("803.6d", "no-common-organisation")


@clause("kiseki", "803.5", "803.5b", "803.6f", "803.6g", "803.6h")
def test_what_is_attacked() -> None:
    field = ["剣", "槍"]
    enemy = ["剣@敵", {"card": "槍@倒", "stunned": True}, "刃@敵刃"]
    assert attacking("剣", "敵", field, enemy) is None
    assert attacking("剣", "槍", field, enemy) == ("803.5", "not-their-unit")
    assert attacking("剣", "敵手", field, enemy) == ("803.5", "not-their-unit")
    assert attacking("剣", "敵刃", field, enemy) == ("803.6f", "target-not-a-unit")
    assert attacking("剣", "倒", field, enemy) == ("803.6g", "target-stunned")
    assert attacking("剣", "second", field, enemy) == ("803.6h", "unit-can-be-attacked")
    assert attacking("剣", "first", field, enemy) == ("803.5b", "not-the-opponent")
    assert attacking("剣", "second", field, [{"card": "槍@倒", "stunned": True}, "刃@敵刃"]) is None
    assert attacking("剣", "second", field, []) is None


@pytest.mark.parametrize(
    ("text", "holder", "reason"),
    [
        ("これは攻撃されない", "second", ("1326.1", "cannot-be-attacked")),
        (f"これは{GUILD}に攻撃されない", "second", ("1326.1", "cannot-be-attacked")),
        (f"これは{SCHOOL}に攻撃されない", "second", None),
        (f"これは{SCHOOL}にのみ攻撃される", "second", ("1402.1", "attacked-only-by-others")),
        (f"これは{GUILD}にのみ攻撃される", "second", None),
        (f"これはプレイヤーと{SCHOOL}のみ攻撃できる", "first", ("1402.1", "attacks-only-others")),
        (f"これはプレイヤーと{GUILD}のみ攻撃できる", "first", None),
        (f"これは{GUILD}に攻撃できない", "first", ("803.6e", "cannot-attack-that")),
        (f"これは{SCHOOL}に攻撃できない", "first", None),
        ("これはプレイヤーに攻撃できない", "first", None),
    ],
)
@clause("kiseki", "803.6e", "803.5a-2", "1326.1", "1402.1")
def test_what_an_effect_forbids_to_attack(text: str, holder: str, reason: tuple[str, str] | None) -> None:
    odd = unit("奇", text=f"・{text}。")
    field, enemy = (["奇"], ["剣@敵"]) if holder == "first" else (["槍"], ["奇", "術"])
    attacker, target = ("奇", "敵") if holder == "first" else ("槍", "奇")
    assert attacking(attacker, target, field, enemy, odd) == reason


@clause("kiseki", "803.6e", "803.6h", "803.5b")
def test_who_cannot_attack_players_attacks_none_and_who_can_attack_no_unit_attacks_the_player() -> None:
    shy = unit("奇", text="・これはプレイヤーに攻撃できない。")
    assert attacking("奇", "second", ["奇"], [], shy) == ("803.6e", "cannot-attack-players")
    safe = unit("奇", text="・これは攻撃されない。")
    assert attacking("剣", "second", ["剣"], ["奇"], safe) is None
    assert attacking("剣", "second", ["剣"], ["奇", "槍"], safe) == ("803.6h", "unit-can-be-attacked")


@clause("kiseki", "1326.2", "1326.3", "1407.1")
def test_what_has_to_be_attacked_and_who_has_to_attack() -> None:
    bait = unit("囮", text="【ヘイト】")
    assert attacking("剣", "囮", ["剣"], ["囮", "槍"], bait) is None
    assert attacking("剣", "槍", ["剣"], ["囮", "槍"], bait) == ("1326.2", "must-attack-other")
    eager = unit("猛者", text="・あなたは攻撃する時、これで攻撃する。")
    assert attacking("猛者", "敵", ["猛者", "剣"], ["剣@敵"], eager) is None
    assert attacking("剣 猛者", "敵", ["猛者", "剣"], ["剣@敵"], eager) is None
    assert attacking("剣", "敵", ["猛者", "剣"], ["剣@敵"], eager) == ("1326.3", "must-attack-with")
    tired = {"card": "猛者", "actioned": True}
    assert attacking("剣", "敵", [tired, "剣"], ["剣@敵"], eager) is None


@clause("kiseki", "902.4d", "1210.1", "1219.2a")
def test_a_craft_or_a_support_that_is_not_named_is_refused_for_what_is_missing() -> None:
    board = table(first={"field": ["剣", "槍"]}, second={"field": ["術"]})

    def found(seat: int, action: Action) -> tuple[str, str] | None:
        return why(own_refusal(board.state, board.rules, seat, action))

    assert found(0, Action("craft", board.card("剣"))) == ("1210.1", "no-craft-named")
    assert found(1, Action("craft", board.card("剣"))) == ("902.4d", "not-your-card")
    assert found(0, Action("craft", 999)) == ("1210.1", "no-craft-named")
    assert found(0, Action("play", board.card("剣"))) == ("1206.1", "not-where-it-is-played-from")
    assert found(0, Action("support", board.card("剣"))) == ("1219.2a", "one-target")
    both = (board.card("剣"), board.card("槍"))
    assert found(0, Action("support", board.card("剣"), both)) == ("1219.2a", "one-target")
    assert found(0, Action("support", board.card("剣"), both[1:])) is None


@clause("kiseki", "803.5", "803.3", "803.3b")
def test_nothing_is_a_target_before_there_are_attackers() -> None:
    cards = [unit("剣"), unit("槍"), unit("術", organisations=(SCHOOL,))]
    board = Board(cards=cards, first={"field": ["剣", "槍", "術"]}, second={"field": ["剣@敵", "槍@的"]})
    board.settle()
    assert why(board.refused("first", "target", "敵")) == ("803.5", "no-attackers")
    assert why(board.refused("second", "attack", "敵")) == ("803.3", "not-your-attack-step")
    board.do("first", "attack", "剣")
    assert why(board.refused("first", "join", "術")) == ("803.6d", "no-common-organisation")


# --- which reason of several


@clause("kiseki", "803.6d", "803.6e")
def test_a_further_attacker_with_a_common_organisation_is_refused_for_what_it_cannot_attack() -> None:
    calm = unit("穏", text="・これはプレイヤーに攻撃できない。")
    board = table(calm, first={"field": ["剣", "槍", "穏", "術"]}, phase="battle")
    board.settle()
    assert why(board.refused("first", "attack", "剣", "穏")) == ("803.6e", "nothing-to-attack")
    assert why(board.refused("first", "attack", "剣", "術")) == ("803.6d", "no-common-organisation")
    assert why(board.refused("first", "attack", "剣", "槍", "穏")) == ("803.6e", "nothing-to-attack")


@pytest.mark.parametrize("words", ["相手の対象にならない", "相手のEVENTの対象にならない", ""])
@clause("kiseki", "1204.2d", "104.4")
def test_what_no_card_may_aim_at_is_refused_for_that_and_anything_else_for_not_fitting(words: str) -> None:
    shy = unit("隠", text=f"・これは{words}。" if words else "")
    push = event("押", "相手のUNITを1つ対象とし、それをアクションする。")
    board = table(shy, push, second={"field": ["隠", "槍", "刃"]}, first={"field": ["剣"]})
    for target, open_to in (("隠", not words), ("槍", True), ("剣", False), ("刃", False)):
        found = aim_refusal(board.state, board.rules, 0, Action("aim", board.card(target), (board.card("押"),)))
        fits = None if open_to else ("104.4", "not-targeted") if target == "隠" else ("1204.2d", "not-a-legal-target")
        assert why(found) == fits, target


@pytest.mark.parametrize(("whose", "forbidden"), [("相手", True), ("あなた", False)])
@clause("kiseki", "1218.2", "1219.2a", "104.4")
def test_who_may_not_support_is_the_player_of_whom_it_is_said(whose: str, forbidden: bool) -> None:
    lock = item("封", text=f"・{whose}はスクラムサポートを実行できない。")
    board = table(lock, first={"field": ["剣", "槍"]}, second={"field": ["封", "剣@敵", "槍@敵二"]})
    found = why(support_refusal(board.state, board.rules, 0, board.card("剣"), board.card("槍")))
    assert found == (("104.4", "support-forbidden") if forbidden else None)
    found = why(support_refusal(board.state, board.rules, 1, board.card("敵"), board.card("敵二")))
    assert found == (None if forbidden else ("104.4", "support-forbidden"))
