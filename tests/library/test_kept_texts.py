"""Compiled texts are kept: they are the same as compiled anew, and a file that is broken or foreign does no harm."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest

from fuda.language.compiler.errors import CompileError
from fuda.language.words.nodes import Draw, Node, Text, equal
from fuda.library.homes import forget
from fuda.library.kept_texts import MOST_FILES, KeptTexts, book_digest, folder
from fuda.library.loading import GAMES, entry_of, load_cards, phrase_book

HOME = entry_of("wars3x3").folder


class Counting:
    """A compiler that counts."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, text: str, category: str) -> Node:
        self.asked += 1
        return Text((Draw(len(text)), Draw(1)))


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FUDA_CACHE", str(tmp_path))
    return tmp_path


def texts(compiler: Counting) -> KeptTexts:
    return KeptTexts("wars3x3", HOME, compiler)


def filled() -> Counting:
    compiler = Counting()
    first = texts(compiler)
    first.compile("ab", "text")
    first.keep()
    return compiler


def test_a_kept_text_is_not_compiled_again(kept: Path) -> None:
    compiler = filled()
    again = texts(compiler)
    assert equal(again.compile("ab", "text"), Text((Draw(2), Draw(1)))) and compiler.asked == 1
    again.compile("ab", "magic")
    again.compile("abc", "text")
    assert compiler.asked == 3


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_of_every_card_is_what_compiles(game: str, kept: Path) -> None:
    entry, book = entry_of(game), phrase_book(game)
    files = {file.name: file.category for file in entry.card_files}
    every = [(card.printed_text, files[card.home], card.text) for card in load_cards(game)]
    every += [(part.printed_text, part.category, part.text) for card in load_cards(game) for part in card.parts]
    first = KeptTexts(game, entry.folder, book.compile, book.render_en)
    for text, category, _ in every:
        first.compile(text, category)
    first.keep()

    def never(text: str, category: str) -> Node:
        raise AssertionError(text)

    again = KeptTexts(game, entry.folder, never)
    assert all(equal(again.compile(text, category), book.compile(text, category)) for text, category, _ in every)
    said = [(again.english(text, category), book.render_en(node, category)) for text, category, node in every if text]
    assert said and all(kept == printed for kept, printed in said)


@pytest.mark.parametrize("spoil", ["", "half", "seal", "shape", "class"])
def test_a_broken_file_is_ignored_and_written_anew(kept: Path, spoil: str) -> None:
    compiler = filled()
    (path,) = kept.glob("*.json")
    content = path.read_bytes()
    written = content.partition(b"\n")[2]
    other = {"half": written[:9], "shape": b"[1, 2]", "class": written.replace(b"nodes:Draw", b"nodes:fields")}.get(
        spoil, b""
    )
    sealed = sha256(other).hexdigest().encode() + b"\n" + other
    path.write_bytes({"": b"", "half": content[:-9], "seal": content.replace(b"2", b"3")}.get(spoil, sealed))
    again = texts(compiler)
    assert equal(again.compile("ab", "text"), Text((Draw(2), Draw(1)))) and compiler.asked == 2
    again.keep()
    assert path.read_bytes() == content


def test_nothing_is_kept_where_that_is_switched_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FUDA_CACHE", "off")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert folder() is None
    compiler = filled()
    texts(compiler).compile("ab", "text")
    assert compiler.asked == 2 and not [*tmp_path.iterdir()]


def test_a_folder_that_cannot_be_written_does_no_harm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("FUDA_CACHE", str(tmp_path / "file" / "inside"))
    assert filled().asked == 1


def test_a_changed_phrase_book_begins_a_new_file_and_the_oldest_goes(kept: Path, tmp_path: Path) -> None:
    game = tmp_path / "game"
    game.mkdir()
    names = set()
    for version in range(MOST_FILES + 2):
        (game / "phrases.py").write_text(f"# {version}")
        names.add(book_digest(game))
        made = KeptTexts("mine", game, Counting())
        made.compile("ab", "text")
        made.keep()
    assert len(names) == MOST_FILES + 2
    assert len([*kept.glob("texts-mine-*.json")]) == MOST_FILES


def test_a_text_that_does_not_compile_is_not_kept(kept: Path) -> None:
    made = KeptTexts("wars3x3", HOME, phrase_book("wars3x3").compile)
    for _ in range(2):
        with pytest.raises(CompileError):
            made.compile("無い文。", "text")
    made.keep()
    assert not [*kept.glob("*.json")]


def _load_anew(ready: Barrier) -> None:
    forget()
    ready.wait(60)
    assert len(load_cards("wars3x3")) == 70


def test_many_processes_write_at_once(kept: Path) -> None:
    phrase_book("wars3x3")  # the processes share it, and have only the texts to make
    context = get_context("fork")
    ready = context.Barrier(4)
    running = [context.Process(target=_load_anew, args=(ready,)) for _ in range(4)]
    for each in running:
        each.start()
    for each in running:
        each.join()
    assert [each.exitcode for each in running] == [0] * 4
    assert len([*kept.iterdir()]) == 1


def test_a_game_is_played_in_english_without_its_phrase_book(kept: Path) -> None:
    """The book is read once, when the texts are new; then nobody waits for it."""
    words = [
        sys.executable,
        "-c",
        "import sys; from fuda.library.loading import load_cards; from fuda.library.shown_cards import text_of\n"
        "said = [text_of('wars3x3', card, 'en') for card in load_cards('wars3x3')]\n"
        "print(len(said), any('phrases' in name for name in sys.modules))",
    ]
    first, second = [subprocess.run(words, capture_output=True, check=True, text=True).stdout for _ in range(2)]
    assert (first.split(), second.split()) == (["70", "True"], ["70", "False"])
