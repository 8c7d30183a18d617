"""102, 105, 200, 400, 602.2, 1201.1, 1410, 1414: players, the information of cards, attributes and states."""

from __future__ import annotations

import pytest

from fuda.games.kiseki.cards import BASE, EVENT, ITEM, UNIT
from fuda.games.kiseki.chapters.deck_building import deck_problems
from fuda.games.kiseki.texts.values import wings_of
from fuda.kernel.rules import SEATS
from fuda.language.compiler.errors import CompileError
from tests.citing import clause
from tests.kiseki.board import Board, art, base, event, item, unit, with_cards
from tests.kiseki.texts import GUILD, SCHOOL, play, resolve, table

STUN = event("衝撃", "UNITを1つ対象とし、それをスタンする。")


# --- 102, 105 players


@clause("kiseki", "102.1")
def test_two_players_play_each_with_a_deck_of_an_own() -> None:
    board = Board.new(["甲"] * 5, ["乙"] * 6, cards=[unit("甲"), unit("乙")])
    assert SEATS == (0, 1)
    assert (board.deck("first"), board.deck("second")) == (["甲"] * 5, ["乙"] * 6)
    assert [list(board.state.owner).count(seat) for seat in SEATS] == [5, 6]


@clause("kiseki", "105.1", "1502.1")
def test_a_text_on_each_player_speaks_of_both() -> None:
    feast = event("宴", "各プレイヤーはカードを1枚引く。")
    board = table(feast, first={"deck": ["剣"]}, second={"deck": ["槍"]})
    play(board, "宴")
    assert "剣" in board.hand("first") and "槍" in board.hand("second")


# --- 201-206 what is printed above the text


@clause("kiseki", "201.1", "202.1")
def test_a_card_is_called_by_its_name_and_told_apart_by_its_sub_name() -> None:
    named = event("讃歌", "“甲”はこのターン中+1/+0を得る。")
    sub = event("副歌", "サブ名“兵”はこのターン中+0/+1を得る。")
    board = table(named, sub, unit("甲", subname="兵"), unit("乙", subname="兵"), first={"field": ["甲", "乙"]})
    assert board.card_names("甲") == ["甲"]
    play(board, "讃歌")
    play(board, "副歌")
    assert (board.strength("甲"), board.strength("乙")) == (3, 2)
    assert (board.defence("甲"), board.defence("乙")) == (3, 3)


@clause("kiseki", "203.1", "203.2")
def test_every_card_is_of_one_of_four_kinds() -> None:
    doll = unit("偶", kind="ITEM・UNIT")
    printed = with_cards(unit("人"), item("物"), event("事", "計画1。"), base("地"), doll).list
    kinds = [printed.cards[printed.by_number[each]].kinds for each in ("人", "物", "事", "地", "偶")]
    assert kinds == [UNIT, ITEM, EVENT, BASE, ITEM | UNIT]
    assert {card.kinds for card in printed.cards} <= {UNIT, ITEM, EVENT, BASE, ITEM | UNIT}
    with pytest.raises(CompileError):
        with_cards(event("偽", "SKILLを1つ対象とし、それを破壊する。"))


@clause("kiseki", "204.1", "1306.3")
def test_the_cp_cost_is_what_a_card_costs_and_what_texts_ask_for() -> None:
    cheap = event("徴用", "CPコストが2以下のUNITを1つ対象とし、それをスタンする。")
    board = table(cheap, first={"hand": ["剣"], "homebase": 2}, second={"field": ["槍", "術"]})
    assert (board.cp("剣"), board.cp("槍"), board.cp("術")) == (2, 3, 1)
    play(board, "徴用")
    assert board.is_stunned("術") and board.bonds("second") == 39
    board.do("first", "play", "剣")
    assert board.pools("first") == (0, 0)


# --- 207, 208 texts and arts


@clause("kiseki", "207.6", "208.1")
def test_the_name_of_an_art_does_nothing() -> None:
    poet = unit("詩", arts=(art("カードを2枚引く。", "あなたは絆を1点得る。"),))
    plain = event("素朴", "クラフトを持たないUNITはこのターン中+1/+0を得る。")
    board = table(poet, plain, first={"hand": ["詩@手"], "field": ["詩"], "bonds": 20})
    board.do("first", "art", "手")
    resolve(board)
    assert board.bonds("first") == 21 and "Drawn" not in board.happened()
    play(board, "素朴")
    assert board.strength("詩") == 3


# --- 209-212 numbers and organisations


@clause("kiseki", "209.1", "210.1")
def test_a_unit_has_the_strength_and_the_defence_that_are_printed() -> None:
    tough = event("堅守", "DEFが9以上のUNITを1つ対象とし、それを手札に戻す。")
    board = table(tough, first={"field": ["剣", "壁"]})
    assert (board.strength("壁"), board.defence("壁")) == (1, 9)
    play(board, "堅守")
    assert board.field("first") == ["剣"]


@clause("kiseki", "211.1", "803.3b")
def test_a_unit_has_the_organisations_that_are_printed() -> None:
    both = unit("両", organisations=(GUILD, SCHOOL))
    none = unit("無", organisations=())
    board = table(both, none, phase="draw", first={"field": ["両", "剣", "術", "無"]})
    assert board.organisations("両") == [GUILD, SCHOOL] and board.organisations("無") == []
    supports = [each for each in board.options("first") if each.startswith("support")]
    assert sorted(supports) == sorted(["support 両 剣", "support 両 術", "support 剣 両", "support 術 両"])


