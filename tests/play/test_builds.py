"""Builds are compared game by game, and a build of other sources is not used."""

from __future__ import annotations

from pathlib import Path

from fuda.play.figures.builds import STAMP, differences, digests, engine_digest, sources, stale


def _package(folder: Path, text: str) -> Path:
    (folder / "fuda" / "kernel").mkdir(parents=True)
    (folder / "fuda" / "kernel" / "machine.py").write_text(text, encoding="utf-8")
    return folder


def test_a_build_of_other_sources_is_stale(tmp_path: Path) -> None:
    tree, build = _package(tmp_path / "src", "one = 1\n"), _package(tmp_path / "build", "one = 1\n")
    assert "no compiled build" in stale(build, tree)
    (build / "fuda" / STAMP).write_text(engine_digest(tree / "fuda") + "\n", encoding="utf-8")
    assert stale(build, tree) == ""
    (tree / "fuda" / "kernel" / "machine.py").write_text("one = 2\n", encoding="utf-8")
    assert "other sources" in stale(build, tree)


def test_the_same_build_plays_the_same_games_and_a_difference_is_told() -> None:
    folder = sources()
    assert folder is not None
    played = digests(folder, "wars3x3", "wizard", 3, 2)
    assert len(played) == 2 and differences(played, digests(folder, "wars3x3", "wizard", 3, 2)) == []
    assert differences(played, [played[0], played[0]]) == [f"{played[1]} / {played[0]}"]
    assert differences(played, played[:1]) != []


def test_a_build_that_fails_is_told_with_its_error(tmp_path: Path) -> None:
    (told,) = digests(_package(tmp_path, ""), "wars3x3", "wizard", 1, 1)
    assert "ends with" in told
