"""Words: what is said, and that nothing is left unsaid in either language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from fuda.api import Game, load
from fuda.api.answers import sample
from fuda.api.chance import Stream, chance_answer
from fuda.kernel.events import Event
from fuda.kernel.machine import asked
from fuda.kernel.reasons import Outcome, Reason
from fuda.kernel.rules import Rules, Zone
from fuda.library.homes import PACKAGE_ROOT
from fuda.library.loading import GAMES
from fuda.library.messages import LANGUAGES
from fuda.library.wording import SECTIONS, Unworded, Wording, game_words, wording
from tests.matches import played, questions

WORDS: dict[str, Any] = {
    "word": {
        "player": "Player {number}",
        "chance": "Chance",
        "nobody": "nobody",
        "card": "a card",
        "named": "<{name}>",
        "and": " and ",
        "none": "nothing",
        "wins": "{winner} wins: {why}",
        "draw": "A draw: {why}",
    },
    "event": {
        "Drawn": "{by:seat} drew {card}.",
        "Moved": {
            "on": "source:zone target:zone",
            "deck hand": "drawn",
            "* hand": "taken {card}",
            "default": "{card} to {target:zone}",
        },
        "Hit": {"on": "with=by", "same": "{by} hit", "different": "{by} hit with {with}"},
        "Seen": "{cards}",
        "Counted": "{n:plural|card|cards} of {kind:option}",
    },
    "verb": {"go": "Go", "lay": {"on": "cards", "none": "Lay {card}", "2": "Lay two", "default": "Lay many"}},
    "purpose": {"which": "Which of {least}?"},
    "option": {"red": "Red"},
    "reason": {"too-high": "{cost} is more than {limit}"},
    "ending": {"life": "no life"},
    "zone": {"deck": "the deck", "hand": "{owner}'s hand"},
    "step": {},
}


@pytest.fixture
def said() -> Wording:
    rules = Rules("toy", "1", (Zone("deck"), Zone("hand", 0), Zone("hand", 1)))
    return Wording(WORDS, rules, {"01": "Ace"}, strict=True)


def test_cards_are_named_as_far_as_they_were_told(said: Wording) -> None:
    assert said.describe({"event": "Drawn", "by": 1, "card": {"card": "01", "handle": 4}}) == "Player 2 drew <Ace>."
    assert said.describe({"event": "Drawn", "by": 0, "card": {}}) == "Player 1 drew a card."
    assert said.card({"card": "99"}) == "<99>"


def test_players_can_be_given_names(said: Wording) -> None:
    named = Wording(WORDS, said.rules, said.cards, ("Ann", "Bo"))
    assert named.describe({"event": "Drawn", "by": 1, "card": {}}) == "Bo drew a card."
    assert (named.seat(2), named.seat(-1), said.seat(0)) == ("Chance", "nobody", "Player 1")


def test_a_case_is_chosen_by_what_was_told(said: Wording) -> None:
    def moved(source: int, target: int) -> str:
        return said.describe({"event": "Moved", "source": source, "target": target, "card": {"card": "01"}})

    assert moved(0, 1) == "drawn"
    assert moved(2, 1) == "taken <Ace>"
    assert moved(1, 0) == "<Ace> to the deck"
    assert said.zone(2) == "Player 2's hand"
    assert said.describe({"verb": "lay", "card": {"card": "01"}}) == "Lay <Ace>"
    assert said.describe({"verb": "lay", "cards": [{}, {}]}) == "Lay two"
    assert said.describe({"verb": "lay", "cards": [{}]}) == "Lay many"


def test_a_case_is_chosen_by_whether_two_fields_tell_the_same(said: Wording) -> None:
    one, other = {"card": "01", "handle": 4}, {"card": "01", "handle": 5}
    assert said.describe({"event": "Hit", "by": one, "with": dict(one)}) == "<Ace> hit"
    assert said.describe({"event": "Hit", "by": one, "with": other}) == "<Ace> hit with <Ace>"


def test_lists_and_plurals(said: Wording) -> None:
    assert said.describe({"event": "Seen", "cards": [{"card": "01"}, {}]}) == "<Ace> and a card"
    assert said.describe({"event": "Seen", "cards": []}) == "nothing"
    assert said.describe({"event": "Counted", "n": 1, "kind": "red"}) == "1 card of Red"
    assert said.describe({"event": "Counted", "n": 0, "kind": "red"}) == "0 cards of Red"


def test_everything_that_is_told_can_be_described(said: Wording) -> None:
    assert said.describe({"verb": "go"}) == "Go"
    assert said.describe({"kind": "cards", "purpose": "which", "least": 2}) == "Which of 2?"
    assert said.describe("red") == "Red"
    assert said.describe(Reason("4.2", "too-high", cost=3, limit=2)) == "[4.2] 3 is more than 2"
    assert (
        said.describe({"clause": "", "condition": "too-high", "values": {"cost": 3, "limit": 2}}) == "3 is more than 2"
    )
    assert said.describe(Outcome(1, "life", "1.1")) == "Player 2 wins: no life [1.1]"
    assert said.describe({"winner": -1, "kind": "life", "clause": ""}) == "A draw: no life"
    assert said.describe({"card": "01"}) == "<Ace>"


def test_what_is_missing_shows_its_key_or_is_raised(said: Wording) -> None:
    lax = Wording(WORDS, said.rules, said.cards)
    assert lax.describe({"verb": "fly"}) == "verb.fly"
    assert lax.describe({"event": "Drawn", "by": 1}) == "Player 2 drew {card}."
    for told in ({"verb": "fly"}, {"event": "Drawn", "by": 1}, Reason("1", "no-words")):
        with pytest.raises(Unworded):
            said.describe(told)


# --- for every game


def own_words(game: str, language: str) -> dict[str, Any]:
    words = game_words(game, language)
    return {section: words.get(section, {}) for section in SECTIONS}


def placeholders(entry: Any) -> set[str]:
    texts = [entry] if isinstance(entry, str) else [each for key, each in entry.items() if key != "on"]
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("game", [*GAMES])
def test_both_languages_have_the_same_keys_and_cases(game: str) -> None:
    ja, en = (own_words(game, language) for language in ("ja", "en"))
    for section in SECTIONS:
        assert sorted(ja[section]) == sorted(en[section]), section
        for key, entry in en[section].items():
            if not isinstance(entry, str):
                assert sorted(ja[section][key]) == sorted(entry), (section, key)
                assert ja[section][key]["on"] == entry["on"], (section, key)


def moments(game: Game, variant: str, seed: str) -> Iterator[Any]:
    """Everything that anybody is told in a random game."""
    match = game.new(variant)
    number = 0
    while match.outcome is None:
        for seat, told in questions(match).items():
            decision = asked(match.state, seat)
            assert decision is not None
            yield told
            yield from told.get("options", ())
            if seat == 2:
                answer = chance_answer(seed, number, decision)
            else:
                answer = sample(decision, Stream(seed, str(number)))
            number += 1
            yield from played(match, seat, answer)
            break
    yield match.outcome


@pytest.mark.parametrize("game", [*GAMES])
def test_nothing_is_left_unsaid_in_random_games(game: str) -> None:
    words = [wording(game, language, (), True) for language in LANGUAGES]
    loaded = load(game)
    for variant in loaded.entry.variants:
        for seed in ("1", "2", "3", "4", "5", "6"):
            for told in moments(loaded, variant.id, seed):
                for each in words:
                    text = each.describe(told)
                    assert "{" not in text


def sources(game: str) -> list[Path]:
    folders = [PACKAGE_ROOT / name for name in ("kernel", "mechanics", "language", "api")]
    return [path for folder in (*folders, GAMES[game].folder) for path in sorted(folder.rglob("*.py"))]


def conditions(path: Path) -> Iterator[str]:
    """The conditions of all refusals that a file can return."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            place = {"Reason": 1, "_no": 0}.get(name)
            if place is not None and len(node.args) > place:
                argument = node.args[place]
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


