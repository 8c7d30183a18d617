"""A session that has ended lets nobody in, whatever was under way when it ended."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from fuda.storage import people
from fuda.storage.backends import Sqlite
from fuda.storage.people import Known
from fuda.storage.records import RecordStore
from fuda.surfaces.web.host import Host
from fuda.surfaces.web.security import digest
from fuda.surfaces.web.settings import Settings
from tests import own_loop
from tests.web.load import guests


def test_a_session_that_ends_while_it_is_read_is_not_kept_in_mind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = RecordStore(Sqlite(f"{tmp_path}/fuda.db"))
    (token,) = guests(store, 1)
    host, read = Host(store, Settings(data=str(tmp_path))), people.known_by
    key = digest(token)[:16]

    def ended_meanwhile(store: RecordStore, begin: str) -> Known | None:
        found = read(store, begin)
        store.now(partial(people.end_session, person="guest-0", begin=key))
        host.forget("guest-0", key)
        return found

    async def story() -> None:
        before = host.sessions_ended
        monkeypatch.setattr(people, "known_by", ended_meanwhile)
        await host.known_by(token)
        monkeypatch.setattr(people, "known_by", read)
        assert host.sessions_ended != before  # so a wire that was about to open looks once more
        assert await host.known_by(token) is None

    own_loop.run(story())
    store.close()
