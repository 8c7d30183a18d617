"""Fuda plays five Japanese card games exactly as their rulebooks say."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fuda.api import Game, Table, load

__version__ = "0.1.0"
__all__ = ["Game", "Table", "__version__", "load"]


def __getattr__(name: str) -> Any:
    # What is not asked for is not imported: `fuda --version` needs nothing but this file.
    if name in ("Game", "Table", "load"):
        from fuda import api

        return getattr(api, name)
    raise AttributeError(f"module 'fuda' has no attribute {name!r}")
