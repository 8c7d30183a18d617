"""What texts of one's own say of what was done, drawn, chosen or paid just before, and of when they listen, played."""

from __future__ import annotations

from typing import Any

from tests.citing import clause
from tests.wars3x3.board import Board
from tests.wars3x3.test_applied import field
from tests.wars3x3.test_sayable import ONE, cast, told


@clause("wars3x3", "M6", "W2.2")
def test_what_was_looked_at_goes_back_in_an_order_that_is_chosen() -> None:
    deck = ["鈴の雀", "雲羊", "凧乗り", "深み鯰"]
    board = cast("デッキの上から3枚を見て、好きな順番でデッキの上に戻す。", deck=deck)
    board.order("first", "凧乗り", "鈴の雀", "雲羊")
    assert board.deck()[:4] == ["凧乗り", "鈴の雀", "雲羊", "深み鯰"]
    assert not board.is_known("雲羊", "second")


@clause("wars3x3", "M6", "S10")
def test_a_second_act_is_done_to_what_the_first_was_done_to() -> None:
    board = cast("このターンの終了まで、あなたのユニット1体は透過を得て、パワーを2増加する。", step="boost")
    board.choose("first", "綿毛虫")
    assert (board.power("綿毛虫"), board.power("若芽の精")) == (3, 1)
    assert "透過" in board.traits("綿毛虫") and "透過" not in board.traits("若芽の精")


@clause("wars3x3", "P1", "S10")
def test_what_always_holds_of_a_unit_can_be_two_things() -> None:
    board = field("これは双壁を得て、パワーを2増加する。", "expansion", first={"field": ["炭焼き小鬼", "火の粉鼠"]})
    assert (board.power("炭焼き小鬼"), board.power("火の粉鼠")) == (4, 1)
    assert (board.traits("炭焼き小鬼"), board.traits("火の粉鼠")) == (["双壁"], [])


@clause("wars3x3", "M5", "M6")
def test_a_magic_is_turned_once_by_the_way_it_lies() -> None:
    text = "相手の魔法1枚を選ぶ。それが裏側の場合は表側にし、表側の場合は横側にする。"
    for lies, turned in (("face-down", "face-up"), ("face-up", "sideways"), ("sideways", "sideways")):
        board = cast(text, second={"magic": [{"風読み": lies}]})
        assert board.lying("風読み") == turned


@clause("wars3x3", "M6", "S1")
def test_whose_unit_was_destroyed_is_asked_afterwards() -> None:
    text = "コスト2以下のユニット1体を破壊する。それがあなたのユニットだった場合、あなたはカードを2枚引く。"
    mine = cast(text, second={"field": ["火の粉鼠"]})
    mine.choose("first", "綿毛虫")
    assert len(told(mine, "Drawn")) == 2
    theirs = cast(text, second={"field": ["火の粉鼠"]})
    theirs.choose("first", "火の粉鼠")
    assert told(theirs, "Drawn") == [] and theirs.field("second") == []


@clause("wars3x3", "1.1", "Q17")
def test_what_was_drawn_is_shown_and_asked_about() -> None:
    text = "カードを1枚引く。引いたカードを公開し、それがユニット・カードなら、相手に1点のダメージを与える。"
    unit = cast(text, deck=["鈴の雀", "雲羊", "凧乗り"], second={"life": 9})
    assert unit.life("second") == 8 and unit.is_known("鈴の雀", "second") and "鈴の雀" in unit.hand("first")
    spell = cast(text, deck=["調律", "雲羊", "凧乗り"], second={"life": 9})
    assert spell.life("second") == 9 and "調律" in spell.hand("first")


@clause("wars3x3", "M6", "Q4")
def test_in_place_of_one_card_two_are_discarded() -> None:
    text = "相手は手札のカード1枚を選んで捨てる。あなたの場に水属性のユニットがいるなら、代わりに2枚捨てる。"
    second = {"hand": ["鈴の雀", "雲羊", "凧乗り"]}
    plain = cast(text, second=second)
    plain.choose("second", "雲羊")
    assert sorted(plain.hand("second")) == ["凧乗り", "鈴の雀"]
    more = cast(text, first={"field": ["若芽の精", "綿毛虫", "水滴の子"]}, second=second)
    more.choose("second", "雲羊", "凧乗り")
    assert more.hand("second") == ["鈴の雀"]


