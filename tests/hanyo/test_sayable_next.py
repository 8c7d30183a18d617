"""What texts of one's own say of the next damage, of how much an event was about, of names and attributes that are
taken over, and of cards that are chosen, piled or put back; played."""

from __future__ import annotations

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, tactics, unit
from tests.hanyo.test_sayable import FOE, MARK, MATE, cast, purpose

ARROW = tactics("矢", "自分のユニット1体に100ダメージを与える。")


def twice_hit(text: str) -> Board:
    """Own units are dealt 100 damage twice after a tactics card with this text."""
    board = cast(text, {"hand": ["矢@一", "矢@二"], "standby": ["友@控"]}, cards=[ARROW])
    return board


@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("このターン、次に自分のユニットが受けるダメージを0にする。", 0, 100),
        ("このターン、次に自分のユニットが受けるダメージを50ダウンする。", 50, 150),
        ("このターン、自分のメイン・ユニットが最初に受けるダメージを100アップする。", 200, 300),
        ("次の相手のターン、次に自分のユニットが受けるダメージを0にする。", 100, 200),
    ],
)
@clause("hanyo", "801.2b", "916.2", "809.8")
def test_an_effect_on_the_next_damage_works_once(text: str, first: int, second: int) -> None:
    board = twice_hit(text)
    board.play("first", "一")
    board.choose("first", "的")
    assert board.damage("的") == first
    board.play("first", "二")
    board.choose("first", "的")
    assert board.damage("的") == second


@clause("hanyo", "801.2b", "916.2")
def test_the_next_damage_of_another_unit_does_not_spend_it() -> None:
    board = twice_hit("このターン、次に自分のメイン・ユニットが受けるダメージを0にする。")
    board.play("first", "一")
    board.choose("first", "控")
    board.play("first", "二")
    board.choose("first", "的")
    assert (board.damage("控"), board.damage("的")) == (100, 0)


@pytest.mark.parametrize(("times", "dealt"), [(1, 300), (2, 500)])
@clause("hanyo", "916.2", "704.3b-1", "205.1")
def test_the_next_damage_that_a_unit_deals_is_changed_before_it_is_doubled(times: int, dealt: int) -> None:
    fighter = unit("主", hp=900, advantage="闇" if times == 2 else "", skills=[skill("一撃", 200)])
    text = "このターン、次に自分のメイン・ユニットが与えるダメージを100アップする。"
    extra = [] if times == 1 else ["このターン、自分のメイン・ユニットが与えるダメージを50ダウンする。"]
    board = cast(text + "".join(extra), {"main": "主"}, cards=[fighter])
    board.ends_main("first") if purpose(board) == "main-phase" else None
    board.skill("first", "一撃")
    assert board.damage("敵") == dealt


@clause("hanyo", "801.2b", "916.2", "704.3")
def test_a_skill_spends_what_is_said_of_the_next_damage() -> None:
    fighter = unit("主", hp=900, skills=[skill("一撃", 200, text="相手のメイン・ユニットに100ダメージを与える。")])
    text = "このターン、次に自分のメイン・ユニットが与えるダメージを100アップする。"
    board = cast(text, {"main": "主"}, cards=[fighter])
    board.ends_main("first") if purpose(board) == "main-phase" else None
    board.skill("first", "一撃")
    assert board.damage("敵") == 400


@pytest.mark.parametrize(("amount", "answered"), [(100, 100), (300, 300)])
@clause("hanyo", "916.1", "807.1")
def test_a_trigger_speaks_of_as_much_as_was_dealt(amount: int, answered: int) -> None:
    thorn = unit(
        "棘",
        hp=900,
        text="このユニットがダメージを受けたとき、受けたダメージと同じ点数のダメージを相手のメイン・ユニットに与える。",
    )
    shot = tactics("射", f"相手のメイン・ユニットに{amount}ダメージを与える。")
    board = Board(cards=[MARK, thorn, shot, MATE], first={"main": "的", "hand": ["射", "友"]}, second={"main": "棘"})
    board.play("first", "射")
    assert (board.damage("棘"), board.damage("的")) == (amount, answered)


