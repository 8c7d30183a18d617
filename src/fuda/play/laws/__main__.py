"""Do the laws hold? The command that looks.

python -m fuda.play.laws check [--game G] [--law L] [--games N] [--seed S]     look whether laws hold
python -m fuda.play.laws reach GAME [--games N] [--seed S]                     list what never happens, and clauses
python -m fuda.play.laws choose GAME [--games N]                               choose games that show everything
python -m fuda.play.laws tree GAME VARIANT SEED ANSWERS DEPTH                  count a tree of answers
python -m fuda.play.laws digest GAME MODULE:CLASS VARIANT SEED...              digests of random games
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from fuda.library.loading import GAMES, load_rules
from fuda.play.laws import shown as shown_games
from fuda.play.laws.catalogue import ALL, EXHAUSTION, TWINS
from fuda.play.laws.clauses import Watch
from fuda.play.laws.hidden import Tally
from fuda.play.laws.positions import digest, rules_from
from fuda.play.laws.reach import count_tree, exhaust, explanations, position_after, wants_of
from fuda.play.laws.reasons import Count, law_reasons

WATCHED: Final = 300  # games in which clauses are watched, which takes three times as long


def _variants(game: str) -> list[str]:
    return [each.id for each in GAMES[game].variants]


def _check(games: Sequence[str], laws: Sequence[str], seed: str, size: int) -> int:
    broken = 0
    for game in games:
        rules = load_rules(game)
        for name in laws:
            law = ALL[name]
            for variant in _variants(game)[:1] if law is EXHAUSTION else _variants(game):
                started = perf_counter()
                tally, count = Tally(), Count()
                if name in TWINS:
                    found = TWINS[name](rules, variant, seed, size or law.sample, tally)
                elif name == "reasons":
                    found = law_reasons(rules, variant, seed, size or law.sample, count)
                else:
                    found = law(rules, variant, seed, size or law.sample)
                broken += len(found)
                print(f"{game} {variant} {name}: {len(found)} broken ({perf_counter() - started:.1f} s)")
                for each in found:
                    print(f"  {each}")
                if tally.twins:
                    print(f"  {tally}")
                if count.refusals:
                    print(f"  {count.figures()}")
    return 1 if broken else 0


def _reach(game: str, seed: str, size: int) -> int:
    """Play so many games and list what never happened and which clauses were not reached, with the reasons."""
    watch = Watch(game)
    with watch.on():
        rules = load_rules(game)  # some clauses are carried out when the game is read
        wanted, probe = wants_of(game)
        explained = explanations(game)
        reach = exhaust(rules, _variants(game), seed, min(size, WATCHED), explained, wanted, probe, least=size)
    watched = reach.games
    exhaust(rules, _variants(game), seed, size, explained, wanted, probe, least=size, reach=reach)
    never = reach.missing(wanted) + [f"clause {each}" for each in watch.never()]
    for item in never:
        print(f"{item}: {explained[item].reason if item in explained else '(not explained)'}")
    happened = {*reach.met, *[f"clause {each}" for each in watch.reached]}
    wrong = [item for item, each in explained.items() if not each.rare and item in happened]
    for item in wrong:
        print(f"{item}: explained as impossible, and it happened")
    unexplained = [item for item in never if item not in explained]
    print(f"{game}: {reach.games} games, clauses watched in {watched} of them;", end=" ")
    print(f"{len(never)} never happened, {len(unexplained)} of them not explained")
    return 1 if unexplained or wrong else 0


def _choose(game: str, size: int) -> int:
    """Write the list of games that show everything."""
    path = shown_games.file_of(game)
    if path is None:
        print("there are no tests here to write the list to")
        return 1
    shown, missing = shown_games.choose(game, EXHAUSTION.full, size)
    path.write_text(shown_games.written(shown), encoding="utf-8")
    print(f"{game}: {len(shown.games)} games show everything")
    for item in missing:
        print(f"never happened: {item}")
    return 1 if missing else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when no law was broken."""
    parser = argparse.ArgumentParser(prog="python -m fuda.play.laws")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check")
    check.add_argument("--game", choices=[*GAMES])
    check.add_argument("--law", choices=[*ALL])
    check.add_argument("--games", type=int, default=0, help="how many games; without it the sample of each law")
    check.add_argument("--seed", default="1")
    reach = commands.add_parser("reach")
    reach.add_argument("game", choices=[*GAMES])
    reach.add_argument("--games", type=int, default=5_000)
    reach.add_argument("--seed", default="1")
    choose = commands.add_parser("choose")
    choose.add_argument("game", choices=[*GAMES])
    choose.add_argument("--games", type=int, default=shown_games.CANDIDATES, help="games to choose from, at least")
    tree = commands.add_parser("tree")
    for name in ("game", "variant", "seed"):
        tree.add_argument(name)
    tree.add_argument("answers", type=int)
    tree.add_argument("depth", type=int)
    digests = commands.add_parser("digest")
    digests.add_argument("game")
    digests.add_argument("made_by", metavar="MODULE:CLASS")
    digests.add_argument("variant")
    digests.add_argument("seeds", nargs="+")
    given = parser.parse_args(arguments)
    if given.command == "digest":
        for seed in given.seeds:
            print(digest(rules_from(given.game, given.made_by), given.variant, seed))
        return 0
    if given.command == "reach":
        return _reach(given.game, given.seed, given.games)
    if given.command == "choose":
        return _choose(given.game, given.games)
    if given.command == "tree":
        rules = load_rules(given.game)
        state = position_after(rules, given.variant, given.seed, given.answers)
        print([count_tree(state, rules, depth + 1) for depth in range(given.depth)])
        return 0
    return _check(
        [given.game] if given.game else [*GAMES], [given.law] if given.law else [*ALL], given.seed, given.games
    )


if __name__ == "__main__":
    raise SystemExit(main())
