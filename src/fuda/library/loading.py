"""Which games are there, and what are their cards, their rules and their names?

Nothing of a game is imported before it is asked for.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fuda.library.card_files import read_cards
from fuda.library.files import BadFile, count_tables, read_toml
from fuda.library.homes import OUTSIDE, PACKAGE_ROOT, forget, per_game
from fuda.library.kept_texts import KeptTexts
from fuda.library.ledger import Words
from fuda.library.messages import Explained

if TYPE_CHECKING:
    from fuda.kernel.rules import Rules
    from fuda.language.compiler.card_source import CardSource
    from fuda.language.compiler.phrase_book import PhraseBook
    from fuda.language.words.nodes import Node


@dataclass(frozen=True, slots=True)
class Variant:
    """One form in which a game can be played; the first of a game is the usual one."""

    id: str
    name: Words
    summary: Words


@dataclass(frozen=True, slots=True)
class CardFile:
    """A card file of a game: its name without suffix, its keys beside name and text, and what its texts are called in
    the phrase book."""

    name: str
    required: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    category: str = "text"
    nested: tuple[tuple[str, str], ...] = ()  # arrays of tables with a text each, and what those texts are called


@cache
def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even its package
        return False


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a game before it is loaded; plain strings, so that it can be sent to other processes."""

    id: str
    name: Words
    rules: str  # the module that has `build`
    variants: tuple[Variant, ...]
    phrases: str = ""  # the module that has `BOOK`
    card_files: tuple[CardFile, ...] = ()
    fixed_deck: str = ""  # the card file whose cards, each once, are the deck that everybody uses
    home: str = ""  # the folder of a game that lives outside this package
    own_cards: tuple[str, ...] = ()  # files with cards of somebody's own, beside those of the game

    @property
    def folder(self) -> Path:
        """Where the game's own files are."""
        return Path(self.home) if self.home else PACKAGE_ROOT / "games" / self.id

    def module(self, name: str) -> str | None:
        """The full name of a module of the game that not every game has, beside its rules or in its extras or texts."""
        package = self.rules.rpartition(".")[0]
        found = [
            each
            for each in (f"{package}.{name}", f"{package}.extras.{name}", f"{package}.texts.{name}")
            if _is_there(each)
        ]
        return found[0] if found else None

    def card_path(self, file: CardFile) -> Path:
        """Where a card file is."""
        return self.folder / "cards" / f"{file.name}.toml"


# Keys for the standing abilities of honjin.
STANDING: Final = ("initiative", "items", "spells", "charge", "defender", "resists", "weak")

