"""Explanations in scenarios: a dependent effect, the order of triggers, what replaced what; told as sentences."""

from __future__ import annotations

import pytest

from fuda.api import Game, Match
from fuda.api import explaining as explain
from fuda.api import load as loaded
from fuda.library.loading import entry_of
from fuda.library.messages import LANGUAGES
from fuda.library.wording import Wording, game_words
from fuda.mechanics.triggers import Triggered
from fuda.play.records.timeline import Timeline
from fuda.play.scenarios.playing import load
from tests.kokuryoku.board import Board, on
from tests.kokuryoku.test_listening import CARDS
from tests.matches import questions
from tests.play.test_explain import SCENARIOS, fits_the_schema, positions

JUDGE = explain.JUDGE


def timeline_of(file: str) -> Timeline:
    return Timeline.of_scenario(load(SCENARIOS / f"{file}.yaml"))


def said(timeline: Timeline, explanation: object, language: str = "en") -> list[str]:
    """The sentences, with the names of the scenario's own cards."""
    rules = timeline.game.rules
    cards = {
        card.number: card.source.name_ja if language == "ja" else card.source.name_en
        for card in rules.list.cards  # type: ignore[attr-defined]
    }
    return Wording(game_words(timeline.game.id, language), rules, cards, (), True, language).explained(explanation)


@pytest.mark.parametrize(
    ("file", "card"),
    [
        ("hanyo/a_knock_out_is_replaced", ""),
        ("hanyo/an_affliction_is_replaced_by_damage", ""),
        ("hanyo/the_shieldbearer_takes_the_damage", ""),
        ("kiseki/a_stun_is_replaced", "X01"),
    ],
)
def test_what_replaced_what_is_told_with_card_and_text(file: str, card: str) -> None:
    timeline = timeline_of(file)
    timeline.go(0)
    found = [
        each
        for _ in range(len(timeline))
        for each in explain.replaced(timeline.game, [told[JUDGE] for told in timeline.forward().events])
    ]
    assert found and all(each.text and each.card for each in found)
    fits_the_schema(found)
    assert not card or found[0].card["card"] == card
    for language in LANGUAGES:
        lines = said(timeline, found, language)
        assert lines[0].startswith(f"[{found[0].clause}]") and found[0].text[language] in lines[0]


def test_the_note_of_a_replacement_tells_no_seat_what_it_does_not_know() -> None:
    timeline = timeline_of("kiseki/a_stun_is_replaced")
    timeline.go(0)
    for _ in range(len(timeline)):
        for told in timeline.forward().events:
            if told[JUDGE]["event"] == "Instead":
                assert told[0]["card"] == told[1]["card"] == told[JUDGE]["card"]
                assert told[0]["was"] == told[JUDGE]["was"]
                return
    raise AssertionError("nothing was replaced")


# --- values


def value_of(timeline: Timeline, card: str, name: str) -> explain.Derivation:
    """The value of the first card of that name of which it can be explained."""
    game, match = timeline.game, timeline.match()
    state = match.state
    for each in range(len(state.printed)):
        if game.rules.list.cards[state.printed[each]].source.name_ja == card:  # type: ignore[attr-defined]
            if name in explain.values_of(match, state.handle[each]):
                return explain.value(match, state.handle[each], name)
    raise LookupError(card)


def test_an_older_effect_waits_for_the_one_on_which_it_depends() -> None:
    timeline = timeline_of("hanyo/the_dependent_effect_applies_later")
    timeline.go(len(timeline))
    found = value_of(timeline, "影法師", "attributes")
    assert [step.value for step in found.steps] == [["闇"], ["水", "闇"], ["水", "光", "闇"]]
    assert [step.waited_for for step in found.steps] == [[], [], [1]]
    assert found.steps[2].timestamp < found.steps[1].timestamp
    assert said(timeline, found) == [
        "“Shadow” — attributes: Water, Light, Dark",
        "1. [809.1a] Printed: Dark",
        "2. [809.1b] “Fountain Sprite”: “Dark units you control gain the water attribute.” → Water, Dark "
        f"(timestamp {found.steps[1].timestamp})",
        "3. [809.1b] “Rainbow Weaver”: “Water units you control gain the light attribute.” → Water, Light, Dark "
        f"(timestamp {found.steps[2].timestamp}) (after step 2, on which it depends, although it is older)",
    ]
    assert said(timeline, found, "ja")[0] == "《影法師》の属性：水、光、闇"


