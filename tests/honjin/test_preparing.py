"""6: how a game begins, and 3.3, 5.1.3: the decks that become the piles."""

from __future__ import annotations

import json

from fuda.games.honjin.rules import Honjin
from fuda.games.honjin.table import DECKS, HANDS, HEADQUARTERS, HIDDEN, is_headquarters, is_proxy
from fuda.kernel.decisions import Roll
from fuda.library.loading import load_rules
from tests.boards import SEATS
from tests.citing import clause
from tests.honjin.texts import CARDS, honjin
from tests.honjin.turns import Game

UNITS = ("兵",) * 50
FIELDS_ONLY = ("野",) * 50


class Opening(Game):
    """A game from its very beginning, with these decks."""

    def __init__(self, first: tuple[str, ...] = UNITS, second: tuple[str, ...] = UNITS, variant: str = "") -> None:
        rules = honjin(json.dumps(CARDS))
        super(Game, self).__init__(rules, rules.start(variant or "constructed", (first, second)), {})

    def headquarters(self, seat: str) -> int:
        (card,) = self.state.zones[HIDDEN[SEATS.index(seat)]]
        return card

    def sizes(self, seat: str) -> tuple[int, int]:
        """How many cards the deck and the hand have."""
        place = SEATS.index(seat)
        return len(self.state.zones[DECKS[place]]), len(self.state.zones[HANDS[place]])


def begun(first: tuple[str, ...] = UNITS, second: tuple[str, ...] = UNITS) -> Opening:
    """A game in its first turn, that of the first seat."""
    opening = Opening(first, second)
    opening.shuffles()
    while opening.purpose() == "redraw":
        opening.option(opening.all_asked()[0], "no")
    opening.roll(6, 1)
    return opening


@clause("honjin", "1.1.1", "5.1.3.2", "6.1.1.4", "3.3.1", "6.1.1")
def test_two_players_each_with_the_own_deck_as_pile() -> None:
    opening = Opening(UNITS, FIELDS_ONLY)
    assert opening.sizes("first") == opening.sizes("second") == (50, 0)
    assert set(opening.deck("first")) == {"兵"} and set(opening.deck("second")) == {"野"}


@clause("honjin", "6.1.1.2", "5.1.3.3")
def test_each_deck_is_shuffled_unseen() -> None:
    opening = Opening(("弓", *UNITS[1:]))
    assert opening.asked() == ("chance", "shuffle", "6.1.1.2")
    opening.shuffle(49)
    assert opening.asked() == ("chance", "shuffle", "6.1.1.2")
    opening.shuffle()
    assert opening.deck("first").count("弓") + opening.hand("first").count("弓") == 1
    assert not any(opening.state.known[card] for card in opening.state.zones[DECKS[0]])


@clause("honjin", "6.1.1.5", "5.1.2.8", "5.1.2.10", "5.1.2.20.6")
def test_the_top_card_becomes_the_headquarters_in_the_middle_of_the_home_row() -> None:
    opening = begun()
    for seat, cell in zip(("first", "second"), HEADQUARTERS, strict=True):
        card = opening.headquarters(seat)
        assert opening.state.cell[card] == cell
        assert opening.state.known[card] == 0
        assert is_headquarters(opening.state, card) and not is_proxy(opening.state, card)
    assert HEADQUARTERS == (1, 10)


@clause("honjin", "6.1.1.6", "5.1.4.2")
def test_six_cards_are_dealt() -> None:
    opening = begun()
    assert opening.sizes("first") == opening.sizes("second") == (43, 6)
    assert set(opening.clauses("Refilled")) == {"6.1.1.6"}


@clause("honjin", "6.1.1.7")
def test_only_a_hand_without_units_may_be_dealt_anew() -> None:
    opening = Opening(UNITS, FIELDS_ONLY)
    opening.shuffles()
    assert opening.asked() == ("second", "redraw", "6.1.1.7")
    opening.option("second", "no")
    assert opening.asked() == ("chance", "first-player", "6.1.1.8")
    assert "Looked" not in opening.happened()