@clause("wars3x3", "3.0a", "M6")
def test_so_much_for_every_two_and_no_more_than_that() -> None:
    text = "捨札にあるユニット・カード2枚につき、これのパワーを1増加する（最大で2まで）。"
    piles = (
        ["鈴の雀"],
        ["鈴の雀", "雲羊", "凧乗り", "調律"],
        ["鈴の雀", "雲羊", "凧乗り", "深み鯰", "苔石像", "大渦の龍"],
    )
    assert [field(text, "expansion", discard=pile).power("炭焼き小鬼") for pile in piles] == [2, 3, 4]
    land = "これのパワーは、あなたの領土2つにつき1増加する。"
    assert [field(land, "expansion", first={"territory": each}).power("炭焼き小鬼") for each in (1, 2, 5)] == [2, 3, 4]


@clause("wars3x3", "3.2", "3.3")
def test_a_moment_hangs_on_what_happened_in_a_step_before_it() -> None:
    text = "あなたの攻撃ステップで相手にダメージが入らなかった場合、戦闘終了ステップに、相手に3点のダメージを与える。"
    blocked = field(text, "attack", second={"field": ["大渦の龍"]})
    assert [each["amount"] for each in told(blocked, "Damaged")] == [3]
    free = field(text, "attack")
    assert [each["amount"] for each in told(free, "Damaged")] == [2]
    pierced = field(text, "piercing", first={"field": ["炭焼き小鬼", "そよ風の子"]}, second={"field": ["大渦の龍"]})
    assert [each["amount"] for each in told(pierced, "Damaged")] == [1, 3]


@clause("wars3x3", "S1", "M6")
def test_an_event_counts_only_while_its_condition_holds() -> None:
    text = "あなたのライフが10点以下の場合、これが破壊された時、あなたはカードを1枚引く。"
    for life, drawn in ((10, 1), (11, 0)):
        board = Board(
            step="removal",
            first={"hand": ["早駆け狐"]},
            second={"field": ["炭焼き小鬼"], "life": life},
            texts={"005": text},
        )
        board.remove("first", "炭焼き小鬼", "早駆け狐")
        assert len([each for each in told(board, "Drawn") if each["by"] == 1]) == drawn


@clause("wars3x3", "S1", "W5.0")
def test_a_unit_hears_its_own_end_in_the_turn_that_is_named_alone() -> None:
    for whose, life in (("相手", 32), ("あなた", 30)):
        board = Board(
            step="removal",
            first={"hand": ["早駆け狐"]},
            second={"field": ["炭焼き小鬼"]},
            texts={"005": f"{whose}のターンに、これが破壊された時、あなたは2点のライフを得る。"},
        )
        board.remove("first", "炭焼き小鬼", "早駆け狐")
        assert board.life("second") == life


@clause("wars3x3", "5.1", "W5.0")
def test_what_is_put_off_to_a_step_of_this_turn_happens_there_and_never_later() -> None:
    text = "あなたのユニット1体を選ぶ。このターンの手番終了ステップに、そのユニットを破壊する。"
    board = cast(text, step="boost", deck=20)
    board.choose("first", "綿毛虫")
    board.play_to_turn("second")
    assert board.field("first") == ["若芽の精"]
    late = cast("このターンのドローステップに、相手に3点のダメージを与える。", deck=20)
    late.play_to_turn("first")
    assert 3 not in [each["amount"] for each in late.told() if each["event"] == "Damaged"]


@clause("wars3x3", "M6", "S1")
def test_an_effect_listens_each_time_until_it_ends() -> None:
    text = "このターンの終了まで、あなたのユニットが破壊されるたび、相手に2点のダメージを与える。"
    first = {**ONE, "magic": ["慈雨", "業火", "芽吹き"], "field": ["若芽の精", "綿毛虫", "木の実拾い"]}
    falls = "あなたのユニット1体を破壊する。その後、相手のユニット1体を破壊する。"
    texts = {"A12": text, "A03": falls, "A10": "あなたのユニット1体を破壊する。"}
    second = {"field": ["火の粉鼠", "赤錆兵", "灯守り"]}
    board = Board(step="expansion", first=first, second=second, texts=texts)
    board.do("first", "magic", "慈雨")
    board.do("first", "magic", "業火")
    board.choose("first", "綿毛虫")
    board.choose("first", "灯守り")
    assert board.life("second") == 28
    board.do("first", "magic", "芽吹き")
    board.choose("first", "木の実拾い")
    assert board.life("second") == 26
    other = cast("このターンの終了まで、あなたがカードを引くたび、相手に2点のダメージを与える。", deck=20)
    other.play_to_turn("first")
    assert 2 not in [each["amount"] for each in other.told() if each["event"] == "Damaged" and each["seat"] == 1][:1]


