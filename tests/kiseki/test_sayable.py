"""What a card of one's own can say beside what is printed, played: each test prints a card and looks what it does."""

from __future__ import annotations

from typing import Any

import pytest

from fuda.library.loading import phrase_book
from fuda.library.trying import try_text
from tests.citing import clause
from tests.kiseki.board import Board, Printed, base, event, item, unit

GUILD, SCHOOL = "自警団", "王立学院"
PLAIN: list[Printed] = [
    unit("剣", cp=2, strength=3, defence=2),
    unit("槍", cp=1, strength=1, defence=4, organisations=(SCHOOL,)),
    unit("壁", cp=3, strength=2, defence=5),
    unit("兵"),
    item("盾"),
    event("無", "あなたは絆を1点失う。"),
    event("打", "UNITを1つ対象とし、それをスタンする。"),
]


def table(*cards: Printed, first: dict[str, Any] | None = None, second: dict[str, Any] | None = None) -> Board:
    """The first player's deployment step; whatever EVENT is printed for the test is in that player's hand."""
    mine: dict[str, Any] = {"homebase": 5, "deck": ["兵", "兵", "兵", "兵"], "bonds": 30} | (first or {})
    events = [each["name"]["ja"] for each in cards if each["kind"] == "EVENT"]
    mine["hand"] = [*mine.get("hand", []), *events]
    theirs = {"homebase": 5, "deck": ["兵", "兵", "兵", "兵"], "bonds": 30} | (second or {})
    return Board(phase="deployment", cards=[*PLAIN, *cards], first=mine, second=theirs)


def play(board: Board, alias: str, *targets: str) -> None:
    board.do("first", "play", alias)
    if targets:
        board.choose("first", *targets)
    board.passes("first", "second")


def used(text: str, *targets: str, **sides: Any) -> Board:
    """The table after an EVENT with this text was played."""
    cards = sides.pop("cards", [])
    board = table(event("札", text), *cards, **sides)
    play(board, "札", *targets)
    return board


# --- sentences that hang on another one


@clause("kiseki", "1205.1")
@pytest.mark.parametrize("support", [False, True])
def test_a_sentence_can_take_the_place_of_the_one_before(support: bool) -> None:
    text = "レディ状態のUNITを1つ対象とし、それをアクションする。それがサポートを持つなら、代わりにそれをスタンする。"
    board = used(text, second={"field": [{"card": "剣", "support": support}]})
    assert board.is_stunned("剣") == support
    assert not board.is_ready("剣")
    assert board.bonds("second") == (28 if support else 30)


@clause("kiseki", "1203.6")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_what_follows_where_a_price_is_not_paid(pays: str) -> None:
    board = used("相手は1EP支払ってもよい。そうしないなら、相手は絆を2点失う。", second={"homebase": 1})
    board.option("second", pays)
    if pays == "yes":
        board.settle()
    assert board.bonds("second") == (30 if pays == "yes" else 28)


@clause("kiseki", "1221.1", "1317.1")
def test_a_text_goes_on_to_speak_of_what_it_has_chosen() -> None:
    text = "あなたのUNITを1つ即死させてもよい。そうしたなら、そのUNITのCPコストに等しい枚数のカードを引く。"
    board = used(text, first={"field": ["剣", "壁"]})
    board.option("first", "yes")
    board.choose("first", "壁")
    assert "壁" in board.trail("first")
    assert len(board.hand("first")) == 3


# --- amounts and comparisons


@clause("kiseki", "104.6")
def test_a_figure_is_doubled_until_the_end_of_the_turn() -> None:
    board = used("あなたのUNITを1つ対象とし、このターン中それのSTRを2倍にする。", first={"field": ["剣"]})
    assert (board.strength("剣"), board.defence("剣")) == (6, 2)


@clause("kiseki", "104.6")
def test_strength_and_defence_change_places_on_every_unit_of_the_moment() -> None:
    board = used(
        "このターン中、すべてのUNITのSTRとDEFを入れ替える。", first={"field": ["剣"]}, second={"field": ["槍"]}
    )
    assert (board.strength("剣"), board.defence("剣")) == (2, 3)
    assert (board.strength("槍"), board.defence("槍")) == (4, 1)


