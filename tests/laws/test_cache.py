"""Does the law of caches find what it is there for? A stale cache of every kind, and nothing without."""

from __future__ import annotations

import pytest

from fuda.api.chance import Stream
from fuda.kernel.events import Event
from fuda.kernel.rules import Forgetful
from fuda.library.loading import GAMES, load_rules
from fuda.play.laws.cache import law_cache
from fuda.play.laws.walks import positions
from tests.laws.stale_caches import STALE
from tests.toy.duel import DuelRules

PLAIN_TABLES = ("lines", "modified", "said", "bases", "laid_units", "offered", "packed")


@pytest.mark.parametrize("name", STALE)
def test_a_planted_stale_cache_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = STALE[name]
    rules = load_rules(planted.game)
    planted.plant(monkeypatch)
    seeds = [f"stale {game}" for game in range(planted.games)]
    for seed in [planted.seed, *seeds] if planted.seed else seeds:
        if law_cache(rules, planted.variant, seed, 1):
            return
    pytest.fail(f"{name} was not found in {planted.games} games")


def test_every_game_has_planted_stale_caches() -> None:
    assert {each.game for each in STALE.values()} == {*GAMES}
    assert len(STALE) >= 10


def test_a_stale_cache_planted_into_the_game_of_the_tests_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert law_cache(DuelRules(), "", "1", 4) == []
    monkeypatch.setattr(Event, "keeps_facts", lambda self, state, rules: True)
    assert law_cache(DuelRules(), "", "1", 4)


@pytest.mark.parametrize("game", GAMES)
def test_rules_without_a_cache_keep_nothing(game: str) -> None:
    rules = load_rules(game)
    plain = rules.uncached()
    assert rules.is_cached and not plain.is_cached
    for number, _, _, _ in positions(plain, GAMES[game].variants[0].id, Stream("1", "no cache")):
        if number == 40:
            break
    caches = [vars(plain), vars(getattr(plain, "cache", plain))]
    kept = [name for each in caches for name, held in each.items() if isinstance(held, Forgetful) and held]
    assert not kept
    assert all(name not in PLAIN_TABLES or isinstance(each[name], Forgetful) for each in caches for name in each)


def test_what_texts_look_at_counts_an_effect_that_begins_in_a_later_turn() -> None:
    assert law_cache(load_rules("kiseki"), "blitz", "2026.6", 1) == []
