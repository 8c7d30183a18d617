"""More that a card of one's own can say, played: figures, comparisons, links between sentences, and what lasts."""

from __future__ import annotations

import pytest

from fuda.games.hanyo.cards import deck_problems
from tests.citing import clause
from tests.hanyo.board import Board, enhancement, ex, skill, strategy, tactics, unit
from tests.hanyo.test_sayable import FILLER, FOE, HITTER, MARK, MATE, cast, purpose, struck

TWIN = unit("双", hp=700, attribute="水/風")


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("このスキルのダメージを300アップする。ただし、このスキルのダメージは400を超えない。", 400),
        ("このスキルのダメージを150ダウンする。このスキルのダメージは100を下回らない。", 100),
        ("相手のスタンバイ・エリアに空きがあるなら、このスキルのダメージを100アップする。", 300),
        ("相手のメイン・ユニットのHPがこのユニットより多いなら、このスキルのダメージを100アップする。", 200),
        ("このユニットが相手のメイン・ユニットより多くのエネルギーを持つなら、このスキルのダメージを2倍にする。", 400),
        ("このユニットが相手のメイン・ユニットと同じ属性であるなら、このスキルのダメージを100アップする。", 200),
        ("このユニットがエリアにいるなら、このスキルのダメージを100アップする。", 300),
        ("自分のユニットの属性が2種類以上あるなら、このスキルのダメージを100アップする。", 200),
        ("このスキルのダメージを100アップする。このユニットのエネルギーが2枚以上なら、代わりに300アップする。", 500),
        ("このスキルのダメージを100アップする。このユニットのエネルギーが3枚以上なら、代わりに300アップする。", 300),
        ("このユニットのエネルギー2枚につき、このスキルのダメージを100アップする。", 300),
    ],
)
@clause("hanyo", "704.3b", "104.6")
def test_a_skill_counts_compares_and_keeps_within_bounds(text: str, dealt: int) -> None:
    assert struck(text, first={"main": {"card": "主", "energy": 2}}) == dealt


@pytest.mark.parametrize(
    ("me", "dealt"),
    [
        ("このユニットが闇属性のユニットに与えるダメージを100アップする。", 300),
        ("このユニットが水属性のユニットに与えるダメージを100アップする。", 200),
        ("このユニットが与えるダメージを100アップし、HPを100ダウンする。", 300),
        ("このユニットが与えるダメージと受けるダメージを100アップする。", 300),
        ("このユニットはすべての属性への有利を得る。", 400),
    ],
)
@clause("hanyo", "916.2", "205.1")
def test_damage_between_certain_units(me: str, dealt: int) -> None:
    assert struck(me=me) == dealt


@clause("hanyo", "205.1", "704.3c")
def test_damage_that_advantage_does_not_double() -> None:
    for text, dealt in (("", 400), ("このスキルのダメージは有利によって2倍にならない。", 200)):
        fighter = unit("主", hp=900, advantage="闇", skills=[skill("一撃", 200, text=text)])
        board = Board(cards=[FOE, fighter], phase="battle", first={"main": "主"}, second={"main": "敵"})
        board.skill("first", "一撃")
        assert board.damage("敵") == dealt


@pytest.mark.parametrize(("won", "dealt", "placed"), [("first", 500, "normal"), ("second", 200, "rested")])
@clause("hanyo", "919.1", "704.3b")
def test_what_hangs_on_rock_paper_scissors_is_known_to_the_next_sentence(won: str, dealt: int, placed: str) -> None:
    text = "じゃんけんして勝てば、このスキルのダメージを300アップする。負けたなら、このユニットをレストする。"
    fighter = unit("主", hp=900, skills=[skill("一撃", 200, text=text)])
    board = Board(cards=[FOE, fighter], phase="battle", first={"main": "主"}, second={"main": "敵"})
    board.skill("first", "一撃")
    board.wins(won)
    assert (board.damage("敵"), board.placed("主")) == (dealt, placed)


@pytest.mark.parametrize(("hp", "drawn"), [(200, 2), (600, 0)])
@clause("hanyo", "704.6", "813.5")
def test_a_skill_that_waits_for_whom_it_knocks_out(hp: int, drawn: int) -> None:
    text = "このスキルで相手のユニットをKOしたとき、デッキを2枚引く。"
    fighter = unit("主", hp=900, skills=[skill("一撃", 200, text=text)])
    weak = unit("弱", hp=hp)
    board = Board(
        cards=[fighter, weak, MATE, FILLER],
        phase="battle",
        first={"main": "主", "deck": ["山"] * 5},
        second={"main": "弱", "standby": ["友"], "deck": ["山"] * 5},
    )
    board.skill("first", "一撃")
    assert (board.is_down("弱"), len(board.hand("first"))) == (drawn > 0, drawn)