@clause("hanyo", "917.1", "807.1")
def test_a_trigger_speaks_of_as_much_as_was_healed() -> None:
    text = "自分のユニットのHPが回復したとき、回復した点数と同じ点数のダメージを相手のメイン・ユニットに与える。"
    keeper = unit("守", hp=900, text=text)
    board = cast(
        "自分のメイン・ユニットのHPを300回復する。",
        {"main": {"card": "守", "damage": 200}, "hand": ["友"]},
        cards=[keeper],
    )
    assert (board.damage("守"), board.damage("敵")) == (0, 200)


@clause("hanyo", "807.6a", "916.1")
def test_what_is_put_off_speaks_of_the_damage_it_waited_for_and_not_of_the_skill() -> None:
    text = "次の相手のターン、このユニットがダメージを受けたとき、相手のメイン・ユニットに同じ点数のダメージを与える。"
    fighter = unit("主", hp=900, skills=[skill("構え", 200, text=text)])
    shot = tactics("射", "相手のメイン・ユニットに100ダメージを与える。")
    board = Board(
        cards=[fighter, FOE, shot, MATE],
        phase="battle",
        first={"main": "主"},
        second={"main": "敵", "hand": ["射", "友"]},
    )
    board.skill("first", "構え")
    board.play_to_turn(6)
    board.play("second", "射")
    assert (board.damage("主"), board.damage("敵")) == (100, 300)


@pytest.mark.parametrize(("amount", "taken"), [(200, 200), (300, 200), (500, 200)])
@clause("hanyo", "810.1", "810.3")
def test_so_much_damage_is_taken_instead(amount: int, taken: int) -> None:
    wall = unit("壁", hp=900, text="このユニットが300以上のダメージを受けるなら、代わりに200ダメージを受ける。")
    shot = tactics("射", f"相手のメイン・ユニットに{amount}ダメージを与える。")
    board = Board(cards=[wall, shot, MATE], first={"hand": ["射", "友"]}, second={"main": "壁"})
    board.play("first", "射")
    assert board.damage("壁") == taken


@pytest.mark.parametrize(("amount", "shares"), [(100, (100, 0)), (200, (100, 100)), (500, (400, 100))])
@clause("hanyo", "810.1", "810.3", "916.1")
def test_damage_is_split_between_two_units(amount: int, shares: tuple[int, int]) -> None:
    text = (
        "自分のメイン・ユニットが200以上のダメージを受けるなら、"
        "代わりにそのダメージのうち100をこのユニットが受け、残りを自分のメイン・ユニットが受ける。"
    )
    guard = unit("従", hp=900, text=text)
    shot = tactics("射", f"相手のメイン・ユニットに{amount}ダメージを与える。")
    board = Board(
        cards=[MARK, guard, shot, MATE], first={"hand": ["射", "友"]}, second={"main": "的", "standby": ["従"]}
    )
    board.play("first", "射")
    assert (board.damage("的"), board.damage("従")) == shares


@clause("hanyo", "202.1", "809.1b", "902.1a")
def test_a_unit_has_another_name_as_well() -> None:
    text = "このユニットは「友」としても扱う。"
    other = unit("化", hp=500, text=text)
    flag = unit(
        "旗", hp=500, text="自分の「友」のHPを100アップする。\n名前に「化」を含む自分のユニットのHPを50アップする。"
    )
    board = Board(cards=[other, flag, MATE], first={"main": "旗", "standby": ["化", "友"]}, second={"main": "友@敵方"})
    assert (board.hp("化"), board.hp("友"), board.hp("旗"), board.hp("敵方")) == (650, 700, 500, 600)
    board = Board(cards=[other, flag, MATE], first={"main": "旗", "discard": ["化", "友"]})
    text = "自分の捨て場の「友」1枚につき、デッキを1枚引く。"
    board = cast(text, {"discard": ["化@捨", "友@捨二"], "hand": ["山"]}, cards=[other])
    assert len(board.hand("first")) == 2