GAMES: Final[dict[str, Entry]] = {
    "wars3x3": Entry(
        id="wars3x3",
        name=Words("3x3Wars", "3x3Wars"),
        rules="fuda.games.wars3x3.rules",
        phrases="fuda.games.wars3x3.phrases.sentences",
        card_files=(
            CardFile("deck", ("kind", "colour"), ("cost",)),
            CardFile("magic", ("kind", "colour", "power")),
        ),
        fixed_deck="deck",
        variants=(
            Variant(
                "wizard",
                Words("ウィザード戦", "Wizard battle"),
                Words(
                    "配られた9枚から手札6枚、7枚の魔法から3枚を選ぶ", "Pick six of nine cards and three of seven magics"
                ),
            ),
            Variant(
                "seven-mages",
                Words("七人の魔術師戦", "Seven mages"),
                Words(
                    "6枚ずつ2組の手札から1組、7枚の魔法から3枚を選ぶ", "Pick one of two hands and three of seven magics"
                ),
            ),
        ),
    ),
    "hanyo": Entry(
        id="hanyo",
        name=Words("汎用TCG", "Hanyo TCG"),
        rules="fuda.games.hanyo.rules",
        phrases="fuda.games.hanyo.phrases.sentences",
        card_files=(
            CardFile("units", ("kind", "hp", "attribute", "retreat"), ("advantage",), "unit", (("skills", "skill"),)),
            CardFile("strategies", ("kind", "class"), (), "command"),
            CardFile("tactics", ("kind", "class"), (), "command"),
            CardFile("enhancements", ("kind", "class"), (), "enhancement", (("skills", "skill"), ("ex", "ex"))),
        ),
        variants=(
            Variant("standard", Words("通常戦", "Standard"), Words("じゃんけんを行う", "With rock-paper-scissors")),
            Variant(
                "lots",
                Words("くじ引き戦", "Lots"),
                Words("じゃんけんの代わりに公正な抽選を行う", "A fair draw instead of rock-paper-scissors"),
            ),
        ),
    ),
    "kiseki": Entry(
        id="kiseki",
        name=Words("軌跡TCG", "Kiseki TCG"),
        rules="fuda.games.kiseki.rules",
        phrases="fuda.games.kiseki.phrases.sentences",
        card_files=(
            CardFile(
                "units",
                ("kind", "cp", "str", "def", "organisations", "rarity"),
                ("subname",),
                "text",
                (("art", "art"),),
            ),
            CardFile("items", ("kind", "cp", "rarity"), ("subname", "str", "def", "organisations"), "text"),
            CardFile("events", ("kind", "ep", "rarity"), ("subname",), "event"),
            CardFile("bases", ("kind", "level", "rarity"), ("subname",), "text"),
        ),
        variants=(
            Variant(
                "strategy",
                Words("ストラテジー戦", "Strategy"),
                Words("50枚のデッキで戦う", "With decks of 50 cards"),
            ),
            Variant(
                "blitz",
                Words("ブリッツシールド戦", "Blitz sealed"),
                Words("5つのブースターから出た40枚で戦う", "With the 40 cards of five boosters"),
            ),
        ),
    ),
    "kokuryoku": Entry(
        id="kokuryoku",
        name=Words("国力TCG", "Kokuryoku"),
        rules="fuda.games.kokuryoku.rules",
        phrases="fuda.games.kokuryoku.phrases.sentences",
        card_files=(
            CardFile(
                "units",
                ("kind", "class", "move", "action", "arms", "spirit", "attack", "counter", "levels", "country"),
                ("heal", "staff", "common"),
                "unit",
            ),
            CardFile("weapons", ("kind", "arms", "level", "attack", "range"), ("max", "times"), "equipment"),
            CardFile("magics", ("kind", "arms", "level", "need", "power", "range"), (), "equipment"),
            CardFile("items", ("kind",), (), "item"),
            CardFile("surprises", ("kind",), (), "surprise"),
            CardFile("lands", ("kind", "land"), (), "land"),
        ),
        variants=(
            Variant("standard", Words("通常戦", "Standard"), Words("60枚のデッキで戦う", "With decks of 60 cards")),
            Variant(
                "hold",
                Words("保持戦", "Hold"),
                Words(
                    "敵の出撃マスを次の自侵攻フェイズまで保持しても勝つ",
                    "Holding an enemy sortie square until the next own invasion phase wins too",
                ),
            ),
            Variant("early", Words("初期戦", "Early"), Words("45枚のデッキで戦う", "With decks of 45 cards")),
            Variant(
                "must-counter",
                Words("必反撃戦", "Must counter"),
                Words("反撃できるユニットは必ず反撃する", "A unit that can strike back must"),
            ),
        ),
    ),
    "honjin": Entry(
        id="honjin",
        name=Words("本陣TCG", "Honjin TCG"),
        rules="fuda.games.honjin.rules",
        phrases="fuda.games.honjin.phrases.sentences",
        card_files=(
            CardFile(
                "units",
                ("kind", "attributes", "level", "attack", "defence", "march", "races"),
                ("instant", "hero", "faction", *STANDING),
            ),
            CardFile(
                "items",
                ("kind", "class", "cost"),
                ("types", "attributes", "attack", "defence", "faction", *STANDING),
            ),
            CardFile("spells", ("kind", "cost"), ("attributes", "types", "faction")),
            CardFile("terrains", ("kind", "limit", "attributes"), ("types", "ritual", "faction")),
        ),
        variants=(
            Variant(
                "constructed", Words("構築戦", "Constructed"), Words("50枚のデックで戦う", "With decks of 50 cards")
            ),
            Variant(
                "timed",
                Words("時間制限戦", "Timed"),
                Words("20ターン目の終わりに時間切れ判定をする", "Time is up at the end of turn 20"),
            ),
        ),
    ),
}


class UnknownGame(Explained):
    """No game has that id.

    >>> import fuda
    >>> try:
    ...     fuda.load("chess")
    ... except fuda.UnknownGame as error:
    ...     print(error.values["game"])
    chess
    """


def register(entry: Entry) -> None:
    """Add a game, or replace one of the same id; for games that live outside this package."""
    before = GAMES.get(entry.id)
    GAMES[entry.id] = entry
    if entry.home:
        OUTSIDE[entry.id] = entry.folder
    else:
        OUTSIDE.pop(entry.id, None)
    if before is None or before == entry:
        return
    forget()


def entry_of(game: str) -> Entry:
    """The entry of a game.

    >>> entry_of("wars3x3").variants[0].id
    'wizard'
    """
    found = GAMES.get(game) if isinstance(game, str) else None
    if found is None:
        raise UnknownGame("unknown-game", game=game, known=", ".join(GAMES))
    return found


# --- cards


def phrase_book(game: str) -> PhraseBook:
    """The phrase book with which the game's cards are compiled.

    >>> import fuda
    >>> card = next(card for card in fuda.load_cards("wars3x3") if card.number == "007")
    >>> fuda.phrase_book("wars3x3").render_en(card.text, "text")
    'Undying: When this card is destroyed, you may return this card to your hand.'
    """
    module = entry_of(game).phrases
    # A book is very many small objects that all stay: looking through them for garbage again and again, while they are
    # made, takes longer than making them.
    is_collecting = module not in sys.modules and gc.isenabled()
    if is_collecting:
        gc.disable()
    try:
        book: PhraseBook = import_module(module).BOOK
    finally:
        if is_collecting:
            gc.enable()
    return book


