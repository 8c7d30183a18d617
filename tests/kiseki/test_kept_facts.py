"""What was kept over events, or read at once for many cards, is what would be worked out anew, card by card."""

from __future__ import annotations

import gc
import weakref
from itertools import combinations
from typing import Any

from fuda.api.chance import Stream
from fuda.games.kiseki.cards import ITEM, UNIT
from fuda.games.kiseki.chapters.actions import options_of
from fuda.games.kiseki.chapters.orientation import _STATES, is_in_state
from fuda.games.kiseki.table import ON_FIELD, controller
from fuda.games.kiseki.texts.attributes import KINDS, NAMES, STATS
from fuda.games.kiseki.texts.reading import Reading
from fuda.games.kiseki.texts.timestamps import _may_meet
from fuda.games.kiseki.texts.triggers import remembered
from fuda.games.kiseki.texts.values import held
from fuda.language.running.lasting import derived
from fuda.language.running.printed import inside
from fuda.language.running.selection import matches, universe
from fuda.language.running.timestamps import _told
from fuda.language.words import nodes as n
from fuda.library.loading import load_rules
from fuda.play.laws.cache import forgotten
from fuda.play.laws.walks import positions
from tests.citing import clause
from tests.kiseki.board import Board, base, event, unit
from tests.kiseki.texts import play, table


def test_facts_let_go_of_the_position_of_which_they_are() -> None:
    rules: Any = load_rules("kiseki")
    for position in positions(rules, "strategy", Stream("5", "let go")):
        if position.number == 120:
            twin: Any = position.state.clone()
            break
    twin.facts = None
    twin.previous = None
    assert derived(twin, rules).course
    for seat in (0, 1):
        options_of(twin, rules, seat)
    gone = weakref.ref(twin)
    gc.disable()
    try:
        del twin
        assert gone() is None
    finally:
        gc.enable()


def offered(board: Board) -> list[str]:
    verbs = ("play", "craft")
    options = [each for each in options_of(board.state, board.rules, 0) if each.verb in verbs]
    return [board.rules.card(board.state, each.card).name for each in options]


@clause("kiseki", "902.4")
def test_what_is_offered_in_one_position_is_not_offered_for_other_cards_in_another() -> None:
    cards = [unit("巨人", cp=9), event("声", "カードを1枚引く。")]
    voice = Board(phase="deployment", cards=cards, first={"hand": ["声"], "homebase": 1})
    assert offered(voice) == ["声"]
    giant = Board(phase="deployment", cards=cards, first={"hand": ["巨人"], "homebase": 1})
    assert voice.card("声") == giant.card("巨人")
    assert (offered(giant), offered(voice)) == ([], ["声"])


@clause("kiseki", "902.4", "1204.2f-6")
def test_a_price_that_was_raised_is_the_price_at_once() -> None:
    miser = unit("吝嗇家", cp=0, text="・あなたがプレイするEVENTのEPコストを1増やす。")
    first = {"hand": ["声", "吝嗇家"], "homebase": 1}
    board = Board(phase="deployment", cards=[miser, event("声", "カードを1枚引く。", ep=1)], first=first)
    assert offered(board) == ["声", "吝嗇家"]
    board.do("first", "play", "吝嗇家")
    board.passes("first")  # the other player can do nothing
    assert board.field("first") == ["吝嗇家"]
    assert offered(board) == []


@clause("kiseki", "902.4", "1204.2d")
def test_a_target_that_an_effect_has_made_is_a_target_at_once() -> None:
    archer = unit("射手", text="・[アクション]：STRが6以上のUNITを1つ対象とし、それをスタンする。")
    song = event("歌", "UNITを1つ対象とし、それはこのターン中+3/+0を得る。")
    for name, found in (("歌", ["射手"]), ("", [])):
        board = Board(cards=[archer, song, unit("剣", strength=4)], first={"field": ["射手", "剣"], "hand": ["歌"]})
        assert "射手" not in offered(board)
        if name:
            board.do("first", "play", name)
            board.choose("first", "剣")
            board.passes("first")  # the other player can do nothing
        assert [each for each in offered(board) if each == "射手"] == found


@clause("kiseki", "1302.1b")
def test_a_group_read_at_once_has_the_members_that_it_has_card_by_card() -> None:
    rules: Any = load_rules("kiseki")
    said = [each for card in rules.list.cards for craft in card.abilities for each in craft.said_at_all()]
    wanted = (n.Controlled, n.InZone, n.InState)
    groups = list(dict.fromkeys([each for node in said for each in inside(node) if isinstance(each, wanted)]))
    found = 0
    for number, position in enumerate(positions(rules, "strategy", Stream("0", "groups"))):
        state: Any = position.state
        if number % 40 == 39 and state.turn > 0:
            for group in groups:
                reading = Reading(state, rules, 0, state.zones[3][0] if state.zones[3] else 0)
                cards = universe(group, reading)
                one_by_one = tuple([card for card in cards if matches(card, group, reading)])
                assert reading.select(cards, group) == one_by_one, group
                found += len(one_by_one)
    assert found > 100


def kinds(board: Board, name: str) -> int:
    return derived(board.state, board.rules).number(board.card(name), KINDS)