@clause("kiseki", "1333.2", "104.6")
def test_both_figures_follow_what_is_counted() -> None:
    board = table(
        unit("王", text="・これのSTRとDEFは、あなたの場にある組織の数に等しい。"), first={"field": ["王", "槍"]}
    )
    assert (board.strength("王"), board.defence("王")) == (2, 2)


@clause("kiseki", "1215.6")
def test_a_figure_that_a_text_sets_by_counting_stays_as_it_was_found() -> None:
    text = "あなたのUNITを1つ対象とし、このターン中それのSTRはあなたの手札の枚数に等しい。その後、カードを2枚引く。"
    board = used(text, first={"field": ["剣"], "hand": ["槍", "槍", "槍", "槍"]})
    assert len(board.hand("first")) == 6 and board.strength("剣") == 4


@clause("kiseki", "502.2a", "1212.1")
def test_hands_are_compared_all_the_time() -> None:
    fox = unit("狐", text="・あなたの手札が相手の手札より少ないなら、これは+2/+2を得る。")
    board = table(fox, first={"field": ["狐"]}, second={"hand": ["剣"]})
    assert board.strength("狐") == 4
    board = table(fox, first={"field": ["狐"], "hand": ["剣"]}, second={"hand": ["剣"]})
    assert board.strength("狐") == 2


@clause("kiseki", "1313.2")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("あなたのUNITの数に等しい枚数のカードを引く。", 2),
        ("あなたのUNIT1つにつき、カードを1枚引く。", 2),
        ("あなたのUNITの数の2倍に等しい枚数のカードを引く。", 4),
        ("あなたのUNITのCPコストの合計の半分(端数切り捨て)に等しい枚数のカードを引く。", 1),
        ("あなたのUNITのCPコストの合計の半分(端数切り上げ)に等しい枚数のカードを引く。", 2),
        ("あなたのUNITのSTRの最大値に等しい枚数のカードを引く。", 3),
    ],
)
def test_amounts_are_counted_doubled_and_halved(text: str, drawn: int) -> None:
    board = used(text, first={"field": ["剣", "槍"]})
    assert len(board.hand("first")) == drawn


@clause("kiseki", "1328.2")
def test_so_many_cards_lie_on_the_field() -> None:
    hero = unit("勇", text="・あなたの場にITEMが2つ以上あるなら、これは【ヘイト】と【武術】を得る。")
    assert table(hero, first={"field": ["勇", "盾@a", "盾@b"]}).icons("勇") == ["ヘイト", "武術"]
    assert table(hero, first={"field": ["勇", "盾"]}).icons("勇") == []


# --- groups


@clause("kiseki", "209.1")
def test_the_strongest_is_told_among_those_that_are_meant() -> None:
    board = used("相手の最もSTRが高いUNITをすべてスタンする。", first={"field": ["剣"]}, second={"field": ["槍", "壁"]})
    assert board.is_stunned("壁") and not board.is_stunned("槍") and not board.is_stunned("剣")


@clause("kiseki", "402.1")
@pytest.mark.parametrize(
    ("text", "stunned"),
    [
        ("相手のレディ状態でないUNITをすべてスタンする。", ["槍"]),
        ("相手の王立学院以外のUNITをすべてスタンする。", ["剣", "壁"]),
        ("相手のSTRが2より大きいUNITをすべてスタンする。", ["剣"]),
        ("相手のSTRが2未満のUNITをすべてスタンする。", ["槍"]),
        ("相手のサポートを持たないUNITをすべてスタンする。", ["剣", "槍"]),
        ("すべての相手のUNITをスタンする。", ["剣", "槍", "壁"]),
    ],
)
def test_groups_can_be_narrowed_by_what_is_not_so(text: str, stunned: list[str]) -> None:
    field = ["剣", {"card": "槍", "actioned": True}, {"card": "壁", "support": True}]
    board = used(text, second={"field": field})
    assert [each for each in ("剣", "槍", "壁") if board.is_stunned(each)] == stunned


@clause("kiseki", "1337.1")
def test_units_aboard_are_asked_what_they_are() -> None:
    ship = item("船", "【搭乗1】\n・これに搭乗したUNITが王立学院を持つなら、これは+2/+0を得る。", strength=1, defence=1)
    board = table(ship, first={"field": [{"card": "船", "crew": ["槍"]}]})
    assert board.strength("船") == 3
    board = table(ship, first={"field": [{"card": "船", "crew": ["剣"]}]})
    assert board.strength("船") == 1


