"""Is a scenario strict? What it does not say, says wrongly or says twice is found, with place and nearest words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fuda.library.card_files import CannotCompile
from fuda.library.files import BadFile
from fuda.play.records.timeline import Timeline
from fuda.play.scenarios.file import MOVES, PASS, STOP
from fuda.play.scenarios.playing import BadScenario, ScenarioResult, load, parse, run, run_file

ROOT = Path(__file__).parent.parent.parent
HEAD = """\
name: {ja: 名, en: name}
game: wars3x3
clauses: [4.2a]
story: {ja: 話, en: story}
"""
POSITION = """\
position:
  step: strategy
  first: {territory: 2, hand: [花乙女, 苔石像], magic: [暴露]}
  second: {hand: [水滴の子], magic: [霧壁]}
"""
ASKED = "  - expect: {asked: {seat: first}}\n"


def played(script: str, position: str = POSITION, head: str = HEAD) -> ScenarioResult:
    return run(parse(f"{head}{position}script:\n{script}", "story.yaml"))


def failures(script: str, position: str = POSITION) -> list[str]:
    return [f"{each.line}: {each.path}: {each.text.en}" for each in played(script, position).failures]


def refused(text: str) -> str:
    with pytest.raises(BadScenario) as caught:
        run(parse(text, "story.yaml"))
    japanese = caught.value.explain("ja")
    assert japanese.startswith("story.yaml:") and re.search("[ぁ-ん]", japanese)
    return caught.value.explain("en")


def refused_script(script: str) -> str:
    return refused(f"{HEAD}{POSITION}script:\n{script}{ASKED}")


def test_a_scenario_that_goes_as_it_says_is_ok_and_counted() -> None:
    result = played(
        "  - {seat: first, do: deploy, card: 花乙女}\n  - expect: {field.first: [花乙女], asked: {seat: first}}\n"
    )
    assert (result.ok, result.answers, result.checks) == (True, 1, 2)
    assert result.clauses == ("4.2a",) and result.game == "wars3x3"
    assert result.messages("ja") == ()


# --- the play is strict


def test_a_question_left_at_the_end_fails_and_names_its_clause_and_purpose() -> None:
    (left,) = failures("  - expect: {turn: 3}\n")
    assert left.startswith(
        "10: script[1]: The script ends and leaves a question: first by clause 4.2 (strategy-step, act)"
    )


def test_a_question_that_is_expected_may_stay_open() -> None:
    assert failures("  - expect: {waiting: [first]}\n") == []
    assert failures(ASKED) == []
    assert len(failures("  - expect: {asked: {seat: first, clause: 4.1}}\n")) == 2


def test_an_expected_question_is_forgotten_after_the_next_answer() -> None:
    found = failures(f"{ASKED}  - {{seat: first, do: deploy, card: 花乙女}}\n")
    assert len(found) == 1 and "leaves a question" in found[0]


def test_an_answer_of_a_seat_that_is_not_asked_says_who_is_asked_what() -> None:
    (found,) = failures("  - second pass\n  - expect: {turn: 3}\n")
    assert found.startswith(
        "10: script[1]: second is not asked anything. Asked now: first by clause 4.2 (strategy-step"
    )
    assert found.endswith("(steps after this one that were not reached: 1)")


@pytest.mark.parametrize(
    "answer",
    ["choose: [花乙女]", "option: keep", "number: 1", "order: [花乙女]", "allocate: {花乙女: 1}", "cells: [1]"],
)
def test_an_answer_of_another_kind_says_what_is_asked(answer: str) -> None:
    (found,) = failures(f"  - {{seat: first, {answer}}}\n{ASKED}")
    assert "This does not answer what is asked: first by clause 4.2 (strategy-step, act)" in found


def test_chance_is_not_answered_unless_it_is_asked() -> None:
    (found,) = failures(f"  - roll: [1]\n{ASKED}")
    assert "chance is not asked anything" in found


def test_an_action_that_is_not_offered_lists_what_is() -> None:
    (found,) = failures(f"  - {{seat: first, do: deploy, card: 苔石像}}\n{ASKED}")
    assert "deploy 苔石像 is not offered. Offered: " in found and "deploy Flower Maiden" in found


def test_an_action_that_could_mean_several_wants_more_words() -> None:
    position = "position: {step: removal, first: {hand: [苔石像, 調律]}, second: {field: [深み鯰]}}\n"
    script = "  - {seat: first, do: remove, card: 深み鯰, cards: [苔石像, 調律]}\n  - expect: {deck: 20}\n"
    (found,) = failures(script, position)
    assert "could mean several things" in found and "[3, 2]" in found


def test_the_part_of_an_action_that_is_forced_must_still_be_the_one_named() -> None:
    position = (
        "position: {step: removal, first: {hand: [苔石像, 呪文砕き@low]}, second: {field: [千年樹@a, 森番の熊@b]}}\n"
    )
    script = "  - {{seat: first, do: remove, card: b, cards: [{}]}}\n  - expect: {{b.zone: discard}}\n"
    (found, *_) = failures(script.format("low"), position)
    assert "remove b [low] is not offered. Offered: remove b [Moss Statue] [3] (steps" in found
    (left,) = failures(script.format("苔石像"), position)
    assert "leaves a question" in left  # and nothing went wrong before
    assert played(script.format("苔石像"), position).answers == 1


def test_a_clause_or_purpose_in_an_answer_must_be_that_of_the_question() -> None:
    (found,) = failures(f"  - {{seat: first, do: go-on, purpose: window}}\n{ASKED}")
    assert "The question has the purpose strategy-step, not window" in found
    (found,) = failures(f"  - {{seat: first, do: go-on, clause: 4.1}}\n{ASKED}")
    assert "The question has the clause 4.2, not 4.1" in found


def test_an_answer_after_the_end_of_the_game_fails() -> None:
    position = "position: {step: end, ran_out: true}\n"
    (found,) = failures("  - first go-on\n  - expect: {turn: 3}\n", position)
    assert "The game is over already (deck-draw, clause W1.2)" in found


def test_all_expectations_that_fail_are_reported_with_their_lines() -> None:
    script = "  - expect:\n      life.first: 29\n      hand.first: [花乙女]\n      hand.second: 4\n"
    script += "      暴露.lying: sideways\n"
    script += "      deck.lacks: [水滴の子]\n      outcome: {winner: first}\n      waiting: [second]\n" + ASKED
    found = failures(script)
    assert [each.split(":")[0] for each in found] == ["11", "12", "13", "14", "15", "16", "17"]
    assert found[0] == "11: script[1].expect: life.first should be 29 and is 30."
    assert found[1] == "12: script[1].expect: hand.first should be [花乙女] and is [Flower Maiden, Moss Statue]."
    assert "should be 4 and is 1 [Dewdrop Child]" in found[2]


def test_zones_are_compared_as_groups_and_decks_in_order() -> None:
    position = "position: {step: expansion, deck: [花乙女, 雲羊, 葦鷺], first: {hand: [水滴の子, 潮招き]}}\n"
    good = "{hand.first: [潮招き, 水滴の子], deck.top: [花乙女, 雲羊], deck.bottom: [葦鷺], deck: [花乙女, 雲羊, 葦鷺]}"
    assert failures(f"  - expect: {good}\n{ASKED}", position) == []
    bad = "{hand.first: [潮招き, 潮招き], deck.top: [雲羊, 花乙女], deck.bottom: [雲羊], deck: [葦鷺, 雲羊, 花乙女]}"
    assert len(failures(f"  - expect: {bad}\n{ASKED}", position)) == 4
    assert len(failures(f"  - expect: {{deck.has: [水滴の子]}}\n{ASKED}", position)) == 1


TABLES = """\
name: {ja: 名, en: name}
game: kiseki
clauses: [509.1]
story: {ja: 話, en: story}
cards:
  X01: {name: {ja: 風, en: Wind}, kind: EVENT, ep: 0, rarity: C, text: "あなたは絆を1点得る。"}
