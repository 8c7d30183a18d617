"""`fuda language`: what can be said of each term of a rulebook, and is every hole explained?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

from fuda.surfaces.cli.faults import NO
from fuda.surfaces.cli.frame import command, group
from fuda.surfaces.cli.printing import print_json
from fuda.surfaces.cli.words import language as chosen
from fuda.surfaces.cli.words import say

if TYPE_CHECKING:
    from fuda.library.ledger import Words
    from fuda.library.vocabulary import Cell, Term, Vocabulary

language = group("language", otherwise="show")


def _pair(words: Words) -> dict[str, str]:
    return {"ja": words.ja, "en": words.en}


def _said(words: Words) -> str:
    return words.ja if chosen() == "ja" else words.en


def _plain(cell: Cell) -> dict[str, Any]:
    if cell.text:
        return {"card": cell.card, "ja": cell.text, "en": cell.english}
    if cell.reason is not None:
        return {"clause": cell.reason.clause, "why": _pair(cell.reason.why)}
    return {}


@command("language show", language)
@click.argument("game")
@click.argument("word", required=False, default="", metavar="[WORD]")
def show(game: str, word: str, as_json: bool) -> int:
    from fuda.library.vocabulary import load_vocabulary

    vocabulary = load_vocabulary(game)
    terms = [each for each in vocabulary.terms if word in each.id or word in each.name.ja or word in each.name.en]
    if as_json:
        print_json(_as_json(vocabulary, terms))
        return 0 if terms else NO
    filled = empty = 0
    for term in terms:
        cells = vocabulary.cells(term)
        filled += len([each for each in cells if each.text])
        empty += len([each for each in cells if not each.text])
        _print_term(term, cells)
    click.echo(say("language", "counts", game=game, terms=len(terms), filled=filled, empty=empty))
    return 0 if terms else NO


def _as_json(vocabulary: Vocabulary, terms: list[Term]) -> dict[str, Any]:
    from fuda.library.vocabulary import ROLES

    return {
        "game": vocabulary.game,
        "roles": {kind: {role: _pair(name) for role, name in roles.items()} for kind, roles in ROLES.items()},
        "terms": [
            {
                "id": term.id,
                "kind": term.kind,
                "name": _pair(term.name),
                "clauses": list(term.clauses),
                "cells": {cell.role: _plain(cell) for cell in vocabulary.cells(term)},
            }
            for term in terms
        ],
    }


def _print_term(term: Term, cells: Iterable[Cell]) -> None:
    from fuda.library.vocabulary import ROLES

    clauses = f"  [{' '.join(term.clauses)}]" if term.clauses else ""
    click.echo(f"{term.name.ja} / {term.name.en}  ({say('language', term.kind)}){clauses}")
    for cell in cells:
        role = _said(ROLES[term.kind][cell.role])
        if cell.text:
            click.echo(f"  + {role}: {_one_line(cell.text)}")
            click.echo(f"      {_one_line(cell.english)}")
        elif cell.reason is not None:
            click.echo(f"  - {role}: {_said(cell.reason.why)} [{cell.reason.clause}]")
        else:
            click.echo(f"  ? {role}: {say('language', 'hole')}")
    click.echo("")


def _one_line(text: str) -> str:
    return text.replace("\n", "\\n")


@command("language check", language)
@click.argument("games", nargs=-1, metavar="[GAME]...")
def check(games: tuple[str, ...], as_json: bool) -> int:
    from fuda.library.loading import GAMES
    from fuda.library.vocabulary import has_vocabulary, load_vocabulary

    reports: list[dict[str, Any]] = []
    failed = False
    for game in games or tuple(GAMES):
        if not games and not has_vocabulary(game):
            reports.append({"game": game, "terms": 0, "problems": []})
            continue
        vocabulary = load_vocabulary(game)
        problems = [
            {"kind": each.name, "line": each.line, "message": each.explain(chosen())} for each in vocabulary.problems()
        ]
        failed = failed or bool(problems)
        reports.append({"game": game, "terms": len(vocabulary.terms), "problems": problems})
    if as_json:
        print_json(reports)
    else:
        for report in reports:
            _print_report(report)
    return NO if failed else 0


def _print_report(report: dict[str, Any]) -> None:
    game, terms, problems = report["game"], report["terms"], report["problems"]
    for problem in problems:
        click.echo(problem["message"])
    name = "none" if not terms else "not-clean" if problems else "clean"
    click.echo(say("language", name, game=game, terms=terms, problems=len(problems)))
