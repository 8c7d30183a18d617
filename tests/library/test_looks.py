"""Does a look say what the game has? Zones, figures and words, for the five games and the sixth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import fuda
from fuda.library.files import BadFile
from fuda.library.loading import GAMES
from fuda.library.looks import cell_words, drawn_cards, load_look, plain_look, step_words, unknown_zones
from tests.sixth import entry


@pytest.fixture(autouse=True)
def _sixth() -> Iterator[None]:
    """The example game is known while these tests run."""
    before = dict(GAMES)
    entry.add()
    yield
    GAMES.clear()
    GAMES.update(before)


@pytest.mark.parametrize("game", ["wars3x3", "hanyo", "kiseki", "honjin", "kokuryoku", "akari"])
def test_a_look_speaks_of_what_the_game_has(game: str) -> None:
    look, view = load_look(game), fuda.load(game).new(seed=1).view(0)
    assert not unknown_zones(game)
    assert all(each.value in view.situation for each in look.figures)
    assert all(each.key in view.situation for each in look.steps)
    assert all(words.ja != name for steps in [step_words(game, look)] for name, words in steps.items())
    assert look.grid is None or len(cell_words(game, look)) == look.grid.columns * look.grid.rows


@pytest.mark.parametrize("game", ["wars3x3", "hanyo", "kiseki", "honjin", "kokuryoku", "akari"])
def test_every_zone_of_a_game_is_shown_somewhere(game: str) -> None:
    look = load_look(game)
    shown = {*[each.zone for each in look.areas], *[each.zone for each in look.tucked]}
    shown |= {*look.grid.zones, *look.grid.ground} if look.grid is not None else set()
    assert {zone.name for zone in fuda.load(game).rules.zones} - shown <= {"pile", "unused"}


def test_a_card_is_drawn_with_name_text_figures_and_colour() -> None:
    card = next(each for each in drawn_cards("wars3x3") if each.number == "004")
    assert (card.name.en, card.frame, card.colours, card.figures) == ("Swift Fox", "unit", ("red",), {"cost": 2})
    assert card.text.ja.startswith("【速攻】") and card.signs[0].en == "F"


def test_a_game_without_a_look_gets_a_plain_table() -> None:
    assert {each.zone for each in plain_look("hanyo").areas} >= {"hand", "deck", "main"}


def test_a_wrong_look_is_named_with_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "look.toml").write_text('areas = [{ zone = "hand", kind = "circle" }]', encoding="utf-8")
    monkeypatch.setitem(GAMES, "akari", entry.ENTRY)
    load_look.cache_clear()
    monkeypatch.setattr(type(entry.ENTRY), "folder", property(lambda _: tmp_path))
    with pytest.raises(BadFile, match="This is no look of a game"):
        load_look("akari")
    load_look.cache_clear()
