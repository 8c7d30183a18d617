"""What is known of Lamplight before it is loaded? Its names, its modules, its card file, its folder."""

from pathlib import Path
from typing import Final

from fuda.library.ledger import Words
from fuda.library.loading import CardFile, Entry, Variant, register

ENTRY: Final = Entry(
    id="akari",
    name=Words("灯くらべ", "Lamplight"),
    rules="tests.sixth.rules",
    phrases="tests.sixth.phrases",
    card_files=(CardFile("cards", ("needs",)),),
    variants=(Variant("plain", Words("ふつう", "Plain"), Words("共通の山札で競う", "With one shared deck")),),
    home=str(Path(__file__).parent),
)


def add() -> None:
    """Make the game known; from now on `fuda.load("akari")` finds it."""
    register(ENTRY)
