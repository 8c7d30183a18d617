"""What a card of one's own can say beside what is printed, played: each test prints a card and looks what it does."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.chapters.damage import attack_events
from fuda.games.honjin.chapters.legality import _banned
from fuda.games.honjin.chapters.marching import destinations
from fuda.games.honjin.events import Moment, Went
from fuda.games.honjin.extras.position import area_named
from fuda.games.honjin.phrases.sentences import BOOK
from fuda.games.honjin.table import EFFECTS, INITIATIVE
from fuda.games.honjin.texts.lasting import end_battle_effects, end_chain_effects, end_phase_effects, end_turn_effects
from fuda.games.honjin.texts.reading import Reading
from fuda.games.honjin.texts.values import LIMIT
from fuda.language.running.selection import members
from tests.citing import clause
from tests.honjin.texts import Table, gear, spell, terrain, tool, unit

BLADE: Final = gear("刃", types=["剣"])
SHIELD: Final = gear("楯", types=["盾"])
WIDE: Final = terrain("広", limit=30, attributes=["風"])
BOLT: Final = spell("雷撃", "◇[普通/対抗]雷撃\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
HERB: Final = tool("草", "◇[普通/対抗]草\n〈対象:ユニット1体〉\n対象に【1】ダメージを与える。")
BATTLE: Final[dict[str, Any]] = {
    "b2": {
        "terrain": "広",
        "first": ["兵", {"card": "術", "equipment": ["刃", "剣"]}],
        "second": ["巨@敵", "弓@射", "兵@卒"],
    }
}


def does(text: str, *targets: str, board: dict[str, Any] | None = None, fight: bool = True, **more: Any) -> Table:
    """A table after an ability with this sentence was used on these targets, up to its first question."""
    card = unit("主", f"◎[普通/対抗]技\n〈対象:{more.pop('target', 'ユニット1体')}〉\n{text}")
    areas = board or BATTLE
    place = {**areas["b2"], "first": ["主", *areas["b2"].get("first", [])]}
    on = Table(card, BLADE, SHIELD, WIDE, BOLT, HERB, *more.pop("cards", ()), board={**areas, "b2": place}, **more)
    if fight:
        on.battle("b2")
    on.use("主", *targets)
    return on


def units(words: str, this: str = "兵", *targets: str) -> list[str]:
    """The units that words name in the battle."""
    on = Table(BLADE, SHIELD, WIDE, board=BATTLE)
    on.battle("b2")
    aimed = tuple([on.target(each) for each in targets])
    reading = Reading(on.state, on.rules, 0, on.card(this), (), aimed)
    return sorted([on.name(card) for card in members(BOOK.compile(words, "units"), reading)])


def holds(words: str, fight: bool = True, this: str = "兵", *targets: str, **more: Any) -> bool:
    """Whether a condition is met."""
    on = Table(BLADE, SHIELD, WIDE, BOLT, board=BATTLE, **more)
    if fight:
        on.battle("b2")
    aimed = tuple([on.target(each) for each in targets])
    return Reading(on.state, on.rules, 0, on.card(this), (), aimed).holds(BOOK.compile(words, "case"))


# --- groups


@clause("honjin", "4.7.5")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("「種族:エルフ」の自軍ユニットまたは「種族:ジャイアント」の敵軍ユニット", ["巨", "術"]),
        ("「種族:ヒューマン」ではない敵軍ユニット", ["射", "巨"]),
        ("「スペル:x」を持たない自軍ユニット", ["兵"]),
        ("「タイプ:剣」の装備品を装備しているユニット", ["術"]),
        ("攻撃力が3以上の敵軍ユニット", ["射", "巨"]),
        ("攻撃力が最も高いユニット", ["巨"]),
        ("最も防御力の低い敵軍ユニット", ["射"]),
        ("このユニットと同じ種族の敵軍ユニット", ["卒"]),
        ("同じカード名の敵軍ユニット", ["卒"]),
        ("このユニットと同じレベルの敵軍ユニット", ["卒", "射"]),
        ("このユニットと同じ属性の敵軍ユニット", ["卒"]),
        ("このユニットと同じ進軍タイプの敵軍ユニット", ["卒", "射", "巨"]),
        ("レベルがこのユニットのレベルより高い敵軍ユニット", ["巨"]),
        ("攻撃力がこのユニットの攻撃力以下の敵軍ユニット", ["卒"]),
        ("防御力がこのユニットの防御力と同じ敵軍ユニット", ["卒"]),
    ],
)
def test_units_are_named_by_what_they_have_and_how_it_compares(words: str, found: list[str]) -> None:
    named = {"敵": "巨"}
    assert sorted([named.get(each, each) for each in units(words)]) == sorted(found)


# --- conditions


@clause("honjin", "10.12.1", "4.7.7")
@pytest.mark.parametrize(
    ("words", "met"),
    [
        ("敵軍ユニットの数が自軍ユニットの数より多い", True),
        ("自軍ユニットの数が敵軍ユニットの数より多い", False),
        ("敵軍ユニットの数が自軍ユニットの数以下の", False),
        ("自軍ユニットの数が2体以上の", True),
        ("自軍ユニットの数が3体以上の", False),
        ("このユニットの攻撃力が2の", True),
        ("このユニットの攻撃力が敵軍ユニットの数と同じ", False),
        ("戦闘が発生している地形が「属性:風」の", True),
        ("戦闘が発生している地形が「属性:水」の", False),
        ("このユニットが最前列ではない", False),
        ("自軍ターンかつ戦闘中の", True),
        ("敵軍ターンまたはこのユニットが行動完了の", False),
        ("自軍手札に戦闘スペルカードが1枚以上存在する", True),
        ("自軍手札に戦闘スペルカードが3枚以上存在する", False),
        ("自軍手札の枚数が敵軍手札の枚数より多い", True),
        ("このユニットが「タイプ:剣」の装備品を装備している", False),
    ],
)
def test_a_condition_compares_counts_and_figures(words: str, met: bool) -> None:
    assert holds(words, first={"hand": ["雷撃", "兵@手"]}) == met


@clause("honjin", "8.1.1")
def test_outside_of_a_battle_there_is_no_terrain_of_it() -> None:
    assert not holds("戦闘が発生している地形が「属性:風」の", False)
    assert not holds("戦闘中の", False) and holds("戦闘中の")


@clause("honjin", "2.1.2.1.2.1")
def test_a_unit_bears_equipment_of_a_type() -> None:
    assert holds("このユニットが「タイプ:剣」の装備品を装備している", True, "術")
    assert not holds("このユニットが「タイプ:盾」の装備品を装備している", True, "術")


@clause("honjin", "10.12.1", "10.19.2")
def test_what_holds_as_long_as_something_does_ends_with_it() -> None:
    card = unit("主", "○威\n〈対象:このユニット〉\n対象が未行動である限り、対象を「攻撃力:+3」する。")
    on = Table(card, board={"b2": {"terrain": "野", "first": ["主"]}})
    assert on.attack("主") == 5
    on.state.finished[on.card("主")] = 1
    on.state.facts = None
    assert on.attack("主") == 2


# --- acts


@clause("honjin", "8.3.3.1", "8.3.3.2")
def test_the_front_and_the_rear_change_places() -> None:
    on = does("最前列の敵軍ユニットと最後列の敵軍ユニットの位置を入れ替える。", "second", target="敵軍プレイヤー")
    assert on.there("b2", "second") == ["卒", "射", "敵"]


@clause("honjin", "8.3.3.1")
def test_two_units_of_different_parties_do_not_change_places() -> None:
    on = does("対象とこのユニットの位置を入れ替える。", "敵")
    assert on.there("b2", "second") == ["敵", "射", "卒"] and on.there("b2")[0] == "主"


@clause("honjin", "4.11.1.1", "12.4.1")
def test_who_was_shown_a_hand_chooses_from_it() -> None:
    on = does(
        "対象の手札を公開する。効果適用後、その中から戦闘スペルカードを1枚選び、破棄する。",
        "second",
        target="敵軍プレイヤー",
        second={"hand": ["雷撃@一", "雷撃@二", "兵@手"]},
    )
    assert on.asked() is not None and on.options("first") == ["一", "二"]
    on.choose("first", "二")
    assert on.discards("second") == ["二"] and on.is_known("手", "first")


@clause("honjin", "8.3.4.5", "10.1.7", "4.6.4")
def test_the_initiative_die_becomes_what_was_chosen() -> None:
    set_die = "対象の「イニシアチブ決定のダイス」のダイス結果を1または6に変更する。"
    text = f"◎[イニシアチブ]技\n〈対象:プレイヤー1人〉\n{set_die}"
    on = Table(unit("主", text), board={"b2": {"terrain": "野", "first": ["主"], "second": ["兵@敵"]}})
    on.battle("b2", INITIATIVE)
    on.state.rolled = [2, 4]
    on.use("主", "second")
    assert on.options("first") == ["1", "6"]
    on.option("first", "1")
    assert [on.state.rolled[seat] + on.state.bonus[seat] for seat in (0, 1)] == [2, 1]


@clause("honjin", "4.6.4", "4.6.6")
def test_a_figure_is_doubled_or_halved_by_the_difference() -> None:
    assert does("対象の攻撃力を2倍にする。", "敵").attack("敵") == 12
    halved = does("対象の攻撃力を半分にする。", "射")
    assert halved.attack("射") == 1
    assert does("対象の攻撃力を+2する。", "射").attack("射") == 5


@clause("honjin", "10.15.2.1", "4.6.6")
def test_one_sentence_says_two_things_of_a_target() -> None:
    on = does("対象は「スペル:x」を失い、「攻撃力:-1」する。", "術")
    assert on.attack("術") == 3 and len(on.state.effects) == 2


@clause("honjin", "10.1.14", "10.14.1")
def test_a_grant_may_be_left() -> None:
    for word, attack in (("yes", 5), ("no", 3)):
        on = does("対象に「攻撃力:+2」を付与してもよい。", "射")
        on.option("first", word)
        assert on.attack("射") == attack


@clause("honjin", "12.4.1", "10.1.7")
def test_all_equipment_of_a_target_goes_or_it_takes_damage() -> None:
    text = "対象に【雷:4】ダメージ、または対象が装備している装備品をすべて破棄する。"
    on = does(text, "術")
    on.option("first", "other")
    assert sorted(on.discards("first")) == ["刃", "剣"] and on.zone("術")[1] != "discard"
    on = does(text, "射")
    on.option("first", "one")
    assert "射" in on.discards("second")


@clause("honjin", "10.1.7", "12.4.1")
def test_a_unit_chosen_first_is_the_one_that_goes() -> None:
    on = does("攻撃力が3以上の敵軍ユニットを1体選び、そのユニットを破棄する。", "主")
    assert sorted(on.options("first")) == sorted(["敵", "射"])
    on.choose("first", "射")
    assert on.discards("second") == ["射"]
    on = does("敵軍ユニットを1体選び、それに【火炎:2】ダメージを与える。", "主")
    on.choose("first", "射")
    assert on.discards("second") == ["射"]


@clause("honjin", "5.1.1.4")
def test_a_card_of_the_discard_pile_is_chosen_by_its_kind() -> None:
    on = does(
        "自軍捨て山から戦闘スペルカードを1枚選び、手札に加える。",
        "主",
        first={"discard": ["雷撃@一", "兵@死", "雷撃@二"]},
    )
    assert sorted(on.options("first")) == ["一", "二"]
    on.choose("first", "二")
    assert on.hand("first") == ["二"]


@clause("honjin", "3.4.2", "12.3.1.3")
def test_a_die_says_how_many_cards_are_refilled() -> None:
    on = does("カードを1D枚補充する。", "主", first={"deck": ["兵@一", "兵@二", "兵@三", "兵@四"]})
    on.roll(3)
    assert len(on.hand("first")) == 3


@clause("honjin", "10.17.1", "10.14.5")
@pytest.mark.parametrize(
    ("text", "attack"),
    [
        ("対象に「攻撃力:敵軍ユニット1体につき+1」を付与する。", 6),
        ("対象に「攻撃力:+このユニットの攻撃力の2倍」を付与する。", 7),
        ("対象に「攻撃力:+このユニットの攻撃力+1」を付与する。", 6),
        ("対象に「攻撃力:+敵軍ユニットの数の半分」を付与する。", 4),
        ("対象に「攻撃力:+自軍手札の枚数」を付与する。", 5),
        ("対象に「攻撃力:自軍手札1枚につき-1」を付与する。", 1),
    ],
)
def test_an_amount_is_reckoned(text: str, attack: int) -> None:
    assert does(text, "射", first={"hand": ["雷撃", "兵@手"]}).attack("射") == attack


# --- until when


@clause("honjin", "10.14.6", "7.6.3", "10.15.1.2")
@pytest.mark.parametrize(
    ("until", "chain", "battle", "turn"),
    [
        ("対抗連鎖終了時まで、", 3, 3, 3),
        ("戦闘終了時まで、", 5, 3, 3),
        ("", 5, 3, 3),
        ("ターン終了時まで、", 5, 5, 3),
    ],
)
def test_a_grant_lasts_as_long_as_it_says(until: str, chain: int, battle: int, turn: int) -> None:
    on = does(f"{until}対象に「攻撃力:+2」を付与する。", "射")
    assert on.attack("射") == 5
    for end, attack in ((end_chain_effects, chain), (end_battle_effects, battle), (end_turn_effects, turn)):
        on.let(*end(on.state, on.rules, "10.14.6"))
        assert on.attack("射") == attack


@clause("honjin", "10.14.6")
def test_outside_of_a_battle_a_grant_to_the_end_of_the_turn_outlasts_the_phase() -> None:
    for until, after in (("ターン終了時まで、", 5), ("フェイズ終了時まで、", 3), ("", 3)):
        on = does(f"{until}対象に「攻撃力:+2」を付与する。", "射", fight=False)
        on.let(*end_phase_effects(on.state, on.rules, "10.14.6"))
        assert on.attack("射") == after


@clause("honjin", "10.5.4.2", "7.6.2")
def test_what_is_put_off_to_the_end_of_the_turn_waits_for_it() -> None:
    on = does("対象を未行動にする。ターン終了時に、対象をゲームから除外する。", "兵", fight=False)
    assert on.removed("first") == []
    on.let(Moment("7.6.2", "turn-end"))
    on.check()
    assert on.removed("first") == ["兵"]


# --- kinds of use


@clause("honjin", "10.13.1", "10.15.3")
def test_a_spell_or_a_consumable_in_use_is_discarded() -> None:
    aim = "〈対象:戦闘スペルまたは消耗品を使用中の敵軍ユニット1体〉"
    text = f"◇[対抗]断\n{aim}\n対象が使用している戦闘スペルまたは消耗品を1つ選び、破棄する。"
    for card in ("雷撃", "草"):
        board = {"b2": {"terrain": "野", "first": ["術@主"], "second": ["術@敵"]}}
        on = Table(spell("断", text), BOLT, HERB, board=board, first={"hand": ["断"]}, second={"hand": [card]})
        on.battle("b2")
        on.let(Went("10.1.6", on.card(card), EFFECTS[1], 1, "use"))
        name = on.put_up(card, "主", user="敵")
        on.use("断", "敵", user="主")
        if not on.is_resting():
            on.do("first", "choose", card)
        assert on.discards("second") == [card]
        assert [each.negated for each in on.state.chain if each.name == name] == [True]


@clause("honjin", "4.1.12")
def test_two_kinds_of_use_are_forbidden_at_once() -> None:
    card = unit("主", "○禁\n〈対象:敵軍パーティ〉\n対象は戦闘スペルや◎特殊能力を使用できない。")
    skill = unit(
        "技", "◎[普通]技\n〈対象:このユニット〉\n対象を破棄する。\n□[普通]業\n〈対象:このユニット〉\n対象を破棄する。"
    )
    on = Table(card, skill, BOLT, HERB, board={"b2": {"terrain": "野", "first": ["主"], "second": ["技"]}})
    on.battle("b2")
    declared, finishing = on.rules.list.cards[on.state.printed[on.card("技")]].abilities
    assert _banned(on.state, on.rules, declared, on.card("技")) is not None
    assert _banned(on.state, on.rules, finishing, on.card("技")) is None


# --- places


@clause("honjin", "4.1.12", "12.2.1")
def test_a_terrain_keeps_weak_enemies_away() -> None:
    text = "○結界\n〈対象:敵軍ユニットすべて〉\n対象が「レベル:2以下」の場合、対象はこの地形へ進軍できない。"
    board = {"b2": {"terrain": "界", "laid": "second"}, "a1": {"terrain": "野"}, "b1": {"first": ["兵", "巨"]}}
    on = Table(terrain("界", text), board=board)
    kept, other = area_named("", "b2"), area_named("", "a1")
    assert set(destinations(on.state, on.rules, 0, on.card("兵"))) == {other}
    assert set(destinations(on.state, on.rules, 0, on.card("巨"))) == {kept, other}


@clause("honjin", "5.1.2.18", "2.1.26.1")
def test_a_terrain_lowers_the_limit_of_its_neighbours() -> None:
    text = "○高地\n〈対象:この地形に隣接した地形すべて〉\n対象を「リミット:-1」する。"
    board = {"b2": {"terrain": "界"}, "a2": {"terrain": "野"}, "a3": {"terrain": "野"}}
    on = Table(terrain("界", text), board=board)
    assert (on.figure("a2", LIMIT), on.figure("a3", LIMIT), on.figure("b2", LIMIT)) == (7, 8, 8)


# --- damage that is not dealt, and what is done in place of a sentence


@clause("honjin", "4.1.12", "4.5.4")
@pytest.mark.parametrize(
    ("words", "kinds", "dealt"),
    [
        ("【氷/吹雪】", "【氷:9】", False),
        ("【氷/吹雪】", "【火炎:9】", True),
        ("", "【9】", False),
        ("攻撃", "【9】", True),
    ],
)
def test_damage_of_a_kind_is_not_dealt(words: str, kinds: str, dealt: bool) -> None:
    ice = unit("氷", f"○心\n〈対象:このユニット〉\n対象は{words}ダメージを受けない。")
    board = {"b2": {"terrain": "広", "second": ["氷"]}}
    on = does(f"対象に{kinds}ダメージを与える。", "氷", board=board, cards=(ice,))
    assert ("Damaged" in on.happened()) == dealt
    assert (on.discards("second") == ["氷"]) == dealt


@clause("honjin", "4.1.12", "4.9.2", "9.3")
def test_attack_damage_is_not_dealt() -> None:
    for words, hit in (("攻撃", False), ("【氷】", True), ("", False)):
        ice = unit("氷", f"○心\n〈対象:このユニット〉\n対象は{words}ダメージを受けない。")
        on = Table(ice, board={"b2": {"terrain": "野", "first": ["巨"], "second": ["氷"]}})
        on.battle("b2")
        made = attack_events(on.state, on.rules, (on.card("巨"),), (on.card("氷"),), 0)
        assert bool(made) == hit


@clause("honjin", "10.12.1", "4.5.4")
@pytest.mark.parametrize(("target", "amount"), [("兵", 5), ("射", 1)])
def test_one_thing_is_done_in_place_of_another(target: str, amount: int) -> None:
    text = "対象に【火炎:1】ダメージを与える。対象が「属性:火」の場合、代わりに【火炎:5】ダメージを与える。"
    on = does(text, target)
    assert [told["amount"] for told in on.told() if told["event"] == "Damaged"] == [amount]


@clause("honjin", "5.1.2.4", "5.1.2.16", "5.1.2.17")
def test_a_unit_is_asked_where_it_stands() -> None:
    for area, own in (("b2", True), ("b3", False)):
        on = Table(board={area: {"terrain": "野", "first": ["兵"]}})
        reading = Reading(on.state, on.rules, 0, on.card("兵"), (), ())
        assert reading.holds(BOOK.compile("このユニットが自軍領土に存在する", "case")) == own
        assert reading.holds(BOOK.compile("このユニットが敵軍領土にいる", "case")) != own
        assert reading.holds(BOOK.compile("このユニットが「属性:土」の地形に存在する", "case"))


@clause("honjin", "1.3.3", "3.2.1.2")
def test_each_player_chooses_among_the_own_units() -> None:
    on = does("対象はそのプレイヤーのユニットを1体選び、破棄する。", "first", "second", target="プレイヤーすべて")
    assert set(on.options("first")) == {"主", "兵", "術"}
    on.choose("first", "兵")
    assert set(on.options("second")) == {"敵", "射", "卒"}
    on.choose("second", "射")
    assert (on.discards("first"), on.discards("second")) == (["兵"], ["射"])
