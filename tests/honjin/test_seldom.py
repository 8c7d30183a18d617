"""Rules that only show in seldom positions: what is checked in between, what lasts how long, who has come back."""

from __future__ import annotations

import pytest

from fuda.games.honjin.chapters.checks import CheckStep
from fuda.games.honjin.events import Moment, Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.table import DECKS, DISCARDS, FIELD
from fuda.games.honjin.texts.lasting import end_battle_effects, end_phase_effects
from fuda.games.honjin.texts.resolution import ResolveDeclared
from fuda.kernel.decisions import Act
from tests.citing import clause
from tests.honjin.fights import Fight
from tests.honjin.test_preparing import UNITS, Opening
from tests.honjin.texts import Table, gear, spell, unit
from tests.honjin.turns import Game, watcher

BRAVE = "対象に「攻撃力:+2」を付与する。"


def check_clauses(game: Game | Fight) -> list[str]:
    """The clauses of the check steps that are under way."""
    return [frame.clause for frame in game.state.frames if isinstance(frame, CheckStep)]


# --- 6.1.1: preparing


@clause("honjin", "6.1.1.2", "12.7.1")
@pytest.mark.parametrize("seat", ["first", "second"])
def test_the_order_that_chance_gives_to_either_deck_is_its_order(seat: str) -> None:
    deck = ("弓", *UNITS[1:])
    opening = Opening(deck, UNITS) if seat == "first" else Opening(UNITS, deck)
    if seat == "second":
        opening.shuffle()
    place = ("first", "second").index(seat)
    before = opening.state.zones[DECKS[place]]
    assert opening.name(before[0]) == "弓"
    opening.shuffle(*range(1, 50))
    if seat == "first":
        opening.shuffle()
    assert opening.state.zones[DECKS[place]] == before[8:] + before[:1]
    assert opening.deck(seat)[-1] == "弓"


@clause("honjin", "6.1.1", "6.1.1.5", "6.1.1.6", "6.1.1.8")
def test_a_game_begins_in_the_order_of_the_steps() -> None:
    opening = Opening()
    opening.shuffles()
    opening.roll(6, 1)
    order = [*dict.fromkeys([each["clause"] for each in opening.told()])]
    steps = [each for each in order if each.startswith("6.1.1.")]
    assert steps == ["6.1.1.2", "6.1.1.5", "6.1.1.6", "6.1.1.8"]


# --- 10.1: using


@clause("honjin", "10.1.14", "14.4.1")
def test_a_user_that_has_left_and_come_back_is_another_unit() -> None:
    text = "◎[普通]射る\n〈対象:敵軍ユニット1体〉\n対象に【9】ダメージを与える。"
    for comes_back in (False, True):
        table = Table(unit("射", text), board={"b2": {"terrain": "野", "first": ["射"], "second": ["兵@敵"]}})
        table.battle("b2")
        table.put_up("射", "敵")
        card = table.card("射")
        if comes_back:
            table.let(Went("12.4.1", card, DISCARDS[0], 0, "discard"))
            table.let(Went("12.2.7.4.8", card, FIELD, 0, "summon", area_named("", "b2")))
            assert table.there("b2") == ["射"]
        table.run(ResolveDeclared(table.state.chain[-1]))
        assert table.took_effect() == [not comes_back]


@clause("honjin", "10.1.7", "10.1.14")
def test_what_may_be_done_and_cards_of_a_hand_are_not_chosen_with_the_declaration() -> None:
    rite = spell("儀", "◇[普通]儀\n〈対象:自軍プレイヤー〉\n手札を1~2枚破棄する。カードを1枚補充してもよい。")
    fight = Fight(rite, own=["賢"], other=["賢@敵"], first={"hand": ["儀", "兵@甲", "弓@乙"]}, second={"hand": ["兵"]})
    fight.begin(6, 1)
    fight.uses("first", "儀")
    assert fight.chain() == []
    assert fight.asked() == ("first", "discard", "10.1.7")
    fight.number("first", 1)
    assert fight.chain() == ["儀"] and fight.purpose() == "counter"
    fight.settle()
    assert fight.asked() == ("first", "discard", "12.4.2")
    fight.choose("first", "乙")
    assert fight.asked() == ("first", "may", "10.1.14")
    before = len(fight.deck("first"))
    fight.option("first", "yes")
    assert fight.discards("first") == ["儀", "乙"] and len(fight.deck("first")) == before - 1


@clause("honjin", "10.1.7", "10.1.14")
def test_which_card_of_the_hand_goes_is_chosen_when_the_effect_takes_place() -> None:
    rite = spell("儀", "◇[普通]儀\n〈対象:自軍プレイヤー〉\n手札を1枚破棄する。")
    fight = Fight(rite, own=["賢"], other=["賢@敵"], first={"hand": ["儀", "兵@甲", "弓@乙"]}, second={"hand": ["兵"]})
    fight.begin(6, 1)
    fight.uses("first", "儀")
    assert fight.chain() == ["儀"] and fight.asked() == ("second", "counter", "10.1.10")
    fight.settle()
    assert fight.asked() == ("first", "discard", "12.4.2")


# --- 12.2.4: marches that fail


