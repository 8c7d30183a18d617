"""`fuda rules`: how is a rulebook built, what does a clause say, what carries it out, and is each one carried out?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import click

from fuda.surfaces.cli.faults import NO, Complaint, nearest
from fuda.surfaces.cli.frame import command, group, option
from fuda.surfaces.cli.printing import print_json, print_table
from fuda.surfaces.cli.words import chosen, language, say

if TYPE_CHECKING:
    from fuda.library.ledger import Citation, Clause, Ruling
    from fuda.library.rulebook import Section

rules = group("rules", otherwise="show")


def _pair(words: Any) -> dict[str, str]:
    return {"ja": words.ja, "en": words.en}


def _places(found: list[Citation]) -> list[dict[str, Any]]:
    return [{"file": each.file, "line": each.line, "symbol": each.symbol} for each in found]


class _Book:
    """Everything the ledger knows of a game's rulebook; code and tests are read when somebody asks for them."""

    def __init__(self, game: str) -> None:
        from fuda.library.ledger import load_clauses, load_rulings
        from fuda.library.loading import entry_of

        entry_of(game)
        self.game = game
        self.clauses = load_clauses(game)
        self.rulings = load_rulings(game)

    @cached_property
    def code(self) -> dict[str, list[Citation]]:
        """Where the code cites which clause."""
        from fuda.library.ledger import code_citations

        return code_citations(self.game)

    @cached_property
    def tests(self) -> dict[str, list[Citation]]:
        """Where the tests cite which clause, if they are at hand."""
        from fuda.library.ledger import checkout_tests, test_citations

        tests = checkout_tests()
        return {} if tests is None else test_citations(self.game, tests)

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


def _is_clause(clauses: dict[str, Clause], spoken: str) -> bool:
    """Whether a clause has this id, whatever the case of its letters."""
    return spoken.strip("[]［］ ").lower() in {name.lower() for name in clauses}


def find_clause(clauses: dict[str, Clause], game: str, spoken: str) -> Clause:
    """The clause with this id, whatever the case of its letters."""
    for name, clause in clauses.items():
        if name.lower() == spoken.strip("[]［］ ").lower():
            return clause
    raise Complaint("no-such-clause", clause=spoken, game=game, near=nearest(spoken, clauses))


@command("rules show", rules)
@click.argument("game")
@click.argument("clause", metavar="[CLAUSE|SECTION|WORD]", required=False)
@option("--search", metavar="WORD")
@option("--all", "is_all", is_flag=True, word="all-clauses")
def show(game: str, clause: str | None, search: str | None, is_all: bool, as_json: bool) -> int:
    from fuda.library.rulebook import load_sections
    from fuda.library.rulebook import search as search_for

    book = _Book(game)
    if search is not None:
        return _print_hits(book, search, as_json)
    sections = load_sections(game)
    if clause is None:
        if as_json:
            told = [_section_told(each) for each in sections.values()]
            print_json(
                {"game": game, "sections": told, "clauses": [book.to_json(each) for each in book.clauses.values()]}
            )
        elif is_all:
            _print_clauses(book, book.clauses)
        else:
            _print_structure(sections.values())
            click.echo(say("rules", "browse", game=game, section=next(iter(sections))))
        return 0
    section = next((each for name, each in sections.items() if name.lower() == clause.strip("[]［］ ").lower()), None)
    if section is not None and section.id not in book.clauses:
        _print_section(book, section, sections, as_json)
        return 0
    if not _is_clause(book.clauses, clause) and search_for(game, clause):
        return _print_hits(book, clause, as_json)
    found = find_clause(book.clauses, game, clause)
    if as_json:
        print_json({"game": game, **book.to_json(found), **_around(book, found)})
        return 0
    _print_clause(book, found)
    if section is not None and len(section.clauses) > 1:
        click.echo(say("rules", "below"))
        _print_clauses(book, section.clauses[1:])
    return 0


def _section_told(section: Section) -> dict[str, Any]:
    return {
        "id": section.id,
        "title": _pair(section.title),
        "within": section.within,
        "clauses": list(section.clauses),
    }


