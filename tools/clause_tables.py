"""Write the clause table of every registered game to docs/clauses; `--check` only says whether they are up to date."""

from __future__ import annotations

import sys
from pathlib import Path

from fuda.library.clause_tables import clause_table_markdown
from fuda.library.ledger import checkout_tests
from fuda.library.loading import GAMES

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "docs" / "clauses"


def main() -> int:
    """Write or check; 1 when a table is out of date."""
    stale = []
    for game in GAMES:
        path = TABLES / f"{game}.md"
        table = clause_table_markdown(game, checkout_tests())
        if "--check" in sys.argv:
            if not path.is_file() or path.read_text(encoding="utf-8") != table:
                stale.append(path.name)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(table, encoding="utf-8")
    if stale:
        print(f"out of date: {', '.join(stale)}; run `make tables`")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