@clause("honjin", "12.2.4.2")
def test_a_failed_march_closes_its_own_area_for_marches_with_battle_only() -> None:
    board = {
        "b1": {"first": ["兵@a", "兵@b", "兵@c"]},
        "b2": {"terrain": "野", "second": ["巨@敵"]},
        "a1": {"terrain": "野", "second": ["兵@他"]},
    }
    game = Game(board=board)
    game.march("first", a="b2")
    game.quietly()
    assert game.refused("first", "march", "b", area="b2") == ("12.2.4.2", "march-failed-there")
    game.march("first", b="a1")
    assert "BattleBegan" in game.happened()[-12:]


@clause("honjin", "12.2.4.2", "12.2.4.1")
def test_a_march_without_battle_that_comes_to_nothing_closes_no_area() -> None:
    bomb = watcher("爆", "進軍先確定時", "対象を破棄する。", "このユニット")
    game = Game(bomb, board={"b1": {"first": ["爆", "弓"]}, "b2": {"terrain": "野"}, "a1": {"terrain": "野"}})
    game.march("first", 爆="b2")
    assert [told["success"] for told in game.told() if told["event"] == "MarchSettled"] == [False]
    assert "MarchFailed" not in game.happened()
    game.march("first", 弓="b2")
    assert game.there("b2") == ["弓"]


@clause("honjin", "12.2.4.2")
def test_the_defending_side_of_a_failed_march_is_not_hindered() -> None:
    board = {"b2": {"terrain": "野", "first": ["兵@a"]}, "b3": {"terrain": "野", "second": ["巨@敵"]}}
    game = Game(board=board)
    game.march("first", a="b3")
    game.quietly()
    assert list(game.state.failed) == [area_named("", "b3")]
    game.end_turn()
    assert list(game.state.failed) == []


# --- 12.2.7, 12.2.8: check steps of summoning and equipping


@clause("honjin", "12.2.7.4.6")
def test_between_naming_and_paying_the_price_of_a_hero_there_is_a_check_step() -> None:
    hero = unit("雄", hero=2)
    poor = unit("貧", "○貧\n〈対象:このユニット〉\n自軍山札にカードがない時、対象を破棄する。")
    game = Game(
        hero,
        poor,
        phase="summoning",
        board={"b1": {"first": ["貧"]}},
        first={"hand": ["雄", "弓"], "deck": ["兵", "兵"]},
    )
    game.summon("first", "雄", "b1")
    order = [(told["event"], told["clause"]) for told in game.told() if told["event"] == "Went"]
    assert order == [
        ("Went", "12.2.7.4.5"),
        ("Went", "12.2.7.4.5"),
        ("Went", "12.4.1"),
        ("Went", "12.2.7.4.7"),
        ("Went", "12.2.7.4.7"),
        ("Went", "12.2.7.4.8"),
    ]


@clause("honjin", "12.2.8.8")
def test_the_check_step_of_the_equipping_comes_before_that_of_the_next_play_step() -> None:
    proud = unit(
        "誇",
        "●[自軍ターン]誇\n〈発揮:このユニットが装備品を装備した場合/対象:自軍プレイヤー〉\nカードを1枚補充する。\n"
        "●[自軍ターン]喜\n〈発揮:このユニットが装備品を装備した場合/対象:自軍プレイヤー〉\n山札を1枚破棄する。",
        items=2,
    )
    game = Game(proud, phase="summoning", board={"b1": {"first": ["誇"]}}, first={"hand": ["剣", "剣@二"]})
    game.do("first", "equip", "剣", "誇")
    assert game.asked() == ("first", "trigger", "10.20.1.1.1")
    assert check_clauses(game) == ["12.2.8.8"]
    game._submit("first", 0)
    assert game.purpose() == "summoning-phase" and check_clauses(game) == []


@clause("honjin", "12.2.8.9", "2.1.16.1", "2.1.18.1", "2.1.21.1")
def test_equipment_gives_attack_defence_constant_and_special_abilities_while_it_is_borne() -> None:
    blade = gear(
        "刃", "◎[普通]斬\n〈対象:敵軍ユニット1体〉\n対象に【1】ダメージを与える。", attack=2, defence=1, initiative=3
    )
    fight = Fight(blade, own=[{"card": "術", "equipment": ["刃"]}], other=["賢@敵"], second={"hand": ["兵"]})
    assert (fight.attack("術"), fight.defence("術")) == (4, 4)
    fight.begin(1, 3)
    assert fight.asked() is not None
    question = fight._question(0)
    assert isinstance(question, Act) and "use 刃" in fight.options("first")
    bare = Fight(blade, own=["術"], other=["賢@敵"], second={"hand": ["兵"]})
    assert (bare.attack("術"), bare.defence("術")) == (2, 3)


# --- 14.7.3.4: how long an automatic grant lasts


@clause("honjin", "14.7.3.4")
@pytest.mark.parametrize(("timing", "after"), [("自軍ターン", 4), ("戦闘", 2)])
def test_a_grant_of_the_own_turn_made_in_a_battle_lasts_to_the_end_of_the_phase(timing: str, after: int) -> None:
    text = f"●[{timing}]闘\n〈発揮:イニシアチブ決定タイミング開始時/対象:このユニット〉\n{BRAVE}"
    table = Table(unit("闘", text), board={"b2": {"terrain": "野", "first": ["闘"], "second": ["兵@敵"]}})
    table.battle("b2")
    table.let(Moment("8.3.4.3", "initiative-start", 0))
    table.check()
    assert table.attack("闘") == 4
    table.let(*end_battle_effects(table.state, table.rules, "8.3.8.4"))
    assert table.attack("闘") == after
    table.let(*end_phase_effects(table.state, table.rules, "7.3.6"))
    assert table.attack("闘") == 2
