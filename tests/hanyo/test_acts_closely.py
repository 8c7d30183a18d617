"""900-919 more widely: the rarer acts of texts, with none, one and many, and the case next to each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.hanyo.board import Board, enhancement, skill, tactics, unit
from tests.hanyo.test_sayable import FILLER, FOE, MARK, MATE, cast, purpose

AID = enhancement("盾")
NOTE = tactics("紙", "デッキを1枚引く。")
OTHER = unit("別", hp=600, attribute="雷", retreat=1)


def done(text: str, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None) -> Board:
    """The table after a tactics card with this text was played by who still has 余 in hand."""
    mine = {**(first or {})}
    mine["hand"] = [*mine.get("hand", []), "山@余"]
    return cast(text, first=mine, second=second, cards=[AID, NOTE, OTHER])


# --- hands and decks


@pytest.mark.parametrize(
    ("text", "mine", "theirs", "held"),
    [
        ("各プレイヤーは、手札が3枚になるようにデッキを引く。", 0, 1, (3, 3)),
        ("各プレイヤーは、手札が3枚になるようにデッキを引く。", 3, 1, (4, 3)),
        ("各プレイヤーは、手札が3枚になるようにデッキを引く。", 3, 4, (4, 4)),
        ("手札が3枚になるようにデッキを引く。", 0, 0, (3, 0)),
        ("自分の手札の枚数と同じ枚数のデッキを引く。", 2, 0, (6, 0)),
        ("相手の手札の枚数と同じ枚数のデッキを引く。", 2, 1, (4, 1)),
        ("相手の手札の枚数と同じ枚数のデッキを引く。", 2, 0, (3, 0)),
        ("自分の手札が相手の手札より少ないなら、その差と同じ枚数のデッキを引く。", 0, 3, (3, 3)),
        ("自分の手札が相手の手札より少ないなら、その差と同じ枚数のデッキを引く。", 2, 3, (3, 3)),
    ],
)
@clause("hanyo", "904.2", "104.2")
def test_players_draw_so_many(text: str, mine: int, theirs: int, held: tuple[int, int]) -> None:
    hands = [[f"山@{seat}{place}" for place in range(count)] for seat, count in (("a", mine), ("b", theirs))]
    board = done(text, {"hand": hands[0]}, {"hand": hands[1]})
    assert (len(board.hand("first")), len(board.hand("second"))) == held


@pytest.mark.parametrize(("count", "asked"), [(1, 0), (2, 0), (4, 2)])
@clause("hanyo", "911.1", "104.2")
def test_a_player_discards_down_to_a_number(count: int, asked: int) -> None:
    theirs = [f"山@b{place}" for place in range(count)]
    board = done("相手は手札が2枚になるように手札を捨てる。", {}, {"hand": theirs})
    if asked:
        assert board.asked() == ("second", "discard", "804.2c-1") and board.how_many("second") == (asked, asked)
        board.choose("second", "b0", "b1")
    assert len(board.hand("second")) == min(count, 2)


@clause("hanyo", "911.1", "104.4")
def test_a_hand_that_is_kept_is_not_discarded_down_to_a_number() -> None:
    keeper = unit("主", hp=900, text="自分の手札は相手の効果で捨てられない。")
    text = "相手は手札が2枚になるように手札を捨てる。"
    second = {"main": "主", "hand": ["山@a", "山@b", "山@c"]}
    board = cast(text, first={"hand": ["山@余"]}, second=second, cards=[keeper])
    assert len(board.hand("second")) == 3


@pytest.mark.parametrize(
    ("text", "seen"),
    [("相手は手札を公開する。", ["x", "y"]), ("自分の手札を公開する。", ["余"])],
)
@clause("hanyo", "903.1", "903.2")
def test_a_whole_hand_is_revealed_to_everybody(text: str, seen: list[str]) -> None:
    board = done(text, {}, {"hand": ["山@x", "紙@y"]})
    for each in ("x", "y", "余"):
        other = "second" if each == "余" else "first"
        assert board.is_known(each, other) is (each in seen)
    assert [told["event"] for told in board.told()].count("Looked") == 1


@clause("hanyo", "903.1", "903.2")
def test_of_an_empty_hand_nothing_is_revealed() -> None:
    assert "Looked" not in done("相手は手札を公開する。").happened()


@clause("hanyo", "903.1", "304.3")
def test_cards_are_revealed_until_one_comes_or_the_deck_ends() -> None:
    text = "自分のデッキの上から戦術カードが出るまで公開する。その戦術カードを手札に加え、残りを捨て場に置く。"
    board = done(text, {"deck": ["山@a", "紙@b", "山@c"]})
    assert sorted(board.hand("first")) == ["b", "余"] and board.deck("first") == ["c"]
    assert board.is_known("a", "second") and board.is_known("b", "second") and not board.is_known("c", "second")
    assert board.is_known("a", "first") and not board.is_known("c", "first")
    none = done(text, {"deck": ["山@a", "山@c"]})
    assert none.hand("first") == ["余"] and none.deck("first") == []


# --- energy, counters, sets


@pytest.mark.parametrize(
    ("text", "deck", "got"),
    [
        ("自分のデッキの上から2枚をエネルギーとして自分のメイン・ユニットにつける。", 5, 2),
        ("自分のデッキの上から2枚をエネルギーとして自分のメイン・ユニットにつける。", 1, 1),
        (
            "相手の手札と同じ枚数だけ、自分のデッキの上からカードをエネルギーとして自分のメイン・ユニットにつける。",
            5,
            3,
        ),
        (
            "自分の手札と同じ枚数だけ、自分のデッキの上からカードをエネルギーとして相手のメイン・ユニットにつける。",
            5,
            0,
        ),
    ],
)
@clause("hanyo", "905.2", "104.2")
def test_cards_from_the_top_become_energy_as_far_as_there_are_any(text: str, deck: int, got: int) -> None:
    board = done(text, {"deck": ["山"] * deck}, {"hand": ["山@x", "山@y", "山@z"]})
    assert len(board.energy("的")) == got
    assert len(board.deck("first")) == deck - max(got, 1 if "相手のメイン" in text else 0)


STRIP_SO = "自分のユニット1体のカウンターをすべて取り除く。取り除いた数だけデッキを引く。"


@pytest.mark.parametrize(("held", "drawn"), [({}, 0), ({"炎": 2}, 2), ({"炎": 2, "霧": 1}, 3)])
@clause("hanyo", "913.4", "104.2")
def test_all_counters_of_every_name_are_removed_and_counted(held: dict[str, int], drawn: int) -> None:
    fog = unit("霧吹き", text="このユニットがKOしたとき、このユニットに霧カウンターを1個置く。")
    first = {"main": {"card": "的", "counters": held}, "hand": ["山@余"]}
    board = cast(STRIP_SO, first=first, cards=[fog])
    assert (board.counters("的", "炎"), board.counters("的", "霧")) == (0, 0)
    assert len(board.hand("first")) == 1 + drawn


@clause("hanyo", "913.4", "104.2")
def test_what_hangs_on_the_removal_of_counters_needs_one() -> None:
    text = "自分のメイン・ユニットのカウンターをすべて取り除く。そうしたなら、デッキを1枚引く。"
    for counters, drawn in ((0, 0), (2, 1)):
        main: dict[str, Any] = {"card": "的", "counters": {"炎": counters}} if counters else {"card": "的"}
        assert len(done(text, {"main": main}).hand("first")) == 1 + drawn


@clause("hanyo", "905.3", "104.2")
def test_an_enhancement_is_set_by_an_effect_and_another_card_is_not() -> None:
    text = "相手のメイン・ユニットのセット1枚を選び、自分のメイン・ユニットにセットする。"
    board = done(text, {}, {"main": {"card": "敵", "sets": ["盾"]}})
    assert board.sets("的") == ["盾"] or board.sets("敵") == ["盾"]
    text = "自分の捨て場から強化カード1枚を選び、自分のメイン・ユニットにセットする。"
    assert done(text, {"discard": ["盾"]}).sets("的") == ["盾"]
    assert done(text, {"discard": ["紙"]}).sets("的") == []
    moving = "自分のメイン・ユニットのセット1枚を選び、自分のスタンバイ・ユニットにセットする。"
    board = done(moving, {"main": {"card": "的", "sets": ["盾"]}, "standby": ["友"]})
    assert board.sets("友") == ["盾"] and board.sets("的") == []


# --- units


@pytest.mark.parametrize(("where", "deck"), [("上", ["友", "底"]), ("下", ["底", "友"])])
@clause("hanyo", "304.2", "302.5")
def test_a_unit_goes_onto_or_under_its_owners_deck(where: str, deck: list[str]) -> None:
    text = f"相手のスタンバイ・ユニット1体を持ち主のデッキの一番{where}に置く。"
    board = done(text, {}, {"standby": ["友"], "deck": ["山@底"]})
    assert board.deck("second") == deck and board.units("second") == ["敵"]


@clause("hanyo", "304.2", "912.1")
def test_a_unit_goes_into_its_owners_deck_which_is_shuffled() -> None:
    board = done(
        "相手のスタンバイ・ユニット1体を持ち主のデッキに戻してシャッフルする。",
        {},
        {"standby": ["友"], "deck": ["山@a", "山@b"]},
    )
    assert board.asked() is not None and board.asked()[:2] == ("chance", "shuffle")  # type: ignore[index]
    board.shuffles()
    assert sorted(board.deck("second")) == ["a", "b", "友"]


@pytest.mark.parametrize(
    ("main", "standby", "retreats"),
    [
        ({"card": "別", "energy": 1}, ["友"], True),
        ({"card": "別", "energy": 0}, ["友"], False),
        ({"card": "別", "energy": 1}, [], False),
        ({"card": "別", "energy": 1, "placed": "stunned"}, ["友"], False),
        ({"card": "別", "energy": 1, "placed": "rested"}, ["友"], True),
        ({"card": "別", "energy": 1}, [{"card": "友", "down": True}], False),
    ],
)
@clause("hanyo", "915.1d", "915.1b")
def test_an_effect_lets_only_a_unit_retreat_that_can(main: dict[str, Any], standby: list[Any], retreats: bool) -> None:
    text = "自分のメイン・ユニットを退却させる。そうしたなら、デッキを1枚引く。"
    board = done(text, {"main": main, "standby": standby})
    assert (board.main("first") == "友") is retreats
    assert len(board.hand("first")) == (2 if retreats else 1)
    assert len(board.energy("別")) == (0 if retreats else main["energy"])


@clause("hanyo", "915.1b", "605.2")
def test_a_retreat_by_an_effect_is_none_of_the_turn() -> None:
    board = done("自分のメイン・ユニットを退却させる。", {"main": "的", "standby": ["友"]})
    assert board.main("first") == "友"
    assert board.why_not("first", "retreat") is None
    board.retreat("first")
    assert board.main("first") == "的"
    assert board.refused("first", "retreat").condition == "once-a-turn"


@clause("hanyo", "915.1b", "915.1d")
def test_a_free_retreat_takes_no_energy_and_one_that_is_forbidden_is_none() -> None:
    text = "自分のメイン・ユニットを、退却コストを支払わずに退却させる。"
    board = done(text, {"main": {"card": "別", "energy": 1}, "standby": ["友"]})
    assert board.main("first") == "友" and len(board.energy("別")) == 1
    chain = unit("鎖", text="自分のユニットは退却できない。")
    board = cast(text, first={"main": "的", "standby": ["鎖"], "hand": ["山@余"]}, cards=[chain])
    assert board.main("first") == "的"


@clause("hanyo", "914.1", "104.2")
def test_a_unit_comes_forward_only_from_a_standby_area() -> None:
    board = done("自分のスタンバイ・ユニット1体をメイン・ユニットにする。", {"standby": ["友"]})
    assert (board.main("first"), board.standby("first")) == ("友", ["的"])
    board = done("自分のスタンバイ・ユニット1体をメイン・ユニットにする。", {"standby": []})
    assert board.main("first") == "的"


@clause("hanyo", "306.7a-1", "909.1")
def test_only_a_knocked_out_unit_is_turned_up() -> None:
    text = "自分のKOしたユニットを1体選び、表向きにする。そうしたなら、デッキを1枚引く。"
    board = done(text, {"standby": [{"card": "友", "down": True}]})
    assert not board.is_down("友") and len(board.hand("first")) == 2
    board = done(text, {"standby": ["友"]})
    assert len(board.hand("first")) == 1


# --- how much


@clause("hanyo", "916.4a", "917.1")
def test_each_unit_takes_as_much_as_lies_on_itself() -> None:
    text = "相手のユニットすべてに、そのユニットについているエネルギー1枚につき100ダメージを与える。"
    second = {"main": {"card": "敵", "energy": 2}, "standby": [{"card": "友", "energy": 1}, "別"]}
    board = done(text, {}, second)
    assert [board.damage(each) for each in ("敵", "友", "別")] == [200, 100, 0]


@clause("hanyo", "916.4a", "917.1", "801.2a")
def test_as_much_damage_as_was_healed_is_dealt() -> None:
    text = (
        "自分のメイン・ユニットのHPをすべて回復し、回復した点数と同じ点数のダメージを相手のメイン・ユニットに与える。"
    )
    board = done(text, {"main": {"card": "的", "damage": 300}})
    assert (board.damage("的"), board.damage("敵")) == (0, 300)
    text = "自分のメイン・ユニットのHPを500回復し、回復した点数と同じ点数のダメージを相手のメイン・ユニットに与える。"
    board = done(text, {"main": {"card": "的", "damage": 300}})
    assert (board.damage("的"), board.damage("敵")) == (0, 300)


@clause("hanyo", "704.3a-1", "801.2a")
def test_the_base_of_a_skill_is_not_carried_out_once_more() -> None:
    fighter = unit(
        "主", hp=900, skills=[skill("一撃", "100×", text="このユニットのエネルギー1枚につき100ダメージを与える。")]
    )
    board = Board(
        cards=[MARK, MATE, FOE, FILLER, fighter],
        phase="battle",
        first={"main": {"card": "主", "energy": 3}},
        second={"main": "敵"},
    )
    board.skill("first", "一撃")
    assert board.damage("敵") == 300
    assert [told["event"] for told in board.told()].count("Damaged") == 1


REST = "相手のメイン・ユニットをレストする。"
DOWN = {"card": "敵", "placed": "rested"}


@pytest.mark.parametrize(
    ("text", "second", "did"),
    [
        (REST, {}, True),
        (REST, {"main": DOWN}, False),
        ("相手のスタンバイ・ユニットを2体選び、レストする。", {"standby": ["友", "別"]}, True),
        ("相手のスタンバイ・ユニットを2体選び、レストする。", {"standby": ["友"]}, False),
        ("相手のスタンバイ・ユニットを2体選び、レストする。", {}, False),
        ("相手のスタンバイ・ユニットを2体まで選び、レストする。", {"standby": ["友"]}, True),
        ("相手のメイン・ユニットのHPを100回復する。", {"main": {"card": "敵", "damage": 100}}, True),
        ("相手のメイン・ユニットに100ダメージを与える。", {}, True),
        ("相手のスタンバイ・ユニットすべてに100ダメージを与える。", {}, False),
        ("相手のメイン・ユニットに炎カウンターを1個置く。", {}, True),
        ("相手のスタンバイ・ユニットすべてに炎カウンターを1個置く。", {}, False),
        ("相手の手札を見る。", {"hand": ["山@x"]}, True),
    ],
)
@clause("hanyo", "801.2a", "104.2")
def test_what_hangs_on_a_sentence_needs_it_done_in_full(text: str, second: dict[str, Any], did: bool) -> None:
    board = done(f"{text}そうしたなら、デッキを1枚引く。", {}, second)
    for name in ("友", "別"):
        if board.asked() is not None and board.asked()[2] == "804.2c-1" and "体まで" in text:  # type: ignore[index]
            board.choose("first", name)
    assert len(board.hand("first")) == (2 if did else 1)


# --- choices


@clause("hanyo", "801.2a", "910.1")
def test_what_each_player_chose_is_spoken_of_together() -> None:
    text = "各プレイヤーは自分のスタンバイ・ユニットを1体ずつ選ぶ。選ばれたユニットに200ダメージを与える。"
    board = done(text, {"standby": ["友", "別"]}, {"standby": ["友@x", "別@y"]})
    assert board.options("first") == ["友", "別"]
    board.choose("first", "友")
    assert board.options("second") == ["x", "y"]
    board.choose("second", "y")
    assert [board.damage(each) for each in ("友", "別", "x", "y")] == [200, 0, 0, 200]


@pytest.mark.parametrize("base", ["このユニットのエネルギー1枚", "このユニットのダメージ100"])
@clause("hanyo", "801.2a", "704.3a-1")
def test_a_base_that_is_counted_in_one_way_or_the_other_is_dealt_once(base: str) -> None:
    fighter = unit(
        "主", hp=900, skills=[skill("一撃", "100×", text=f"{base}につき100ダメージを与える。デッキを1枚引く。")]
    )
    main = {"card": "主", "energy": 2, "damage": 200}
    first = {"main": main, "deck": ["山"] * 3}
    board = Board(cards=[FOE, FILLER, fighter], phase="battle", first=first, second={"main": "敵"})
    board.skill("first", "一撃")
    assert board.damage("敵") == 200 and len(board.hand("first")) == 1


@clause("hanyo", "910.1", "902.1a")
def test_cards_of_different_names_are_chosen() -> None:
    text = "自分の捨て場から名前の異なるユニットカードを2枚まで選び、手札に加える。"
    board = done(text, {"discard": ["山@a", "山@b", "友@c"]})
    assert board.how_many("first") == (0, 1)
    board.choose("first", "a")
    assert board.options("first") == ["c"]
    board.choose("first", "c")
    assert sorted(board.hand("first")) == ["a", "c", "余"]
    board = done(text, {"discard": ["山@a", "友@c", "別@d"]})
    board.choose("first", "c")
    assert sorted(board.options("first")) == ["a", "d"]
    board.choose("first", "d")
    assert purpose(board) == "main-phase" and sorted(board.hand("first")) == ["c", "d", "余"]
    board = done(text, {"discard": ["山@a", "友@c"]})
    board.choose("first", "c")
    board.choose("first")
    assert board.hand("first") == ["c", "余"] or board.hand("first") == ["余", "c"]


@clause("hanyo", "910.1", "902.1a")
def test_who_is_told_to_choose_different_names_must_as_far_as_there_are_any() -> None:
    text = "自分の捨て場から名前の異なるユニットカードを2枚選び、手札に加える。"
    board = done(text, {"discard": ["山@a", "友@c", "別@d"]})
    assert board.how_many("first") == (1, 1)
    board.choose("first", "a")
    board.choose("first", "d")
    assert sorted(board.hand("first")) == ["a", "d", "余"]
    board = done(text, {"discard": ["山@a", "山@b"]})
    board.choose("first", "b")
    assert sorted(board.hand("first")) == ["b", "余"]


@clause("hanyo", "910.1", "914.1")
def test_the_opponents_units_change_places() -> None:
    text = "相手のスタンバイ・ユニットを1体選び、相手のメイン・ユニットと入れ替える。"
    board = done(text, {}, {"standby": ["友"]})
    assert (board.main("second"), board.standby("second")) == ("友", ["敵"])
    board = done(text)
    assert board.main("second") == "敵"