@clause("kiseki", "1502.1")
def test_each_player_takes_from_the_own_trail() -> None:
    text = "各プレイヤーは自身の軌跡のUNITを1枚選び、それを手札に戻す。"
    board = used(text, first={"trail": ["剣", "槍"]}, second={"trail": ["壁", "槍"]})
    assert board.options("first") == ["剣", "槍"]
    board.choose("first", "剣")
    board.choose("second", "壁")
    assert board.hand("first") == ["剣"] and board.hand("second") == ["壁"]


@clause("kiseki", "1311.1", "1314.1")
def test_chance_tells_which_card_of_a_hand_is_shown() -> None:
    text = "相手の手札から無作為に1枚選び、公開する。それがUNITなら、相手はそれを捨てる。"
    board = used(text, second={"hand": ["剣"]})
    assert board.trail("second") == ["剣"]
    board = used(text, second={"hand": ["無"]})
    assert board.hand("second") == ["無"] and board.is_known("無", "first")
    board = used(text, second={"hand": ["剣", "槍", "無"]})
    assert board.asked() == ("chance", "at-random", "1312.1")
    board.shuffle(1, 0, 2)
    assert board.trail("second") == ["槍"] and not board.is_known("剣", "first")


# --- decks


@clause("kiseki", "504.1")
def test_cards_are_shuffled_into_the_deck() -> None:
    board = used(
        "あなたの軌跡のUNITを3枚まで対象とし、それらをデッキに加えて切る。", "剣", "槍", first={"trail": ["剣", "槍"]}
    )
    board.settle()
    assert sorted(board.deck("first")) == sorted(["兵", "兵", "兵", "兵", "剣", "槍"])


@clause("kiseki", "1311.1")
def test_the_top_cards_are_shown_to_all_and_parted() -> None:
    text = "あなたのデッキの上から3枚を公開し、その中からITEMを1枚まで手札に加える。その後、残りを軌跡に置く。"
    board = used(text, first={"deck": ["剣", "盾", "槍", "兵"]})
    assert board.is_known("剣", "second")
    board.choose("first", "盾")
    assert board.hand("first") == ["盾"] and board.deck("first") == ["兵"]
    assert set(board.trail("first")) >= {"剣", "槍"}


# --- what is waited for


@clause("kiseki", "1211.8")
def test_something_happens_each_time_while_the_turn_lasts() -> None:
    text = "このターン中、あなたのUNITがスタンした時、相手は絆を1点失う。"
    board = table(
        event("札", text),
        event("打二", "UNITを1つ対象とし、それをスタンする。"),
        first={"field": ["剣", "槍"], "hand": ["打"]},
    )
    play(board, "札")
    play(board, "打", "剣")
    board.passes("first", "second")
    play(board, "打二", "槍")
    board.passes("first", "second")
    assert board.bonds("second") == 28


@clause("kiseki", "1204.2k")
def test_a_card_hears_that_it_is_played_itself() -> None:
    scout = unit("斥", cp=0, text="・あなたがこれをプレイした時、カードを1枚引く。")
    board = Board(phase="deployment", cards=[*PLAIN, scout], first={"hand": ["斥"], "deck": ["兵"]})
    board.do("first", "play", "斥")
    board.settle()
    assert board.hand("first") == ["兵"] and board.field("first") == ["斥"]


@clause("kiseki", "1330.1")
def test_being_removed_is_heard() -> None:
    mourner = unit("喪", text="・あなたのUNITが除外された時、カードを1枚引く。")
    board = used("あなたのUNITを1つ対象とし、それを除外する。", "剣", cards=[mourner], first={"field": ["剣", "喪"]})
    board.passes("first", "second")
    assert board.hand("first") == ["兵"]


# --- what is forbidden


