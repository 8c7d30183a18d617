"""Which windows are passed for a person? Those at which the person does not want to be asked; other questions stay.

In a game with priority most windows are empty: nothing can be done in them but what could be done later as well. A
setting says which of them are asked about:

    off         all of them
    quiet       those in which more can be done than gaining EP and supporting
    smart       of these, one's own deployment, answers to the other player, and battles
    deployment  none until one's own deployment step; then as before
    event       none until the other player has done something to answer, or units battle; then as before
    skip        none of them

In a game with chains `quiet` asks wherever anything can be used, `smart` not after one's own declaration, `deployment`
waits for one's own turn, and `event` for a declaration of the other player. In a game with magics, which can be used in
nearly every step, `quiet` asks where something can be used that was not declined in this turn, or something has changed
on the table since; `smart` asks so in one's own turn, and in the other's when something has changed; `deployment`
waits for one's own turn, and `event` for a change on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fuda.play.players import Sight

PASSIVE: Final = ("go-on", "pass", "declare", "end-main", "no-skill")  # the verbs that do nothing more

OFF: Final = "off"
QUIET: Final = "quiet"
SMART: Final = "smart"
DEPLOYMENT: Final = "deployment"
EVENT: Final = "event"
SKIP: Final = "skip"
SETTINGS: Final = (OFF, QUIET, SMART, DEPLOYMENT, EVENT, SKIP)
ONCE: Final = (DEPLOYMENT, EVENT)  # over as soon as what they wait for has come

# The games with windows, and what can be done in most of them and is seldom urgent.
MINOR: Final[Mapping[str, tuple[str, ...]]] = {
    "honjin": (),
    "kiseki": ("gain-ep", "support"),
    "wars3x3": (),
}
WITH_MAGICS: Final = ("wars3x3",)
MAGICS: Final = ("magic", "grand")  # what can be used in nearly every step of a game with magics
# What of the table a magic may be about.
_TABLE: Final = ("field", "magic", "territory", "stack")
# What such windows are asked for.
WINDOWS: Final = ("priority", "counter", "initiative", "after-attack")


def has_windows(game: str) -> bool:
    """Whether a game has windows that can be passed.

    >>> has_windows("kiseki"), has_windows("hanyo")
    (True, False)
    """
    return game in MINOR


class AutoPass:
    """Passes for a player who does not want to be asked at every window."""

    def __init__(self, game: str, setting: str = SMART) -> None:
        self.game = game
        self.minor = MINOR.get(game, ())
        self.setting = setting if has_windows(game) else OFF
        self._before = self.setting  # what holds again after a setting that is over once
        self._declined: tuple[Any, ...] = ()  # the turn, what was offered and the table when magics were declined
        self._since: Any = None  # the table when a change began to be waited for

    def choose(self, setting: str) -> None:
        """Use a setting from now on."""
        if setting in ONCE and self.setting not in ONCE:
            self._before = self.setting
        self.setting = setting
        self._since = None

    def answered(self, sight: Sight, answer: Any) -> None:
        """The player has answered: what was declined is not offered again while nothing changes."""
        if not is_magic_window(sight.asked):
            return
        offered = [str(each) for each in sight.asked["options"][:-1]]
        if answer == len(offered):
            turn = sight.shown["situation"].get("turn")
            before = self._declined[1] if self._declined and self._declined[0] == turn else []
            self._declined = (turn, [*before, *offered], _table(sight.shown))
        else:
            self._declined = ()

    def forget(self) -> None:
        """The game went back: whatever was declined is offered again. The setting stays."""
        self._declined = ()

    def toggle(self) -> None:
        """Off, or what is usual if it is off already."""
        self.choose(SMART if self.setting == OFF else OFF)

    def answer(self, sight: Sight) -> int | None:
        """The answer that passes, where the player is not to be asked."""
        asked = sight.asked
        if self.setting == OFF or not is_window(asked, self.game):
            return None
        if self.setting == SKIP:
            return len(asked["options"]) - 1
        if is_magic_window(asked):
            return None if self._wants_magic(sight) else len(asked["options"]) - 1
        situation = sight.shown["situation"]
        if self.setting in ONCE:
            if not self._has_come(situation, sight.seat):
                return len(asked["options"]) - 1
            self.setting = self._before
        if self.setting == OFF or self._is_wanted(asked, situation, sight.seat):
            return None
        return len(asked["options"]) - 1

    def _wants_magic(self, sight: Sight) -> bool:
        """Whether the player wants to be asked for a magic now."""
        situation, table = sight.shown["situation"], _table(sight.shown)
        if self.setting in ONCE:
            if self._since is None:
                self._since = table
            is_own = situation["turn_player"] == sight.seat
            if not (is_own if self.setting == DEPLOYMENT else table != self._since):
                return False
            self.setting = self._before
        if self.setting == OFF or not self._declined:
            return True
        turn, offered, before = self._declined
        if table != before:
            return True
        if self.setting == SMART and situation["turn_player"] != sight.seat:
            return False
        return turn != situation["turn"] or any(str(each) not in offered for each in sight.asked["options"][:-1])

    def _has_come(self, situation: Mapping[str, Any], seat: int) -> bool:
        """Whether that has come for which a setting waits."""
        if "chain" in situation:
            return (
                bool(situation["turn_player"] == seat)
                if self.setting == DEPLOYMENT
                else _is_to_counter(situation, seat)
            )
        if self.setting == DEPLOYMENT:
            return _deploys(situation, seat)
        return _is_answered(situation, seat) or bool(situation["attackers"])

    def _is_wanted(self, asked: Mapping[str, Any], situation: Mapping[str, Any], seat: int) -> bool:
        """Whether the player wants to be asked at this window."""
        if "chain" in situation:
            is_answer = not situation["chain"] or _is_to_counter(situation, seat)
            return len(asked["options"]) > 1 and (self.setting == QUIET or is_answer)
        attacked = situation["target"].get("handle")
        if self.setting == SMART and _is_own_last(situation, seat):
            return False
        if any(_supports(each, attacked) for each in asked["options"]):
            return True
        if all(each["verb"] in self.minor for each in asked["options"][:-1]):
            return False
        if self.setting == QUIET:
            return True
        return _deploys(situation, seat) or _is_answered(situation, seat) or bool(situation["attackers"])


def is_window(asked: Mapping[str, Any], game: str) -> bool:
    """Whether a question is one of those in which a player may act or pass.

    >>> is_window({"kind": "act", "purpose": "priority", "options": [{"verb": "pass"}]}, "kiseki")
    True
    >>> is_window({"kind": "act", "purpose": "attackers", "options": [{"verb": "pass"}]}, "kiseki")
    False
    """
    if game in WITH_MAGICS or game not in MINOR:
        return game in WITH_MAGICS and is_magic_window(asked)
    if asked["kind"] != "act" or asked["purpose"] not in WINDOWS:
        return False
    return bool(asked["options"][-1]["verb"] == "pass")


def passing(asked: Mapping[str, Any]) -> int | None:
    """The answer that does nothing more, where a question has such: that depends on no card of a hand, since the last
    option of such a question is always there.

    >>> passing({"kind": "act", "options": [{"verb": "magic"}, {"verb": "go-on"}]})
    1
    >>> passing({"kind": "act", "options": [{"verb": "redeploy"}]}) is None
    True
    """
    if asked["kind"] != "act" or asked["options"][-1]["verb"] not in PASSIVE:
        return None
    return len(asked["options"]) - 1


def is_magic_window(asked: Mapping[str, Any]) -> bool:
    """Whether a question is only whether a magic is used now, in a step in which nothing else can be done.

    >>> is_magic_window({"kind": "act", "purpose": "draw-step", "options": [{"verb": "magic"}, {"verb": "go-on"}]})
    True
    """
    if asked["kind"] != "act":
        return False
    verbs = [each["verb"] for each in asked["options"]]
    return len(verbs) > 1 and verbs[-1] == "go-on" and all(each in MAGICS for each in verbs[:-1])


def _table(view: Mapping[str, Any]) -> Any:
    """What lies on the table, and the life of both players."""
    zones = [(each["zone"], each["owner"], each["cards"]) for each in view["zones"] if each["zone"] in _TABLE]
    return zones, view["situation"].get("life")


def _is_to_counter(situation: Mapping[str, Any], seat: int) -> bool:
    """Whether the last declaration of a chain is the other player's."""
    return bool(situation["chain"]) and bool(situation["chain"][-1]["seat"] != seat)


def _deploys(situation: Mapping[str, Any], seat: int) -> bool:
    return situation["step"] == "deployment" and situation["step_player"] == seat and not situation["waiting"]


def _is_answered(situation: Mapping[str, Any], seat: int) -> bool:
    """Whether what is resolved next is a card or ability of the other player; a mere support is not."""
    last = situation["waiting"][-1] if situation["waiting"] else None
    return last is not None and last["seat"] != seat and last["kind"] != "support"


def _is_own_last(situation: Mapping[str, Any], seat: int) -> bool:
    return bool(situation["waiting"]) and situation["waiting"][-1]["seat"] == seat


def _supports(action: Mapping[str, Any], attacked: int | None) -> bool:
    """Whether the action supports the unit that is attacked."""
    return action["verb"] == "support" and attacked is not None and action["cards"][0].get("handle") == attacked