def test_each_layer_is_told_with_its_clause() -> None:
    timeline = timeline_of("kiseki/layers_come_before_age")
    timeline.go(0)
    told = {name: value_of(timeline, "街の剣士", name) for name in ("organisations", "crafts", "str")}
    assert [step.clause for step in told["organisations"].steps] == ["1215.1a", "1215.1b"]
    assert [step.clause for step in told["crafts"].steps] == ["1215.1a", "1215.1c"]
    assert told["crafts"].value == ["ヘイト"]
    assert [(step.clause, step.value) for step in told["str"].steps] == [("1215.1a", 4), ("1215.1f", 6)]
    assert told["str"].steps[1].card["card"] == "X01"


def test_of_a_linked_unit_both_cards_are_named() -> None:
    timeline = timeline_of("kiseki/example_a_linked_unit_has_the_sum_of_the_figures")
    for place in range(len(timeline) + 1):
        timeline.go(place)
        state = timeline.state()
        heads = [host for host in state.host if host >= 0]  # type: ignore[attr-defined]
        if heads:
            found = explain.value(timeline.match(), state.handle[heads[0]], "str")
            assert [step.kind for step in found.steps][:2] == ["printed", "added"]
            assert found.steps[1].clause == "1336.1"
            return
    raise AssertionError("nothing was linked")


def strikes(file: str) -> list[explain.Derivation]:
    """What the attacker's strike deals, at every moment of the battle."""
    timeline = timeline_of(file)
    found: list[explain.Derivation] = []
    for number in range(len(timeline)):
        timeline.go(number)
        for moment in timeline.moments(number):
            battle = moment.state.battle  # type: ignore[attr-defined]
            if battle is not None and battle.receive_with >= 0:
                match = Match(timeline.game, moment.state, timeline.game.entry.variants[0].id)
                attacker = moment.state.handle[battle.attacker]
                if "strike" in explain.values_of(match, attacker):
                    found.append(explain.value(match, attacker, "strike"))
    return found


def test_a_strike_is_doubled_before_anything_is_added() -> None:
    found = strikes("kokuryoku/attacking/doubling_comes_before_adding")
    assert [(step.clause, step.value) for step in found[0].steps] == [("X5.3", 2), ("X7.23", 4), ("X7.1", 5)]


def test_a_strike_counts_the_triangle_and_the_number_of_attacks() -> None:
    triangle = strikes("kokuryoku/attacking/the_triangle_of_arms")[0]
    assert [(step.clause, step.value) for step in triangle.steps] == [("X5.3", 2), ("X5.5", 3)]
    twice = strikes("kokuryoku/attacking/the_number_of_attacks_multiplies")[0]
    assert [(step.clause, step.value) for step in twice.steps] == [("X5.3", 2), ("X7.1", 3), ("X5.3", 6)]


def test_a_boost_is_told_as_what_its_player_did() -> None:
    timeline = timeline_of("wars3x3/boosts")
    timeline.go(4)
    found = value_of(timeline, "苔石像", "power")
    assert [(step.clause, step.value, step.seat) for step in found.steps] == [("3.0a", 3, -1), ("2.2", 9, 0)]


def test_equipment_is_told_piece_by_piece() -> None:
    for file in sorted((SCENARIOS / "honjin").rglob("*.yaml")):
        if "attached" in file.read_text(encoding="utf-8") or "equipment" in file.read_text(encoding="utf-8"):
            timeline = Timeline.of_scenario(load(file))
            timeline.go(0)
            match = timeline.match()
            for handle in match.state.handle:
                if "attack" in explain.values_of(match, handle):
                    found = explain.value(match, handle, "attack")
                    added = [step for step in found.steps if step.kind == "added"]
                    if added:
                        assert {step.clause for step in added} == {"2.1.2.1.2.3"} and added[0].card
                        return
    raise AssertionError("nothing was equipped")


# --- triggers


def test_the_primary_players_triggers_are_told_first_and_who_chooses() -> None:
    timeline = timeline_of("kiseki/the_primary_players_triggers_come_first")
    timeline.go(0)
    found = explain.triggers(timeline.match())
    fits_the_schema(found)
    told = [(each.turn, each.seat, each.clause, each.choices, each.asked) for each in found]
    assert told == [(1, 0, "1002.1b", 2, True), (1, 0, "1002.1b", 2, True), (3, 1, "1002.1c", 1, False)]
    assert (
        said(timeline, found)[2]
        == "[1002.1c] 3. Player 2: “Watcher of Dusk”: “• At the start of the turn, you lose 1 bond.”"
    )


def test_what_a_hidden_card_could_do_is_told_to_its_player_alone() -> None:
    timeline = timeline_of("kiseki/a_hidden_trigger_is_kept_hidden")
    for place in range(len(timeline) + 1):
        timeline.go(place)
        match = timeline.match()
        found = explain.triggers(match)
        if found and found[0].private:
            owner = found[0].seat
            assert explain.triggers(match, owner) == found
            assert not [each for each in explain.triggers(match, 1 - owner) if each.private]
            return
    raise AssertionError("nothing was withheld")


