"""`fuda serve` and `fuda database` with mistakes: each is said in words in both languages, and nothing is left."""

from __future__ import annotations

from pathlib import Path

import pytest

from fuda.storage.backends import Sqlite
from fuda.storage.migrations import migrate
from tests.surfaces.running import fuda

SERVE, MIGRATE, BACKUP, RESTORE = ("serve",), ("database", "migrate"), ("database", "backup"), ("database", "restore")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a database, files that are none, and settings with mistakes."""
    for name in ("kept", "empty", "odd"):
        (tmp_path / name).mkdir()
    migrate(Sqlite(str(tmp_path / "kept" / "fuda.db")))
    (tmp_path / "odd" / "fuda.db").write_bytes(b"this is no database, however one looks at it" * 200)
    (tmp_path / "text").write_text("nothing")
    (tmp_path / "broken.toml").write_text("port = = 1")
    (tmp_path / "many.toml").write_text('port = "many"')
    (tmp_path / "other.toml").write_text("prot = 8000")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "english", "japanese"),
    [
        ((*SERVE, "--settings", "nowhere.toml"), "the settings cannot be read", "設定"),
        ((*SERVE, "--settings", "broken.toml"), "the settings cannot be read", "設定"),
        ((*SERVE, "--settings", "many.toml"), "cannot be 'many'", "many"),
        ((*SERVE, "--settings", "other.toml"), "no setting 'prot'", "'prot'という設定はありません"),
        ((*SERVE, "--database", "mysql://there"), "is neither", "どちらでもありません"),
        ((*SERVE, "--database", "sqlite:////nowhere/fuda.db"), "cannot start", "始められません"),
        ((*SERVE, "--database", "postgresql://fuda@127.0.0.1:1/fuda"), "cannot be used", "使えません"),
        ((*SERVE, "--data", "odd", "--port", "0"), "cannot be used", "使えません"),
        ((*MIGRATE, "--data", "nowhere"), "no database", "データベースがありません"),
        ((*MIGRATE, "--data", "empty"), "no database", "データベースがありません"),
        ((*MIGRATE, "--data", "odd"), "cannot be used", "使えません"),
        ((*MIGRATE, "--database", "postgresql://fuda@127.0.0.1:1/fuda"), "cannot be used", "使えません"),
        ((*BACKUP, "new", "--data", "empty"), "no database", "データベースがありません"),
        ((*BACKUP, "new", "--data", "odd"), "cannot be used", "使えません"),
        ((*BACKUP, "text", "--data", "kept"), "cannot be written", "書けません"),
        ((*BACKUP, "nowhere/new", "--data", "kept"), "cannot be written", "書けません"),
        ((*RESTORE, "text", "--data", "fresh"), "no backup that can be read", "読めません"),
        ((*RESTORE, "nowhere", "--data", "fresh"), "no backup that can be read", "読めません"),
        ((*RESTORE, "text", "--data", "odd"), "cannot be used", "使えません"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else "",
)
def test_a_mistake_is_said_in_words(
    folder: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], english: str, japanese: str
) -> None:
    monkeypatch.chdir(folder)
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    for language, words in (("en", english), ("ja", japanese)):
        result = fuda(*arguments, "--lang", language)
        assert result.exit_code == 3 and result.stdout == "", result.stderr
        assert words in result.stderr and "Traceback" not in result.stderr, result.stderr
    after = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    if arguments[:2] != RESTORE or "odd" in arguments:  # which needs a database to read into
        assert {path for path in after if not path.name.endswith("-server")} == set(before)
    assert all([after[path] == content for path, content in before.items()])


def test_a_backup_of_a_kept_database_is_restored_by_command(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    for arguments in (
        (*MIGRATE, "--data", "kept", "--dry-run"),
        (*MIGRATE, "--data", "kept"),
        (*BACKUP, "new", "--data", "kept"),
        (*RESTORE, "new", "--data", "fresh"),
        (*MIGRATE, "--data", "fresh"),
    ):
        result = fuda(*arguments, "--lang", "en")
        assert result.exit_code == 0 and result.stdout, result.stderr
    assert fuda(*RESTORE, "new", "--data", "fresh").exit_code == 0  # there is nobody in it yet
    assert (folder / "fresh" / "fuda.db").is_file()