@clause("wars3x3", "M6", "3.0a")
def test_any_number_is_chosen_within_a_total() -> None:
    text = "コストの合計が4以下になるように相手のユニットを好きな数だけ選び、それらを破壊する。"
    second = {"field": ["炭焼き小鬼", "溶岩蜥蜴", "灯守り"]}
    board = cast(text, second=second)
    assert sorted(board.options("first")) == ["溶岩蜥蜴", "灯守り", "炭焼き小鬼"]
    board.choose("first", "溶岩蜥蜴")
    assert board.options("first") == ["灯守り"]
    board.choose("first", "灯守り")
    assert board.field("second") == ["炭焼き小鬼"]
    none = cast(text, second=second)
    none.choose("first")
    assert len(none.field("second")) == 3


@clause("wars3x3", "2.0a", "M4")
def test_an_answer_speaks_of_the_unit_at_which_the_spell_is_aimed() -> None:
    text = (
        "[相手が除去を発動した時]『相手のターン中も発動可』その除去の対象になっているあなたのユニット1体を手札に戻す。"
    )
    board = Board(
        step="removal",
        first={"hand": ["早駆け狐"]},
        second={"field": ["若芽の精", "綿毛虫", "炭焼き小鬼"], "magic": ["慈雨"]},
        texts={"A12": text},
    )
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    board.do("second", "magic", "慈雨")
    assert "炭焼き小鬼" in board.hand("second") and board.field("second") == ["若芽の精", "綿毛虫"]
    assert "早駆け狐" in board.discard()


@clause("wars3x3", "2.1a", "2.1c", "2.3c")
def test_a_card_hears_what_a_removal_with_it_destroys() -> None:
    texts = {"005": "これを使った除去で相手のユニットが破壊された時、相手に1点のダメージを与える。"}
    first = {"hand": ["炭焼き小鬼", "早駆け狐", "灯守り"]}
    board = Board(step="removal", first=first, second={"field": ["霧の渡し守"]}, texts=texts)
    board.remove("first", "霧の渡し守", "炭焼き小鬼")
    assert board.life("second") == 29
    pair = Board(step="removal", first=first, second={"field": ["溶岩蜥蜴"]}, texts=texts)
    pair.remove("first", "溶岩蜥蜴", "炭焼き小鬼", "灯守り")
    assert pair.life("second") == 29
    other = Board(step="removal", first=first, second={"field": ["霧の渡し守"]}, texts=texts)
    other.remove("first", "霧の渡し守", "早駆け狐")
    assert other.life("second") == 30
    countered = Board(step="removal", first=first, second={"field": ["霧の渡し守"], "hand": ["雲羊"]}, texts=texts)
    countered.remove("first", "霧の渡し守", "炭焼き小鬼")
    countered.counter("second", "雲羊")
    assert countered.life("second") == 30 and countered.field("second") == ["霧の渡し守"]
    standing = {"hand": ["早駆け狐", "灯守り"], "field": ["炭焼き小鬼"]}
    listening = Board(step="removal", first=standing, second={"field": ["霧の渡し守"]}, texts=texts)
    listening.remove("first", "霧の渡し守", "早駆け狐")
    assert listening.field("second") == [] and listening.life("second") == 30


