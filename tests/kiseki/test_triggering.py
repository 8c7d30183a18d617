"""1211, 1222: which events trigger a craft, and which ones that look like them do not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import clause
from tests.kiseki.board import Board, art, event, item, unit
from tests.kiseki.texts import CARDS, GUILD, SCHOOL, play, resolve, table, use

SLAY = "UNITを1つ対象とし、それを即死させる。"
DESTROY = "UNITを1つ対象とし、それを破壊する。"
STUN = "UNITを1つ対象とし、それをスタンする。"
BURY = "UNITを1つ対象とし、それを軌跡に置く。"
BACK = "UNITを1つ対象とし、それを手札に戻す。"
REMOVE = "UNITを1つ対象とし、それを除外する。"
REBUILD = "相手の拠点のカードを1枚対象とし、それを再構築する。"
TAKEN = "UNITを1つ対象とし、あなたはそれの支配を得る。"
FETCH = "相手の軌跡のUNITを1枚対象とし、それを手札に戻す。"
REVIVE = "相手の軌跡のUNITを1枚対象とし、それを場に出す。"
THROW = "相手は手札を1枚捨てる。"
ALL = (SLAY, DESTROY, BURY, BACK, REMOVE, REBUILD, TAKEN, FETCH, REVIVE, THROW)
# What waits for what, and the deeds that are it.
MOVES = {
    "UNITが場を離れた": (SLAY, DESTROY, BURY, BACK, REMOVE),
    "UNITが手札に戻った": (BACK,),
    "UNITが捨てられた": (THROW,),
    "UNITが即死した": (SLAY,),
    "UNITが破壊された": (DESTROY,),
    "UNITが再構築された": (REBUILD,),
    "UNITが軌跡に置かれた": (SLAY, DESTROY, BURY, REBUILD, THROW),
    "UNITが場から軌跡に置かれた": (SLAY, DESTROY, BURY),
    "UNITが拠点から軌跡に置かれた": (REBUILD,),
    "UNITが手札から軌跡に置かれた": (THROW,),
    "UNITが場に出た": (REVIVE,),
    "あなたが手札を捨てた": (THROW,),
}


def hears(waited: str, deed: str, target: str = "槍", **more: Any) -> bool:
    """Whether an ITEM of the second player hears what an EVENT of the first does."""
    observer = item("耳", text=f"・{waited}時、絆を1点得る。")
    second = {"field": ["槍", "耳"], "trail": ["術"], "hand": ["剣"], "bonds": 20, "deck": ["壁@上", "壁@下"]}
    second["homebase"] = ["剣@基"]
    board = table(observer, event("事", deed), first={"deck": ["壁@一"]}, second=second, **more)
    board.do("first", "play", "事")
    if board._purpose() == "targets":
        board.choose("first", target)
    resolve(board)
    if deed == THROW:
        board.choose("second", "剣")
    while board.waiting() and board._purpose() in ("priority", "shuffle"):
        board._be_passive()
    return board.bonds("second") == 21


@pytest.mark.parametrize("waited", MOVES)
@clause("kiseki", "1211.1", "1314.1", "1317.1", "1317.2")
def test_a_craft_that_waits_for_a_move_hears_that_move_and_no_other(waited: str) -> None:
    heard = tuple([deed for deed in ALL if hears(waited, deed)])
    assert heard == MOVES[waited]


@clause("kiseki", "1222.5", "1222.6")
def test_who_put_a_card_into_the_trail_is_the_player_of_the_effect() -> None:
    assert hears("UNITが相手によって軌跡に置かれた", SLAY)
    assert not hears("UNITがあなたによって軌跡に置かれた", SLAY)
    observer = item("耳", text="・UNITがあなたによって軌跡に置かれた時、絆を1点得る。")
    bow = item("弓", text="・[アクション]:UNITを1つ対象とし、それを即死させる。")
    board = table(observer, bow, first={"field": ["剣"]}, second={"field": ["耳", "弓"], "bonds": 20})
    board.passes("first")
    use(board, "弓", seat="second")
    assert board.trail("first") == ["剣"] and board.bonds("second") == 21


@clause("kiseki", "1222.5", "1222.5a")
def test_who_pays_with_a_card_has_put_it_into_the_trail() -> None:
    altar = item("祭壇", text="・あなたのUNITを1つ破壊する:カードを1枚引く。")
    for word, bonds in (("あなた", 21), ("相手", 20)):
        observer = item("耳", text=f"・UNITが{word}によって軌跡に置かれた時、絆を1点得る。")
        first = {"field": ["剣", "耳", "祭壇"], "bonds": 20, "deck": ["壁"]}
        board = table(observer, altar, first=first, second={})
        use(board, "祭壇")
        assert board.trail("first") == ["剣"] and board.bonds("first") == bonds


@clause("kiseki", "1211.6", "1211.6b")
def test_what_left_the_field_is_read_as_it_was_there() -> None:
    flag = item("旗", text=f"・あなたのUNITは{SCHOOL}を得る。")
    for deed in (SLAY, BACK, REMOVE):
        observer = item("耳", text=f"・{SCHOOL}を持つUNITが場を離れた時、絆を1点得る。")
        board = table(
            flag, observer, event("事", deed), second={"field": ["槍", "旗", "耳"], "bonds": 20, "hand": ["剣"]}
        )
        play(board, "事", "槍")
        assert board.bonds("second") == 21


@clause("kiseki", "1211.6", "1211.6a", "1211.6c")
def test_what_comes_from_elsewhere_is_read_where_it_lies_now() -> None:
    for text, bonds in (("カード", 21), ("裏向きのカード", 20)):
        observer = item("耳", text=f"・{text}が拠点から軌跡に置かれた時、絆を1点得る。")
        raze = event("事", "相手の拠点のカードを1枚対象とし、それを破壊する。")
        board = table(observer, raze, second={"field": ["耳"], "bonds": 20, "homebase": ["剣"]})
        play(board, "事")
        assert board.trail("second") == ["剣"] and board.bonds("second") == bonds


@clause("kiseki", "1322.1", "1211.1")
def test_a_craft_hears_who_enters_itself_by_its_icon_others_by_their_words() -> None:
    herald = unit("先触", text="・[登場]絆を1点得る。")
    witness = unit("証人", text="・他のUNITが場に出た時、絆を2点得る。")
    call = event("招集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
    for name, bonds in (("先触", 23), ("証人", 20), ("剣", 22)):
        first = {"field": ["証人@見"] if name != "証人" else [], "trail": [name], "bonds": 20}
        board = table(herald, witness, call, first=first)
        play(board, "招集")
        if name == "先触":
            board.do("first", "trigger", "先触")
            resolve(board)
        assert name in board.field("first") and board.bonds("first") == bonds


# --- attacks


def attacks(waited: str, *attackers: str, target: str = "壁", holder: str = "second") -> int:
    """How many bonds an ITEM brings that waits for this attack."""
    observer = item("耳", text=f"・{waited}時、絆を1点得る。")
    fields = {"first": ["剣", "槍"], "second": ["壁", "盾"]}
    fields[holder].append("耳")
    seats = {seat: {"field": field, "bonds": 20} for seat, field in fields.items()}
    cards = [observer, unit("剣", organisations=(GUILD,)), unit("槍", organisations=(GUILD,))]
    cards += [unit("壁", strength=0, defence=9), unit("盾", strength=0, defence=9)]
    board = Board(cards=cards, **seats)  # type: ignore[arg-type]
    board.attack("first", *attackers, target=target)
    board.settle()
    while board.waiting() and board._purpose() == "priority":
        board._be_passive()
    return board.bonds(holder) - 20


@pytest.mark.parametrize(
    ("waited", "alone", "scrum"),
    [
        ("UNITが攻撃した", 1, 1),
        ("UNITが1つ攻撃した", 1, 2),
        ("UNITが単独で攻撃した", 1, 0),
        ("UNITがスクラム攻撃した", 0, 1),
        ("UNITがこのターン中初めて攻撃した", 1, 1),
        ("相手のUNITが攻撃した", 1, 1),
        ("あなたのUNITが攻撃した", 0, 0),
        ("UNITが攻撃された", 1, 1),
        ("相手のUNITが攻撃された", 0, 0),
        ("UNITがスクラム攻撃された", 0, 1),
    ],
)
@clause("kiseki", "804.8", "1211.7", "1326.4")
def test_a_craft_hears_an_attack_of_its_kind(waited: str, alone: int, scrum: int) -> None:
    assert attacks(waited, "剣") == alone
    assert attacks(waited, "剣", "槍") == scrum


@clause("kiseki", "804.8")
def test_a_craft_hears_who_attacks_what() -> None:
    def count(text: str, attacker: str, target: str) -> int:
        spy = unit("密偵", strength=3, text=f"・{text}時、絆を1点得る。")
        cards = [spy, unit("剣"), unit("壁", strength=0, defence=9), unit("盾", strength=0, organisations=(SCHOOL,))]
        first = {"field": ["密偵", "剣"], "bonds": 20}
        board = Board(cards=cards, first=first, second={"field": ["壁", "盾"]})
        board.attack("first", attacker, target=target)
        board.settle()
        return board.bonds("first") - 20

    assert count("これが相手のUNITに攻撃した", "密偵", "壁") == 1
    assert count("これが相手のUNITに攻撃した", "剣", "壁") == 0
    assert count(f"これが{SCHOOL}を持つUNITに攻撃した", "密偵", "盾") == 1
    assert count(f"これが{SCHOOL}を持つUNITに攻撃した", "密偵", "壁") == 0
    assert count("これが相手に攻撃した", "密偵", "壁") == 0


@clause("kiseki", "804.8", "803.5b")
def test_a_craft_hears_an_attack_on_a_player() -> None:
    for text, bonds in (("これが相手に攻撃した", 1), ("これが相手のUNITに攻撃した", 0)):
        spy = unit("密偵", strength=3, text=f"・{text}時、絆を1点得る。")
        board = Board(cards=[spy], first={"field": ["密偵"], "bonds": 20}, second={"field": []})
        board.do("first", "attack", "密偵")
        board.settle()
        assert board.bonds("first") == 20 + bonds


# --- stuns


@clause("kiseki", "1222.1", "1222.2", "1222.4", "1222.4b")
def test_a_card_stuns_by_its_own_effect_and_by_no_other() -> None:
    gun = item(
        "銃", text="・[アクション]:UNITを1つ対象とし、それをスタンする。\n・これがUNITをスタンした時、絆を1点得る。"
    )
    bolt = event("雷", STUN)
    board = table(gun, bolt, first={"field": ["銃"], "bonds": 20}, second={"field": ["槍"]})
    use(board, "銃")
    assert board.is_stunned("槍") and board.bonds("first") == 21
    board = table(gun, bolt, first={"field": ["銃"], "bonds": 20}, second={"field": ["槍"]})
    play(board, "雷")
    assert board.is_stunned("槍") and board.bonds("first") == 20


@clause("kiseki", "1222.4", "1222.4a")
def test_a_unit_stuns_what_it_attacks_and_what_is_meant() -> None:
    for who, text, bonds in (
        ("剣", "これが相手のUNITをスタンした", 21),
        ("槍", "これが相手のUNITをスタンした", 20),
        ("剣", f"これが{SCHOOL}を持つUNITをスタンした", 20),
    ):
        blade = unit("剣", strength=9, text=f"・{text}時、絆を1点得る。")
        cards = [blade, unit("槍", strength=9), unit("盾", strength=0)]
        board = Board(cards=cards, first={"field": ["剣", "槍"], "bonds": 20}, second={"field": ["盾"]})
        board.attack("first", who, target="盾")
        board.settle()
        assert board.is_stunned("盾") and board.bonds("first") == bonds


@clause("kiseki", "1222.4", "1306.2c")
def test_who_is_stunned_is_read_as_it_was_before() -> None:
    for text, bonds in (("【暗躍】を持つUNITがスタンした", 21), ("【暗躍】を持たないUNITがスタンした", 20)):
        observer = item("耳", text=f"・{text}時、絆を1点得る。")
        board = table(
            observer, event("雷", STUN), unit("影", text="【暗躍】"), second={"field": ["影", "耳"], "bonds": 20}
        )
        play(board, "雷")
        lost = 1  # the CP of the stunned unit
        assert board.is_stunned("影") and board.bonds("second") == bonds - lost


# --- plays


@clause("kiseki", "1204.2k", "1211.1", "1201.1c")
def test_a_craft_hears_which_ability_is_played_by_whom() -> None:
    def count(text: str, what: str, holder: str = "second") -> int:
        observer = item("耳", text=f"・{text}時、絆を1点得る。")
        mage = unit("賢者", arts=(art("光", "カードを1枚引く。"),))
        bell = item("鐘", text="・[アクション]:カードを1枚引く。\n・[登場]カードを1枚引く。")
        call = event("招集", "あなたの軌跡のITEMを1枚対象とし、それを場に出す。")
        first = {"hand": ["賢者"], "field": ["鐘"], "deck": ["壁@一", "壁@二"], "trail": ["鐘@旧"], "bonds": 20}
        second: dict[str, Any] = {"field": [], "bonds": 20}
        {"first": first, "second": second}[holder]["field"].append("耳")
        board = table(observer, mage, bell, call, first=first, second=second)
        verb, card = {"art": ("art", "賢者"), "craft": ("craft", "鐘"), "triggered": ("play", "招集")}[what]
        board.do("first", verb, card)
        resolve(board)
        return board.bonds(holder) - 20

    wanted = {
        "相手がアーツをプレイした": (1, 0, 0),
        "相手がクラフトをプレイした": (0, 1, 1),
        "相手が起動クラフトをプレイした": (0, 1, 0),
        "相手が能力をプレイした": (1, 1, 1),
        "あなたが能力をプレイした": (0, 0, 0),
    }
    for text, found in wanted.items():
        assert (count(text, "art"), count(text, "craft"), count(text, "triggered")) == found
    assert count("あなたがアーツをプレイした", "art", "first") == 1
    assert count("相手がアーツをプレイした", "art", "first") == 0


@clause("kiseki", "1204.2k", "1302.2", "1211.1")
def test_a_craft_hears_which_card_is_played_from_where_and_by_whom() -> None:
    def count(text: str, source: str = "hand", seat: str = "first") -> int:
        observer = item("耳", text=f"・{text}時、絆を1点得る。")
        plot = event("策", "絆を1点失う。", subname="密")
        own = {source: ["策@計"]}
        first: dict[str, Any] = {"bonds": 20, "field": ["耳"], **(own if seat == "first" else {})}
        first["hand"], second = [*first.get("hand", []), "備え@own"], {"hand": ["備え@other"]}
        if seat == "second":
            second = {**own, "hand": [*own.get("hand", []), "備え@other"]}
        board = Board(phase="deployment", cards=[*CARDS, observer, plot], first=first, second=second)
        if seat == "second":
            board.passes("first")
        play(board, "計", seat=seat)
        return board.bonds("first") - 20 + (1 if seat == "first" else 0)

    assert count("あなたがEVENTをプレイした") == 1
    assert count("あなたがEVENTをプレイした", seat="second") == 0
    assert count("相手がEVENTをプレイした", seat="second") == 1
    assert count("あなたがUNITをプレイした") == 0
    assert count("あなたがサブ名“密”をプレイした") == 1
    assert count("あなたがサブ名“疎”をプレイした") == 0
    assert count("あなたが拠点からEVENTをプレイした") == 0
    assert count("あなたが拠点からEVENTをプレイした", "homebase") == 1
    assert count("あなたが手札からEVENTをプレイした") == 1
    assert count("あなたが手札からEVENTをプレイした", "homebase") == 0


# --- turning and drawing


@clause("kiseki", "1315.1", "1315.2", "1217.2")
def test_a_craft_hears_what_is_actioned_and_what_is_readied() -> None:
    def count(text: str, deed: str, lying: str) -> int:
        observer = item("耳", text=f"・{text}時、絆を1点得る。")
        turn = event("転", deed)
        field = [{"card": "剣", "actioned": lying == "actioned"}, "耳"]
        board = table(observer, turn, first={"bonds": 20, "field": field, "homebase": ["術@資"]})
        if deed:
            play(board, "転")
        else:
            board.do("first", "gain-ep", "資")
            resolve(board)
        return board.bonds("first") - 20

    action, ready = "UNITを1つ対象とし、それをアクションする。", "UNITを1つ対象とし、それをレディする。"
    assert count("UNITがアクションした", action, "ready") == 1
    assert count("UNITがレディした", action, "ready") == 0
    assert count("UNITがアクションした", ready, "actioned") == 0
    assert count("UNITがレディした", ready, "actioned") == 1
    assert count("相手のUNITがアクションした", action, "ready") == 0


@clause("kiseki", "1313.1", "1211.1")
def test_a_craft_hears_each_card_that_its_player_draws() -> None:
    for text, bonds in (("あなたがカードを引いた", 22), ("相手がカードを引いた", 20)):
        observer = item("耳", text=f"・{text}時、絆を1点得る。")
        board = table(
            observer,
            event("閃", "カードを2枚引く。"),
            first={"bonds": 20, "field": ["耳"], "deck": ["壁@一", "壁@二", "壁@三"]},
        )
        play(board, "閃")
        assert len(board.deck("first")) == 1 and board.bonds("first") == bonds


@clause("kiseki", "1211.10", "1211.3")
def test_a_craft_that_waits_for_another_of_its_card_triggers_once_for_it() -> None:
    text = "【搭乗1】\n・この【搭乗】をプレイした時、絆を1点得る。"
    walker = item("歩行機", text=text, strength=4, defence=4)
    board = table(walker, first={"field": ["歩行機", "剣"], "bonds": 20})
    use(board, "歩行機")
    assert "boarded" in board.states("歩行機") and board.bonds("first") == 21


@clause("kiseki", "1002.1b", "1211.4", "1211.3")
def test_two_crafts_of_one_card_trigger_each_for_itself_and_their_player_says_which_first() -> None:
    herald = unit("先触", text="・[登場]絆を1点得る。\n・[登場]絆を2点得る。")
    call = event("招集", "あなたの軌跡のUNITを1枚対象とし、それを場に出す。")
    board = table(herald, call, first={"trail": ["先触"], "bonds": 20})
    play(board, "招集")
    assert board.asked() == ("first", "trigger", "1002.1b") and len(board.options("first")) == 2
    board._submit("first", 1)
    resolve(board)
    assert board.bonds("first") == 23


@clause("kiseki", "1316.1", "1316.2")
def test_a_craft_that_waits_for_a_card_turned_face_down_does_not_hear_another_or_one_turned_up() -> None:
    up, down = "相手の拠点のカードを1枚表向きにする。", "相手の拠点のカードを1枚裏向きにする。"

    def count(text: str, deed: str, lying: str) -> int:
        observer = item("耳", text=f"・{text}時、絆を1点得る。")
        homes = [{"card": lying, "up": deed == down}]
        board = table(observer, event("転", deed), first={"field": ["耳"], "bonds": 20}, second={"homebase": homes})
        play(board, "転")
        return board.bonds("first") - 20

    found = {
        (text, deed, lying): count(text, deed, lying)
        for text in ("UNITが裏向きになった", "UNITが表向きになった")
        for deed in (up, down)
        for lying in ("剣", "刃")
    }
    assert [asked for asked, heard in found.items() if heard] == [
        ("UNITが裏向きになった", down, "剣"),
        ("UNITが表向きになった", up, "剣"),
    ]


@pytest.mark.parametrize(
    ("text", "attackers", "heard"),
    [
        ("UNIT", "剣 槍", True),
        ("UNIT", "槍", False),
        ("DEFが9のUNIT", "剣 槍", True),
        ("DEFが9のUNIT", "剣", True),
        ("DEFが3のUNIT", "剣 槍", False),
    ],
)
@clause("kiseki", "804.5", "804.8")
def test_one_unit_of_a_scrum_is_enough_for_a_battle_and_its_fellows_are_none_with_it(
    text: str, attackers: str, heard: bool
) -> None:
    cards = [
        unit("剣", text=f"・これが{text}と戦闘した時、絆を1点得る。"),
        unit("槍", defence=3),
        unit("壁", strength=0, defence=9),
    ]
    board = Board(cards=cards, first={"field": ["剣", "槍"], "bonds": 20}, second={"field": ["壁"]})
    board.attack("first", *attackers.split(), target="壁")
    board.settle()
    assert board.bonds("first") == (21 if heard else 20)


@clause("kiseki", "804.5", "804.8")
def test_who_is_attacked_battles_with_every_attacker() -> None:
    for text, bonds in (("UNIT", 21), ("CPコストが3のUNIT", 21), ("CPコストが9のUNIT", 20)):
        wall = unit("壁", cp=0, defence=9, text=f"・これが{text}と戦闘した時、絆を1点得る。")
        cards = [unit("剣"), unit("槍", cp=3), wall]
        board = Board(cards=cards, first={"field": ["剣", "槍"]}, second={"field": ["壁"], "bonds": 20})
        board.attack("first", "剣", "槍", target="壁")
        board.settle()
        assert board.bonds("second") == bonds


@pytest.mark.parametrize(("defence", "dealt"), [(2, True), (4, False), (9, False)])
@clause("kiseki", "1222.3", "804.11a-3")
def test_only_overkill_damage_is_heard_as_such(defence: int, dealt: bool) -> None:
    fierce = unit("猛", strength=4, defence=9, text="・これがオーバーキルダメージを与えた時、カードを1枚引く。")
    hut = unit("小屋", cp=3, strength=1, defence=defence)
    board = Board(
        cards=[fierce, hut], first={"field": ["猛"], "deck": ["小屋@一", "小屋@二"]}, second={"field": ["小屋"]}
    )
    board.attack("first", "猛", target="小屋")
    board.settle()
    assert board.is_stunned("小屋") == (defence < 9)
    assert len(board.deck("first")) == (1 if dealt else 2)