@clause("hanyo", "307.2", "915.1")
def test_the_new_main_unit_after_a_retreat() -> None:
    watcher = unit(
        "見", text="自分のメイン・ユニットが退却したとき、新しくメイン・ユニットになったユニットに100ダメージを与える。"
    )
    board = cast("自分のメイン・ユニットを退却させる。", first={"main": "友", "standby": ["見"]}, cards=[watcher])
    assert board.main("first") == "見" and board.damage("見") == 100 and board.damage("友") == 0


@clause("hanyo", "905.2", "910.1")
def test_a_card_for_each_of_the_units_that_were_chosen() -> None:
    board = cast(
        "自分のスタンバイ・ユニット2体までに、手札を1枚ずつエネルギーとしてつける。",
        first={"standby": ["友@a", "友@b"], "hand": ["敵@x", "敵@y"]},
    )
    board.choose("first", "a", "b")
    board.choose("first", "y")
    assert board.energy("a") == ["y"] and board.energy("b") == ["x"]


@pytest.mark.parametrize(("held", "drawn"), [(["敵"], 2), (["敵"] * 5, 1)])
@clause("hanyo", "104.2")
def test_a_sentence_takes_the_place_of_the_one_before(held: list[str], drawn: int) -> None:
    board = cast("デッキを1枚引く。自分の手札が3枚以下なら、代わりに2枚引く。", first={"hand": held})
    assert len(board.hand("first")) == len(held) + drawn


@pytest.mark.parametrize(("count", "drawn"), [(3, 1), (4, 2)])
@clause("hanyo", "104.2", "916.4a")
def test_one_for_each_two_cards(count: int, drawn: int) -> None:
    text = "自分のメイン・ユニットのエネルギーをすべて捨てる。捨てたカード2枚につき、デッキを1枚引く。"
    board = cast(text, first={"main": {"card": "的", "energy": [f"友@e{place}" for place in range(count)]}})
    assert len(board.hand("first")) == drawn


@clause("hanyo", "604.1", "104.4")
def test_a_command_with_a_condition_of_playing() -> None:
    for text, first in (
        ("相手のメイン・ユニットがレスト状態の場合にのみプレイできる。デッキを1枚引く。", True),
        ("相手のメイン・ユニットがレスト状態なら、このカードはプレイできない。デッキを1枚引く。", False),
    ):
        for rested in (True, False):
            board = Board(
                cards=[MARK, FOE, FILLER, tactics("札", text)],
                first={"main": "的", "hand": ["札"], "deck": ["山"] * 3},
                second={"main": {"card": "敵", "placed": "rested" if rested else "normal"}},
            )
            reason = board.why_not("first", "play", "札")
            assert (reason is None) == (rested == first)
            assert reason is None or reason.condition == "play-forbidden"


@clause("hanyo", "204.1", "205.1")
def test_an_attribute_is_named_and_meant_afterwards() -> None:
    board = cast("属性を1つ選ぶ。次の自分のターンの終了時まで、自分のメイン・ユニットは選んだ属性への有利を得る。")
    board.option("first", "attribute-5")
    assert board.advantage("的") == ["闇"]


@clause("hanyo", "807.6", "807.6a")
def test_a_text_waits_for_one_event_or_for_each_until_the_turn_ends() -> None:
    for when, dealt in (("とき", 100), ("たび", 200)):
        text = f"このターン、自分がデッキを引いた{when}、相手のメイン・ユニットに100ダメージを与える。"
        text = text.replace("引いたたび", "引くたび")
        drawing = tactics("引札", "デッキを1枚引く。デッキを1枚引く。")
        board = cast(text, first={"hand": ["引札"]}, cards=[drawing])
        board.play("first", "引札")
        while purpose(board) == "trigger":
            board.trigger("first", "札")
        assert board.damage("敵") == dealt


@clause("hanyo", "104.4", "602.1")
def test_what_no_player_can_do() -> None:
    seal = unit("封", text="どのプレイヤーもチャージできない。")
    board = Board(cards=[seal, MATE, FOE], first={"main": "敵", "hand": ["友"]}, second={"main": "封"})
    assert board.refused("first", "charge", "敵", "友").condition == "charge-forbidden"


@clause("hanyo", "206.1", "915.1b")
def test_a_retreat_that_costs_nothing() -> None:
    board = cast(
        "このターン、自分は退却コストを支払わずに退却できる。",
        first={"main": "重", "standby": ["友"]},
        cards=[unit("重", retreat=3)],
    )
    assert board.retreat_cost("重") == 0


@clause("hanyo", "402.2c", "402.3")
def test_a_card_of_which_a_deck_holds_two_at_most() -> None:
    rare = unit("稀", text="このカードはデッキに2枚までしか入れることができない。")
    board = Board(cards=[rare, FILLER], first={"main": "山"}, second={"main": "山"})
    cards = board.rules.list
    number = next(each.number for each in cards.cards if each.name == "稀")
    for count, wrong in ((2, False), (3, True)):
        found = [each.condition for each in deck_problems(cards, {number: count})]
        assert ("too-many-of-a-name" in found) == wrong