@clause("wars3x3", "2.2", "S2")
def test_what_a_boost_does_besides_is_done_when_the_boost_takes_effect() -> None:
    texts = {"005": "これを強化に使った時、次の相手のターンの終了まで、対象のユニットは双壁を得る。"}
    first = {"field": ["溶岩蜥蜴", "火の粉鼠"], "hand": ["炭焼き小鬼"]}
    board = Board(step="boost", first=first, texts=texts, deck=30)
    board.do("first", "boost", "溶岩蜥蜴", "炭焼き小鬼")
    assert board.state.turn_player == 1
    assert (board.traits("溶岩蜥蜴"), board.traits("火の粉鼠")) == (["双壁"], [])
    board.play_to_turn("first")
    assert board.traits("溶岩蜥蜴") == []
    second = {"hand": ["雲羊"]}
    fallen = Board(step="boost", first=first, second=second, texts=texts, deck=30)
    fallen.do("first", "boost", "溶岩蜥蜴", "炭焼き小鬼")
    fallen.counter("second", "雲羊")
    assert fallen.traits("溶岩蜥蜴") == []


@clause("wars3x3", "M4", "Q17")
def test_an_effect_speaks_of_what_the_condition_asked_for() -> None:
    text = "[あなたの手札のユニット・カード1枚を捨てる]捨てたカードのコストに等しい点数のダメージを相手に与える。"
    board = cast(text, first={"hand": ["苔石像", "鈴の雀"]})
    board.choose("first", "苔石像")
    assert board.life("second") == 27 and board.discard() == ["苔石像"]
    shown = "[あなたの手札2枚を公開する]公開したカードのコストの合計が4以上の場合、相手に5点のダメージを与える。"
    for hand, life in ((["苔石像", "鈴の雀"], 25), (["凧乗り", "鈴の雀"], 30)):
        board = cast(shown, first={"hand": hand})
        assert board.life("second") == life and len(board.hand("first")) == 2
    fallen = cast(
        "[あなたのユニット1体を破壊する]あなたはそのユニットのパワーに等しい点数のライフを得る。",
        first={"field": ["若芽の精", "綿毛虫", "森番の熊"], "life": 10},
    )
    fallen.choose("first", "森番の熊")
    assert fallen.life("first") == 13


@clause("wars3x3", "W3.4", "M6")
def test_the_rest_goes_under_the_deck_as_chance_will_have_it() -> None:
    text = "デッキの上から3枚を見る。その中の1枚を手札に加え、残りを無作為な順番でデッキの一番下に置く。"
    board = cast(text, deck=["鈴の雀", "雲羊", "凧乗り", "深み鯰", "大渦の龍"])
    board.choose("first", "雲羊")
    board.shuffle(1, 0)
    assert board.deck()[:4] == ["深み鯰", "大渦の龍", "凧乗り", "鈴の雀"]


@clause("wars3x3", "S2", "3.1")
def test_two_traits_are_lost_together() -> None:
    second = {"field": ["そよ風の子", "氷面の鏡守", "霧の渡し守"]}
    board = cast("このターンの終了まで、すべてのユニットは透過と双壁を失う。", second=second)
    assert [board.traits(each) for each in second["field"]] == [[], [], ["占有"]]


@clause("wars3x3", "M4", "2.2")
def test_colours_of_units_are_counted() -> None:
    text = "[あなたの場に属性の異なるユニットが3体以上いる場合]相手に3点のダメージを与える。"
    for third, refused in (("火の粉鼠", False), ("木の実拾い", True)):
        first = {**ONE, "field": ["若芽の精", "水滴の子", third]}
        board = Board(step="expansion", first=first, texts={"A12": text})
        assert (board.why_not("first", "magic", "慈雨") is not None) == refused


@clause("wars3x3", "S13", "S12")
def test_magics_are_told_apart_by_their_traits() -> None:
    text = "相手の表側の魔法1枚を横側にする。それが顕在を持つなら、あなたは2点のライフを得る。"
    texts = {"A12": text, "A14": "【顕在】あなたのユニットのパワーを1増加する。"}
    for magic, life in (("薄翅", 32), ("風読み", 30)):
        second = {"magic": [{magic: "face-up"}]}
        board = Board(step="expansion", first=ONE, second=second, texts=texts)
        board.do("first", "magic", "慈雨")
        assert board.life("first") == life and board.lying(magic) == "sideways"