@clause("hanyo", "205.1", "809.1b", "809.3a")
def test_a_unit_has_the_advantage_over_what_another_unit_is() -> None:
    fighter = unit(
        "主",
        hp=900,
        text="このユニットは相手のメイン・ユニットのすべての属性への有利を得る。",
        skills=[skill("一撃", 200)],
    )
    board = Board(cards=[fighter, FOE], phase="battle", first={"main": "主"}, second={"main": "敵"})
    assert board.advantage("主") == ["闇"]
    board.skill("first", "一撃")
    assert board.damage("敵") == 400
    board = Board(cards=[fighter, MARK], first={"main": "主"}, second={"main": "的"})
    assert board.advantage("主") == ["水"]


@clause("hanyo", "903.1", "809.1b")
def test_a_unit_gains_the_attributes_of_a_card_that_was_shown() -> None:
    text = (
        "手札のユニットカード1枚を公開してもよい。そうしたなら、次の相手のターンの終了時まで、"
        "自分のメイン・ユニットは公開したカードの属性すべてを得る。"
    )
    both = unit("双", hp=500, attribute="火/光")
    board = cast(text, {"hand": ["双", "友"]}, cards=[both])
    board.option("first", "yes")
    board.choose("first", "双")
    assert board.attributes("的") == ["火", "水", "光"]
    assert "双" in board.hand("first")
    board.play_to_turn(6)
    assert board.attributes("的") == ["火", "水", "光"]
    board.play_to_turn(7)
    assert board.attributes("的") == ["水"]


@clause("hanyo", "910.1", "305.1")
def test_a_card_is_chosen_and_then_spoken_of() -> None:
    text = "自分の捨て場のカード1枚を選ぶ。そのカードを手札に加える。"
    board = cast(text, {"discard": ["山", "友"], "hand": ["山@手"]})
    board.choose("first", "友")
    assert (set(board.hand("first")), board.discard("first")) == ({"手", "友"}, ["札", "山"])


@clause("hanyo", "309.2", "304.2")
def test_the_top_of_the_discard_is_the_newest_card() -> None:
    board = cast(
        "自分の捨て場の一番上のカードを自分のデッキの一番下に置く。",
        {"discard": ["友@上", "山@下"], "deck": ["山"] * 2, "hand": ["山@手"]},
    )
    assert board.discard("first") == ["札", "下"]
    assert board.deck("first")[-1] == "上"


@clause("hanyo", "306.7a-2", "308.2", "909.1a", "918.1")
def test_a_knocked_out_standby_unit_is_turned_up() -> None:
    text = "自分のKOしたスタンバイ・ユニット1体を表向きの通常状態にする。そのユニットのHPを200ダウンする。"
    board = cast(text, {"standby": [{"card": "友@伏", "down": True}, "友@立"], "hand": ["山"]})
    assert (board.is_down("伏"), board.hp("伏"), board.hp("立")) == (False, 400, 600)


@clause("hanyo", "202.1", "306.4a")
def test_cards_with_different_names_are_counted_by_name() -> None:
    text = "自分の捨て場の名前の異なるユニットカード1枚につき、相手のメイン・ユニットに100ダメージを与える。"
    board = cast(text, {"discard": ["友@一", "友@二", "山"], "hand": ["山@手"]})
    assert board.damage("敵") == 200


@pytest.mark.parametrize("answer", ["yes", "no"])
@clause("hanyo", "1005.1", "807.8", "309.1")
def test_a_set_comes_back_from_the_discard(answer: str) -> None:
    back = enhancement("帰", exs=[ex("帰還", "このユニットがKOしたとき、捨て場にあるこのカードを手札に加えてもよい。")])
    board = cast(
        "自分のメイン・ユニットをKOする。",
        {"main": {"card": "的", "sets": ["帰"]}, "standby": ["友"], "hand": ["山"]},
        cards=[back],
    )
    board.option("first", answer)
    assert ("帰" in board.hand("first"), "帰" in board.discard("first")) == (answer == "yes", answer == "no")


@clause("hanyo", "910.1", "916.1")
def test_what_nobody_has_chosen() -> None:
    text = (
        "各プレイヤーは自分のスタンバイ・ユニットを1体選ぶ。"
        "選ばれなかったスタンバイ・ユニットすべてに200ダメージを与える。"
    )
    board = cast(text, {"standby": ["友@甲", "友@乙"], "hand": ["山"]}, {"standby": ["友@丙", "友@丁"]})
    board.choose("first", "甲")
    board.choose("second", "丁")
    assert [board.damage(each) for each in ("甲", "乙", "丙", "丁", "的", "敵")] == [0, 200, 200, 0, 0, 0]


