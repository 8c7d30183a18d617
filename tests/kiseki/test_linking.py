"""Sentences that go on with somebody else, what waits for the next one, what was paid, what happened in the turn."""

from __future__ import annotations

import pytest

from fuda.games.kiseki.phrases.sentences import BOOK
from fuda.library.trying import try_text
from tests.citing import clause
from tests.kiseki import texts
from tests.kiseki.board import Board, Printed, art, base, event, item, unit
from tests.kiseki.texts import GUILD, MAGE, SCHOOL, SPEAR, SWORD, WALL, play, resolve, use

SOLDIER = unit("兵")
IDLE = {"field": ["壁@敵壁"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6}


def table(*cards: Printed, first: dict[str, object], second: dict[str, object]) -> Board:
    """The first player's deployment step, with soldiers to fill decks."""
    return texts.table(SOLDIER, *cards, first=first, second=second)


def rich(board: Board) -> Board:
    """The same with nine CP and nine EP for the first player."""
    board.state.cp[0] = board.state.ep[0] = 9
    return board


def says(text: str, **own: object) -> Board:
    """The first player plays an EVENT with this text, and holds a sword."""
    first = {"field": ["剣", "術"], "bonds": 20, "deck": ["兵"] * 3, "homebase": 6, **own}
    return table(event("事", text), first=first, second={**IDLE, "hand": ["槍@敵槍"]})


# --- 自分, 対戦相手


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("自分のUNITを1つ対象とし、それをレディする。", "あなたのUNITを1つ対象とし、それをレディする。"),
        ("対戦相手は自分の手札を1枚捨てる。", "相手は自身の手札を1枚捨てる。"),
        (
            "各プレイヤーは自分のUNITを一つ選び、自分の手札を1枚捨てる。",
            "各プレイヤーは自身のUNITを1つ選び、自身の手札を1枚捨てる。",
        ),
        ("相手は手札を1枚捨てる。自分の手札を1枚捨てる。", "相手は手札を1枚捨てる。あなたの手札を1枚捨てる。"),
        ("お互いのUNITをすべてアクションする。", "UNITをすべてアクションする。"),
    ],
)
@clause("kiseki", "105.3")
def test_oneself_is_the_controller_or_whoever_is_told_to_do_it(text: str, bare: str) -> None:
    assert BOOK.compile(text, "event") == BOOK.compile(bare, "event")


@clause("kiseki", "105.3", "1314.1")
def test_a_player_told_to_discard_from_their_own_hand_does_so() -> None:
    board = says("対戦相手は自分の手札を1枚捨てる。")
    play(board, "事")
    board.choose("second", "敵槍")
    assert board.trail("second") == ["敵槍"] and "own" in board.hand("first")


# --- one sentence, several subjects


@clause("kiseki", "105.3", "1205.1d")
def test_each_player_of_a_sentence_does_their_own_part() -> None:
    board = says("相手は絆を3点失い、あなたはカードを2枚引く。")
    play(board, "事")
    assert (board.bonds("first"), board.bonds("second")) == (20, 17)
    assert board.hand("first") == ["own", "兵", "兵"] and len(board.deck("second")) == 4


@clause("kiseki", "1201.2b", "1313.1a")
def test_what_a_unit_gains_is_followed_by_what_the_controller_does() -> None:
    board = says("UNITを1つ対象とし、それはこのターン中+2/+0を得、カードを1枚引く。")
    play(board, "事", "剣")
    assert board.strength("剣") == 6 and board.strength("術") == 3 and board.hand("first") == ["own", "兵"]


@pytest.mark.parametrize(
    ("text", "own", "other"),
    [
        ("・これは+1/+0を得、あなたの他のUNITは+0/+2を得る。", (5, 4), (3, 5)),
        ("・あなたの場にITEMがあるなら、これは+1/+0を得、あなたの他のUNITは+0/+2を得る。", (4, 4), (3, 3)),
        ("・これは【武術】を失い、あなたの他のUNITは+1/+0を得る。", (4, 4), (4, 3)),
    ],
)
@clause("kiseki", "1212.1")
def test_a_constant_craft_says_two_things_under_one_condition(
    text: str, own: tuple[int, int], other: tuple[int, int]
) -> None:
    board = table(unit("主", text=text, cp=2, strength=4, defence=4), first={"field": ["主", "術"]}, second=IDLE)
    assert (board.strength("主"), board.defence("主")) == own
    assert (board.strength("術"), board.defence("術")) == other
    assert (board.strength("敵壁"), board.defence("敵壁")) == (1, 9)


# --- the next one alone