@pytest.mark.parametrize("game", [*GAMES])
def test_every_refusal_in_the_sources_has_words(game: str) -> None:
    found = {condition for path in sources(game) for condition in conditions(path)}
    assert len(found) > 20
    for language in LANGUAGES:
        lacking = found - set(own_words(game, language)["reason"])
        assert not lacking, (language, sorted(lacking))


def kinds(kind: type[Event]) -> Iterator[type[Event]]:
    """The events that can happen; one that changes nothing by itself is only an ancestor of others."""
    for child in kind.__subclasses__():
        if child.apply is not Event.apply:
            yield child
        yield from kinds(child)


@pytest.mark.parametrize("game", [*GAMES])
def test_every_event_has_words(game: str) -> None:
    load(game)
    homes = ("fuda.kernel.", "fuda.mechanics.", "fuda.language.", f"fuda.games.{game}.")
    names = {kind.__name__ for kind in kinds(Event) if kind.__module__.startswith(homes)}
    for language in LANGUAGES:
        assert not names - set(own_words(game, language)["event"]), language


@pytest.mark.parametrize("game", [*GAMES])
def test_the_words_of_an_event_use_only_what_is_told_of_it(game: str) -> None:
    load(game)
    for kind in kinds(Event):
        if kind.__module__.startswith(("fuda.mechanics.", f"fuda.games.{game}.")):
            told = {"clause", *kind.cards, *kind.shown}
            for language in LANGUAGES:
                entry = own_words(game, language)["event"][kind.__name__]
                assert placeholders(entry) <= told, (language, kind.__name__)