@clause("kiseki", "104.4", "508.1")
@pytest.mark.parametrize(
    ("ban", "deed"),
    [
        ("軌跡に置かれない", "即死させる"),
        ("軌跡に置かれない", "破壊する"),
        ("場を離れない", "手札に戻す"),
        ("場を離れない", "除外する"),
        ("手札に戻らない", "手札に戻す"),
        ("除外されない", "除外する"),
    ],
)
def test_a_unit_stays_where_it_is(ban: str, deed: str) -> None:
    guard = item("守", f"・あなたのUNITは{ban}。")
    board = used(
        f"UNITを1つ対象とし、それを{deed}。",
        "剣",
        cards=[guard],
        second={"field": ["剣", "守"]},
        first={"field": ["槍"]},
    )
    assert board.field("second") == ["剣", "守"]
    board = used(
        f"UNITを1つ対象とし、それを{deed}。",
        "槍",
        cards=[guard],
        second={"field": ["剣", "守"]},
        first={"field": ["槍"]},
    )
    assert board.field("first") == []


@clause("kiseki", "104.4")
@pytest.mark.parametrize(("ban", "deed"), [("アクションされない", "アクションする"), ("回復しない", "回復する")])
def test_a_unit_stays_as_it_lies(ban: str, deed: str) -> None:
    guard = item("守", f"・UNITは{ban}。")
    lying = {"card": "剣", "stunned": True} if ban == "回復しない" else "剣"
    board = used(f"UNITを1つ対象とし、それを{deed}。", cards=[guard], second={"field": [lying, "守"]})
    assert board.is_stunned("剣") == (ban == "回復しない")
    assert board.is_ready("剣") == (ban != "回復しない")


@clause("kiseki", "104.4")
def test_only_so_many_cards_can_be_played_in_a_turn() -> None:
    rule = base("掟", text="・各プレイヤーはEVENTを1ターンに1枚しかプレイできない。")
    board = table(rule, first={"hand": ["無@a", "無@b"], "homebase": [{"card": "掟", "up": True}, "壁"]})
    play(board, "a")
    assert board.refused("first", "play", "b").condition == "used-up-this-turn"


@clause("kiseki", "803.6e")
def test_some_units_cannot_attack_this_one() -> None:
    tower = unit("塔", text="・STRが3以上のUNITはこれを攻撃できない。")
    board = Board(phase="battle", cards=[*PLAIN, tower], first={"field": ["剣", "槍"]}, second={"field": ["塔"]})
    board.settle()
    board.attack("first", "剣")
    board.settle()
    assert not board.is_stunned("塔") and board.bonds("second") < 40


# --- what happens instead


@clause("kiseki", "1216.1", "104.2")
@pytest.mark.parametrize(("text", "left"), [("失う絆を1点減らす", 28), ("それより1点多い絆を失う", 26)])
def test_a_loss_of_bonds_is_altered(text: str, left: int) -> None:
    charm = item("護", f"・あなたが絆を失うなら、代わりに{text}。")
    board = used("あなたは絆を3点失う。", cards=[charm], first={"field": ["護"]})
    assert board.bonds("first") == left


@clause("kiseki", "1216.1")
def test_being_actioned_is_replaced() -> None:
    bed = item("床", "・あなたのUNITがアクションするなら、代わりにカードを1枚引く。")
    board = used("UNITを1つ対象とし、それをアクションする。", cards=[bed], first={"field": ["剣", "床"]})
    assert board.is_ready("剣") and board.hand("first") == ["兵"]


# --- where a text works


@clause("kiseki", "1202.5")
def test_a_constant_craft_works_from_the_trail() -> None:
    saint = unit("聖", text=f"・これが軌跡にあるかぎり、あなたの{SCHOOL}は+0/+1を得る。")
    board = table(saint, first={"field": ["槍"], "trail": ["聖"]}, second={"field": ["槍@b"]})
    assert (board.defence("槍"), board.defence("b")) == (5, 4)
    assert table(saint, first={"field": ["槍", "聖"]}).defence("槍") == 4


@clause("kiseki", "803.1")
def test_the_step_of_choosing_what_to_attack_begins_for_every_craft() -> None:
    scribe = unit("書", text="・攻撃対象選択ステップ開始時、カードを1枚引く。")
    board = Board(phase="battle", cards=[*PLAIN, scribe], first={"field": ["書"], "deck": ["兵", "剣"]})
    board.settle()
    assert "兵" in board.hand("first") or board.waiting() == [("craft", "書")]


@clause("kiseki", "104.4", "1314.1")
def test_a_card_of_a_hand_is_not_discarded() -> None:
    relic = unit("宝", text="・これは捨てられない。")
    board = used("相手の手札をすべて捨てる。", cards=[relic], second={"hand": ["宝", "剣"]})
    assert board.hand("second") == ["宝"]