@clause("wars3x3", "Q4", "M6")
def test_a_card_hears_by_whom_and_by_what_it_is_discarded() -> None:
    texts = {
        "A12": "相手の手札から無作為に1枚を捨てる。",
        "005": "これが相手の効果によって手札から捨てられた時、あなたは2点のライフを得る。",
    }
    theirs = Board(step="expansion", first=ONE, second={"hand": ["炭焼き小鬼"]}, texts=texts)
    theirs.do("first", "magic", "慈雨")
    assert theirs.discard() == ["炭焼き小鬼"] and theirs.life("second") == 32
    own = {**texts, "A12": "あなたは手札を1枚捨てる。"}
    mine = Board(step="expansion", first={**ONE, "hand": ["炭焼き小鬼"]}, texts=own)
    mine.do("first", "magic", "慈雨")
    assert mine.discard() == ["炭焼き小鬼"] and mine.life("first") == 30
    for cause, life in (("魔法の効果", 32), ("大魔術", 30)):
        told_apart = {**own, "005": f"これが{cause}によって手札から捨てられた時、あなたは2点のライフを得る。"}
        board = Board(step="expansion", first={**ONE, "hand": ["炭焼き小鬼"]}, texts=told_apart)
        board.do("first", "magic", "慈雨")
        assert board.life("first") == life


@clause("wars3x3", "P1", "M1")
def test_one_line_can_wait_for_several_things() -> None:
    two = "これが場に出た時、あなたは1点のライフを得る。これが破壊された時、相手に1点のダメージを与える。"
    board = Board(step="removal", first={"hand": ["早駆け狐"]}, second={"field": ["炭焼き小鬼"]}, texts={"005": two})
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    assert (board.life("first"), board.life("second")) == (29, 30)
    same = "これが破壊された時、相手に1点のダメージを与える。これが手札に戻った時も同様とする。"
    back = cast("相手のユニット1体を手札に戻す。", second={"field": ["炭焼き小鬼"]})
    assert back.life("first") == 30
    texts = {"A12": "相手のユニット1体を手札に戻す。", "005": same}
    board = Board(step="expansion", first=ONE, second={"field": ["炭焼き小鬼"]}, texts=texts)
    board.do("first", "magic", "慈雨")
    assert board.life("first") == 29


@clause("wars3x3", "G1", "M1")
def test_on_another_event_something_else_takes_its_place() -> None:
    text = "相手が呪文を発動した時、あなたは1点のライフを得る。相手が除去を発動した時は、代わりに3点のライフを得る。"
    second = {"field": ["炭焼き小鬼"]}
    board = Board(step="removal", first={"hand": ["早駆け狐"]}, second=second, texts={"005": text})
    board.remove("first", "炭焼き小鬼", "早駆け狐")
    assert board.life("second") == 33
    boost = Board(step="boost", first={"hand": ["早駆け狐"], "field": ["火の粉鼠"]}, second=second, texts={"005": text})
    boost.do("first", "boost", "火の粉鼠", "早駆け狐")
    assert [each["amount"] for each in told(boost, "LifeGained")] == [1]


@clause("wars3x3", "P1", "1.1")
def test_an_ability_works_once_a_turn_where_that_is_said_behind_it() -> None:
    text = "あなたがカードを引いた時、相手に1点のダメージを与える。この効果は各ターン中に1回のみ使える。"
    first = {**ONE, "field": ["若芽の精", "綿毛虫", "炭焼き小鬼"]}
    board = Board(step="expansion", first=first, texts={"005": text, "A12": "カードを3枚引く。"})
    board.do("first", "magic", "慈雨")
    assert len(told(board, "Drawn")) == 3 and board.life("second") == 29


@clause("wars3x3", "2.1a", "2.1b", "P2")
def test_a_removal_with_one_card_does_not_destroy_and_one_with_two_does() -> None:
    for text, left in (("これは1枚除去では破壊されない。", ["炭焼き小鬼"]), ("これは2枚除去では破壊されない。", [])):
        second = {"field": ["炭焼き小鬼"]}
        board = Board(step="removal", first={"hand": ["早駆け狐"]}, second=second, texts={"005": text})
        board.remove("first", "炭焼き小鬼", "早駆け狐")
        assert board.field("second") == left and board.discard()[-1] == "早駆け狐"
    pair = Board(
        step="removal",
        first={"hand": ["火の粉鼠", "赤錆兵"]},
        second={"field": ["炭焼き小鬼"]},
        texts={"005": "これは1枚除去では破壊されない。"},
    )
    pair.remove("first", "炭焼き小鬼", "火の粉鼠", "赤錆兵")
    assert pair.field("second") == []


