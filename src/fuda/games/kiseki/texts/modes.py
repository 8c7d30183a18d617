"""Which sentences does a text have that lets one of several effects be chosen? All of them, each for its choice.

The effects of a text are numbered through. The sentence that lets somebody choose stands before them; a sentence of an
effect is carried out where its number was chosen. Where one of the effects calls for targets the choice is made when
the text is played, before the targets are chosen, otherwise when it is resolved.
"""

from __future__ import annotations

from typing import Final

from fuda.games.kiseki.words import choosing as z
from fuda.games.kiseki.words import conditions as o
from fuda.games.kiseki.words import effects as t
from fuda.kernel.procedure import rule
from fuda.language.running.resolution import Sentence, copy_of_sentence, sentences_of
from fuda.language.words import nodes as n

MENTIONS: Final = (t.Targets, t.TargetsUpTo, t.TargetsAnyNumber, t.AlsoTargets, z.ModeMention)
CHOOSING: Final = (z.Modes, z.ModesOf, z.EitherDeed)
MODE: Final = -50  # among targets, what stands for the effect of number 0; the others lie below it


@rule("1204.2d 1312.1")
def with_modes(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """The sentences, with those of every effect that can be chosen in the place of the choice."""
    if not any([isinstance(each.effect, CHOOSING) for each in sentences]):
        return sentences
    found: list[Sentence] = []
    begin = 0
    for sentence in sentences:
        effect = sentence.effect
        if isinstance(effect, z.EitherDeed):
            parts = tuple([_part(sentence, each) for each in (effect.first, effect.second)])
            count = 1
        elif isinstance(effect, (z.Modes, z.ModesOf)):
            parts = tuple([sentences_of(each) for each in effect.options])
            count = effect.n
        else:
            found.append(sentence)
            continue
        found += _numbered(sentence, parts, begin, count)
        begin += len(parts)
    return tuple(found)


def _part(sentence: Sentence, effect: n.Node) -> tuple[Sentence, ...]:
    """One of two deeds, done by whoever chooses, and left where both may be left."""
    made = copy_of_sentence(sentence, effect)
    made.condition = None
    if sentence.optional:
        made.optional = False
        made.follows = made.joint = True
    return (made,)


def _numbered(sentence: Sentence, parts: tuple[tuple[Sentence, ...], ...], begin: int, count: int) -> list[Sentence]:
    aimed = any([isinstance(each.effect, MENTIONS) for part in parts for each in part])
    kind = z.ModeMention if aimed else z.ModeChoice
    choice = copy_of_sentence(sentence, kind(begin, len(parts), count))
    if isinstance(sentence.effect, (z.Modes, z.ModesOf)):
        choice.player = sentence.effect.player
        choice.has_player = True
    found = [choice]
    for place, part in enumerate(parts):
        chosen = z.InMode(begin + place)
        for each in part:
            each.condition = chosen if each.condition is None else o.BothHold(chosen, each.condition)
            found.append(each)
    return found


def modes_of_mentions(sentences: tuple[Sentence, ...]) -> tuple[int, ...]:
    """For each mention of targets the number of the effect to which it belongs; -1 for none."""
    return tuple([_mode_of(each.condition) for each in sentences if isinstance(each.effect, MENTIONS)])


def _mode_of(condition: n.Node | None) -> int:
    if isinstance(condition, o.BothHold):
        return _mode_of(condition.one)
    return condition.number if isinstance(condition, z.InMode) else -1


def is_chosen(targets: tuple[tuple[int, ...], ...], number: int) -> bool:
    """Whether the effect of this number was chosen."""
    return any([MODE - number in each for each in targets])