@clause("kiseki", "104.4", "1218.1")
def test_a_player_gives_no_scrum_support() -> None:
    rule = base("掟", text="・各プレイヤーはスクラムサポートを実行できない。")
    field = {"field": ["剣", "兵"], "hand": ["無"]}
    assert table(first=field).refused("first", "support", "剣", "剣").condition == "same-unit"
    board = table(rule, first={**field, "homebase": [{"card": "掟", "up": True}, "壁"]})
    assert board.refused("first", "support", "剣", "兵").condition == "support-forbidden"


@clause("kiseki", "1312.4")
def test_units_without_the_chosen_organisation_are_told_apart() -> None:
    text = "場にある組織を1つ選ぶ。その組織を持たないUNITはすべて、このターン中-1/-1を得る。"
    board = used(text, first={"field": ["剣"]}, second={"field": ["槍"]})
    board.option("first", GUILD)
    assert (board.strength("剣"), board.strength("槍")) == (3, 0)


@clause("kiseki", "1221.1")
def test_what_this_event_returned_is_counted() -> None:
    text = "あなたのUNITを任意の数手札に戻してもよい。そうしたなら、"
    text += "このEVENTで手札に戻したUNIT1つにつき、あなたは絆を2点得る。"
    board = used(text, first={"field": ["剣", "槍"]})
    board.option("first", "yes")
    board.choose("first", "剣", "槍")
    assert board.bonds("first") == 34


# --- many spellings of one thing


@pytest.mark.parametrize(
    ("written", "normal"),
    [
        ("相手のUNIT1つを対象とし、それをスタンさせる。", "相手のUNITを1つ対象とし、それをスタンする。"),
        ("相手のUNITを1体対象として、スタンする。", "相手のUNITを1つ対象とし、それをスタンする。"),
        ("あなたはカードを1枚引くことができる。", "カードを1枚引いてもよい。"),
        ("あなたの場にITEMがある場合、カードを1枚引く。", "あなたの場にITEMがあるなら、カードを1枚引く。"),
        ("カードを1枚引ける。", "カードを1枚引いてもよい。"),
        ("UNITを1つ対象とし、スタンしてもよい。", "UNITを1つ対象とし、それをスタンしてもよい。"),
        ("全てのUNITをレディ状態にする。", "UNITをすべてレディする。"),
        ("ターン終了時まで、あなたのUNITは+1/+0を得る。", "このターン中、あなたのUNITは+1/+0を得る。"),
        ("あなたの手札からUNITを1枚捨てる。", "あなたの手札のUNITを1枚捨てる。"),
        ("あなたのデッキの上から2枚を見る。", "あなたのデッキの上を2枚見る。"),
        ("あなたのデッキをシャッフルする。", "あなたのデッキを切る。"),
        ("次のターン開始時、カードを1枚引く。", "ターン開始時、カードを1枚引く。"),
    ],
)
def test_another_spelling_means_the_same_and_is_printed_as_it_was_written(written: str, normal: str) -> None:
    book = phrase_book("kiseki")
    assert book.compile(written, "event") == book.compile(normal, "event")
    assert book.reprint(written, "event") == written
    assert book.render_ja(book.compile(written, "event"), "event") == normal


# --- words that nothing could honour


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("・手札を無作為に1枚捨てる:カードを1枚引く。", "UNIT"),
        ("・このターンにあなたがスタン状態のUNITをプレイしたなら、これは+1/+0を得る。", "UNIT"),
        ("・これのCPコストを2倍にする。", "UNIT"),
        ("あなたの場にUNITがいるなら、代わりにカードを1枚引く。", "EVENT"),
        ("そうしないなら、カードを1枚引く。", "EVENT"),
        ("戦闘中、UNITがスタンした時、カードを1枚引く。", "EVENT"),
        ("・あなたのUNITがスタンするなら、代わりにそれより1点少ないダメージを受ける。", "UNIT"),
    ],
)
def test_a_word_that_the_rules_would_pass_over_is_refused(text: str, kind: str) -> None:
    trial = try_text("kiseki", text, kind)
    assert trial.compiled is not None and not trial.passed
    assert all([problem.explain(language) for problem in trial.problems for language in ("en", "ja")])