@clause("hanyo", "905.2a", "302.5", "1005.1")
def test_a_unit_goes_back_with_its_energy_and_without_its_sets() -> None:
    text = "自分のスタンバイ・ユニット1体とそのエネルギーすべてを持ち主の手札に戻す。"
    board = cast(
        text,
        {"standby": [{"card": "友@控", "energy": 2, "sets": ["飾"]}], "hand": ["山"]},
        cards=[enhancement("飾")],
    )
    if purpose(board) == "return":
        board.choose("first", "控")
    assert len(board.hand("first")) == 4
    assert board.standby("first") == [] and "飾" in board.discard("first")


@pytest.mark.parametrize(("removed", "dealt"), [(0, 200), (1, 300), (2, 400)])
@clause("hanyo", "913.4", "104.5", "916.4a")
def test_any_number_of_counters_is_removed(removed: int, dealt: int) -> None:
    text = (
        "自分のターンに使える。このユニットの剣カウンターを好きな数取り除く。"
        "このターン、次にこのユニットが与えるダメージを、この効果で取り除いたカウンター1個につき100アップする。"
        "この能力は1ターンに1回まで使える。"
    )
    blade = enhancement("刃", exs=[ex("研ぎ", text)])
    fighter = unit("主", hp=900, skills=[skill("一撃", 200)])
    board = Board(
        cards=[blade, fighter, FOE],
        first={"main": {"card": "主", "sets": ["刃"], "counters": {"剣": 2}}},
        second={"main": "敵"},
    )
    board.use("first", "研ぎ")
    board.number("first", removed)
    assert board.counters("主", "剣") == 2 - removed
    board.ends_main("first") if purpose(board) == "main-phase" else None
    board.skill("first", "一撃")
    assert board.damage("敵") == dealt


@pytest.mark.parametrize(("answer", "place", "hand", "damage"), [("yes", 0, 2, 0), ("yes", 1, 0, 200), ("no", 0, 1, 0)])
@clause("hanyo", "910.1", "801.1a")
def test_one_of_several_things_where_the_price_was_paid(answer: str, place: int, hand: int, damage: int) -> None:
    text = (
        "手札を1枚捨ててもよい。そうしたなら、以下から1つを選ぶ。"
        "\n・デッキを2枚引く。\n・相手のメイン・ユニットに200ダメージを与える。"
    )
    board = cast(text, {"hand": ["友"]})
    board.option("first", answer)
    if answer == "yes":
        board.option("first", board.options("first")[place])
    assert (len(board.hand("first")), board.damage("敵")) == (hand, damage)


@pytest.mark.parametrize(("deck", "down"), [([], True), (["山@上"], False)])
@clause("hanyo", "810.1", "1002.1", "912.1")
def test_who_would_draw_from_an_empty_deck_does_something_else(deck: list[str], down: bool) -> None:
    text = (
        "自分のデッキが0枚のときにデッキを引くなら、"
        "代わりに自分の捨て場のカードをすべて自分のデッキに戻してシャッフルする。その後、このユニットをKOする。"
    )
    last = unit("砦", hp=900, text=text)
    board = cast(
        "デッキを1枚引く。",
        {"main": "友", "standby": ["砦"], "deck": deck, "discard": ["山@捨"], "hand": ["山@手"]},
        cards=[last],
    )
    assert board.is_down("砦") == down
    assert len(board.deck("first")) == (1 if down else 0)


@clause("hanyo", "902.1b", "703.2a-3", "105.3")
def test_one_player_cannot_use_the_skill_of_that_name() -> None:
    fighter = unit("主", hp=900, skills=[skill("一撃", 200)])
    for whose, able in (("自分", False), ("相手", True)):
        board = cast(f"このターン、{whose}は「一撃」を使えない。", {"main": "主"}, cards=[fighter])
        while board.asked() == ("first", "main-phase", "503.3"):
            board.ends_main("first")
        assert (board.turn()[1] == "first") == able


