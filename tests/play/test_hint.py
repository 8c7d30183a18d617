"""The hint: the bot `hint` is what `fuda play` advises; it walks into no loss that one look ahead sees."""

from __future__ import annotations

import ast
from pathlib import Path
from time import perf_counter

import pytest

from fuda.api import load
from fuda.api.chance import Stream
from fuda.games.kokuryoku.rules import Kokuryoku
from fuda.games.kokuryoku.table import HANDS
from fuda.kernel.decisions import Act, Answer
from fuda.kernel.hidden import exchanged
from fuda.kernel.machine import asked
from fuda.library.decks import decks
from fuda.library.loading import GAMES, load_cards
from fuda.play.bots import hint as bot_module
from fuda.play.bots.hint import HintPlayer
from fuda.play.bots.hints import hint
from fuda.play.contest import Contest
from fuda.play.figures.simulation import simulate
from fuda.play.players import Sight, bot
from fuda.play.seeds import derived_seed


class Hinted:
    """Follows every hint, and keeps what it was asked and what it answered."""

    name = "hinted"

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.given: list[tuple[str, Answer]] = []

    def answer(self, sight: Sight) -> Answer:
        found = hint(sight, f"{self.seed} hint")
        self.given.append((str(sight.asked["purpose"]), found.answer))
        return found.answer


def hinted_game(game: str, seed: str, turns: int) -> tuple[Contest, Hinted]:
    """The first turns of the game that `fuda play GAME --seed SEED` begins, every hint followed."""
    person = Hinted(seed)
    preset = decks(game)
    contest = Contest(
        load(game),
        [person, bot("greedy", derived_seed(seed, "bot", 1))],
        seed,
        None,
        (preset[0].cards, preset[1].cards),
    )
    while contest.outcome is None and contest.view(-1)["situation"]["turn"] <= turns:
        contest.step()
    return contest, person


@pytest.mark.parametrize("seed", ["5", "6", "11"])
def test_the_hint_attacks_with_no_only_unit_that_would_fall(seed: str) -> None:
    contest, _ = hinted_game("kokuryoku", seed, 2)
    assert contest.outcome is None


@pytest.mark.parametrize("game", GAMES)
def test_hints_beat_random_in_every_game(game: str) -> None:
    result = simulate(game, 4, "hint", "random", seed="hint", swap=True)
    assert result.wins("a") >= 3


@pytest.mark.parametrize(
    ("name", "variant"), [("wars3x3", "wizard"), ("kiseki", "strategy"), ("kokuryoku", "standard")]
)
def test_the_hint_does_not_depend_on_what_its_seat_cannot_see(name: str, variant: str) -> None:
    game = load(name)
    contest = Contest(game, [bot("hint", "1"), bot("random", "2")], "11", variant, listen=False)
    compared = 0
    while contest.outcome is None and compared < 8:
        state = contest.state()
        decision = asked(state, 0)
        if decision is not None and contest.answers % 3 == 0:
            twin = exchanged(state, game.rules, 0, Stream("twin", str(contest.answers)))
            question = asked(twin, 0)
            assert question is not None
            answers = [
                HintPlayer("1").weighed(Sight(game, each, asked_of, contest.answers))
                for each, asked_of in ((state, decision), (twin, question))
            ]
            assert answers[0] == answers[1]
            compared += 1
        contest.step()
    assert compared > 4


def test_among_equals_the_usual_answer_is_given() -> None:
    """A window in which nothing changes anything is passed, whatever the seed."""
    contest = Contest(load("wars3x3"), [bot("greedy", "1"), bot("greedy", "2")], "7")
    seen = 0
    while contest.outcome is None and seen < 5:
        state = contest.state()
        decision = asked(state, 0)
        if isinstance(decision, Act) and decision.count() > 1:
            sight = Sight(contest.game, state, decision, contest.answers)
            found = HintPlayer("1").judged(sight)
            equals = [each for each in found if (each.loses, each.worth) == (found[0].loses, found[0].worth)]
            if any(each.is_usual for each in equals):
                assert found[0].is_usual
                seen += 1
        contest.step()
    assert seen >= 3


def test_a_hand_without_units_is_changed_and_a_good_one_is_kept() -> None:
    """The hint for an opening hand looks at what is in it; it is the same whatever the seed."""
    game = load("kokuryoku")
    rules = game.rules
    assert isinstance(rules, Kokuryoku)
    contest = Contest(game, [bot("hint", "1"), bot("random", "2")], "1", None, rules.deck_pair(1), listen=False)
    while asked(contest.state(), 0) is None:
        contest.step()
    is_unit = [card.is_unit for card in rules.list.cards]
    for wanted, answer in ((0, 0), (4, 1)):
        state = contest.state().clone()
        hand = state.zones[HANDS[0]]
        for place, card in enumerate(hand):
            state.printed[card] = is_unit.index(place < wanted)
        decision = asked(state, 0)
        assert decision is not None and decision.purpose == "opening-hand"
        given = {HintPlayer(seed).answer(Sight(game, state, decision, 0)) for seed in ("1", "2", "3", "4")}
        assert given == {answer}


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_quick(game: str) -> None:
    loaded = load(game)
    contest = Contest(loaded, [bot("greedy", "1"), bot("random", "2")], "3", None, loaded.rules.deck_pair(1))
    slowest = 0.0
    for _ in range(60):
        if contest.outcome is not None:
            break
        state = contest.state()
        decision = asked(state, 0)
        if decision is not None and contest.answers % 4 == 0:
            begun = perf_counter()
            hint(Sight(loaded, state, decision, contest.answers), "7")
            slowest = max(slowest, perf_counter() - begun)
        contest.step()
    assert slowest < 5  # usually well below one; the machine may be busy


def test_it_knows_no_game_and_no_card() -> None:
    source = Path(bot_module.__file__).read_text(encoding="utf-8")
    texts = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    words = " ".join(str(each) for each in texts)
    for game in GAMES:
        assert game not in words
        for card in load_cards(game):
            assert card.name_ja not in words and card.name_en not in words