@clause("hanyo", "104.2", "904.1")
def test_how_much_was_done_this_turn_is_counted() -> None:
    text = "デッキを2枚引く。相手のメイン・ユニットにこのターンに自分が引いたカードの枚数ダメージを与える。"
    board = cast(text)
    assert board.damage("敵") == 2


@clause("hanyo", "801.2b", "918.1")
def test_a_figure_changes_for_a_time_wherever_the_time_stands() -> None:
    for text in (
        "自分のメイン・ユニットのHPを、次の自分のターンの開始時まで300アップする。",
        "自分のメイン・ユニットのHPを300アップする。この効果は次の自分のターンの開始時まで続く。",
    ):
        board = cast(text)
        assert board.hp("的") == 1200
        assert [each.ends for each in board.state.effects] == [6]  # the turn before the next of one's own


@clause("hanyo", "204.2", "804.2b-1")
def test_units_with_two_attributes_and_units_in_a_standby_area() -> None:
    text = "属性を2つ以上持つ自分のユニット1体に100ダメージを与える。"
    board = cast(text, first={"standby": ["双", "友"]}, cards=[TWIN])
    assert board.damage("双") == 100 and board.damage("友") == 0
    text = "自分のスタンバイ・エリアにいる水属性のユニットすべてに100ダメージを与える。"
    board = cast(text, first={"standby": ["双", "友"]}, cards=[TWIN])
    assert (board.damage("双"), board.damage("友"), board.damage("的")) == (100, 0, 0)


@clause("hanyo", "810.1", "916.1")
def test_only_damage_of_so_much_is_changed() -> None:
    for amount, taken in ((300, 200), (200, 200)):
        shield = unit("盾", hp=900, text="このユニットが受けるダメージが300以上なら、そのダメージを100ダウンする。")
        board = cast(f"相手のメイン・ユニットに{amount}ダメージを与える。", second={"main": "盾"}, cards=[shield])
        assert board.damage("盾") == taken


@clause("hanyo", "917.1", "916.1")
def test_as_much_damage_as_was_healed() -> None:
    text = (
        "自分のメイン・ユニットのダメージをすべて取り除き、それと同じ点数のダメージを相手のメイン・ユニットに与える。"
    )
    board = cast(text, first={"main": {"card": "的", "damage": 250}})
    assert (board.damage("的"), board.damage("敵")) == (0, 250)


@clause("hanyo", "914.1", "105.2")
def test_a_unit_changes_places_with_the_main_unit_of_its_side() -> None:
    board = cast("相手のスタンバイ・ユニットを1体選び、メイン・ユニットと入れ替える。", second={"standby": ["友"]})
    assert board.main("second") == "友" and board.main("first") == "的"


@clause("hanyo", "309.1", "910.2")
def test_what_was_put_into_the_discard_is_spoken_of() -> None:
    text = (
        "自分のデッキの上から2枚を捨て場に置く。"
        "その中のユニットカード1枚につき、相手のメイン・ユニットに100ダメージを与える。"
    )
    board = cast(text, first={"deck": ["山", "引札", "山"]}, cards=[strategy("引札", "デッキを1枚引く。")])
    if purpose(board) == "discard-order":
        board.order("first", "山", "引札")
    assert board.damage("敵") == 100


@clause("hanyo", "913.3")
def test_counters_of_a_name_are_looked_for_on_a_unit() -> None:
    marked = enhancement(
        "印札", exs=[ex("印", "このユニットに印カウンターが置かれているなら、このユニットのHPを100アップする。")]
    )
    board = Board(
        cards=[MARK, marked, HITTER, FOE],
        first={"main": {"card": "的", "sets": ["印札"], "counters": {"印": 1}}},
        second={"main": "敵"},
    )
    assert board.hp("的") == 1000


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("次の相手のドローフェイズ、相手はデッキを引けない。", 0),
        ("次の相手のバトルフェイズ、相手はデッキを引けない。", 1),
    ],
)
@clause("hanyo", "801.2b", "502.1")
def test_what_holds_in_the_next_draw_phase_of_a_player_alone(text: str, held: int) -> None:
    board = cast(text)
    assert len(board.hand("second")) == held


@clause("hanyo", "919.1", "105.3")
def test_the_winner_does_one_thing_and_the_loser_another() -> None:
    board = cast(
        "じゃんけんする。勝ったプレイヤーはデッキを2枚引き、負けたプレイヤーは手札を1枚捨てる。",
        first={"hand": ["友"]},
        second={"hand": []},
    )
    board.wins("second")
    assert board.hand("first") == [] and len(board.hand("second")) >= 2


@clause("hanyo", "104.5")
def test_a_number_is_named_between_two_whichever_is_said_first() -> None:
    board = cast("3から1までの数を1つ選ぶ。その数字と同じ枚数のデッキを引く。")
    board.number("first", 2)
    assert len(board.hand("first")) == 2