@per_game
def load_cards(game: str) -> tuple[CardSource, ...]:
    """All cards of a game in the order of its files, then cards of somebody's own; BadFile for the first thing that is
    wrong."""
    entry = entry_of(game)
    if not entry.own_cards:
        return printed_cards(game)
    cards = list(printed_cards(game))
    seen = {card.number: f"{card.file}:{card.line}" for card in cards}
    problems: list[BadFile] = []
    for path in entry.own_cards:
        cards += read_cards(entry.card_files[0], Path(path), phrase_book(game), seen, problems, game)
        if problems:
            raise problems[0]
    return tuple(cards)


@per_game
def _kept_texts(game: str) -> KeptTexts:
    return KeptTexts(
        game,
        entry_of(game).folder,
        lambda text, category: phrase_book(game).compile(text, category),
        lambda node, category: phrase_book(game).render_en(node, category),
    )


def english_of(game: str, node: Node, category: str, printed: str) -> str:
    """What a compiled text says in English, as the phrase book prints it; the book is not asked for what is kept.

    >>> card = next(card for card in load_cards("wars3x3") if card.number == "007")
    >>> english_of("wars3x3", card.text, "text", card.printed_text)
    'Undying: When this card is destroyed, you may return this card to your hand.'
    """
    kept = _kept_texts(game).english(printed, category)
    return phrase_book(game).render_en(node, category) if kept is None else kept


@per_game
def printed_cards(game: str) -> tuple[CardSource, ...]:
    """The cards that a game brings along, in the order of its files; BadFile for the first thing that is wrong."""
    entry = entry_of(game)
    cards: list[CardSource] = []
    seen: dict[str, str] = {}
    problems: list[BadFile] = []
    texts = _kept_texts(game)
    for file in entry.card_files:
        cards += read_cards(file, entry.card_path(file), texts, seen, problems)
        if problems:
            raise problems[0]
    texts.keep()
    return tuple(cards)


def count_cards(game: str) -> int:
    """How many cards a game has; nothing of their texts is looked at.

    >>> count_cards("wars3x3") == len(load_cards("wars3x3"))
    True
    """
    entry = entry_of(game)
    count = _all_of if entry.home else count_tables
    own = [_all_of(Path(each)) for each in entry.own_cards]
    return sum([*[count(entry.card_path(file)) for file in entry.card_files], *own])


def _all_of(path: Path) -> int:
    return len(read_toml(path)[0])


def count_clauses(game: str) -> int:
    """How many clauses the rulebook of a game has, its own summaries unread.

    >>> count_clauses("wars3x3")
    85
    """
    entry = entry_of(game)
    path = entry.folder / "rulebook" / "clauses.toml"
    return _all_of(path) if entry.home else count_tables(path)


@per_game
def load_rules(game: str) -> Rules:
    """The rules of a game with its cards; made once for each process."""
    entry = entry_of(game)
    rules: Rules = import_module(entry.rules).build(load_cards(game))
    rules.preset = tuple([_deck_cards(path) for path in sorted((entry.folder / "decks").glob("*.toml"))])
    return rules


def _deck_cards(path: Path) -> tuple[str, ...]:
    """The cards of a deck that the game brings along; `fuda.library.decks` says what would be wrong with one."""
    content, _ = read_toml(path)
    return tuple([number for number, count in content.get("cards", {}).items() for _ in range(count)])


# --- versions


@per_game
def rules_digest(game: str) -> str:
    """A digest of everything that decides how a game goes: the version, the engine's sources and the game's own."""
    entry = entry_of(game)
    folders = [PACKAGE_ROOT / name for name in ("kernel", "mechanics", "language")]
    found = [path for folder in folders for path in folder.rglob("*.py")]
    if entry.folder.is_dir():
        found += [*entry.folder.rglob("*.py"), *[entry.card_path(file) for file in entry.card_files]]
    found += [Path(each) for each in entry.own_cards]
    # By name: the package itself leads, for its users, to layers above this one.
    digest = sha256(f"fuda {import_module('fuda').__version__} {game}".encode())
    for path in sorted(found):
        content = path.read_bytes().replace(b"\r\n", b"\n") if path.is_file() else b""
        root = PACKAGE_ROOT if path.is_relative_to(PACKAGE_ROOT) else entry.folder
        shown = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
        digest.update(f"\n{shown} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def names_of(game: str) -> Mapping[str, Words]:
    """The names of all cards of a game by number."""
    return {card.number: Words(card.name_ja, card.name_en) for card in load_cards(game)}