@clause("kiseki", "1331.3", "1212.2")
def test_a_base_craft_that_was_given_changes_the_card_that_has_it() -> None:
    shop = base("工房", "・あなたのUNITは【人形】を得る。")
    home = [{"card": "工房", "up": True}]
    board = Board(
        cards=[shop, unit("剣"), unit("盾")], first={"field": ["剣"], "homebase": home}, second={"field": ["盾"]}
    )
    assert (kinds(board, "剣"), kinds(board, "盾")) == (UNIT | ITEM, UNIT)


@clause("kiseki", "1215.1a", "1212.2", "1333.1")
def test_base_crafts_come_before_effects_even_where_they_came_into_force_later() -> None:
    mist = base("霧", "・あなたのUNITはすべての組織を失う。")
    envoy = unit("使節", text="・これはあらゆる領域ですべての組織を持つ。")
    board = Board(cards=[mist, envoy], first={"field": ["使節"], "homebase": [{"card": "霧", "up": True}]})
    state: Any = board.state
    state.since[board.card("使節")] = state.since[board.card("霧")] + 1
    state.facts = None
    assert board.organisations("使節") == []


@clause("kiseki", "1221.1", "1211.3")
def test_what_is_remembered_of_a_card_is_what_it_is_asked_one_by_one() -> None:
    rules: Any = load_rules("kiseki")
    laid = elsewhere = 0
    for number, position in enumerate(positions(rules, "strategy", Stream("1", "remembered"))):
        state: Any = position.state
        if number % 60 != 59 or state.turn == 0:
            continue
        for card in range(len(state.printed)):
            found = remembered(state, rules, card)
            how = tuple([each for each in _STATES if is_in_state(state, rules, card, each)])
            assert (found.card, found.zone, found.seat, found.states) == (
                card,
                state.zone[card],
                controller(state, card),
                how,
            )
            assert found.kinds == held(state, rules, card, KINDS)
            assert found.names == held(state, rules, card, NAMES)
            assert found.numbers == tuple([held(state, rules, card, stat) for stat in STATS])
            if (card, KINDS) in derived(state, rules).values:
                laid += 1
            else:
                elsewhere += 1
    assert laid > 100 and elsewhere > 100


@clause("kiseki", "1215.1b", "1215.1f")
def test_who_has_become_a_member_is_one_for_the_effects_that_follow() -> None:
    school, trade = "王立学院", "翠風商会"
    teacher = unit("教師", text=f"・あなたの自警団は{school}を得る。")
    trader = unit("商人", strength=2, text=f"・あなたの{school}は{trade}を得る。")
    chief = unit("会長", strength=2, text=f"・あなたの{trade}は+1/+0を得る。")
    cards = [teacher, trader, chief]
    board = Board(cards=cards, first={"field": ["会長", "商人"]})  # the second waits for the first
    assert [board.strength(name) for name in ("会長", "商人")] == [2, 2]
    board = Board(cards=cards, first={"field": ["会長", "商人", "教師"]})
    assert board.organisations("商人") == ["自警団", school, trade]
    assert [board.strength(name) for name in ("会長", "商人")] == [3, 3]


@clause("kiseki", "1215.3b")
def test_cards_that_cannot_meet_come_to_the_same_in_either_order() -> None:
    rules: Any = load_rules("kiseki")
    apart = 0
    for number, position in enumerate(positions(rules, "strategy", Stream("4", "ages"))):
        state: Any = position.state.clone()
        if number % 60 != 59 or state.turn == 0:
            continue
        fields = [
            card for zone in ON_FIELD for card in state.zones[zone] if state.printed[card] in rules.stock.speaking
        ]
        state.clock += 1
        for one, other in combinations(fields[:6], 2):
            state.facts = None
            for card in (one, other):
                state.since[card], state.rank[card] = state.clock, 0
            if not _may_meet(derived(state, rules), one, other):
                assert _told(state, rules, one, other) == _told(state, rules, other, one)
                apart += 1
    assert apart > 20


def anew(board: Board) -> dict[str, Any]:
    """What is derived of the position by rules that keep nothing."""
    return board.rules.uncached().derived_values(forgotten(board.state))


@clause("kiseki", "804.5", "1331.3", "1406.1")
def test_an_icon_that_was_gained_for_a_turn_follows_the_battle() -> None:
    train = event("修行", "UNITを1つ対象とし、それはこのターン中【武術】を得る。")
    board = table(train, first={"field": ["剣"]}, second={"field": ["壁"]})
    play(board, "修行", "剣")
    while board.phase() != "battle":
        board._be_passive()
    assert board.strength("剣") == 4
    board.attack("first", "剣", target="壁")
    while not board.state.fighting:
        board.passes(board.all_asked()[0])
    assert board.strength("剣") == 5
    assert board.rules.derived_values(board.state) == anew(board)


def test_effects_that_begin_in_the_next_turn_stand_where_they_were_made() -> None:
    omen = event("予兆", "UNITを1つ対象とし、それは次のターン中攻撃できない。")
    curse = event("呪い", "UNITを1つ対象とし、それは攻撃できない。")
    board = table(omen, curse, first={"field": ["剣"]}, second={"field": ["壁"]})
    play(board, "予兆", "剣")
    play(board, "呪い", "壁")
    turn = board.state.turn
    while board.state.turn == turn:
        board._be_passive()
    standing = derived(board.state, board.rules).standing
    assert len(standing) == 2
    assert board.rules.derived_values(board.state) == anew(board)
