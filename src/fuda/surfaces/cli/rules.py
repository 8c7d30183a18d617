"""`fuda rules`: what does a clause say, which code and tests carry it out, and is every clause carried out?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from fuda.surfaces.cli.faults import NO, Complaint, nearest
from fuda.surfaces.cli.frame import command, group
from fuda.surfaces.cli.printing import print_json, print_table
from fuda.surfaces.cli.words import chosen, say

if TYPE_CHECKING:
    from fuda.library.ledger import Citation, Clause, Ruling

rules = group("rules", otherwise="show")


def _pair(words: Any) -> dict[str, str]:
    return {"ja": words.ja, "en": words.en}


def _places(found: list[Citation]) -> list[dict[str, Any]]:
    return [{"file": each.file, "line": each.line, "symbol": each.symbol} for each in found]


class _Book:
    """Everything the ledger knows of a game's rulebook."""

    def __init__(self, game: str) -> None:
        from fuda.library.ledger import checkout_tests, code_citations, load_clauses, load_rulings, test_citations
        from fuda.library.loading import entry_of

        entry_of(game)
        tests = checkout_tests()
        self.game = game
        self.clauses = load_clauses(game)
        self.rulings = load_rulings(game)
        self.code = code_citations(game)
        self.tests = {} if tests is None else test_citations(game, tests)

    def to_json(self, clause: Clause) -> dict[str, Any]:
        """A clause with all that is known of it."""
        return {
            "id": clause.id,
            "kind": clause.kind,
            "summary": _pair(clause.summary),
            **({"why": _pair(clause.why)} if clause.why.is_complete else {}),
            "code": _places(self.code.get(clause.id, [])),
            "tests": _places(self.tests.get(clause.id, [])),
            "rulings": [
                {
                    "id": each.id,
                    "question": _pair(each.question),
                    "reading": _pair(each.reading),
                    "reason": _pair(each.reason),
                    "test": each.test,
                }
                for each in self.about(clause.id)
            ],
        }

    def about(self, clause: str) -> list[Ruling]:
        """The rulings about a clause."""
        return [each for each in self.rulings if clause in each.clauses]


def find_clause(clauses: dict[str, Clause], game: str, spoken: str) -> Clause:
    """The clause with this id, whatever the case of its letters."""
    for name, clause in clauses.items():
        if name.lower() == spoken.strip("[]［］ ").lower():
            return clause
    raise Complaint("no-such-clause", clause=spoken, game=game, near=nearest(spoken, clauses))


@command("rules show", rules)
@click.argument("game")
@click.argument("clause", metavar="[CLAUSE]", required=False)
def show(game: str, clause: str | None, as_json: bool) -> None:
    from fuda.surfaces.cli.cardtext import in_words

    book = _Book(game)
    if clause is None:
        if as_json:
            print_json({"game": game, "clauses": [book.to_json(each) for each in book.clauses.values()]})
            return
        rows = [
            (each.id, say("kind", each.kind), in_words(game, chosen(each.summary))) for each in book.clauses.values()
        ]
        print_table([say("rules", each) for each in ("clause", "kind", "summary")], rows)
        return
    found = find_clause(book.clauses, game, clause)
    if as_json:
        print_json({"game": game, **book.to_json(found)})
        return
    click.echo(f"{found.id}  {say('kind', found.kind)}")
    click.echo(f"    {in_words(game, chosen(found.summary))}")
    if found.why.is_complete:
        click.echo(f"    {say('rules', 'why')} {in_words(game, chosen(found.why))}")
    for title, places in (("code", book.code), ("tests", book.tests)):
        cited = places.get(found.id, [])
        if cited:
            click.echo(say("rules", title))
            for place in cited:
                click.echo(f"    {place.place}  {place.symbol}")
    for ruling in book.about(found.id):
        click.echo(f"{say('rules', 'ruling')} {ruling.id}: {in_words(game, chosen(ruling.question))}")
        click.echo(f"    {in_words(game, chosen(ruling.reading))}")
        click.echo(f"    {say('rules', 'reason')} {in_words(game, chosen(ruling.reason))}")


@command("rules check", rules)
@click.argument("game", metavar="[GAME]", required=False)
def check(game: str | None, as_json: bool) -> int:
    from fuda.library.ledger import check as check_ledger
    from fuda.library.ledger import checkout_tests
    from fuda.library.loading import GAMES, entry_of

    chosen_games = [entry_of(game).id] if game is not None else list(GAMES)
    reports = [check_ledger(each, checkout_tests()) for each in chosen_games]
    if as_json:
        content = [
            {
                "game": report.game,
                "totals": dict(report.totals),
                "with_code": report.with_code,
                "with_test": report.with_test,
                "rulings": report.rulings,
                "tests_examined": report.tests_examined,
                "problems": [
                    {"severity": each.severity, "kind": each.kind, "about": each.about, "message": each.message}
                    for each in report.problems
                ],
            }
            for report in reports
        ]
        print_json({"passed": all(report.is_clean for report in reports), "games": content})
    else:
        for report in reports:
            for line in report.lines():
                click.echo(line)
    return 0 if all(report.is_clean for report in reports) else NO