@clause("kiseki", "1216.1", "1216.3", "1215.6")
def test_only_the_next_unit_of_those_meant_is_saved_and_no_later_one() -> None:
    text = "このターン中、次にあなたのUNITがスタンするなら、代わりにそれを手札に戻し、あなたは絆を1点得る。"
    blow = event("打", "UNITを1つ対象とし、それをスタンする。")
    first = {"field": ["剣", "術"], "bonds": 20, "deck": ["兵"] * 3, "homebase": 6}
    board = table(
        event("事", text), blow, event("撃", "UNITを1つ対象とし、それをスタンする。"), first=first, second=IDLE
    )
    play(board, "事")
    play(board, "打", "敵壁")
    assert board.is_stunned("敵壁") and board.bonds("first") == 20  # another player's unit is none of them
    play(board, "撃", "剣")
    assert "剣" in board.hand("first") and board.bonds("first") == 21


@clause("kiseki", "1216.1", "1306.3")
def test_a_second_unit_is_stunned_as_ever() -> None:
    text = "このターン中、次にあなたのUNITがスタンするなら、代わりにそれを手札に戻す。"
    blow = event("打", "あなたのUNITをすべてスタンする。")
    first = {"field": ["剣", "術"], "bonds": 20, "deck": ["兵"] * 3, "homebase": 6}
    board = table(event("事", text), blow, first=first, second=IDLE)
    play(board, "事")
    play(board, "打")
    saved = [name for name in ("剣", "術") if name in board.hand("first")]
    stunned = [name for name in ("剣", "術") if board.is_stunned(name)]
    assert len(saved) == 1 and len(stunned) == 1 and not board.state.effects


@clause("kiseki", "1211.8")
def test_the_next_stun_is_heard_once_this_turn() -> None:
    text = "このターン中、次に相手のUNITがスタンした時、カードを1枚引き、相手は絆を2点失う。"
    blow = event("打", "UNITを2つ対象とし、それらをスタンする。")
    first = {"field": ["剣"], "bonds": 20, "deck": ["兵"] * 2, "homebase": 6}
    board = table(event("事", text), blow, first=first, second={**IDLE, "field": ["壁@敵壁", "術@敵術"]})
    play(board, "事")
    play(board, "打", "敵壁", "敵術")
    assert board.hand("first") == ["own", "兵"] and board.bonds("second") == 20 - 4 - 1 - 2


@clause("kiseki", "1216.1", "1215.9")
@pytest.mark.parametrize(
    "text",
    [
        "・次にあなたのUNITがスタンするなら、代わりにそれを手札に戻す。",
        "・次にあなたがプレイするEVENTのEPコストを2減らす。",
    ],
)
def test_the_next_one_needs_a_time_at_which_waiting_for_it_ends(text: str) -> None:
    assert not try_text("kiseki", text, "UNIT").passed


@pytest.mark.parametrize(("whose", "left"), [("あなた", [7, 4]), ("相手", [6, 3])])
@clause("kiseki", "1204.2f-8", "1204.2k", "1304.2")
def test_the_next_event_alone_is_cheaper_and_only_that_players(whose: str, left: list[int]) -> None:
    text = f"このターン中、次に{whose}がプレイするEVENTのEPコストを1減らす。"
    dear = [event(name, "計画0。", ep=3) for name in ("甲", "乙")]
    first = {"field": ["剣"], "bonds": 20, "deck": ["兵"] * 3}
    board = rich(table(event("事", text), *dear, first=first, second=IDLE))
    play(board, "事")
    assert len(board.state.effects) == 1
    seen: list[int] = []
    for name in ("甲", "乙"):
        board.do("first", "play", name)
        seen.append(board.pools("first")[1])
    assert seen == left and len(board.state.effects) == (0 if whose == "あなた" else 1)


@clause("kiseki", "1204.2f-7", "1204.2k")
def test_the_next_card_of_a_kind_is_not_one_of_another_kind() -> None:
    sentences = "このターン中、次にあなたがプレイする{}を{}増やす。"
    text = sentences.format("UNITのCPコスト", 2) + sentences.format("アーツのEPコスト", 1)
    mage = unit("師", arts=(art("光", "計画0。", ep=2),))
    first = {"field": ["剣"], "bonds": 20, "deck": ["兵"] * 3, "hand": ["師", "槍", "術"]}
    board = rich(table(event("事", text), event("甲", "計画0。", ep=3), mage, first=first, second=IDLE))
    play(board, "事")
    board.do("first", "play", "甲")
    assert board.pools("first") == (9, 6)
    board.passes("first", "second")
    board.do("first", "play", "槍")
    assert board.pools("first") == (4, 6)
    board.do("first", "art", "師")
    assert board.pools("first") == (4, 3)
    resolve(board)
    board.do("first", "play", "術")
    assert board.pools("first") == (3, 3)


# --- what was paid


