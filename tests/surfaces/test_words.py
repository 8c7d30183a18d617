"""Is there a word, in both languages, for everything that the code can say?"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import fuda
from fuda.api import load
from fuda.kernel.events import Event
from fuda.kernel.machine import asked
from fuda.kernel.reasons import Reason
from fuda.library.decks import decks, fixed_deck
from fuda.library.loading import GAMES, load_rules
from fuda.library.wording import Unworded, Wording, game_words, wording
from fuda.play.contest import Contest
from fuda.play.players import bot
from fuda.surfaces.cli import words as cli_words

SOURCES = Path(fuda.__file__).parent
SHARED = ("kernel", "mechanics", "language", "api")
LANGUAGES = ("ja", "en")
# Where the purpose stands among the arguments of a question.
QUESTIONS = {
    "Act": 2,
    "Option": 2,
    "Number": 2,
    "Cards": 2,
    "Cells": 2,
    "Order": 2,
    "Allocate": 2,
    "Roll": 1,
    "Shuffle": 1,
}


def _calls(game: str) -> Iterator[tuple[str, ast.Call]]:
    for folder in (*SHARED, f"games/{game}"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                    yield name, node


def _texts(node: ast.expr) -> list[str]:
    """The strings that an expression spells out."""
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def _named_purposes(game: str) -> Iterator[str]:
    """What is first put into a variable `purpose` and then asked for."""
    for folder in (*SHARED, f"games/{game}"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Assign) and any(
                    isinstance(target, ast.Name) and target.id == "purpose" for target in node.targets
                ):
                    if isinstance(node.value, ast.IfExp):
                        yield from _texts(node.value.body) + _texts(node.value.orelse)
                    elif isinstance(node.value, ast.Constant):
                        yield from _texts(node.value)


def used(game: str) -> set[tuple[str, str]]:
    """Every (section, key) that the rules of a game can ask the word table for."""
    found = {("purpose", each) for each in _named_purposes(game)}
    for name, call in _calls(game):
        arguments = call.args
        if name in QUESTIONS and len(arguments) > QUESTIONS[name]:
            found |= {("purpose", each) for each in _texts(arguments[QUESTIONS[name]])}
        if name == "Option" and len(arguments) > 3:
            found |= {("option", each) for each in _texts(arguments[3])}
        elif name == "Reason" and len(arguments) > 1:
            found |= {("reason", each) for each in _texts(arguments[1])}
        elif name == "_no" and arguments:
            found |= {("reason", each) for each in _texts(arguments[0])}
        elif name == "Action" and arguments:
            found |= {("verb", each) for each in _texts(arguments[0])}
        elif name == "Outcome" and len(arguments) > 1:
            found |= {("ending", each) for each in _texts(arguments[1])}
    rules: Any = load_rules(game)
    found |= {("zone", zone.name) for zone in rules.zones}
    found |= {("event", kind.__name__) for kind in _events(Event) if _is_at_home(kind, game)}
    return found


def _events(kind: type) -> Iterator[type]:
    subclasses: list[type] = kind.__subclasses__()
    for each in subclasses:
        yield each
        yield from _events(each)


def _is_at_home(kind: type, game: str) -> bool:
    does_something = getattr(kind, "apply", None) is not Event.apply
    return does_something and kind.__module__.startswith((f"fuda.games.{game}.", "fuda.mechanics."))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*GAMES])
def test_every_key_that_the_code_uses_has_a_word(game: str, language: str) -> None:
    table = game_words(game, language)
    lacking = sorted(f"{section}.{key}" for section, key in used(game) if key not in table.get(section, {}))
    assert lacking == []


@pytest.mark.parametrize("game", [*GAMES])
def test_both_languages_have_the_same_keys(game: str) -> None:
    japanese, english = game_words(game, "ja"), game_words(game, "en")
    assert {name: sorted(section) for name, section in japanese.items()} == {
        name: sorted(section) for name, section in english.items()
    }


def test_the_scan_finds_what_is_there() -> None:
    found = used("wars3x3")
    wanted = {
        ("reason", "cost-above-territory"),
        ("reason", "wrong-number-chosen"),
        ("purpose", "removal-step"),
        ("purpose", "boost-step"),
        ("purpose", "may"),
        ("option", "mulligan"),
        ("verb", "redeploy"),
        ("event", "Lasting"),
        ("ending", "deck-draw"),
        ("zone", "territory"),
    }
    assert wanted <= found
    assert len([key for section, key in found if section == "reason"]) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_3x3wars_words_cover_steps_traits_effects_and_chosen_effects(language: str) -> None:
    from fuda.games.wars3x3 import table

    rules: Any = load_rules("wars3x3")
    words = game_words("wars3x3", language)
    assert set(words["step"]) >= set(table.STEP_NAMES)
    assert set(words["phase"]) >= set(table.PHASES)
    assert set(words["lying"]) == set(table.LYING)
    kinds = (table.BOOSTED, table.INCREASED, table.GAINED, table.TERRITORY, table.UNABLE, table.SAFE, table.POWER)
    for kind in (*kinds, table.LINGERS, table.SILENT):
        assert str(kind) in words["event"]["Lasting"]
    for trait, bit in rules.list.bits.items():
        assert words["trait-bit"][str(bit)] == words["trait"][trait]
    for sentences in rules.list.sentence_table.values():
        for sentence in sentences:
            if sentence.selections:
                assert type(sentence.effect).__name__.lower() in words["purpose"]


@pytest.mark.parametrize("game", [*GAMES])
def test_whole_games_are_told_without_a_missing_word(game: str) -> None:
    strict = [wording(game, language, ("A", "B"), strict=True) for language in LANGUAGES]
    loaded = load(game)
    brought = () if fixed_deck(game) is not None else tuple([each.cards for each in decks(game)])
    for variant in [each.id for each in loaded.entry.variants]:
        for seed in range(3):
            chosen = (brought[seed % len(brought)], brought[(seed + 1) % len(brought)]) if brought else ()
            contest = Contest(
                loaded, [bot("random", f"a{seed}"), bot("random", f"b{seed}")], str(seed), variant, chosen
            )
            while contest.outcome is None:
                for seat in (0, 1):
                    if asked(contest.state(), seat) is not None:
                        view = contest.view(seat)
                        for words in strict:
                            _tell_question(words, view)
                contest.step()
            for words in strict:
                for seat in (0, 1, -1):
                    for told in contest.log[seat]:
                        words.event(told)
                assert words.outcome(contest.outcome)


def _tell_question(words: Wording, view: dict[str, Any]) -> None:
    question = view["asked"]
    assert words.question(question)
    if question["kind"] == "act":
        assert all(words.action(each) for each in question["options"])
    elif question["kind"] == "option":
        # An option that stands for the effect of a card is told by that card.
        cards = view["situation"].get("options", {})
        assert all(
            words.card({"card": cards[each]}) if each in cards else words.option(each) for each in question["options"]
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_hanyo_words_cover_phases_states_attributes_counters_and_chosen_effects(language: str) -> None:
    from fuda.games.hanyo import cards, table
    from fuda.games.hanyo.chapters import scissors

    rules: Any = load_rules("hanyo")
    words = game_words("hanyo", language)
    assert set(words["phase"]) == set(table.PHASE_NAMES)
    assert set(words["placed"]) == set(table.PLACED)
    assert set(words["letter"]) == set(cards.ATTRIBUTES)
    assert set(words["counter"]) >= set(rules.list.counters)
    assert set(words["option"]) >= set(scissors.SHAPES)
    assert len(words["shape"]) == len(scissors.SHAPES)
    lasting = {each.__name__.lower() for each in cards.LASTS if "what" in each.FIELDS}
    chosen = {
        type(sentence.effect).__name__.lower()
        for card in rules.list.cards
        for ability in card.abilities
        for sentence in ability.sentences
        if sentence.selections
    }
    assert len(chosen) > 10
    about_skills = {"changeskilldamage", "changeskillcost", "fails", "cannotuse"}
    assert sorted((chosen | lasting) - about_skills - set(words["purpose"])) == []
    for card in rules.list.cards:
        attribute = card.source.fields.get("attribute")
        assert attribute is None or attribute in words["attribute"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_kiseki_words_cover_phases_organisations_icons_and_chosen_effects(language: str) -> None:
    from fuda.games.kiseki import table
    from fuda.games.kiseki.chapters import choices
    from fuda.games.kiseki.chapters import effects as carried_out
    from fuda.games.kiseki.phrases import cards as card_phrases
    from fuda.games.kiseki.words import effects
    from fuda.language.words import nodes as n

    rules: Any = load_rules("kiseki")
    words = game_words("kiseki", language)
    assert set(words["phase"]) == set(table.PHASE_NAMES)
    assert set(words["step"]) == set(table.STEP_NAMES)
    assert set(words["organisations"]) >= set(rules.list.organisations)
    assert set(words["letter"]) == set(words["organisations"])
    assert set(words["option"]) >= {each[0] for each in card_phrases.ORGANISATIONS}
    assert set(words["icon"]) >= {icon for card in rules.list.cards for icon in card.icons}
    assert set(words["verb"]) >= {"attack", "join", "target", "target-player", "board"}
    told = {each.__name__.lower() for each in carried_out.TARGETS} | {"choose", "affect", "reveal", "putondeck"}
    plain = (effects.Targeting, effects.TargetsAnyNumber)
    for each in vars(effects).values():
        if isinstance(each, type) and "what" in getattr(each, "FIELDS", ()) and not issubclass(each, plain):
            told |= {each.__name__.lower()} if each.__module__ == effects.__name__ else set()
    assert len(told) > 20
    assert sorted(told - set(words["purpose"])) == []
    abilities = [ability for card in rules.list.cards for ability in card.abilities]
    for ability in abilities:
        for cost in ability.costs:
            chosen = any(isinstance(value, choices.CHOICES) for _, value in n.fields(cost))
            name = type(cost).__name__.lower()
            assert not chosen or name == "board" or f"cost-{name}" in words["purpose"]
    for card in rules.list.cards:
        assert card.source.fields["kind"] in words["kind"] and card.source.fields["rarity"] in words["rarity"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_honjin_words_cover_phases_timings_words_of_cards_and_chosen_effects(language: str) -> None:
    from fuda.games.honjin import cards, table
    from fuda.games.honjin.chapters import choices, costs, rule_processing
    from fuda.games.honjin.phrases import terms as word_phrases
    from fuda.games.honjin.words import effects, modifiers

    rules: Any = load_rules("honjin")
    words = game_words("honjin", language)
    assert set(words["phase"]) == set(table.PHASE_NAMES) and set(words["timing"]) == set(table.TIMING_NAMES)
    assert set(words["slots"]) == set(table.SLOT_KINDS)
    assert set(words["ending"]) >= {"headquarters", "deck-out", "repetition", "time", "concession", "loop"}
    fates = {
        rule_processing.DIE,
        rule_processing.WITHER,
        rule_processing.STRAND,
        rule_processing.ADJUST,
        rule_processing.DROP,
        rule_processing.SHED,
    }
    assert set(words["verb"]) >= {*fates, rule_processing.LIMIT_EQUIPMENT, rule_processing.KEEP, "chain-on"}
    chosen = {each.__name__.lower() for each in (*choices.PLACED, *choices.USES)}
    chosen |= {f"cost-{each.__name__.lower()}" for each in (*costs.ON_FIELD, effects.DiscardFrom, effects.RemoveFrom)}
    for module in (effects, modifiers):
        for each in vars(module).values():
            if isinstance(each, type) and each.__module__ == module.__name__ and "what" in getattr(each, "FIELDS", ()):
                chosen |= {each.__name__.lower()} - {"fromzone", "discardfrom", "removefrom", "sameraces"}
    assert len(chosen) > 30 and sorted(chosen - set(words["purpose"])) == []
    assert set(words["purpose"]) >= {"before-attack", "after-attack", "refill", "discard"}
    named = {*rules.list.races, *cards.ATTRIBUTES, cards.NOBODYS_RACE}
    named |= {word for word, _ in word_phrases.DAMAGES}
    assert sorted(named - set(words["option"])) == []
    for card in rules.list.cards:
        for key, value in card.source.fields.items():
            assert key in ("name", "text") or key in words["fact"]
            if key in ("attributes", "races", "types", "march", "resists"):
                assert set(value) <= set(words[key])
            elif key in ("kind", "class", "faction", "spells") or (key == "cost" and isinstance(value, str)):
                assert value in words[key]


def test_a_number_that_stands_for_a_skill_is_told_by_its_name() -> None:
    rules: Any = load_rules("hanyo")
    slash = next(each for each in rules.list.cards[rules.list.by_number["H003"]].abilities if each.name == "烈火斬")
    told = {"verb": "skill", "numbers": [slash.printed << 5 | slash.place]}
    assert wording("hanyo", "ja").action(told) == "「烈火斬」を使う"
    assert wording("hanyo", "en").action(told) == "Use “Blazing Slash”"


def test_a_strict_wording_complains() -> None:
    with pytest.raises(Unworded):
        wording("wars3x3", "en", strict=True).reason(Reason("1.1", "no-such-condition"))


def _placeholders(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def test_the_words_of_the_command_line_are_the_same_in_both_languages() -> None:
    japanese, english = cli_words.table("ja"), cli_words.table("en")
    assert list(japanese) == list(english)
    for section, entries in english.items():
        assert sorted(japanese[section]) == sorted(entries), section
        for key, text in entries.items():
            assert _placeholders(japanese[section][key]) == _placeholders(text), f"{section}.{key}"


def test_the_command_line_says_nothing_that_has_no_word() -> None:
    english = cli_words.table("en")
    lacking: list[str] = []
    for path in sorted((SOURCES / "surfaces" / "cli").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            if name == "say" and len(node.args) == 2:
                for section in _spelled(node.args[0]):
                    lacking += [
                        f"{path.name}: {section}.{key}"
                        for key in _spelled(node.args[1])
                        if key not in english.get(section, {})
                    ]
            elif name == "Complaint" and node.args:
                lacking += [f"{path.name}: {key}" for key in _spelled(node.args[0]) if key not in english["fault"]]
            elif name == "command" and node.args:
                lacking += [f"{path.name}: {key}" for key in _spelled(node.args[0]) if key not in english["help"]]
    # The board of a game takes its words from the game's table by a function of the same name.
    boards = ("hanyo.py", "honjin.py", "kiseki.py", "kokuryoku.py", "wars3x3.py")
    assert [each for each in lacking if not each.startswith(boards)] == []


def _spelled(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return _spelled(node.body) + _spelled(node.orelse)
    return []
