"""Does the card list offer everything that the rulebook speaks of? Every term and icon craft stands on two cards."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import fuda

FILES = ("units", "items", "events", "bases")
FOLDER = Path(fuda.__file__).parent / "games" / "kiseki" / "cards"
CARDS: dict[str, dict[str, Any]] = {
    number: table
    for file in FILES
    for number, table in tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8")).items()
}
ORGANISATIONS = ("自警団", "王立学院", "翠風商会", "影の結社", "星詠教会", "辺境警備隊", "機巧工房")
ICONS = (
    *("暗躍", "援軍", "帰属", "派遣", "武術", "ヘイト", "戦術リンク", "高揚「.+」", "体制崩し", r"搭乗\d+", "魔法"),
    *(r"光まとう翼\d+", "呪い", "暗躍:選択式", "人形"),
)
# What the rulebook defines, as it is worded on cards.
TERMS = {
    "1302.1 a card name": r"場に“.+”がいるなら",
    "1302.1a part of a card name": "カード名に“.+”を含む",
    "1302.2 a sub-name": "サブ名“.+”",
    "1302.3 an organisation": "あなたの自警団を1つ対象とし",
    "1303.1 a gain of STR and DEF": r"\+\d+/\+\d+を得る",
    "1303.2 a loss of STR and DEF": r"-\d+/-\d+を得る",
    "1304.1 more CP, EP, level or wings": r"(CPコスト|EPコスト|創設レベル|光まとう翼)を\d+増やす",
    "1304.2 less CP, EP, level or wings": r"(CPコスト|EPコスト|創設レベル|光まとう翼)を\d+減らす",
    "1305.2a a number of one's choice": "XEP支払う",
    "1305.3 a number that the text gives": "Xは.+である。",
    "1306 stun": "スタンする",
    "1307 no stun damage": "スタンダメージを受けない",
    "1308 recover": "それを回復する",
    "1309.1 gain support": "サポートを得る",
    "1309.2 lose support": "サポートを失う",
    "1310 link organisations": "をリンクする",
    "1311 reveal": "公開",
    "1312.1 choose": "選び",
    "1312.3 search": "探し",
    "1312.4 choose an organisation": "場にある組織を1つ選ぶ",
    "1313 draw": "引く",
    "1314.1 discard": "枚捨てる|枚捨てても",
    "1314.2 discard the hand": "手札を捨てる",
    "1315.1 ready": "レディする|レディし、",
    "1315.2 action": "アクションする|アクションしても",
    "1316.1 turn face up": "表向きにする|表向きにしても",
    "1316.2 turn face down": "裏向きにする",
    "1317.1 slay": "即死させる",
    "1317.2 destroy": "破壊する",
    "1318.2 pay EP": "EP支払う",
    "1319 no overkill": "オーバーキルしない",
    "1320 put onto the field": "場に出す|場に出しても",
    "1321 the action icon": r"\[アクション\]",
    "1322 the entry icon": r"\[登場\]",
    "1323 plan": r"計画\d+",
    "1324 negate": "無効にする",
    "1325 nullify": "適用されている効果を無効化する",
    "1326.1 not attacked": "攻撃されない",
    "1326.2 attack as far as possible": "可能な限り.+に攻撃する|【ヘイト】",
    "1326.3 attack with": "(これ|それ)で攻撃する",
    "1326.4 alone": "単独で攻撃",
    "1327.1 strike back at several": "すべての攻撃UNITに応戦する",
    "1327.2 strike back as far as possible": "可能な限り.+に応戦する",
    "1328.1 if there is": "場に.+がいるなら",
    "1329.1 counted as there": "がいるものとする",
    "1329.2 bonds counted as": "絆は.+点であるものとする",
    "1329.3 counted as the only one": "これだけであるものとする",
    "1330 remove from the game": "除外する",
    "1331.1 gain an organisation": r"(自警団|影の結社|その組織)を得る",
    "1331.2 gain a name": "”を得る",
    "1331.3 gain a craft": "(】|」)を得る",
    "1332.1 have an organisation": "(自警団|王立学院)を持つ。",
    "1332.2 have a name": "”を持つ",
    "1332.4 having a craft": "】を持(つ|たない)UNIT",
    "1332.5 having an art": "アーツを持つUNIT",
    "1332.6 having a keyword": "(連携|忠義)を持つUNIT",
    "1332.7 having an attribute": "サポートを持つUNIT",
    "1333 all organisations": "すべての組織を持つ",
    "1334.1 lose an organisation": "(影の結社|その組織)を失う",
    "1334.2 lose crafts": "クラフトを失う|】を失う",
    "1335 rebuild": "再構築する",
    "1336 link tactically": "戦術リンクする|【戦術リンク】",
    "1337 board": "搭乗させ|搭乗した|搭乗された",
    "1338 cursed": "呪われている",
}
# What the engine has to be able to do beside the terms; one card is enough.
WORDINGS = {
    "a delayed craft at a moment": "ターン終了時、それを",
    "a delayed craft at an event": "次に.+した時、",
    "a condition that plays": "いない時、",
    "a second condition that plays": "手札がない時、",
    "a replacement": "即死するなら、代わりにこれを破壊する",
    "another one of the same event": "即死するなら、代わりにそれを手札に戻す",
    "a replacement at will": "代わりに.+してもよい",
    "a change of control": "支配を得る",
    "another cost": "コストを支払う代わりに",
    "a craft given by a craft": "は「.+」を得る",
    "a craft of the hand": "手札にあるなら",
    "a craft of the homebase, face down": "これが拠点に裏向き",
    "a limit on playing": "プレイできない。",
    "a limit on the phase": "戦闘フェイズ中しかプレイできない",
    "one attacker of several": "1つ攻撃した時",
    "stunned by this": "これがUNITをスタンした時",
    "overkill by this": "オーバーキルダメージを与えた時",
    "the icon craft that was played": "この【魔法】をプレイした時",
    "while this is on the field": "これが場を離れるまで",
    "the next turn": "次のターン中",
    "the printed figure": "本来のSTRの値以上",
    "an ability in the waiting zone": "発動待機領域の能力",
    "one side of a scrum": "スクラム攻撃した時",
    "gain CP": r"\dCPを得る",
    "gain EP": r"\dEPを得る",
    "lose bonds": "絆を.+失う",
    "a craft that depends on another one's": "【武術】を持つUNITは【体制崩し】を得る",
    "what that one gives": "辺境警備隊は【武術】を得る",
}


def _texts(table: dict[str, Any]) -> str:
    return "\n".join([table["text"], *[art["text"] for art in table.get("art", ())]])


def _bearers(pattern: str) -> list[str]:
    return [number for number, table in CARDS.items() if re.search(pattern, _texts(table))]


def test_the_list_is_large_and_every_card_has_its_own_name() -> None:
    kinds = Counter([table["kind"] for table in CARDS.values()])
    assert len(CARDS) >= 110
    assert kinds["UNIT"] >= 60 and kinds["ITEM"] >= 14 and kinds["EVENT"] >= 22 and kinds["BASE"] >= 14
    assert kinds["ITEM・UNIT"] >= 2
    for language in ("ja", "en"):
        names = [(each["name"][language], each.get("subname", {}).get(language, "")) for each in CARDS.values()]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("icon", ICONS)
def test_every_icon_craft_is_printed_on_two_cards(icon: str) -> None:
    lines = [[line for line in table["text"].split("\n") if line.startswith("【")] for table in CARDS.values()]
    assert sum(bool(re.search(f"【{icon}】", "".join(each))) for each in lines) >= 2


@pytest.mark.parametrize("term", TERMS)
def test_every_term_stands_on_two_cards(term: str) -> None:
    assert len(_bearers(TERMS[term])) >= 2


@pytest.mark.parametrize("wording", WORDINGS)
def test_every_wording_that_asks_for_a_rule_of_its_own_stands_on_a_card(wording: str) -> None:
    assert _bearers(WORDINGS[wording])


def test_organisations_are_spread_over_the_units() -> None:
    units = [each for each in CARDS.values() if each["kind"] == "UNIT"]
    counts = Counter([name for each in units for name in each["organisations"]])
    assert set(counts) == set(ORGANISATIONS)
    assert min(counts.values()) >= 8
    assert sum(len(each["organisations"]) == 2 for each in units) >= 5
    general = {each["organisations"][0] for each in units if each.get("subname", {}).get("ja") == "一般"}
    assert general == set(ORGANISATIONS)


def test_many_units_have_an_art() -> None:
    with_art = [each for each in CARDS.values() if "art" in each]
    assert len(with_art) >= 22
    assert {each["kind"] for each in with_art} == {"UNIT"}
    assert all(len(each["art"]) == 1 and each["art"][0]["ep"] >= 1 for each in with_art)


def test_a_character_comes_in_several_forms() -> None:
    names = Counter([each["name"]["ja"] for each in CARDS.values()])
    assert names["リーネ・ファルク"] == 2


def test_what_a_card_costs_is_of_its_kind() -> None:
    costs = {"UNIT": "cp", "ITEM": "cp", "ITEM・UNIT": "cp", "EVENT": "ep", "BASE": "level"}
    for table in CARDS.values():
        assert [key for key in ("cp", "ep", "level") if key in table] == [costs[table["kind"]]]
        assert ("str" in table) == ("def" in table)
        if "UNIT" in table["kind"] or re.search("^【.*搭乗|ITEM・UNITになる", table["text"], re.M):
            assert "str" in table


@pytest.mark.parametrize(
    "quoted", sorted({name for each in CARDS.values() for name in re.findall("“(.+?)”", _texts(each))})
)
def test_names_that_texts_speak_of_are_names_of_cards(quoted: str) -> None:
    names = [each[key]["ja"] for each in CARDS.values() for key in ("name", "subname") if key in each]
    assert any(quoted in name for name in names)