@clause("kiseki", "212.1", "212.2", "1413.1")
def test_wings_are_as_many_as_the_icon_says_and_none_without_it() -> None:
    texts = [
        event("失墜", "UNITを1つ対象とし、それはこのターン中【光まとう翼】を失う。"),
        event("忘却", "UNITを1つ対象とし、それはこのターン中すべてのクラフトを失う。"),
        event("授与", "UNITを1つ対象とし、それはこのターン中【光まとう翼2】を得る。"),
    ]
    wings = {"": (3, 0), "失墜": (0, 0), "忘却": (0, 0), "授与": (2, 2)}
    for text, (winged, other) in wings.items():
        for card, number in (("翼", winged), ("剣", other)):
            board = table(*texts, unit("翼", text="【光まとう翼3】"), first={"field": ["翼", "剣"]})
            if text:
                play(board, text, card)
            assert wings_of(board.state, board.rules, board.card(card)) == number


# --- 401, 402 attributes and states


@clause("kiseki", "401.2", "1332.7", "1337.2")
def test_attributes_are_asked_for_by_texts() -> None:
    ship = item("船", text="【搭乗2】", strength=6, defence=6)
    sink = event("撃沈", "相手の搭乗されたITEM・UNITを1つ対象とし、それを破壊する。")
    split = event("離間", "戦術リンク中のUNITを1つ対象とし、それを手札に戻す。")
    second = {"field": [{"card": "船@甲", "crew": ["術"]}, "船@乙", {"card": "剣", "linked": "槍"}, "壁"]}
    board = table(ship, sink, split, second=second)
    play(board, "撃沈")
    assert board.trail("second") == ["甲"] and "乙" in board.field("second")
    play(board, "離間")
    assert {"剣", "槍"} <= set(board.hand("second")) and "壁" in board.field("second")


@clause("kiseki", "402.1", "402.2", "1306.2")
def test_a_card_gets_into_a_state_and_texts_ask_for_it() -> None:
    heal = event("手当", "スタン状態のUNITを1つ対象とし、それを回復する。")
    wary = unit("警", text="・これがスタン状態でないなら、あなたの他のUNITは+1/+0を得る。")
    board = table(STUN, heal, wary, first={"field": ["剣", "警"]})
    assert "play 手当" not in board.options("first") and board.strength("剣") == 5
    play(board, "衝撃", "剣")
    assert "stunned" in board.states("剣")
    play(board, "手当")
    assert "stunned" not in board.states("剣")
    tired = unit("倦", text="・これがアクション状態でないなら、これは+1/+0を得る。")
    for actioned, strength in ((False, 3), (True, 2)):
        board = table(tired, first={"field": [{"card": "倦", "actioned": actioned}]})
        assert board.strength("倦") == strength


# --- 602.2 forms of play


@clause("kiseki", "602.2", "602.3", "602.4")
def test_each_form_of_play_has_rules_of_its_own_for_decks() -> None:
    cards = with_cards().list
    general = next(card.number for card in cards.cards if card.subname == "一般")
    assert deck_problems(cards, {general: 50}, "strategy") == ()
    assert [each.clause for each in deck_problems(cards, {general: 50}, "blitz")] == ["602.3a"]
    assert [each.clause for each in deck_problems(cards, {general: 40}, "strategy")] == ["602.4a"]


# --- 1201.1 abilities


@clause("kiseki", "1201.1", "1201.1a", "1201.1c")
def test_crafts_and_arts_are_abilities_and_a_card_that_waits_is_none() -> None:
    stop = event("制止", "発動待機領域の能力を1つ対象とし、それを無効にする。")
    smith = unit("匠", text="・0EP支払う:あなたは絆を1点得る。", arts=(art("火", "あなたは絆を1点得る。"),))
    pray = event("祈り", "あなたは絆を1点得る。")
    for verb, card, negated in (("craft", "場", True), ("art", "手", True), ("play", "祈り", False)):
        first = {"field": ["匠@場"], "hand": ["匠@手"], "bonds": 20}
        board = table(stop, smith, pray, first=first, second={"hand": ["制止@敵"]})
        board.do("first", verb, card)
        board.passes("first")
        assert ("play 敵" in board.options("second")) == negated
        if negated:
            board.do("second", "play", "敵")
            resolve(board)
            assert board.bonds("first") == 20


# --- 1410, 1414 icons


@clause("kiseki", "1410.1", "804.8")
def test_break_actions_the_unit_that_is_attacked() -> None:
    breaker = unit("崩", strength=1, text="【体制崩し】")
    board = table(breaker, phase="battle", first={"field": ["崩"]}, second={"field": ["壁", "剣"]})
    board.attack("first", "崩", target="壁")
    board.settle()
    assert not board.is_ready("壁") and board.is_ready("剣")


@clause("kiseki", "1414.1", "1338.1", "1338.2")
def test_a_card_with_curse_is_cursed_while_its_craft_is_in_force() -> None:
    purge = event("祓い", "呪われているUNITを1つ対象とし、それを即死させる。")
    lift = event("解呪", "UNITを1つ対象とし、それはこのターン中【呪い】を失う。")
    board = table(purge, lift, unit("呪", text="【呪い】"), second={"field": ["呪", "剣"]})
    assert "play 祓い" in board.options("first")
    play(board, "解呪", "呪")
    assert "play 祓い" not in board.options("first")
    board = table(purge, unit("呪", text="【呪い】"), second={"field": ["呪", "剣"]})
    play(board, "祓い")
    assert board.trail("second") == ["呪"]