position:
  phase: deployment
  first: {hand: [風@mine], homebase: 1}
  second: {hand: [風@theirs]}
"""
WIND = "  - {seat: first, do: play, card: mine}\n"


def told_of_tables(expected: str) -> list[str]:
    asked = "asked: {seat: first, purpose: priority}"
    script = f'{WIND}  - expect: {{"situation.waiting": {expected}, {asked}}}\n'
    return [each.text.en for each in run(parse(f"{TABLES}script:\n{script}", "story.yaml")).failures]


@pytest.mark.parametrize("expected", ["[{kind: card}]", "[{seat: first}]", "[{card: X01, kind: card, seat: first}]"])
def test_of_a_table_the_keys_that_are_written_are_compared(expected: str) -> None:
    assert told_of_tables(expected) == []


@pytest.mark.parametrize(
    "expected",
    [
        "[{kind: craft}]",
        "[{kind: card, seat: second}]",
        "[{kind: card}, {kind: card}]",
        "[{kinds: card}]",
        "[{}]",
        "[]",
        "{kind: card}",
    ],
)
def test_of_a_table_every_key_that_is_written_must_agree_and_none_may_be_missing(expected: str) -> None:
    (said,) = told_of_tables(expected)
    assert "situation.waiting should be" in said and "'kind': 'card'" in said


def test_legal_and_illegal_actions_are_checked_with_clause_condition_and_values() -> None:
    legal = "  - legal: [{seat: first, do: deploy, card: 苔石像}]\n"
    (found,) = failures(legal + ASKED)
    assert "deploy 苔石像 should be legal and is not" in found and "4.2a cost-above-territory (cost: 3" in found
    for given, right in (
        ("card: 苔石像, clause: 4.2a", True),
        ("card: 苔石像, clause: 4.2a, condition: cost-above-territory, values: {cost: 3, territory: 2}", True),
        ("card: 苔石像, clause: 4.2", False),
        ("card: 苔石像, clause: 4.2a, condition: not-a-unit", False),
        ("card: 苔石像, clause: 4.2a, values: {cost: 4}", False),
        ("card: 花乙女, clause: 4.2a", False),
    ):
        found_all = failures(f"  - illegal: [{{seat: first, do: deploy, {given}}}]\n{ASKED}")
        assert (found_all == []) is right, given
    assert "should be illegal and is legal" in found_all[0]


def test_what_a_seat_knows_is_read_off_its_view() -> None:
    right = "  - sees: {first: [花乙女, magic.first]}\n"
    right += "    hidden: {second: [hand.first, 暴露, deck], first: [霧壁, 水滴の子]}\n"
    assert failures(right + ASKED) == []
    wrong = "  - sees: {second: [花乙女]}\n    hidden: {first: [暴露]}\n"
    found = failures(wrong + ASKED)
    assert "second should know 花乙女 and does not" in found[0].replace("Flower Maiden", "花乙女")
    assert "first should not know Exposure and does" in found[1]


# --- the words are strict


@pytest.mark.parametrize(
    ("script", "place", "said"),
    [
        ("  - {seat: frist, do: go-on}\n", "10:12: script[1].seat", "There is no seat 'frist'. Nearest: first"),
        ("  - {seat: first, do: depoly}\n", "10:23: script[1].do", "knows no action 'depoly'. Nearest: deploy"),
        ("  - {seat: first, do: deploy, card: 花乙目}\n", "10:37: script[1].card", "called '花乙目'. Nearest: 花乙女"),
        ("  - {seat: first, do: deploy, card: 千年樹}\n", "10:37: script[1].card", "not among the cards"),
        ("  - {seat: first, do: deploy, cart: 花乙女}\n", "10:31: script[1]", "no key 'cart' here. Nearest: card"),
        ("  - {seat: first, card: 花乙女}\n", "10:5: script[1]", "exactly one kind of answer"),
        ("  - {seat: first, do: go-on, number: 1}\n", "10:5: script[1]", "exactly one kind of answer"),
        ("  - {do: go-on}\n", "10:5: script[1]", "The key 'seat' is missing"),
        ("  - {seat: first, number: many}\n", "10:27: script[1].number", "A whole number belongs here"),
        ("  - {seat: first, choose: 花乙女}\n", "10:27: script[1].choose", "A list"),
        ("  - go-on\n", "10:5: script[1]", "A step is 'SEAT VERB'"),
        (
            "  - expect: {live.first: 30}\n",
            "10:14: script[1].expect",
            "'live.first' is nothing that can be looked up. Nearest: life.first",
        ),
        ("  - expect: {lfe: 30}\n", "10:14: script[1].expect", "'lfe' is nothing that can be looked up. Nearest: life"),
        ("  - expect: {花乙女.pwer: 2}\n", "10:14: script[1].expect", "'pwer' is nothing"),
        ("  - expect: {花乙目.power: 2}\n", "10:14: script[1].expect", "called '花乙目'. Nearest: 花乙女"),
        ("  - expect: {asked: {sea: first}}\n", "10:22: script[1].expect.asked", "no key 'sea' here. Nearest: seat"),
        ("  - expect: {waiting: [third]}\n", "10:24: script[1].expect.waiting[1]", "There is no seat 'third'"),
        ("  - expect: {}\n", "10:13: script[1].expect", "List at least one"),
        ("  - expect: {deck.top: []}\n", "10:24: script[1].expect.deck.top", "List at least one"),
        ("  - {expect: {turn: 3}, exect: {turn: 3}}\n", "10:25: script[1]", "no key 'exect' here. Nearest: expect"),
        ("  - illegal: [{seat: first, do: go-on}]\n", "10:15: script[1].illegal[1]", "The key 'clause' is missing"),
        ("  - legal: [{roll: [1]}]\n", "10:13: script[1].legal[1]", "cannot be said of chance"),
        ("  - legal: []\n", "10:12: script[1].legal", "List at least one"),
        ("  - sees: {first: [field.first]}\n", "10:20: script[1].sees.first[1]", "is empty, so nothing is checked"),
        ("  - sees: {third: [花乙女]}\n", "10:12: script[1].sees", "no key 'third'"),
        ("  - {seat: first, do: go-on, do: pass}\n", "10:30: script[1]", "The key 'do' stands in line 10 already"),
    ],
)
def test_a_wrong_word_is_refused_with_its_place_and_the_nearest_words(script: str, place: str, said: str) -> None:
    found = refused_script(script)
    assert found.startswith(f"story.yaml:{place}: "), found
    assert said in found


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("wars3x3", "wars3x4"), "story.yaml:2:7: game: There is no game 'wars3x4'. Nearest: wars3x3"),
        (("4.2a", "4.2z"), "story.yaml:3:11: clauses[1]: The rulebook has no clause '4.2z'. Nearest: 4.2"),
        (("[4.2a]", "[]"), "story.yaml:3:10: clauses: List at least one"),
        (("story: {ja: 話, en: story}\n", ""), "story.yaml:1:1: The key 'story' is missing"),
        (("{ja: 名, en: name}", "名"), "story.yaml:1:7: name: A table"),
        (("game:", "gane:"), "story.yaml:2:1: There is no key 'gane' here. Nearest: game, name"),
        (
            ("en: name}", "en: name}\nname: {ja: 名, en: name}"),
            "story.yaml:2:1: The key 'name' stands in line 1 already",
        ),
        (("clauses", "variant: wizard\nclauses"), "With a position there is no variant"),
        (("step: strategy", "step: stategy"), "position.step: The position cannot be set up: there is no such step"),
        (
            ("花乙女", "花乙目"),
            "position.first.hand[1]: The position cannot be set up: there is no such card: 花乙目. Nearest: 花乙女",
        ),
        (("territory: 2", "territory: two"), "position.first.territory: The position cannot be set up"),
        (("{ja: 話", "{ja: &x 話"), "story.yaml:4:13: Anchors"),
        (("{ja: 話", "[ja: 話"), "This is not valid YAML"),
        (("{ja: 話", "{ja: !!int 話"), "Anchors"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(change: tuple[str, str], said: str) -> None:
    whole = f"{HEAD}{POSITION}script:\n{ASKED}"
    assert change[0] in whole
    assert said in refused(whole.replace(change[0], change[1], 1))


HANYO = "name: {ja: 名, en: name}\ngame: hanyo\nclauses: [402.2b]\nstory: {ja: 話, en: story}\n"
SHORT = "decks:\n  first: [影法師, 影法師, 影法師, 影法師, 影法師]\n  second: [影法師]\n"
BEGUN = "script:\n  - expect: {asked: {seat: chance, purpose: shuffle}}\n"


def test_decks_that_the_rules_forbid_are_refused_with_every_clause_in_both_languages() -> None:
    with pytest.raises(BadScenario) as caught:
        run(parse(HANYO + SHORT + BEGUN, "story.yaml"))
    english, japanese = caught.value.explain("en"), caught.value.explain("ja")
    assert english.startswith("story.yaml:6:10: decks.first: The rules forbid the deck of first: [402.2b] ")
    assert "[402.2c]" in english and english.endswith("Mend it, or write free_decks: true if this is meant.")
    assert japanese.startswith("story.yaml:6:10: decks.first: firstのデッキはルールで使えません：[402.2b]")
    assert "[402.2c]" in japanese and "free_decks: true" in japanese


def test_decks_that_are_free_are_not_checked_and_there_is_nothing_free_without_decks() -> None:
    assert run(parse(f"{HANYO}free_decks: true\n{SHORT}{BEGUN}")).ok
    assert "forbid the deck of first" in refused(f"{HANYO}free_decks: false\n{SHORT}{BEGUN}")
    assert refused(f"{HANYO}free_decks: true\n{BEGUN}").startswith("story.yaml:5:1: free_decks says something")


def test_a_card_of_a_deck_that_is_not_there_is_shown_where_it_is_written() -> None:
    wrong = refused(
        f"{HANYO}{SHORT.replace('[影法師]', '[影法帥]')}{BEGUN}".replace("decks:", "free_decks: true\ndecks:", 1)
    )
    assert wrong.startswith(
        "story.yaml:8:12: decks.second[1]: No card and no alias is called '影法帥'. Nearest: 影法師"
    )


def test_a_script_that_expects_nothing_is_refused() -> None:
    assert "The script expects nothing" in refused(f"{HEAD}{POSITION}script:\n  - first go-on\n")


def test_a_word_for_cards_that_differ_is_refused_and_a_zone_or_alias_helps() -> None:
    position = "position: {step: expansion, first: {hand: [花乙女]}, second: {field: [花乙女@other]}}\n"
    text = f"{HEAD}{position}script:\n  - expect: {{WORD.power: 2}}\n{ASKED}"
    assert "could mean several cards (field.second, hand.first)" in refused(text.replace("WORD", "花乙女"))
    assert run(parse(text.replace("WORD", "other"))).ok
    assert run(parse(text.replace("WORD", "field.second/花乙女"))).ok


def test_cards_of_one_kind_in_one_place_are_alike() -> None:
    position = "position: {step: removal, first: {hand: [若芽の精, 若芽の精]}, second: {field: [雲羊]}}\n"
    script = "  - {seat: first, do: remove, card: 雲羊, cards: [若芽の精, 若芽の精]}\n"
    script += "  - expect: {discard: 3, waiting: [second]}\n"
    assert failures(script, position) == []


# --- files


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no such file"):
        run_file(tmp_path / "nowhere.yaml")
    with pytest.raises(BadFile, match="folder"):
        load(tmp_path)
    (tmp_path / "latin.yaml").write_bytes(b"name: \xe9")
    with pytest.raises(BadFile, match="UTF-8"):
        load(tmp_path / "latin.yaml")
    for text in ("", "- a", "a: 1\n---\nb: 2", "\0", "a: " + "[" * 200 + "]" * 200):
        (tmp_path / "odd.yaml").write_text(text)
        with pytest.raises(BadScenario) as caught:
            load(tmp_path / "odd.yaml")
        assert caught.value.line == 1


# --- cards written into a scenario

CARDS = """\
cards:
  X01:
    name: {ja: 試し, en: Trial}
    kind: unit
    colour: fire
    cost: 2
    text: |
      【透過】これは透過攻撃ステップに攻撃する。
