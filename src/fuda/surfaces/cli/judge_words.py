"""What does a judge mean by the words of a line? Answers by number or name, actions by verb, cards and places."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from fuda.kernel.decisions import Action
from fuda.kernel.telling import tell_action
from fuda.language.compiler.card_source import CardSource
from fuda.play.records.judge import Judge
from fuda.surfaces.cli.faults import Complaint, nearest
from fuda.surfaces.cli.play.asking_back import verbs_of
from fuda.surfaces.cli.play.board import Board


def card_source(judge: Judge, number: str) -> CardSource:
    """A card that a scenario brings along."""
    rules: Any = judge.game.rules
    source: CardSource = next(card.source for card in rules.list.cards if card.number == number)
    return source


class Speech:
    """Reads answers to one question. Choices are counted from 1; what stands in brackets is taken as a transcript has
    it, counted from 0."""

    def __init__(self, choices: Sequence[str], asked: Mapping[str, Any]) -> None:
        self.choices = choices
        self.asked = asked

    def answer(self, text: str) -> Any:
        """The answer that a text means; Complaint when it means none."""
        kind = self.asked["kind"]
        raw = re.fullmatch(r"\[([\d\s,-]*)\]", text)
        if raw is not None:
            return [int(each) for each in re.findall(r"-?\d+", raw[1])]
        numbers = [int(each) for each in re.findall(r"-?\d+", text)] if re.fullmatch(r"[\d\s,-]*", text) else None
        if kind == "number" and numbers:
            return numbers[0]
        if kind in ("allocate", "roll") and numbers:
            return numbers
        if kind == "shuffle":
            return list(range(self.asked["size"]))  # as it lies
        if numbers is not None:
            places = [self._place(each) for each in numbers]
        else:
            places = [self._named(each.strip()) for each in re.split(r"[,、]", text) if each.strip()]
        if kind in ("act", "option"):
            if len(places) != 1:
                raise Complaint("judge-one-choice", text=text)
            return places[0]
        return places

    def _place(self, number: int) -> int:
        if not 1 <= number <= len(self.choices):
            raise Complaint("judge-no-choice", number=number, count=len(self.choices))
        return number - 1

    def _named(self, word: str) -> int:
        spoken = word.lower()
        exact = [place for place, each in enumerate(self.choices) if each.lower() == spoken]
        found = exact or [place for place, each in enumerate(self.choices) if spoken in each.lower()]
        if not found:
            raise Complaint("judge-no-such-choice", word=word, near=nearest(word, self.choices))
        if len(found) > 1 and len({self.choices[place] for place in found}) > 1:
            raise Complaint("judge-several-choices", word=word, numbers=", ".join([str(place + 1) for place in found]))
        return found[0]


def named_action(judge: Judge, board: Board, seat: int, verb_word: str, text: str) -> dict[str, Any]:
    """The action that a verb and what follows mean: cards (a name, an alias, `#12`), places of the board, numbers."""
    game = judge.game
    verbs = {**{verb: verb for verb in board.words.words.get("verb", {})}, **verbs_of(game.id)}
    verb = verbs.get(verb_word.lower())
    if verb is None:
        raise Complaint("judge-no-verb", word=verb_word, known=", ".join(dict.fromkeys(verbs.values())))
    spoken_action = getattr(game.rules, "spoken_action", None)
    state = judge.state()
    meant = spoken_action(state, seat, verb, text) if spoken_action is not None and text else None
    if isinstance(meant, Action):
        return tell_action(state, game.rules, meant, seat)
    numbers: list[int] = []
    things: list[Any] = []
    places = board.named_places()
    for part in [each.strip() for each in re.split(r"[,、]", text) if each.strip()]:
        if part.lower() in places:
            things.append(places[part.lower()])
        elif re.fullmatch(r"-?\d{1,4}", part) and not judge.cards(part):
            numbers.append(int(part))
        else:
            things.append(_thing(judge, part))
    if any(isinstance(each, int) for each in things):
        cells = [each["cell"] for each in things if isinstance(each, dict)]
        action = Board.spoken_action(board, verb, [each for each in things if not isinstance(each, dict)])
        numbers = [*cells, *numbers]
    else:
        action = board.spoken_action(verb, things)
    return {**action, "numbers": [*action.get("numbers", ()), *numbers]} if numbers else action


def _thing(judge: Judge, word: str) -> int | str:
    """A card: by its handle where the word says which one, else by its number."""
    found = judge.cards(word)
    if not found:
        judge.card(word)  # says that there is none
    if word.startswith("#") or "/" in word or word in judge.timeline.aliases:
        return judge.card(word)
    return found[0].number
