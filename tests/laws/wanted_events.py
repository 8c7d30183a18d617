"""Which events does a game have? Every kind that its modules define is to happen."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from fuda.kernel.events import Event


def events_of(*homes: ModuleType, but: tuple[type, ...]) -> Iterator[str]:
    """The events that modules define but for what others only stand on, as items of `fuda.play.laws.reach`."""
    for home in homes:
        for each in vars(home).values():
            if isinstance(each, type) and issubclass(each, Event) and each.__module__ == home.__name__:
                if each not in but:
                    yield f"event {each.__name__}"