@clause("honjin", "6.1.1.7")
def test_a_redraw_takes_the_headquarters_back_too() -> None:
    opening = Opening(FIELDS_ONLY, (*("野",) * 7, *UNITS[7:]))
    opening.shuffles()
    assert opening.asked() == ("first", "redraw", "6.1.1.7")
    opening.option("first", "no")
    kept = opening.headquarters("first")
    opening.option("second", "yes")
    shown = [told for told in opening.told("first") if told["event"] == "Looked"]
    assert len(shown) == 1 and len(shown[0]["cards_seen"]) == 6
    assert opening.sizes("second") == (50, 0) and opening.sizes("first") == (43, 6)
    assert opening.asked() == ("chance", "shuffle", "6.1.1.2")
    opening.shuffle(*range(10, 50))
    assert opening.sizes("second") == (43, 6) and opening.headquarters("first") == kept
    assert opening.asked() == ("chance", "first-player", "6.1.1.8")


@clause("honjin", "6.1.1.7")
def test_a_hand_is_dealt_anew_once_only() -> None:
    opening = Opening(FIELDS_ONLY, UNITS)
    opening.shuffles()
    opening.option("first", "yes")
    opening.shuffles()
    assert set(opening.hand("first")) == {"野"}
    assert opening.asked() == ("chance", "first-player", "6.1.1.8")


@clause("honjin", "6.1.1.8", "7.1.1", "1.3.7")
def test_the_higher_die_marches_first_and_equal_dice_are_rolled_again() -> None:
    opening = Opening()
    opening.shuffles()
    question = opening._question(SEATS.index("chance"))
    assert isinstance(question, Roll) and (question.dice, question.faces) == (2, 6)
    opening.roll(4, 4)
    assert opening.asked() == ("chance", "first-player", "6.1.1.8")
    opening.roll(2, 5)
    assert (opening.state.turn, opening.state.turn_player) == (1, 1)


@clause("honjin", "7.2.8", "7.3.7", "7.1.1", "7.4.1")
def test_the_first_turn_begins_with_normal_summoning() -> None:
    opening = begun()
    assert opening.asked() == ("first", "summoning-phase", "7.4.4")
    assert opening.moments() == ["turn-start", "summoning-start"]
    assert opening.refused("first", "march") == ("7.3.7", "no-main-phase-in-the-first-turn")
    opening.end_turn()
    assert "second-hand-start" in opening.moments() and "main-start" not in opening.moments()
    assert (opening.state.turn, opening.state.turn_player, opening.phase()) == (2, 1, "first-hand")


@clause("honjin", "6.1.1.1", "3.3.1", "15.1.6")
def test_a_deck_is_judged_when_it_is_brought_and_heroes_count_like_others() -> None:
    rules = honjin(json.dumps([{**CARDS[0], "hero": 2}, *CARDS[1:]]))
    three_of_each = {"兵": 3, "弓": 3, "巨": 3, "術": 3, "剣": 3, "野": 3, "原": 3}
    assert [each.condition for each in rules.deck_problems(three_of_each)] == ["wrong-deck-size"]
    four = {**three_of_each, "兵": 4}
    assert ("3.3.2.2", "too-many-of-a-name") in [(each.clause, each.condition) for each in rules.deck_problems(four)]


@clause("honjin", "6.1.1.1", "6.1.1.4", "1.1.1")
def test_without_decks_of_their_own_both_play_the_first_pair() -> None:
    rules = load_rules("honjin")
    assert isinstance(rules, Honjin)
    state = rules.start("constructed", ())
    for seat, deck in enumerate(rules.deck_pair(1)):
        printed = [rules.list.cards[state.printed[card]].number for card in state.zones[DECKS[seat]]]
        assert printed == list(deck)
