"""Is every idea called by one name? The glossary is what the tables say, and the names of modules explain something."""

from __future__ import annotations

from pathlib import Path

from tools.glossary import PAGE, written

SOURCE = Path(__file__).resolve().parents[1] / "src" / "fuda"
# Words that were used for ideas which have a name in the trade or in a rulebook; see the glossary.
UNCLEAR = {"lying", "laid", "keeping", "knowing", "reaching", "aging", "grouping", "carrying", "enduring", "offering"}
UNCLEAR |= {"anew", "prey", "nowhere", "apart", "helpers", "utils", "common", "misc", "manager", "base", "judging"}
# The same chapter has the same name in every game.
OTHERWISE = {"preparing": "preparation", "set_up": "preparation", "terms": "effects", "repeating": "loops"}
OTHERWISE |= {"listening": "triggers", "replacing": "replacement", "explaining": "explanations"}


def test_the_glossary_is_what_the_tables_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "run `python -m tools.glossary`"


def test_no_module_has_a_name_that_explains_nothing() -> None:
    names = {path.relative_to(SOURCE).as_posix(): path.stem for path in SOURCE.rglob("*.py")}
    assert [path for path, name in names.items() if name in UNCLEAR] == []


def test_the_same_chapter_has_the_same_name_in_every_game() -> None:
    names = [
        path for path in (SOURCE / "games").rglob("*.py") if path.stem in OTHERWISE and path.parent.name != "phrases"
    ]
    assert [path.relative_to(SOURCE).as_posix() for path in names] == []
