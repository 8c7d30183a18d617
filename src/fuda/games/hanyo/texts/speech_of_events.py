"""Which events can a text wait for, and what can it speak of then? The words are explained in speech.py."""

from typing import Final

from fuda.games.hanyo.words import events as v
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.contexts import Allowed, Is, Word
from fuda.language.words import nodes as n
from fuda.language.words import occasions as o


def told(*events: Allowed) -> tuple[Allowed, ...]:
    """These events, also by whose doing and while something holds."""
    found: tuple[Allowed, ...] = events
    for _ in range(2):
        found = (
            *events,
            Is(o.Given, {"event": found}),
            Is(o.CausedBy, {"event": found}),
            Is(o.Befalls, {"event": events}),
        )
    return found


def _heard(events: tuple[Allowed, ...], offers: tuple[str, ...]) -> tuple[Word, ...]:
    events = told(*events)
    return (Word(n.Triggered, {"event": events}, offers=offers, opens={"event": "event", "effects": "effects"}),)


# Events of which a text can go on to say how much damage they were about.
OF_DAMAGE: Final = (h.Damaged, v.TookDamage, v.DealtDamage, v.WasHealed)
HEARD: Final = (
    *_heard((h.Damaged, v.TookDamage), ("it", "doer", "told-dealt")),
    *_heard((h.KnockedOut,), ("it", "doer", "put-off")),
    *_heard((v.DealtDamage, v.WasHealed), ("it", "told-dealt")),
    *_heard(
        (
            h.KnockedOutBy,
            h.SkillUsed,
            h.Afflicted,
            h.BecameMain,
            n.Entered,
            v.BecameState,
            v.Recovered,
            v.CameToStandby,
            v.CameToArea,
            v.Retreated,
            v.ChangedPlaces,
            v.GotEnergy,
            v.LostEnergy,
            v.GotSet,
            v.FailedSkill,
            v.GotCounter,
            v.EnteredBy,
            v.ChargedUnit,
            v.UsedEx,
            v.SteppedBack,
            v.CountersReached,
        ),
        ("it",),
    ),
    *_heard((v.PutToDiscard, v.ReturnedToHand, h.CommandPlayed), ("cards",)),
    *_heard(
        (
            h.Moment,
            h.Charged,
            h.CardSet,
            v.Drew,
            v.HandDiscarded,
            v.LeftArea,
            v.WonJanken,
            v.LostJanken,
            v.GameStarts,
        ),
        (),
    ),
)