def test_a_player_chooses_among_several_triggers_in_kokuryoku() -> None:
    board = Board(
        turn="second",
        phase="item",
        cards=CARDS,
        first=[on("兵@a", 0, 1), on("泣き@甲", 4), on("嘆き@乙", 5)],
        second=[on("悲しみ@丙", 11)],
        hands=([], ["撃"]),
    )
    board.act("second", "surprise", "撃")
    board.choose("second", "a")
    game = Game(entry_of("kokuryoku"), board.rules)
    found = explain.triggers(Match(game, board.state, "standard"))
    assert [(each.seat, each.clause, each.choices) for each in found] == [(0, "X7.25", 2), (0, "X7.25", 2)]


def test_the_turn_players_triggers_come_first_in_wars() -> None:
    game = loaded("wars3x3")
    match = game.new(seed=5)
    match.state.turn_player = 1  # type: ignore[attr-defined]
    trait = next(each for each in game.rules.list.traits if each.when_destroyed)  # type: ignore[attr-defined]
    match.state.triggered = tuple([Triggered(seat, 3 + seat, trait.printed, trait.line) for seat in (0, 1, 0)])
    found = explain.triggers(match)
    assert [(each.turn, each.seat, each.choices) for each in found] == [(1, 1, 1), (2, 0, 2), (2, 0, 2)]
    assert all(each.clause == "S6" and each.text for each in found)


@pytest.mark.parametrize(
    ("name", "seed", "answers"), [("hanyo", "t0", 230), ("kiseki", "t0", 230), ("honjin", "t4", 140)]
)
def test_the_first_group_is_what_the_engine_asks_about(name: str, seed: str, answers: int) -> None:
    game = loaded(name)
    met = 0
    for match in positions(game, seed, answers):
        for seat, told in questions(match).items():
            if told["purpose"] == "trigger":
                found = [each for each in explain.triggers(match) if each.turn == 1]
                assert {each.seat for each in found} == {seat} and all(each.asked for each in found)
                offered = [option["card"]["handle"] for option in told["options"]]
                assert sorted({each.card["handle"] for each in found}) == sorted(set(offered))
                met += 1
    assert met


def test_a_charge_is_told_as_a_rule_of_its_own() -> None:
    timeline = timeline_of("honjin/battle/charge_counts_for_the_first_side")
    told: set[tuple[str, str]] = set()
    for moment in [moment for number in range(len(timeline)) for moment in timeline.moments(number)]:
        match = Match(timeline.game, moment.state, "constructed")
        if moment.state.battle >= 0:  # type: ignore[attr-defined]
            for handle in match.state.handle:
                if "attack" in explain.values_of(match, handle):
                    steps = explain.value(match, handle, "attack").steps
                    told |= {(step.kind, step.clause) for step in steps}
    assert ("rule", "13.1.5.1") in told and ("rule", "13.1.6.1") not in told


def test_in_a_battle_the_main_phase_after_it_is_named() -> None:
    timeline = timeline_of("honjin/battle/charge_counts_for_the_first_side")
    for place in range(len(timeline) + 1):
        timeline.go(place)
        match = timeline.match()
        if match.state.battle >= 0:  # type: ignore[attr-defined]
            seat = match.state.turn_player  # type: ignore[attr-defined]
            found = explain.refusal(match, seat, {"verb": "march"})
            assert found.condition == "not-in-main-phase"
            assert {"change": "moment", "moments": [{"section": "phase", "key": "main"}]} in found.changes
            return
    raise AssertionError("there was no battle")


def test_the_damage_of_a_skill_is_told_in_its_order_before_it_is_dealt() -> None:
    timeline = timeline_of("hanyo/the_order_of_damage")
    timeline.go(len(timeline) - 1)
    found = value_of(timeline, "群れ雀", "skill-damage-1")
    dealt = [told[JUDGE] for told in timeline.forward().events if told[JUDGE]["event"] == "Damaged"]
    assert [each["amount"] for each in dealt] == [found.value] == [600]
    assert [(step.clause, step.value) for step in found.steps[-4:]] == [
        ("704.3b-1", 300),
        ("704.3b-1", 400),
        ("704.3b-2", 300),
        ("704.3c-1", 600),
    ]


def test_a_price_is_raised_before_it_is_lowered() -> None:
    timeline = timeline_of("kiseki/increases_come_before_decreases")
    timeline.go(0)
    found = value_of(timeline, "街の剣士", "price")
    told = [(step.clause, step.value) for step in found.steps]
    assert told == [("1204.2f-1", 2), ("1204.2f-7", 3), ("1204.2f-8", 1)]
    assert [step.card["card"] for step in found.steps[1:]] == ["X01", "X02"]