@clause("wars3x3", "2.2", "M6")
def test_so_much_for_each_colour_of_what_was_shown() -> None:
    text = "あなたの手札のカードを3枚まで公開する。公開したカードの属性の種類1つにつき1点のライフを得る。"
    board = cast(text, first={"hand": ["苔石像", "鈴の雀", "凧乗り", "調律"]})
    board.choose("first", "苔石像", "鈴の雀", "調律")
    assert board.life("first") == 32


@clause("wars3x3", "M5", "P1")
def test_a_second_condition_speaks_of_those_of_the_first() -> None:
    text = "あなたに表側の魔法が1枚以上ある間、これは透過を得る。2枚以上ある間、さらにこれのパワーを1増加する。"
    for lying, traits, power in (
        (("face-down", "face-up"), ["透過"], 2),
        (("face-up", "face-up"), ["透過"], 3),
        (("sideways", "face-down"), [], 2),
    ):
        magics: list[Any] = [{card: how} for card, how in zip(("薄翅", "風読み"), lying, strict=True)]
        board = field(text, "expansion", first={"magic": magics})
        assert (board.traits("炭焼き小鬼"), board.power("炭焼き小鬼")) == (traits, power)


@clause("wars3x3", "4.2", "3.0a")
def test_a_text_asks_whether_there_is_room() -> None:
    text = "あなたの配備エリアに空きがない間、これのパワーを2増加する。"
    full = field(text, "expansion", first={"field": ["炭焼き小鬼", "火の粉鼠", "灯守り"]})
    assert full.power("炭焼き小鬼") == 4
    second = {"field": ["赤錆兵", "若芽の精", "綿毛虫"]}
    assert field(text, "expansion", second=second).power("炭焼き小鬼") == 2


@clause("wars3x3", "M6", "W2.2")
def test_what_fell_from_the_deck_can_be_chosen_from() -> None:
    text = "デッキの上から3枚を捨札に置く。その中のユニット・カード1枚を手札に加えてもよい。"
    board = cast(text, deck=["鈴の雀", "調律", "雲羊", "凧乗り"], discard=["深み鯰"])
    board.option("first", "yes")
    assert sorted(board.options("first")) == ["鈴の雀", "雲羊"]
    board.choose("first", "雲羊")
    assert "雲羊" in board.hand("first") and sorted(board.discard()) == ["深み鯰", "調律", "鈴の雀"]


@clause("wars3x3", "W1.1", "P1")
def test_no_damage_is_taken_at_all_or_from_attacks() -> None:
    for text, life in (("相手はダメージを受けない。", 30), ("相手は攻撃によるダメージを受けない。", 29)):
        texts = {"A21": f"【顕在】{text}", "A12": "相手に1点のダメージを与える。"}
        first = {**ONE, "magic": ["慈雨", {"透禍の槍": "face-up"}]}
        board = Board(step="boost", first=first, texts=texts, deck=20)
        board.do("first", "magic", "慈雨")
        board.play_to_turn("second")
        assert board.life("second") == life
    texts = {"A21": "【顕在】あなたはダメージを受けない。", "A12": "相手に1点のダメージを与える。"}
    board = Board(step="boost", first={**ONE, "magic": ["慈雨", {"透禍の槍": "face-up"}]}, texts=texts, deck=20)
    board.do("first", "magic", "慈雨")
    board.play_to_turn("second")
    assert board.life("second") == 27


@clause("wars3x3", "M4", "4.1")
def test_what_both_players_have_is_compared() -> None:
    text = "[お互いの領土の数が同じ場合]カードを1枚引く。"
    for land, refused in ((2, False), (3, True)):
        first = {**ONE, "territory": 2}
        board = Board(step="expansion", first=first, second={"territory": land}, texts={"A12": text})
        assert (board.why_not("first", "magic", "慈雨") is not None) == refused


@clause("wars3x3", "3.1", "M6")
def test_a_unit_hears_its_own_damage_in_one_step_alone() -> None:
    text = "これが攻撃ステップに相手にダメージを与えた時、あなたは2点のライフを得る。"
    board = field(text, "piercing", first={"field": ["炭焼き小鬼", "そよ風の子"]})
    assert [each["amount"] for each in told(board, "LifeGained")] == [2]
    pierced = field(text.replace("攻撃ステップ", "透過攻撃ステップ"), "piercing")
    assert told(pierced, "LifeGained") == []