def _around(book: _Book, clause: Clause) -> dict[str, Any]:
    """The parts of the rulebook in which a clause stands, and the cards that touch it."""
    from fuda.library.rulebook import sections_of, touching

    sections = [{"id": each.id, "title": _pair(each.title)} for each in sections_of(book.game, clause.id)]
    return {"sections": sections, "cards": list(touching(book.game).get(clause.id, ()))}


def _print_structure(sections: Iterable[Section]) -> None:
    rows = [
        (
            f"{'  ' if each.within else ''}{each.id}",
            f"{'  ' if each.within else ''}{chosen(each.title)}",
            str(len(each.clauses)),
        )
        for each in sections
    ]
    print_table([say("rules", each) for each in ("section", "title", "clauses")], rows, right=(2,))


def _print_section(book: _Book, section: Section, sections: Mapping[str, Section], as_json: bool) -> None:
    """A part of the rulebook: its parts, if it has some, else its clauses."""
    inner = [each for each in sections.values() if each.within == section.id]
    if as_json:
        told = [book.to_json(book.clauses[each]) for each in section.clauses]
        parts = [_section_told(each) for each in inner]
        print_json({"game": book.game, **_section_told(section), "sections": parts, "clauses": told})
        return
    click.echo(f"{section.id}  {chosen(section.title)}")
    if inner:
        _print_structure([section, *inner])
    else:
        _print_clauses(book, section.clauses)


def _print_clauses(book: _Book, clauses: Iterable[str]) -> None:
    from fuda.surfaces.cli.cardtext import in_words

    found = [book.clauses[each] for each in clauses]
    rows = [(each.id, say("kind", each.kind), in_words(book.game, chosen(each.summary))) for each in found]
    print_table([say("rules", each) for each in ("clause", "kind", "summary")], rows)


def _print_hits(book: _Book, word: str, as_json: bool) -> int:
    """What a search found; the answer is no when it found nothing."""
    from fuda.library.rulebook import search
    from fuda.surfaces.cli.cardtext import in_words

    hits = search(book.game, word)
    if as_json:
        found = [{**book.to_json(each.clause), "found_in": list(each.places)} for each in hits]
        print_json({"game": book.game, "search": word, "clauses": found})
    elif hits:
        rows = [
            (
                each.clause.id,
                say("rules", "comma").join([say("rules", f"in-{place}") for place in each.places]),
                in_words(book.game, chosen(each.clause.summary)),
            )
            for each in hits
        ]
        print_table([say("rules", each) for each in ("clause", "found-in", "summary")], rows)
    else:
        click.echo(say("rules", "found-nothing", word=word, game=book.game))
    return 0 if hits else NO


def _print_clause(book: _Book, found: Clause) -> None:
    """A clause with where it stands, what it says in both languages, its code, tests, rulings and cards."""
    from fuda.library.rulebook import sections_of, touching
    from fuda.surfaces.cli.cardtext import cards_by_number, in_words, name_of

    game = book.game
    path = " › ".join([f"{each.id} {chosen(each.title)}" for each in sections_of(game, found.id)])
    click.echo(f"{found.id}  {say('kind', found.kind)}  ({path})")
    click.echo(f"    {in_words(game, chosen(found.summary))}")
    click.echo(f"    {found.summary.en if language() == 'ja' else found.summary.ja}")
    if found.why.is_complete:
        click.echo(f"    {say('rules', 'why')} {in_words(game, chosen(found.why))}")
    for title, places in (("code", book.code), ("tests", book.tests)):
        cited = places.get(found.id, [])
        if cited:
            click.echo(say("rules", title))
            for place in cited:
                click.echo(f"    {place.place}  {place.symbol}")
    cards = cards_by_number(game)
    numbers = touching(game).get(found.id, ())
    if numbers:
        click.echo(say("rules", "cards"))
        for number in numbers:
            click.echo(f"    {number}  {name_of(cards[number])}")
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
