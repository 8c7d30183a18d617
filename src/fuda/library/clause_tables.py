"""How is a ledger shown as a page? Clause by clause, with its code and tests, then the rulings."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from fuda.library.ledger import Citation, check, code_citations, load_clauses, load_rulings, test_citations


def _cell(*lines: str) -> str:
    return "<br>".join(line.replace("|", "\\|").replace("\n", " ") for line in lines if line)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _places(citations: Iterable[Citation], folder: str) -> str:
    # Without line numbers, so that the table changes only when a rule moves.
    return _cell(*dict.fromkeys(f"`{place.file.rpartition(folder)[2]}` {place.symbol}" for place in citations))


def clause_table_markdown(game: str, tests_root: Path | None = None, games_root: Path | None = None) -> str:
    """The page that shows, clause by clause, the summary, the code and the tests; then the rulings.

    >>> clause_table_markdown("wars3x3").splitlines()[0]
    '# wars3x3: clauses'
    """
    report = check(game, tests_root, games_root)
    code = code_citations(game, games_root)
    tests = test_citations(game, tests_root) if report.tests_examined and tests_root is not None else {}
    lines = [f"# {game}: clauses", "", "Generated from the ledger, the code and the tests; not edited by hand.", ""]
    lines += [_row("kind", "clauses"), _row("---", "---:")]
    lines += [_row(kind, str(count)) for kind, count in report.totals.items()]
    lines += [_row("all", str(sum(report.totals.values()))), ""]
    if not report.tests_examined:
        lines += ["Tests were not looked at.", ""]
    lines += [_row("clause", "kind", "summary", "code", "tests"), _row("---", "---", "---", "---", "---")]
    for clause in load_clauses(game, games_root).values():
        summary = _cell(clause.summary.en, clause.summary.ja, clause.why.en, clause.why.ja)
        places = _places(code.get(clause.id, ()), f"fuda/games/{game}/")
        proofs = _places(tests.get(clause.id, ()), "tests/")
        lines.append(_row(clause.id, clause.kind, summary, places, proofs))
    lines += ["", "## Rulings", "", _row("ruling", "clauses", "question", "reading", "reason", "test")]
    lines.append(_row("---", "---", "---", "---", "---", "---"))
    for ruling in load_rulings(game, games_root):
        texts = (_cell(words.en, words.ja) for words in (ruling.question, ruling.reading, ruling.reason))
        lines.append(_row(ruling.id, " ".join(ruling.clauses), *texts, f"`{ruling.test.removeprefix('tests/')}`"))
    return "\n".join(lines) + "\n"