@pytest.mark.parametrize(
    ("text", "chosen", "bonds"),
    [
        ("・あなたの他のUNITを1つ軌跡に置く:あなたはそれのCPコストに等しい点数の絆を得る。", "剣", 22),
        ("・あなたの他のUNITを1つ軌跡に置く:あなたはそれのCPコストに等しい点数の絆を得る。", "術", 21),
        ("・あなたの他のUNITを1つ軌跡に置く:軌跡に置いたUNITが王立学院なら、あなたは絆を5点得る。", "術", 25),
        ("・あなたの他のUNITを1つ軌跡に置く:軌跡に置いたUNITが王立学院なら、あなたは絆を5点得る。", "剣", 20),
        ("・あなたの他のUNITを1つ軌跡に置く:このコストで軌跡に置いたUNITのSTRに等しい点数の絆を得る。", "剣", 24),
        ("・[アクション]、あなたの他のUNITを1つ手札に戻す:それのDEFに等しい点数の絆を得る。", "術", 23),
        ("・あなたの他のUNITを1つ手札に戻す、[アクション]:それのDEFに等しい点数の絆を得る。", "剣", 24),
    ],
)
@clause("kiseki", "1203.1", "1203.4", "1221.1")
def test_a_craft_speaks_of_what_was_done_to_pay_for_it(text: str, chosen: str, bonds: int) -> None:
    first = {"field": ["主", "剣", "術"], "bonds": 20, "deck": ["兵"] * 3, "homebase": 6}
    board = table(unit("主", text=text), first=first, second=IDLE)
    board.do("first", "craft", "主")
    board.choose("first", chosen)
    resolve(board)
    assert board.bonds("first") == bonds


@clause("kiseki", "1203.4", "1221.1")
def test_what_was_paid_first_is_told_as_it_was_when_something_else_was_paid_after_it() -> None:
    cost = "あなたの他のUNITを1つ軌跡に置く、手札を1枚捨てる"
    text = f"・あなたの他のUNITは+1/+0を得る。\n・{cost}:軌跡に置いたUNITのSTRに等しい点数の絆を得る。"
    first = {"field": ["主", "剣", "術"], "bonds": 20, "deck": ["兵"] * 3, "hand": ["槍"]}
    board = table(unit("主", text=text), first=first, second=IDLE)
    board.do("first", "craft", "主")
    board.choose("first", "剣")
    board.choose("first", "槍")
    resolve(board)
    assert board.bonds("first") == 25 and "槍" in board.trail("first")


@pytest.mark.parametrize(("card", "drawn"), [("槍", 2), ("own", 1)])
@clause("kiseki", "1203.1", "1205.1")
def test_what_was_discarded_for_it_decides_how_much_is_drawn(card: str, drawn: int) -> None:
    text = "・手札を1枚捨てる:カードを1枚引く。捨てたカードがUNITなら、代わりにカードを2枚引く。"
    first = {"field": ["主"], "bonds": 20, "deck": ["兵"] * 3, "hand": ["槍"], "homebase": 6}
    board = table(unit("主", text=text), first=first, second=IDLE)
    board.do("first", "craft", "主")
    board.choose("first", card)
    resolve(board)
    assert len(board.deck("first")) == 3 - drawn and card in board.trail("first")


@pytest.mark.parametrize(
    "text",
    [
        "この効果で捨てたUNITを手札に戻す。",
        "カードを1枚引く。捨てたUNITを手札に戻す。",
        "その中からUNITを1枚選び、手札に加える。",
        "カードを1枚引く。この効果でUNITを破壊したなら、カードを1枚引く。",
    ],
)
@clause("kiseki", "1221.1", "1312.2")
def test_what_the_text_has_not_done_cannot_be_spoken_of(text: str) -> None:
    trial = try_text("kiseki", text, "EVENT")
    assert trial.compiled is not None and not trial.passed
    assert all([problem.explain(language) for problem in trial.problems for language in ("en", "ja")])


@pytest.mark.parametrize(("top", "drawn"), [(["剣@一", "備え@二"], 1), (["備え@一", "備え@二"], 0)])
@clause("kiseki", "504.3", "1221.1", "1312.2")
def test_cards_put_from_the_top_into_the_trail_can_be_spoken_of(top: list[str], drawn: int) -> None:
    for text in (
        "あなたのデッキの上を2枚軌跡に置く。その中にUNITがあるなら、カードを1枚引く。",
        "あなたのデッキの上を2枚軌跡に置く。この効果でUNITを軌跡に置いたなら、カードを1枚引く。",
        "あなたのデッキの上を2枚軌跡に置く。この効果で軌跡に置いたUNIT1枚につきカードを1枚引く。",
    ):
        board = says(text, deck=[*top, "壁", "兵"], trail=["術@古"])
        play(board, "事")
        assert len(board.hand("first")) == 1 + drawn


# --- who attacked whom


