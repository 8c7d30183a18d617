"""In which game is a planted mistake looked for first? In that in which it was found last time; then in all others."""

from __future__ import annotations

from typing import Final

# What is not found soon in the first two games. Where rules have changed it may be another game: that costs time only.
FOUND_IN: Final = {
    "who_has_no_unit_is_not_asked_for_the_main_one": 26,
    "who_has_nobody_to_train_is_not_asked": 3,
    "the_machine_passes_for_who_has_no_counter": 3,
    "who_has_nothing_to_show_is_not_asked": 4,
    "handles_tell_how_many_cards_of_the_hand_were_known": 26,
    "a_hand_that_is_looked_at_is_told_in_its_order": 2,
    "the_place_of_a_known_card_in_the_hand_is_shown": 2,
    "a_question_names_its_hidden_candidates": 26,
    "a_card_that_leaves_the_hand_unseen_stays_known": 2,
    "the_reason_tells_whether_a_hidden_card_could_be_summoned": 5,
    "a_hand_returned_to_the_deck_in_a_redraw_stays_known": 9,
}


def in_turn(name: str, games: int) -> list[int]:
    """The numbers of so many games.

    >>> in_turn("the_machine_passes_for_who_has_no_counter", 5), in_turn("anything else", 3)
    ([3, 0, 1, 2, 4], [0, 1, 2])
    """
    return sorted(range(games), key=lambda game: game != FOUND_IN.get(name, 0))