@clause("hanyo", "304.3", "905.2", "104.2")
def test_each_unit_gets_energy_from_the_top_as_far_as_the_deck_goes() -> None:
    text = "自分のユニットすべてに、自分のデッキの上から1枚ずつをエネルギーとしてつける。"
    board = cast(text, {"standby": ["友@控", "友@末"], "deck": ["山@一", "山@二"], "hand": ["山@手"]})
    assert [board.energy(each) for each in ("的", "控", "末")] == [["一"], ["二"], []]


@pytest.mark.parametrize(("held", "dealt"), [(3, 600), (2, 200)])
@clause("hanyo", "913.4", "104.2")
def test_counters_of_the_unit_that_has_the_text_are_the_price(held: int, dealt: int) -> None:
    text = "怒カウンターを3個取り除いてもよい。そうしたなら、このスキルのダメージを400アップする。"
    fighter = unit("主", hp=900, skills=[skill("一撃", 200, text=text)])
    board = Board(
        cards=[fighter, FOE],
        phase="battle",
        first={"main": {"card": "主", "counters": {"怒": held}}},
        second={"main": "敵"},
    )
    board.skill("first", "一撃")
    if purpose(board) == "may":
        board.option("first", "yes")
    assert (board.damage("敵"), board.counters("主", "怒")) == (dealt, held % 3)


@pytest.mark.parametrize("text", ["このユニットは、KOしている自分のユニット1体につき、与えるダメージを100アップする。"])
@clause("hanyo", "916.4a", "306.7a-2")
def test_a_rule_counts_behind_what_it_is_about(text: str) -> None:
    fighter = unit("主", hp=900, text=text, skills=[skill("一撃", 200)])
    for fallen in (0, 2):
        standby = [{"card": "友", "down": True} for _ in range(fallen)]
        board = Board(
            cards=[fighter, FOE, MATE], phase="battle", first={"main": "主", "standby": standby}, second={"main": "敵"}
        )
        board.skill("first", "一撃")
        assert board.damage("敵") == 200 + 100 * fallen


@clause("hanyo", "801.2b", "104.4")
def test_until_the_end_of_the_next_turn_whosever_it_is() -> None:
    board = cast("次のターンの終了時まで、自分のメイン・ユニットのHPを100アップする。", {"hand": ["友"]})
    for turn, hp in ((5, 1000), (6, 1000), (7, 900)):
        board.play_to_turn(turn)
        assert board.hp("的") == hp


@clause("hanyo", "210.2", "104.1")
def test_a_skill_that_is_used_without_paying() -> None:
    for text, able in (("このユニットのスキルはコストを支払わずに使える。", True), ("", False)):
        fighter = unit("主", hp=900, text=text, skills=[skill("一撃", 200, cost=3)])
        board = Board(cards=[fighter, FOE], phase="battle", first={"main": "主"}, second={"main": "敵"})
        assert (board.asked() == ("first", "skill-step", "703.2")) == able


@pytest.mark.parametrize("answer", ["take", "decline"])
@clause("hanyo", "810.1", "911.1")
def test_something_happens_instead_of_a_discard_by_the_opponent(answer: str) -> None:
    guard = unit(
        "番", hp=500, text="自分の手札が相手の効果によって捨てられるなら、代わりにこのユニットをKOしてもよい。"
    )
    rob = tactics("奪", "相手は手札を1枚捨てる。")
    board = Board(
        cards=[MARK, guard, rob, MATE],
        first={"hand": ["奪", "友"]},
        second={"main": "的", "standby": ["番"], "hand": ["友@手"]},
    )
    board.play("first", "奪")
    board.option("second", board.options("second")[0 if answer == "take" else -1])
    assert (board.is_down("番"), board.hand("second")) == ((True, ["手"]) if answer == "take" else (False, []))


@clause("hanyo", "704.3a-1", "916.4")
def test_the_base_of_a_skill_is_an_amount() -> None:
    fighter = unit("主", hp=900, skills=[skill("一撃", "1×", text="このユニットのHPと同じ点数のダメージを与える。")])
    foe = unit("大敵", hp=2000)
    board = Board(cards=[fighter, foe], phase="battle", first={"main": "主"}, second={"main": "大敵"})
    board.skill("first", "一撃")
    assert board.damage("大敵") == 900
