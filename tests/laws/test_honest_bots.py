"""The law of twins for bots: in games that a seat cannot tell apart, its bot gives the same answer."""

from __future__ import annotations

import pytest

from fuda.api import Game, load
from fuda.api.chance import Stream
from fuda.kernel.hidden import imagined
from fuda.library.loading import GAMES
from fuda.play.contest import Contest
from fuda.play.laws.bots import BOTS_LOOKED_AT, broken_twins, twins_of_game
from fuda.play.players import bot
from tests.laws.cheats import CHEATS

LISTS = ("hanyo", "kiseki", "kokuryoku", "honjin")  # where each player brings a deck


@pytest.mark.parametrize("name", GAMES)
def test_bots_answer_the_same_in_games_that_their_seat_cannot_tell_apart(name: str) -> None:
    variant = next(iter(GAMES[name].variants)).id
    for bot_name in BOTS_LOOKED_AT:
        compared, found = twins_of_game((name, variant, bot_name, "sample"))
        assert not found
        assert compared


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_bot_that_cheats_is_found(cheat: str) -> None:
    name = "hanyo" if cheat != "HearsTheSecretAnswer" else "wars3x3"
    game = load(name)
    found: list[str] = []
    for number in range(4):
        found += broken_twins(game, game.variants[0], CHEATS[cheat], cheat, str(number))[1]
    assert found and cheat in found[0]


@pytest.mark.parametrize("name", LISTS)
def test_what_a_seat_imagines_does_not_depend_on_the_list_of_the_other(name: str) -> None:
    """The same whatever the opponent brought, as long as nothing of it was seen; and their own list stays theirs."""
    game = load(name)
    made = []
    for place in (1, 2):
        decks = (game.rules.preset[0], game.rules.preset[place])
        contest = Contest(game, [bot("random", "1"), bot("random", "2")], "7", None, decks, listen=False)
        state = contest.state()
        while not state.pending or state.pending[0].seat != 0:
            contest.step()
            state = contest.state()
        made.append(imagined(state, game.rules, 0, Stream("7")))
    own, other = ([each.printed[card] for card, whose in enumerate(each.owner) if whose == 0] for each in made)
    assert sorted(own) == sorted(other)


@pytest.mark.parametrize("name", LISTS)
def test_published_lists_are_used(name: str) -> None:
    game = load(name)
    contest = Contest(game, [bot("random", "1"), bot("random", "2")], "7", None, game.rules.deck_pair(6), listen=False)
    state = contest.state()
    true = sorted(state.printed)
    assert sorted(imagined(state, game.rules, 0, Stream("7"), lists_known=True).printed) == true
    assert any(sorted(imagined(state, game.rules, 0, Stream(str(each))).printed) != true for each in range(9))


@pytest.mark.parametrize("name", LISTS)
def test_cards_that_were_shown_tell_which_known_deck_it_is(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list with most of its cards on the table is thought to be the one that has them all."""
    game: Game = load(name)
    contest = Contest(game, [bot("random", "1"), bot("random", "2")], "7", None, game.rules.deck_pair(6), listen=False)
    state = contest.state()
    theirs = [card for card, whose in enumerate(state.owner) if whose == 1]
    for card in theirs[: len(theirs) // 2]:
        state.known[card] = 3
    true = sorted(state.printed[card] for card in theirs)
    for number in range(3):
        made = game.rules.supposed(state, 0, theirs[len(theirs) // 2 :], Stream(str(number)))
        assert made is not None
        assert sorted([*made, *[state.printed[card] for card in theirs[: len(theirs) // 2]]]) == true


@pytest.mark.parametrize("name", LISTS)
def test_a_list_that_nobody_knows_is_imagined_from_the_pool(name: str) -> None:
    game: Game = load(name)
    contest = Contest(game, [bot("random", "1"), bot("random", "2")], "7", None, game.rules.deck_pair(6), listen=False)
    state = contest.state()
    theirs = [card for card, whose in enumerate(state.owner) if whose == 1]
    for place, card in enumerate(theirs[:12]):
        state.known[card] = 3
        state.printed[card] = place * 8  # a bit of everything
    made = game.rules.supposed(state, 0, theirs[12:], Stream("7"))
    assert made is not None and len(made) == len(theirs) - 12
    assert len({*made}) > 5 and all(0 <= each < len(game.rules.list.cards) for each in made)  # type: ignore[attr-defined]
