"""A PostgreSQL of one's own, in a folder that is thrown away; started, killed and started again."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType

WHY_NOT = "PostgreSQL is not installed (Debian: apt install postgresql); its tests are skipped"


def programs() -> Path | None:
    """Where Debian keeps `initdb` and `postgres`."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0]))
    if found:
        return found[-1].parent
    known = shutil.which("initdb")
    return Path(known).parent if known else None


class Postgres:
    """A server that listens on a free port of this machine only."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None, WHY_NOT
        self.programs = found
        self.folder = Path(tempfile.mkdtemp(prefix="fuda-postgres-"))
        self.process: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._as_other = os.geteuid() == 0  # it does not run as root
        if self._as_other:
            shutil.chown(self.folder, "postgres", "postgres")
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "fuda", "--auth=trust", "-E", "UTF8", "--locale=C")
        self.start()

    @property
    def address(self) -> str:
        """How to connect."""
        return f"postgresql://fuda@127.0.0.1:{self.port}/postgres"

    def _command(self, program: str, *arguments: str) -> list[str]:
        command = [str(self.programs / program), *arguments]
        return ["runuser", "-u", "postgres", "--", *command] if self._as_other else command

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            self._command(program, *arguments),
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1"]
        for tries in range(10):
            try:
                data, log = str(self.folder / "data"), str(self.folder / "log")
                self._run("pg_ctl", "-D", data, "-l", log, "-w", "-t", "60", "-o", " ".join(options[2:]), "start")
                return
            except subprocess.CalledProcessError:
                if tries == 9:
                    print((self.folder / "log").read_text()[-2000:])
                    raise
                time.sleep(0.5)

    def kill(self) -> None:
        """Let it die at once, with all its processes."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for each in (pid, *map(int, children)):
            try:
                os.kill(each, signal.SIGKILL)
            except ProcessLookupError:
                continue
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def __enter__(self) -> Postgres:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