"""


def with_cards(cards: str, script: str = ASKED) -> str:
    return f"{HEAD}{cards}position: {{step: strategy, first: {{territory: 2, hand: [X01]}}}}\nscript:\n{script}"


def test_a_card_of_the_scenario_plays_and_leaves_the_game_as_it_was() -> None:
    script = "  - {seat: first, do: deploy, card: Trial}\n  - expect: {試し.traits: [透過], waiting: [second]}\n"
    assert run(parse(with_cards(CARDS, script))).ok
    assert "no such card: X01" in refused(with_cards(""))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("X01:", "'001':"), "There is a card '001' already"),
        (("colour: fire", "colour: red"), "colour cannot be 'red'"),
        (("    colour: fire\n", ""), "The key 'colour' is missing"),
        (("cost: 2", "prize: 2"), "There is no key 'prize' here"),
        (("{ja: 試し, en: Trial}", "試し"), "A table"),
    ],
)
def test_a_card_that_cannot_be_is_refused(change: tuple[str, str], said: str) -> None:
    assert said in refused(with_cards(CARDS.replace(*change)))


def test_a_text_that_no_phrase_fits_is_refused_with_line_and_nearest_phrases() -> None:
    with pytest.raises(CannotCompile) as caught:
        run(parse(with_cards(CARDS.replace("攻撃する", "応援する")), "story.yaml"))
    assert caught.value.place.startswith("story.yaml:12:")
    assert "Nearest known phrases" in caught.value.explain("en")


# --- passing and stopping


BOOST = "position: {step: boost, first: {hand: [灯守り@help], field: [溶岩蜥蜴@lizard, 花乙女]}, second: {}}\n"
BOOSTED = "  - {seat: first, do: boost, card: lizard, cards: [help]}\n"


def test_both_seats_pass_until_a_clause_is_asked_about_or_stood_in() -> None:
    script = "  - {pass until: '4.1', seat: first}\n  - expect: {asked: {seat: first, clause: '4.1'}}\n"
    result = played(script)
    assert result.ok and result.answers > 1, result.messages("en")
    asked_by_another = "  - pass until: '2.2'\n  - expect: {asked: {clause: 2.1a}}\n"
    assert played(asked_by_another).ok, played(asked_by_another).messages("en")


def test_passing_goes_nowhere_where_the_game_stands_in_the_clause_already() -> None:
    (failure,) = failures("  - pass until: '4.2'\n  - expect: {asked: {seat: first}}\n")
    assert failure.startswith("10: script[1]: The game stands in clause 4.2 already") and "not reached: 1" in failure


def test_a_clause_that_passing_never_reaches_is_told_with_what_is_asked_instead() -> None:
    (failure,) = failures("  - pass until: V1\n  - expect: {asked: {seat: first}}\n")
    assert re.search(r"^10: script\[1\]: Clause V1 was not reached with passive answers: \d+\. Asked now: ", failure)
    japanese = played("  - pass until: V1\n  - expect: {outcome: none}\n").messages("ja")[0]
    assert "条項V1に着きません" in japanese


def test_dice_are_not_passed() -> None:
    head = HEAD.replace("wars3x3", "honjin").replace("4.2a", "6.1.1.8")
    story = f"{head}script:\n  - pass until: 7.3.1\n  - expect: {{outcome: none}}\n"
    (failure,) = run(parse(story, "story.yaml")).failures
    assert failure.text.en.startswith(
        "Dice are rolled before clause 7.3.1 is reached; pass until there and write the roll"
    )


def test_a_stop_looks_between_two_steps_and_the_next_one_goes_on_from_there() -> None:
    script = BOOSTED + (
        "  - stop at: '3.1'\n  - expect: {life.second: 30, waiting: []}\n"
        "  - stop at: '3.2'\n  - expect: {life.second: 26}\n"
        "  - stop at: question\n  - expect: {life.second: 24, asked: {clause: '4.1'}}\n"
    )
    result = played(script, BOOST)
    assert result.ok and result.checks == 5, result.messages("en")
    backwards = BOOSTED + "  - stop at: '3.2'\n  - stop at: '2.2'\n  - stop at: W3.1\n  - expect: {life.second: 30}\n"
    (failure,) = failures(backwards, BOOST)
    assert "script[4]: No (further) step of clause W3.1 was run up to here. Clauses that were run: " in failure
    assert "3.1, " in failure and "3.2, " in failure


def test_stopping_at_the_same_clause_again_is_at_its_next_step() -> None:
    script = BOOSTED + (
        "  - stop at: '3.2'\n  - expect: {life.second: 26, turn_player: first}\n"
        "  - stop at: '3.2'\n  - expect: {life.second: 26, turn_player: first}\n"
        "  - stop at: '3.2'\n  - expect: {life.second: 24, turn_player: second}\n"
    )
    assert played(script, BOOST).ok, played(script, BOOST).messages("en")


def test_a_script_may_end_between_two_steps_and_the_set_up_can_be_stopped_in() -> None:
    assert played(BOOSTED + "  - stop at: '3.3'\n  - expect: {life.second: 24}\n", BOOST).ok
    attack = "position: {step: attack, first: {field: [溶岩蜥蜴]}, second: {}}\n"
    assert played("  - stop at: '3.3'\n  - expect: {life.second: 27, waiting: []}\n", attack).ok


def test_what_was_passed_can_be_stopped_in() -> None:
    script = "  - {pass until: '4.1', seat: first}\n  - stop at: '5.1'\n  - expect: {turn_player: first, waiting: []}\n"
    assert played(script).ok, played(script).messages("en")


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("  - stop at: 9.9\n", "script[1].stop at: The rulebook has no clause '9.9'"),
        ("  - pass until: question\n", "script[1].pass until: The rulebook has no clause 'question'"),
        ("  - {stop at: '3.1', seat: first}\n", "There is no key 'seat' here"),
        ("  - {pass until: '4.1', seat: third}\n", "There is no seat 'third'"),
        ("  - pass until: ['4.1']\n", "A word belongs here"),
        ("  - expect: {outcome: none}\n  - stop at: '3.1'\n", "script[2]: A stop comes right after an answer"),
        ("  - stop at: question\n  - stop at: '3.1'\n", "script[2]: A stop comes right after an answer"),
    ],
)
def test_a_pass_or_stop_that_is_wrong_is_refused(script: str, said: str) -> None:
    assert said in refused_script(script)


def test_a_judge_walks_through_the_answers_that_were_passed() -> None:
    story = f"{HEAD}{POSITION}script:\n  - {{pass until: '4.1', seat: first}}\n  - stop at: '5.1'\n{ASKED}"
    timeline = Timeline.of_scenario(parse(story))
    assert timeline.problem is None and len(timeline) == run(parse(story)).answers > 1


# --- the page that documents all this


def blocks(page: str) -> list[str]:
    return re.findall(r"```yaml\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", ["scenarios.md", "scenarios.ja.md"])
def test_the_examples_of_the_page_are_right(page: str) -> None:
    whole = [each for each in blocks(page) if each.startswith("name:")]
    steps = [each for each in blocks(page) if each.startswith("- ")]
    assert len(whole) == 2 and len(whole) + len(steps) == len(blocks(page))
    for each in whole:
        result = run(parse(each, page))
        assert result.ok, result.messages("en")
    kinds: set[str] = set()
    for each in steps:
        script = "".join(f"  {line}\n" for line in each.splitlines())
        scenario = parse(f"{HEAD}script:\n{script}{ASKED}", page)
        kinds |= {step.kind for step in scenario.steps}
    assert {*MOVES, PASS, STOP} <= kinds


def test_both_pages_show_the_same_examples() -> None:
    def bare(page: str) -> list[str]:
        return [re.sub(r" *#.*", "", each) for each in blocks(page)]

    assert bare("scenarios.md") == bare("scenarios.ja.md")


# --- a question that a scenario did not expect is told in every game


@pytest.mark.parametrize(
    "file",
    [
        "hanyo/a_player_orders_own_triggers",
        "kiseki/a_player_orders_own_crafts",
        "kiseki/the_primary_players_triggers_come_first",
        "wars3x3/two_undying_units_wait_for_an_order",
    ],
)
def test_a_wrong_guess_at_the_order_of_triggers_is_told(file: str) -> None:
    text = (ROOT / "tests" / "scenarios" / f"{file}.yaml").read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if "do: trigger" in line)
    guess = "  - expect: {asked: {purpose: nothing}}\n"
    result = run(parse("".join([*lines[:place], guess, *lines[place:]]), "story.yaml"))
    assert [each.path.rpartition(".")[2] for each in result.failures] == ["purpose"]
    wrong = re.sub("card: [^,}]+", "card: nobody", lines[place])
    assert wrong != lines[place]
    with pytest.raises(BadScenario, match="nobody"):
        run(parse("".join([*lines[:place], wrong, *lines[place + 1 :]]), "story.yaml"))
