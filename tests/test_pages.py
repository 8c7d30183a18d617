"""Are the pages true? What they show is what the program says, their links lead somewhere, both languages are there."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from fuda.api import Game, Match
from fuda.library.ledger import load_clauses
from fuda.library.loading import GAMES
from fuda.play.contest import Contest
from fuda.play.players import Sight
from fuda.play.records.timeline import Timeline
from fuda.play.scenarios.file import KEYS
from tools.links import broken_links
from tools.pages import ROOT, language_of, pages, renewed, shown_files
from tools.site import Site, broken_in, sources

SIXTH = ROOT / "tests" / "sixth"
GUIDES = (ROOT / "docs" / "adding-a-game.md", ROOT / "docs" / "adding-a-game.ja.md")
SHOWING = [
    page
    for page in pages()
    if any(mark in page.read_text(encoding="utf-8") for mark in ("<!-- file:", "<!-- part:", "<!-- run:", "<!-- play:"))
]
BOTH = ("glossary.md",)  # in both languages at once
TWINS = [page for page in pages() if page.parent.name in ("docs", "play") and not page.name.endswith(".ja.md")]
TWINS = [page for page in TWINS if page.name not in BOTH]
FIVE = ("wars3x3", "hanyo", "kiseki", "kokuryoku", "honjin")
ENGINE = ("fuda.kernel", "fuda.language", "fuda.mechanics", "tests.sixth")


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", SHOWING, ids=named)
def test_what_a_page_shows_is_what_the_program_says(page: Path) -> None:
    assert renewed(page) == page.read_text(encoding="utf-8"), "run `make pages`"


@pytest.mark.parametrize("page", sources(), ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert not broken_links(page)


@pytest.mark.parametrize("page", TWINS, ids=named)
def test_every_guide_is_there_in_both_languages(page: Path) -> None:
    twin = page.with_name(page.name.replace(".md", ".ja.md"))
    assert twin.is_file()
    assert page.name in twin.read_text(encoding="utf-8") and twin.name in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "play").glob("*.md")), ids=named)
def test_the_clauses_that_a_guide_to_play_cites_are_there(page: Path) -> None:
    clauses = load_clauses(page.name.partition(".")[0])
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    inside = " ".join(re.findall(r"[(（]([^()（）]*)[)）]", text))
    cited = re.findall(r"(?<![\w.])(?:[A-Z]\d+|\d+\.\d+|\d{3,4})(?:\.\d+)*[a-z]?(?:-\d+)?(?![\w.])", inside)
    assert len(cited) > 12
    assert not [name for name in cited if not any(each.startswith(name) for each in clauses)]


def test_the_picture_of_the_architecture_names_every_module_of_the_engine() -> None:
    rows = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").splitlines()
    for folder in ("kernel", "mechanics", "language", "library", "api"):
        row = next(row for row in rows if row.startswith(f"| `{folder}/` |"))
        modules = [path.stem for path in (ROOT / "src" / "fuda" / folder).rglob("*.py") if path.stem != "__init__"]
        assert not [name for name in sorted(modules) if f"`{name}`" not in row], folder


def test_both_languages_of_the_reference_have_the_same_code() -> None:
    codes = [
        re.findall(r"^```python$.*?^```$", (ROOT / "docs" / name).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        for name in ("api.md", "api.ja.md")
    ]
    assert codes[0] == codes[1] and len(codes[0]) > 10


def test_the_reference_speaks_of_everything_that_a_game_offers() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for kind in (Game, Match, Contest, Sight, Timeline):
        assert f"`{kind.__name__}`" in page
    beside = ("begin", "state", "chances", "game")  # for code that stands on the engine
    offered = [name for kind in (Game, Match) for name in vars(kind) if not name.startswith("_") and name not in beside]
    assert not [name for name in offered if name not in page]


@pytest.mark.parametrize("page", ["scenarios.md", "scenarios.ja.md"])
def test_the_page_of_scenarios_names_every_key(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert not [key for key in KEYS if f"`{key}`" not in text]
    for game in FIVE:
        heading = "The position of `{}`:" if page == "scenarios.md" else "`{}`の局面："
        start = text.index(heading.format(game)) + 5
        section = re.split(rf"\n## |{heading.format('[a-z0-9]+')}", text[start:])[0]
        module = import_module(GAMES[game].module("position") or "")
        keys = {key for name, keys in vars(module).items() if name.endswith("KEYS") for key in keys}
        assert len(keys) > 8
        assert not [key for key in sorted(keys) if not re.search(rf"\b{key}\b", section, re.ASCII)], game


@pytest.mark.parametrize("guide", GUIDES, ids=named)
def test_the_guide_shows_the_whole_game_that_runs(guide: Path) -> None:
    shown = dict(shown_files(guide))
    for path in sorted(SIXTH.rglob("*")):
        if path.suffix in (".py", ".toml"):
            assert shown[named(path)] == path.read_text(encoding="utf-8"), f"{named(path)}: run `make pages`"


@pytest.mark.parametrize("guide", GUIDES, ids=named)
def test_what_the_guide_shows_is_enough_to_play_the_game(guide: Path, tmp_path: Path) -> None:
    for name, text in shown_files(guide):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "tests.sixth", "play", "akari", "--seed", "5", "--lang", language_of(guide)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    shown = guide.read_text(encoding="utf-8").splitlines()
    said = done.stdout.splitlines()
    assert len(said) > 30 and not [line for line in said if line not in shown]


def test_the_game_of_the_guide_stands_on_the_engine_alone() -> None:
    rules = [path for path in SIXTH.glob("*.py") if path.stem not in ("__main__", "entry", "knowing", "test_akari")]
    assert len(rules) == 10
    for path in rules:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in ("fuda", "tests"):
                assert (node.module or "").startswith(ENGINE), f"{path.name} imports {node.module}"


def test_the_site_is_built_and_no_link_in_it_is_broken(tmp_path: Path) -> None:
    Site(tmp_path).write()
    assert not broken_in(tmp_path)
    assert (tmp_path / "index.html").is_file() and (tmp_path / "index.ja.html").is_file()
    (tmp_path / "CHANGELOG.html").unlink()
    assert any(each.endswith("CHANGELOG.html") for each in broken_in(tmp_path))


def test_japanese_lines_are_joined_without_a_space(tmp_path: Path) -> None:
    site = Site(tmp_path)
    page = Path("README.md").resolve()
    assert site._html("一行目、\n二行目`code`\nの続き\nwith English\nwords\n", page) == (
        "<p>一行目、二行目<code>code</code>の続きwith English\nwords</p>\n"
    )


@pytest.mark.parametrize("name", ["README.md", "README.ja.md"])
@pytest.mark.parametrize("game", GAMES)
def test_the_readme_counts_the_clauses_that_are_there(name: str, game: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    counted = re.findall(rf"\[(\d+)\]\(docs/clauses/{game}\.md\)", text)
    assert counted == [str(len(load_clauses(game)))]
