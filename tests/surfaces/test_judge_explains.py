"""Does `fuda judge` explain, in a scenario of each game, a layered value, a trigger order, a replaced event and a
refused action? Scripted sessions, and the sentences that must come of them, in both languages.

Nothing is replaced in 3x3Wars and in Kokuryoku: no event of theirs can be.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from fuda.kernel.events import Event
from fuda.library.loading import GAMES, load_rules
from tests.surfaces.running import fuda

SCENARIOS = Path(__file__).parents[1] / "scenarios"


class Session(NamedTuple):
    """A scenario, what is typed, and what must be said."""

    file: str
    typed: str
    english: tuple[str, ...]
    japanese: tuple[str, ...]


VALUES = {
    "wars3x3": Session(
        "boosts",
        "to 3\nvalue 苔石像 power",
        ("power: 9", "1. [3.0a] Printed: 3", "2. [2.2] An effect of first: Boost"),
        ("9", "1. [3.0a]", "2. [2.2] firstの効果"),
    ),
    "hanyo": Session(
        "becoming_comes_after_gaining",
        "to end\nvalue 雨垂れの童 attributes",
        (
            "1. [809.1a] Printed: Water",
            "2. [809.1b] “Night Robe”",
            "→ Water, Dark (timestamp 48)",
            "3. [809.1d] “Disguise”",
        ),
        (
            "1. [809.1a]",
            "2. [809.1b] 《夜の衣》「このターン、自分のユニットは闇属性を得る。」",
            "3. [809.1d] 《変わり身》",
        ),
    ),
    "kiseki": Session(
        "an_effect_that_depends_on_another_waits_for_it",
        "value 街の剣士 organisations",
        (
            "1. [1215.1a] Printed: Vigil",
            "2. [1215.1b] “Pact of the Night”",
            "3. [1215.1b] “Scholar's Mask”",
            "after step 2, on which it depends, although it is older",
        ),
        ("1. [1215.1a]", "2. [1215.1b] 《夜の密約》", "3. [1215.1b] 《学者の仮面》"),
    ),
    "kokuryoku": Session(
        "invasion/attack_is_raised_by_two_texts",
        "value borna attack",
        ("attack: 6", "1. [X7.1] Printed: 3", "2. [X5.4] “Borna”", "3. [X5.4] “Gandrof the Iron King”", "→ 6"),
        ("1. [X7.1]", "2. [X5.4] 《ボルナ》", "3. [X5.4] 《鉄王ガンドロフ》", "→ 6"),
    ),
    "honjin": Session(
        "values/a_banner_does_not_stack",
        "to end\nvalue 塔の賢者 attack",
        ("attack: 3", "1. [10.7.2.1] Printed: 2", "2. [10.7.2.2] “Standard-Bearer of Dawn”: “● [Battle] Raised Banner"),
        ("攻撃力：3", "1. [10.7.2.1] 印刷された値：2", "2. [10.7.2.2] 《暁の旗手》「●[戦闘]掲げる旗"),
    ),
}
TRIGGERS = {
    "wars3x3": Session(
        "two_undying_units_wait_for_an_order",
        "to 3\ntriggers\nnext\ntriggers",
        (
            "[S6] 1. second, who chooses the order among 2: “Brainless Brawn”: “Undying:",
            "[S6] 1. second, who chooses the order among 2: “Drowned Sailor”",
            "(second is choosing now)",
            "[S6] 1. second: “Brainless Brawn”",
        ),
        ("[S6] 1. secondが2個の順番を選ぶ：《のうなし腕力》「【不死】", "(secondがいま選んでいる)"),
    ),
    "hanyo": Session(
        "a_player_orders_own_triggers",
        "triggers",
        ("[807.3] 1. first, who chooses the order among 2: “Flametail Fox”: “At the start of your turn",),
        ("[807.3] 1. firstが2個の順番を選ぶ：《焔尾の大狐》「自分のターン開始時",),
    ),
    "kiseki": Session(
        "the_primary_players_triggers_come_first",
        "triggers",
        (
            "[1002.1b] 1. first, who chooses the order among 2: “Watcher of Dawn”",
            "[1002.1c] 3. second: “Watcher of Dusk”: “• At the start of the turn, you lose 1 bond.”",
        ),
        ("[1002.1b] 1. firstが2個の順番を選ぶ", "[1002.1c] 3. second"),
    ),
    "kokuryoku": Session(
        "power_phase/two_texts_trigger_as_the_phase_begins",
        "triggers",
        (
            "[X7.25] 1. first, who chooses the order among 2: “Talka”: “At the start of your national-power phase",
            "“Mill Village”",
        ),
        ("[X7.25] 1. firstが2個の順番を選ぶ：《タルカ》「自国力フェイズ開始時", "《水車の村》"),
    ),
    "honjin": Session(
        "turn/two_abilities_wait_for_their_owner",
        "triggers",
        ("[10.20.1.1.1] 1. first, who chooses the order among 2: “Sanctuary Spring”", "“Tidecaller”"),
        ("[10.20.1.1.1] 1. firstが2個の順番を選ぶ：《聖域の泉》", "《潮を呼ぶ者》"),
    ),
}
REPLACED = {
    "hanyo": Session(
        "a_knock_out_is_replaced",
        "replaced\nnext\nreplaced",
        ("Nothing was replaced in what happened last.", "[810.1] Instead of this: ", "instead discard this card"),
        ("[810.1] 「《影法師》はKOした」の代わり：《藁人形》「このユニットがKOするなら",),
    ),
    "kiseki": Session(
        "a_stun_is_replaced",
        "next 2\nreplaced",
        (
            "[1216.1] Instead of this: “Nimble Juggler” was stunned in battle.",
            "“Nimble Juggler”: “• If this would be stunned, instead return this to hand.”",
        ),
        ("[1216.1] 「", "の代わり："),
    ),
    "kokuryoku": Session(
        "attacking/a_charm_takes_the_place_of_a_fall",
        "to end\nreplaced",
        ("[X7.50] Instead of this: ", "“Trial Charm”"),
        ("[X7.50] 「", "の代わり：", "《試しの形代》"),
    ),
    "honjin": Session(
        "battle/a_knight_is_saved_by_a_card",
        "to end\nreplaced",
        ("[10.8.3] Instead of this: “Oathbound Knight” is to die by “Crag Giant”. “Oathbound Knight”:",),
        ("[10.8.3] 「《岩山の巨人》の効果で《誓約の騎士》は死亡する」の代わり：《誓約の騎士》",),
    ),
}
REFUSED = {
    "wars3x3": Session(
        "boosts",
        "why first boost 苔石像, 水滴の子",
        (
            "[2.2] The card must have the unit's colour.",
            "To make it legal: use a card of the unit's colour.",
            "Allowed now instead:",
        ),
        ("[2.2]", "合法にするには："),
    ),
    "hanyo": Session(
        "a_retreat_that_cannot_be_paid",
        "why first retreat",
        ("[605.3] It takes 3 energy; the unit has 2.", "To make it legal: charge 1 more energy to the unit."),
        (
            "[605.3] エネルギーが3枚必要ですが、2枚しかついていません。",
            "合法にするには：ユニットのエネルギーをあと1増やす。",
        ),
    ),
    "kiseki": Session(
        "a_unit_that_costs_too_much",
        "why first play 街の剣士",
        ("[1318.1] It costs 2 CP; you have 1.", "To make it legal: have 1 more CP."),
        ("[1318.1] 2CPが必要ですが、1CPしかありません。", "合法にするには：CPをあと1用意する。"),
    ),
    "kokuryoku": Session(
        "attacking/an_attack_out_of_range",
        "to end\nwhy first attack a, ahead, a\nwhy first attack a, friend, a",
        (
            "[X4.2] ",
            "To make it legal: choose a target in range (direct), or move closer.",
            "[X5.1] That is not an enemy",
        ),
        ("[X4.2] ", "[X5.1] ", "合法にするには："),
    ),
    "honjin": Session(
        "using/a_spell_without_the_slot",
        "to end\nwhy first use 大津波",
        ("[13.1.3.1] There are not enough unspent slots", "To make it legal: have more unspent slots."),
        ("[13.1.3.1] ", "合法にするには："),
    ),
}
SESSIONS = [
    pytest.param(game, session, id=f"{what}-{game}")
    for what, sessions in (("value", VALUES), ("triggers", TRIGGERS), ("replaced", REPLACED), ("refused", REFUSED))
    for game, session in sessions.items()
]


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize(("game", "session"), SESSIONS)
def test_the_judge_explains(game: str, session: Session, language: str) -> None:
    file = str(SCENARIOS / game / f"{session.file}.yaml")
    result = fuda("judge", game, file, "--lang", language, typed=session.typed + "\n")
    assert result.exit_code == 0, result.output
    for wanted in session.japanese if language == "ja" else session.english:
        assert wanted in result.stdout, result.stdout


def test_every_game_that_has_them_is_there() -> None:
    for sessions in (VALUES, TRIGGERS, REFUSED):
        assert set(GAMES) <= set(sessions)
    for game in GAMES:
        load_rules(game)
        can_be_replaced = any(
            kind.replaceable and kind.__module__.startswith(f"fuda.games.{game}.") for kind in _below(Event)
        )
        assert can_be_replaced == (game in REPLACED)


def _below(kind: type[Event]) -> list[type[Event]]:
    return [each for child in kind.__subclasses__() for each in (child, *_below(child))]
