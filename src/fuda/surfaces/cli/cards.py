"""`fuda cards`: what do the cards say, do their texts compile, and how is one of them read?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fuda.surfaces.cli.faults import BAD_FILE, NO, UNREADABLE, Complaint
from fuda.surfaces.cli.frame import command, group, option
from fuda.surfaces.cli.printing import print_json, print_table
from fuda.surfaces.cli.words import language, say

if TYPE_CHECKING:
    from fuda.language.compiler.card_source import CardSource
    from fuda.language.compiler.phrase_book import ParseTree
    from fuda.library.files import BadFile

cards = group("cards", otherwise="show")


def _facts(game: str, card: CardSource) -> dict[str, Any]:
    from fuda.library.shown_cards import text_of

    rest = {key: value for key, value in card.fields.items() if key not in ("name", "text")}
    return {
        "number": card.number,
        "name": {"ja": card.name_ja, "en": card.name_en},
        **rest,
        "text": {
            "ja": card.printed_text,
            "en": text_of(game, card, "en", parts=False),
        },
        "file": card.file,
        "line": card.line,
    }


@command("cards show", cards)
@click.argument("game")
@click.argument("card_id", metavar="[ID]", required=False)
def show(game: str, card_id: str | None, as_json: bool) -> None:
    from fuda.library.loading import load_cards
    from fuda.surfaces.cli.cardtext import facts_of, find_card, name_of, text_of

    chosen = load_cards(game) if card_id is None else (find_card(game, card_id),)
    if as_json:
        found = [_facts(game, card) for card in chosen]
        print_json({"game": game, "cards": found} if card_id is None else found[0])
    elif card_id is not None:
        card = chosen[0]
        click.echo(f"{card.number}  {card.name_ja} / {card.name_en}")
        click.echo(f"    {facts_of(game, card)}")
        for line in text_of(game, card).splitlines():
            click.echo(f"    {line}")
    else:
        rows = [(card.number, name_of(card), facts_of(game, card), text_of(game, card)) for card in chosen]
        print_table([say("cards", each) for each in ("number", "name", "facts", "text")], rows)


@command("cards check", cards)
@click.argument("names", nargs=-1, metavar="[GAME|FILE…]")
def check(names: tuple[str, ...], as_json: bool) -> int:
    from fuda.library.card_checks import check_cards
    from fuda.library.card_files import CannotCompile

    reports: list[dict[str, Any]] = []
    problems: list[BadFile] = []
    for game, files in _checked(names):
        report = check_cards(game, files)
        problems += report.problems
        reports.append(
            {
                "game": game,
                "files": [str(file) for file in files],
                "cards": report.cards,
                "problems": [
                    {
                        "kind": each.name,
                        "file": each.file,
                        "line": each.line,
                        "column": each.column,
                        "card": each.card,
                        "message": each.explain(language()),
                        **({"nearest": list(each.error.nearest)} if isinstance(each, CannotCompile) else {}),
                    }
                    for each in report.problems
                ],
            }
        )
        if not as_json:
            for problem in report.problems:
                click.echo(problem.explain(language()))
            counts = {"game": game, "cards": report.cards, "problems": len(report.problems)}
            click.echo(say("cards", "clean" if report.passed else "not-clean", **counts))
    if as_json:
        print_json({"passed": not problems, "games": reports})
    if any(each.name in UNREADABLE for each in problems):
        return BAD_FILE
    return NO if problems else 0


def _checked(names: tuple[str, ...]) -> list[tuple[str, list[Path]]]:
    """Which files of which game: a game alone means its own files, a file belongs to the game named before it."""
    from fuda.library.loading import GAMES, entry_of

    if not names:
        return [(game, []) for game in GAMES]
    found: list[tuple[str, list[Path]]] = []
    for name in names:
        if name in GAMES:
            found.append((name, []))
        elif name.endswith(".toml") or "/" in name or Path(name).exists():
            if not found:
                found.append((_game_of(Path(name)), []))
            found[-1][1].append(Path(name))
        else:
            found.append((entry_of(name).id, []))  # also a game that is being built; says which games there are
    return found


def _game_of(path: Path) -> str:
    from fuda.library.loading import GAMES

    for folder in path.resolve().parents:
        if folder.name in GAMES:
            return folder.name
    raise Complaint("which-game", file=path, games=", ".join(GAMES))


@command("cards explain", cards)
@click.argument("game")
@click.argument("card_id", metavar="ID")
@option("--cards", "own", multiple=True, type=click.Path(path_type=Path), metavar="FILE", word="own-cards")
def explain(game: str, card_id: str, own: tuple[Path, ...], as_json: bool) -> None:
    from fuda.library.own_cards import own_cards

    with own_cards(game, own):
        _explain(game, card_id, as_json)


def _explain(game: str, card_id: str, as_json: bool) -> None:
    from fuda.language.words.nodes import to_plain
    from fuda.library.card_words import in_english
    from fuda.library.ledger import load_clauses
    from fuda.library.loading import phrase_book
    from fuda.library.shown_cards import category_of
    from fuda.surfaces.cli.cardtext import facts_of, find_card, in_words
    from fuda.surfaces.cli.words import chosen

    card = find_card(game, card_id)
    book, category = phrase_book(game), category_of(game, card)
    text = book.normal(card.printed_text, category).text
    tree = book.parse_tree(card.printed_text, category)
    clauses = load_clauses(game)
    cited = list(dict.fromkeys(_cited(tree)))
    if as_json:
        print_json({**_facts(game, card), "clauses": cited, "tree": _plain(tree, text), "nodes": to_plain(card.text)})
        return
    click.echo(f"{card.number}  {card.name_ja} / {card.name_en}")
    click.echo(f"    {facts_of(game, card)}")
    if not card.printed_text:
        click.echo(f"    {say('cards', 'no-text')}")
        return
    click.echo(f"\n{say('cards', 'japanese')}")
    for line in book.reprint(card.printed_text, category).splitlines():
        click.echo(f"    {line}")
    click.echo(f"\n{say('cards', 'english')}")
    for line in in_english(book.render_en(card.text, category), card.fields).splitlines():
        click.echo(f"    {line}")
    click.echo(f"\n{say('cards', 'tree')}")
    for line in _drawn(tree, text, 0):
        click.echo(f"    {line}")
    click.echo(f"\n{say('cards', 'clauses')}")
    for clause in cited:
        click.echo(f"    {clause:6} {in_words(game, chosen(clauses[clause].summary))}")


@command("cards schema", cards)
@click.argument("game")
def schema(game: str, as_json: bool) -> None:
    from fuda.library.card_facts import schema as of_cards

    print_json(of_cards(game))


@command("cards try", cards)
@click.argument("game")
@click.argument("text")
@option("--kind", default="", metavar="KIND", word="card-kind")
def try_one(game: str, text: str, kind: str, as_json: bool) -> int:
    from fuda.library.ledger import load_clauses
    from fuda.library.trying import try_text
    from fuda.surfaces.cli.cardtext import in_words
    from fuda.surfaces.cli.words import chosen

    trial = try_text(game, text.replace("\\n", "\n"), kind)
    if as_json:
        print_json(trial.plain())
        return 0 if trial.passed else NO
    click.echo(say("cards", "tried", game=game, kind=trial.kind))
    for problem in trial.problems:
        click.echo(problem.explain(language()))
    if trial.proposals:
        click.echo(f"\n{say('cards', 'proposed')}")
    for place, (japanese, english) in enumerate(trial.proposals):
        for line in (*[""] * min(place, 1), *japanese.splitlines(), *english.splitlines()):
            click.echo(f"    {line}".rstrip())
    if trial.compiled is None:
        return NO
    for heading, lines in (("japanese", trial.printed), ("english", trial.english)):
        click.echo(f"\n{say('cards', heading)}")
        for line in lines.splitlines():
            click.echo(f"    {line}")
    clauses = load_clauses(game)
    click.echo(f"\n{say('cards', 'clauses')}")
    for clause in trial.clauses:
        click.echo(f"    {clause:6} {in_words(game, chosen(clauses[clause].summary))}")
    return 0 if trial.passed else NO


def _cited(tree: ParseTree) -> list[str]:
    found = tree.clause.split()
    for child in tree.children:
        found += _cited(child)
    return found


def _plain(tree: ParseTree, text: str) -> dict[str, Any]:
    """A tree as JSON; only rows of the phrase table, and what fills their slots."""
    return {
        "category": tree.category,
        "phrase": tree.ja,
        "clause": tree.clause,
        "text": text[tree.start : tree.end],
        "children": [_plain(child, text) for child in tree.children],
    }


def _drawn(tree: ParseTree, text: str, depth: int) -> list[str]:
    """A tree as indented lines: rows of the phrase table with their clauses; literal words stand in the row itself."""
    if not tree.children:
        own = text[tree.start : tree.end]
        return [] if tree.ja == own and not tree.category else [f"{'  ' * depth}{own}"]
    clause = f"  [{tree.clause}]" if tree.clause else ""
    shown = tree.ja.replace("\n", "\\n")
    lines = [f"{'  ' * depth}{tree.category}: {shown}{clause}"]
    for child in tree.children:
        lines += _drawn(child, text, depth + 1)
    return lines