def heard(text: str, *attackers: str, target: str = "", field: tuple[str, ...] = ("主", "剣")) -> Board:
    """The first player attacks; 主 of the first player has the text."""
    watcher = unit("主", text=text, cp=1, strength=2, defence=2, organisations=(GUILD,))
    second = {"field": ["壁@敵壁"] if target else [], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6}
    cards = [watcher, SWORD, SPEAR, MAGE, WALL, SOLDIER, event("備え", "計画1。")]
    first = {"field": list(field), "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["備え@own"]}
    board = Board(phase="battle", cards=cards, first=first, second={**second, "hand": ["備え@other"]})
    board.attack("first", *attackers, target=target)
    board.settle()
    return board


@pytest.mark.parametrize(
    ("text", "attacker", "target", "gained"),
    [
        ("・これがプレイヤーを攻撃した時、あなたは絆を1点得る。", "主", "", 1),
        ("・これがプレイヤーを攻撃した時、あなたは絆を1点得る。", "主", "敵壁", 0),
        ("・これがプレイヤーを攻撃した時、あなたは絆を1点得る。", "剣", "", 0),
        ("・あなたの他のUNITがプレイヤーを攻撃した時、あなたは絆を1点得る。", "剣", "", 1),
        ("・相手のUNITがプレイヤーを攻撃した時、あなたは絆を1点得る。", "剣", "", 0),
        (
            "・あなたのUNITが相手を攻撃した時、それが剣でないなら、あなたは絆を1点得る。".replace(
                "それが剣でないなら、", ""
            ),
            "剣",
            "",
            1,
        ),
        ("・あなたの他のUNITが相手のUNITを攻撃した時、あなたは絆を1点得る。", "剣", "敵壁", 1),
        ("・あなたの他のUNITが相手のUNITを攻撃した時、あなたは絆を1点得る。", "剣", "", 0),
        ("・あなたの他のUNITが相手のUNITを攻撃した時、あなたは絆を1点得る。", "主", "敵壁", 0),
    ],
)
@clause("kiseki", "803.5b", "804.8")
def test_an_attack_is_heard_by_who_attacks_and_what(text: str, attacker: str, target: str, gained: int) -> None:
    board = heard(text, attacker, target=target)
    assert board.bonds("first") == 20 + gained


@clause("kiseki", "804.8")
def test_those_that_attacked_a_player_are_meant_by_it_and_nobody_else() -> None:
    board = heard("・あなたのUNITがプレイヤーを攻撃した時、それは【武術】を得る。", "剣", field=("主", "剣", "術"))
    assert [name for name in ("主", "剣", "術") if "武術" in board.icons(name)] == ["剣"]
    board = heard("・あなたのUNITが相手を攻撃した時、それは【武術】を得る。", "剣", field=("主", "剣", "術"))
    assert [name for name in ("主", "剣", "術") if "武術" in board.icons(name)] == ["剣"]


@pytest.mark.parametrize(
    ("text", "icons"),
    [
        ("・これが相手のUNITに攻撃された時、それは【武術】を得る。", (["武術"], [])),
        ("・これがCPコストが3以上のUNITに攻撃された時、それは【武術】を得る。", ([], [])),
        ("・これがあなたのUNITに攻撃された時、それは【武術】を得る。", ([], [])),
        ("・これが攻撃された時、それは【武術】を得る。", ([], ["武術"])),
    ],
)
@clause("kiseki", "804.8")
def test_who_attacked_it_is_meant_where_the_text_names_the_attacker(
    text: str, icons: tuple[list[str], list[str]]
) -> None:
    watcher = unit("主", text=text, cp=1, strength=2, defence=9, organisations=(SCHOOL,))
    cards = [watcher, SWORD, SPEAR, MAGE, WALL, SOLDIER, event("備え", "計画1。")]
    first = {"field": ["剣"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["備え@own"]}
    second = {"field": ["主"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["備え@other"]}
    board = Board(phase="battle", cards=cards, first=first, second=second)
    board.attack("first", "剣", target="主")
    board.settle()
    assert (board.icons("剣"), board.icons("主")) == icons


@clause("kiseki", "804.8")
def test_it_is_refused_where_it_could_be_the_attacker_or_the_attacked() -> None:
    for text in (
        "・あなたのUNITが相手のUNITを攻撃した時、それは【武術】を得る。",
        "・あなたのUNITが相手のUNITに攻撃された時、それは【武術】を得る。",
    ):
        assert not try_text("kiseki", text, "UNIT").passed
    assert try_text("kiseki", "・これが相手のUNITを攻撃した時、それは【武術】を失う。", "UNIT").passed


# --- how often in a turn


@pytest.mark.parametrize(("times", "gained"), [(1, 0), (2, 1), (3, 1)])
@clause("kiseki", "1221.1")
def test_the_second_time_is_heard_and_no_other(times: int, gained: int) -> None:
    watch = item("札", text="・このターン2回目にあなたがEVENTをプレイした時、あなたは絆を1点得る。")
    events = [event(name, "計画0。") for name in ("甲", "乙", "丙")]
    first = {"field": ["札"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6}
    board = table(watch, *events, first=first, second=IDLE)
    for name in ("甲", "乙", "丙")[:times]:
        play(board, name)
    assert board.bonds("first") == 20 + gained


@pytest.mark.parametrize(("times", "bonds"), [(1, 18), (2, 18 - 2)])
@clause("kiseki", "1216.3")
def test_a_replacement_is_applied_so_often_in_a_turn(times: int, bonds: int) -> None:
    shield = item(
        "札",
        text="・あなたのUNITがスタンするなら、代わりにあなたは絆を2点失う。この効果は1ターンに1回しか適用されない。",
    )
    blows = [event(name, "UNITを1つ対象とし、それをスタンする。") for name in ("甲", "乙")]
    first = {"field": ["札", "剣"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6}
    board = table(shield, *blows, first=first, second=IDLE)
    for name in ("甲", "乙")[:times]:
        play(board, name, "剣")
    assert board.bonds("first") == bonds and board.is_stunned("剣") == (times == 2)


@clause("kiseki", "1216.3", "1215.1")
def test_only_what_replaces_can_be_limited_so() -> None:
    text = "・これは+1/+0を得る。この効果は1ターンに1回しか適用されない。"
    assert not try_text("kiseki", text, "UNIT").passed


# --- plans, support, durations


@pytest.mark.parametrize(
    ("text", "deed", "deck", "gained"),
    [
        ("・あなたが計画を行った時、あなたは絆を1点得る。", "計画2。", 3, 1),
        ("・相手が計画を行った時、あなたは絆を1点得る。", "計画2。", 3, 0),
        ("・あなたが計画を行った時、あなたは絆を1点得る。", "計画2。", 0, 0),
        ("・あなたが計画を行った時、あなたは絆を1点得る。", "相手は計画2を行う。", 3, 0),
        ("・相手が計画を行った時、あなたは絆を1点得る。", "相手は計画2を行う。", 3, 1),
    ],
)
@clause("kiseki", "1211.3", "1323.1")
def test_a_plan_is_heard_if_there_was_a_card_to_look_at(text: str, deed: str, deck: int, gained: int) -> None:
    first = {"field": ["札"], "bonds": 20, "deck": ["兵"] * deck, "homebase": 6}
    board = table(item("札", text=text), event("事", deed), first=first, second=IDLE)
    play(board, "事")
    while board._purpose() not in ("priority", ""):
        board._be_passive()
    resolve(board)
    assert board.bonds("first") == 20 + gained


@pytest.mark.parametrize(
    ("text", "deed", "gained"),
    [
        ("・あなたのUNITがサポートを失った時、あなたは絆を1点得る。", "UNITを1つ対象とし、それはサポートを失う。", 1),
        ("・あなたのUNITがサポートを得た時、あなたは絆を1点得る。", "UNITを1つ対象とし、それはサポートを失う。", 0),
        ("・相手のUNITがサポートを失った時、あなたは絆を1点得る。", "UNITを1つ対象とし、それはサポートを失う。", 0),
    ],
)
@clause("kiseki", "1309.1", "1309.2")
def test_support_that_is_lost_is_heard(text: str, deed: str, gained: int) -> None:
    first = {"field": ["札", "剣"], "bonds": 20, "deck": ["兵"] * 3, "homebase": 6}
    give = event("与", "UNITを1つ対象とし、それはサポートを得る。")
    board = table(item("札", text=text), give, event("事", deed), first=first, second=IDLE)
    play(board, "与", "剣")
    before = board.bonds("first")
    play(board, "事", "剣")
    assert board.bonds("first") - before == gained


@pytest.mark.parametrize(
    ("span", "turns"),
    [
        ("このターン中", [True, False, False]),
        ("次のターン中", [False, True, False]),
        ("次のターンの終了時まで", [True, True, False]),
    ],
)
@clause("kiseki", "705.7", "1215.7")
def test_an_effect_lasts_to_the_end_of_the_next_turn_and_no_longer(span: str, turns: list[bool]) -> None:
    board = says(f"UNITを1つ対象とし、それは{span}+2/+0を得る。")
    play(board, "事", "剣")
    seen: list[bool] = []
    for wanted in range(3):
        while board.state.turn < wanted + 1 or board._purpose() != "priority":
            board._be_passive()
        seen.append(board.strength("剣") == 6)
        now = board.state.turn
        while board.state.turn == now and wanted < 2:
            board._be_passive()
    assert seen == turns


# --- kept from battle, from effects, from being actioned


@pytest.mark.parametrize(
    ("ban", "in_battle", "by_effect"),
    [
        ("戦闘によってスタンしない", False, True),
        ("効果によってスタンしない", True, False),
        ("スタンしない", False, False),
        ("相手の効果によってスタンしない", True, True),
    ],
)
@clause("kiseki", "104.4", "804.11a-2")
def test_a_unit_is_kept_from_being_stunned_in_battle_or_by_effects(ban: str, in_battle: bool, by_effect: bool) -> None:
    kept = unit("盾", text=f"・これは{ban}。", cp=2, strength=1, defence=2)
    cards = [
        kept,
        SWORD,
        SPEAR,
        MAGE,
        WALL,
        SOLDIER,
        event("備え", "計画1。"),
        event("打", "UNITを1つ対象とし、それをスタンする。"),
    ]
    first = {"field": ["剣"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["備え@own"]}
    second = {"field": ["盾"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["備え@other"]}
    board = Board(phase="battle", cards=cards, first=first, second=second)
    board.attack("first", "剣", target="盾")
    board.settle()
    assert board.is_stunned("盾") == in_battle
    board = table(kept, cards[-1], first={"field": ["盾"], "deck": ["兵"] * 3}, second=IDLE)
    play(board, "打", "盾")
    assert board.is_stunned("盾") == by_effect


@clause("kiseki", "104.4", "804.11a-4")
def test_an_attacker_that_no_battle_stuns_survives_being_struck_back() -> None:
    for ban, stunned in (("戦闘によってスタンしない", False), ("オーバーキルしない", True)):
        kept = unit("鉾", text=f"・これは{ban}。", cp=2, strength=1, defence=1)
        cards = [kept, SWORD, SPEAR, MAGE, WALL, SOLDIER, event("備え", "計画1。")]
        first = {"field": ["鉾"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["備え@own"]}
        second = {"field": ["剣"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["備え@other"]}
        board = Board(phase="battle", cards=cards, first=first, second=second)
        board.attack("first", "鉾", target="剣")
        board.settle()
        assert board.is_stunned("鉾") == stunned


@clause("kiseki", "804.4")
def test_an_attacker_that_is_not_actioned_for_it_stays_ready_and_others_do_not() -> None:
    board = heard("・これは攻撃によってアクションしない。", "主", "剣", target="敵壁")
    assert (board.is_ready("主"), board.is_ready("剣")) == (True, False)
    text = "・これは攻撃してもアクションしない。"
    assert BOOK.compile(text, "text") == BOOK.compile("・これは攻撃によってアクションしない。", "text")


# --- in this turn


@pytest.mark.parametrize(
    ("group", "destroyed"),
    [
        ("このターンに場に出たUNIT", ["槍"]),
        ("このターンに場に出ていないUNIT", ["剣", "敵壁"]),
        ("このターンにスタンしたUNIT", ["剣"]),
        ("このターンにスタンしていないUNIT", ["槍", "敵壁"]),
    ],
)
@clause("kiseki", "502.3", "1221.1")
def test_cards_are_told_by_what_has_happened_to_them_in_this_turn(group: str, destroyed: list[str]) -> None:
    blow = event("打", "あなたのUNITをすべてスタンする。")
    away = event("戻", "UNITを1つ対象とし、それを手札に戻す。")
    back = event("出", "あなたの手札のUNITを1枚場に出す。")
    first = {"field": ["剣", "槍"], "bonds": 30, "deck": ["兵"] * 3}
    board = table(blow, away, back, event("事", f"{group}をすべて破壊する。"), first=first, second=IDLE)
    play(board, "打")
    play(board, "戻", "槍")  # it was stunned, but comes back as a new card
    play(board, "出")
    play(board, "事")
    gone = [name for name in ("剣", "槍", "敵壁") if name in (*board.trail("first"), *board.trail("second"))]
    assert gone == destroyed


@clause("kiseki", "1306.1", "1308.1", "1221.1")
def test_a_unit_that_was_stunned_or_recovered_this_turn_is_told() -> None:
    blow = event("打", "UNITを1つ対象とし、それをスタンする。")
    heal = event("癒", "UNITを1つ対象とし、それを回復する。")
    mark = event("印", "このターンにスタンしたUNITは【武術】を得る。このターンに回復したUNITは【暗躍】を得る。")
    board = table(blow, heal, mark, first={"field": ["剣", "術"], "deck": ["兵"] * 3}, second=IDLE)
    play(board, "打", "剣")
    play(board, "癒", "剣")
    play(board, "印")
    assert sorted(board.icons("剣")) == ["暗躍", "武術"] and board.icons("術") == []


@clause("kiseki", "804.8", "1221.1")
def test_a_unit_that_was_attacked_this_turn_is_told() -> None:
    text = "・戦闘フェイズ終了時、このターンに攻撃されていない相手のUNITは【武術】を得る。"
    watcher = unit("主", text=text, cp=1, strength=2, defence=2, organisations=(GUILD,))
    cards = [watcher, SWORD, SPEAR, MAGE, WALL, SOLDIER, event("備え", "計画1。")]
    first = {"field": ["主", "剣"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["備え@own"]}
    second = {"field": ["壁@敵壁", "術@敵術"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["備え@other"]}
    board = Board(phase="battle", cards=cards, first=first, second=second)
    board.attack("first", "剣", target="敵壁")
    while board.phase() == "battle":
        board._be_passive()
    assert "武術" in board.icons("敵術") and "武術" not in board.icons("敵壁")


# --- negating what was heard


@pytest.mark.parametrize(
    ("text", "kind", "drawn"),
    [
        ("・相手がEVENTをプレイした時、それを無効にする。", "event", 0),
        ("・あなたがEVENTをプレイした時、それを無効にする。", "event", 1),
        ("・相手がEVENTをプレイした時、あなたは絆を1点得る。", "event", 1),
    ],
)
@clause("kiseki", "1204.2k", "1324.1", "1324.2")
def test_what_was_played_is_negated_where_it_is_heard(text: str, kind: str, drawn: int) -> None:
    second = {**IDLE, "field": ["壁@敵壁", "札"]}
    board = table(item("札", text=text), event("事", "カードを1枚引く。"), first={"deck": ["兵"] * 3}, second=second)
    play(board, "事")
    assert len(board.deck("first")) == 3 - drawn and "事" in board.trail("first") and not board.waiting()


@clause("kiseki", "205.1", "208.1", "1204.2d-3")
def test_what_waits_is_told_by_what_it_costs() -> None:
    for bound, fitting, played in [
        (bound, fitting, played)
        for bound, fitting in (("2以下", True), ("1以下", False))
        for played in (("play", "事"), ("art", "師"))
    ]:
        stop = event("止", f"発動待機領域のEPコストが{bound}のEVENTかアーツを1つ対象とし、それを無効にする。")
        cost = event("事", "カードを1枚引く。", ep=2)
        mage = unit("師", arts=(art("光", "カードを1枚引く。", ep=2),))
        first: dict[str, object] = {"deck": ["兵"] * 3, "hand": ["師"]}
        board = rich(table(cost, stop, mage, event("無", "計画0。"), first=first, second=IDLE))
        play(board, "無")
        board.do("first", *played)
        if fitting:
            board.do("first", "play", "止")
        else:
            assert board.refused("first", "play", "止") is not None
        resolve(board)
        assert len(board.deck("first")) == (3 if fitting else 2)


# --- figures


@pytest.mark.parametrize(("hand", "lesser", "greater"), [(0, 0, 3), (2, 2, 3), (5, 3, 5)])
@clause("kiseki", "104.6", "1305.4")
def test_the_lesser_and_the_greater_of_two_amounts(hand: int, lesser: int, greater: int) -> None:
    for word, wanted in (("小さい", lesser), ("大きい", greater)):
        text = f"・これは+X/+0を得る。Xは相手の手札の枚数と3のうち{word}方の値である。"
        board = table(
            unit("主", text=text, strength=0), first={"field": ["主"]}, second={**IDLE, "hand": ["剣"] * (hand - 1)}
        )
        held = len(board.hand("second"))
        want = min(held, 3) if word == "小さい" else max(held, 3)
        assert board.strength("主") == want and (hand == 0 or want == wanted)


@pytest.mark.parametrize(
    ("text", "now"),
    [
        ("UNITを1つ対象とし、それのSTRとDEFはこのターン中0になる。", (0, 0)),
        ("UNITを1つ対象とし、それのSTRとDEFはこのターン中それのCPコストの3倍に等しい値になる。", (6, 6)),
        ("UNITを1つ対象とし、それのSTRはこのターン中それのCPコストに等しい値になる。", (2, 4)),
        ("UNITを1つ対象とし、それのDEFをこのターン中1にする。", (4, 1)),
    ],
)
@clause("kiseki", "104.6", "705.7", "1215.1f")
def test_figures_are_set_for_the_turn_and_come_back(text: str, now: tuple[int, int]) -> None:
    board = says(text)
    play(board, "事", "剣")
    assert (board.strength("剣"), board.defence("剣")) == now and board.strength("術") == 3
    turn = board.state.turn
    while board.state.turn == turn:
        board._be_passive()
    assert (board.strength("剣"), board.defence("剣")) == (4, 4)


@pytest.mark.parametrize(
    ("limit", "attacking", "times"),
    [
        ("このクラフトはこれがアクション状態ならプレイできず、1ターンに1回しかプレイできない。", False, 1),
        ("このクラフトは準備フェイズ中しかプレイできず、1ターンに2回しかプレイできない。", False, 2),
        ("このクラフトは戦闘フェイズ中しかプレイできず、1ターンに2回しかプレイできない。", False, 0),
        ("このクラフトはこれがレディ状態である時にしか、1ターンに1回しかプレイできない。", False, 1),
        ("このクラフトはこれがアクション状態である時にしか、1ターンに1回しかプレイできない。", False, 0),
        ("このクラフトはこれがレディ状態ならプレイできず、1ターンに1回しかプレイできない。", False, 0),
    ],
)
@clause("kiseki", "1210.2")
def test_both_parts_of_a_limit_bind(limit: str, attacking: bool, times: int) -> None:
    text = f"・絆を1点失う:カードを1枚引く。{limit}"
    board = table(unit("主", text=text), first={"field": ["主"], "bonds": 20, "deck": ["兵"] * 4}, second=IDLE)
    for _ in range(times):
        use(board, "主")
    assert board.bonds("first") == 20 - times
    assert board.refused("first", "craft", "主") is not None


@clause("kiseki", "804.5a", "804.10")
def test_a_unit_that_is_taken_out_of_the_battle_does_not_fight() -> None:
    text = "攻撃中のUNITを1つ対象とし、それは攻撃UNITでなくなる。"
    cards = [SWORD, SPEAR, MAGE, WALL, SOLDIER, event("備え", "計画1。"), event("事", text)]
    first = {"field": ["剣"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["備え@own"]}
    second = {"field": ["術"], "bonds": 20, "deck": ["兵"] * 4, "homebase": 6, "hand": ["事"]}
    board = Board(phase="battle", cards=cards, first=first, second=second)
    board.attack("first", "剣", target="術")
    for _ in range(40):
        now = board.asked()
        if now is not None and now[:2] == ("second", "priority") and board.state.fighting:
            break
        board._be_passive()
    board.do("second", "play", "事")
    assert board.options("second") == ["剣"] or board._purpose() == "priority"
    if board._purpose() == "targets":
        board.choose("second", "剣")
    board.settle()
    assert not board.is_stunned("術") and not board.is_stunned("剣") and board.bonds("second") == 20


@pytest.mark.parametrize(("text", "pays"), [("あなたのアーツ", 1), ("相手のアーツ", 2), ("あなたのEVENTとアーツ", 1)])
@clause("kiseki", "1204.2f-8", "1304.2")
def test_arts_of_a_player_are_those_that_the_player_plays(text: str, pays: int) -> None:
    compiled = BOOK.compile(f"・{text}のEPコストを1減らす。", "text")
    normal = text.replace("あなたの", "あなたがプレイする").replace("相手の", "相手がプレイする")
    assert compiled == BOOK.compile(f"・{normal}のEPコストを1減らす。", "text") and pays


@clause("kiseki", "507.1", "1209.1")
def test_a_base_can_have_these_crafts_too() -> None:
    text = "・[アクション]:このターン中、次にあなたがプレイするEVENTのEPコストを2減らす。"
    assert try_text("kiseki", text, "BASE").passed and base("塔", text)["text"]


@pytest.mark.parametrize(("zone", "drawn"), [("homebase", 2), ("hand", 1)])
@clause("kiseki", "1204.2k", "1221.1")
def test_a_text_asks_from_where_its_own_card_was_played(zone: str, drawn: int) -> None:
    text = "このEVENTを拠点からプレイしたなら、カードを2枚引く。そうでないなら、カードを1枚引く。"
    first: dict[str, object] = {"field": ["剣"], "deck": ["兵"] * 4}
    if zone == "homebase":
        cards = [SOLDIER, *texts.CARDS, event("事", text)]
        first |= {"homebase": ["事"], "hand": ["備え@own"]}
        board = Board(phase="deployment", cards=cards, first=first, second={**IDLE, "hand": ["備え@other"]})
    else:
        board = table(event("事", text), first=first, second=IDLE)
    play(board, "事")
    assert len(board.deck("first")) == 4 - drawn


@pytest.mark.parametrize(
    ("text", "strength"), [("次にあなたのUNITが", (5, 3)), ("あなたのUNITが", (5, 3)), ("相手のUNITが", (4, 3))]
)
@clause("kiseki", "1211.8", "804.8")
def test_what_is_heard_this_turn_gives_something_to_it(text: str, strength: tuple[int, int]) -> None:
    give = event("事", f"このターン中、{text}スタンした時、それはこのターン中+1/+0を得る。")
    blow = event("打", "UNITを1つ対象とし、それをスタンする。")
    heal = event("癒", "UNITを1つ対象とし、それを回復する。")
    board = table(give, blow, heal, first={"field": ["剣", "術"], "deck": ["兵"] * 3}, second=IDLE)
    play(board, "事")
    play(board, "打", "剣")
    play(board, "癒", "剣")
    assert (board.strength("剣"), board.strength("術")) == strength
