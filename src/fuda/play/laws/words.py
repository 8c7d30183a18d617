"""Does every word count? Texts made by lot from the rows of a phrase book, on cards, in random games.

A text is refused by the check, with a place; or it is played, and then nothing ends the program, the rules read its
slots, and whatever stands in a slot makes a difference that can be seen. A slot is known by its row and the row around
it: it counts when in some text something else in it made a difference. What is not so is listed with its reason in
`tests/laws/words_GAME.toml`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fuda.api.chance import Stream
from fuda.kernel.rules import Rules
from fuda.language.compiler.card_source import CardSource
from fuda.language.compiler.contexts import SLOT, Misfit, refused
from fuda.language.compiler.errors import CompileError
from fuda.language.compiler.generating import Derived, Generator, Part, Spot, spots, value_of
from fuda.language.compiler.phrase_book import PhraseBook
from fuda.language.running.printed import inside
from fuda.language.words.nodes import Node, equal
from fuda.library.ledger import checkout_tests
from fuda.library.loading import GAMES, entry_of, load_cards, load_rules, phrase_book
from fuda.library.speech import misfits_of
from fuda.play.laws.battery import LATER, SOON, Battery, CannotBuild, built, where, with_text
from fuda.play.laws.readings import Readings, can_watch
from fuda.play.laws.walks import Decks, Finding

SLICE: Final = 500  # texts in one job of a campaign; what was shown of a slot is not asked again in it
BATCH: Final = 32  # texts that are tried in the same games
PLAYED: Final = 5  # games with them
DEEPEST: Final = 6  # rows one in another in what takes the place of what is refused
PATIENCE: Final = 4  # attempts at the same place; then what is around it is exchanged, too
REPAIRS: Final = 60  # attempts to make a text one that the check admits
CANDIDATES: Final = 12  # of which one is taken that the check would admit
OTHERS: Final = 3  # things that are put into a slot instead, where nothing showed in several texts
FEW: Final = 2  # the same, and positions, before that
QUESTIONS: Final = 1_000  # at which exchanges in one text are compared
PATIENT: Final = 2  # positions from which the first exchange is followed for longer
ENOUGH: Final = 5  # texts in which a slot made no difference, before it is said
DRAWN: Final = 6  # rows of which the one that was tried least is taken

REFUSED: Final = ("ambiguous", "another reading", "not honoured", "not read by the rules")


@dataclass(slots=True)
class Evidence:
    """What is known of a slot: in how many texts it was looked at, and in how many it made a difference."""

    looked: int = 0
    differed: int = 0
    read: int = 0
    example: str = ""


@dataclass(slots=True)
class Words:
    """What a run of the law has found."""

    texts: int = 0  # made
    played: int = 0  # admitted by the check, and in the games
    used: int = 0  # of those: in which the rules read something, or something made a difference
    refused: dict[str, int] = field(default_factory=dict)
    rows: dict[str, int] = field(default_factory=dict)  # of the phrase book: in how many texts played
    slots: dict[str, Evidence] = field(default_factory=dict)
    unseen: dict[str, int] = field(default_factory=dict)  # slots of lines of which nothing ever made a difference
    errors: dict[str, str] = field(default_factory=dict)  # what ended the program, and a text with which it did

    def add(self, other: Words) -> None:
        """Count in what another run found."""
        self.texts, self.played, self.used = (
            self.texts + other.texts,
            self.played + other.played,
            self.used + other.used,
        )
        for mine, theirs in ((self.refused, other.refused), (self.rows, other.rows), (self.unseen, other.unseen)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count
        for name, each in other.slots.items():
            known = self.slots.setdefault(name, Evidence(example=each.example))
            known.looked += each.looked
            known.differed += each.differed
            known.read += each.read
        self.errors.update(other.errors)

    def ignored(self) -> dict[str, Evidence]:
        """The slots that never made a difference, in enough texts to say so."""
        return {name: each for name, each in sorted(self.slots.items()) if not each.differed and each.looked >= ENOUGH}

    def figures(self) -> dict[str, Any]:
        """The counts, as JSON."""
        return {
            "texts": self.texts,
            "played": self.played,
            "used": self.used,
            "refused": dict(sorted(self.refused.items())),
            "rows_played": len(self.rows),
            "slots": len(self.slots),
            "slots_that_count": sum([1 for each in self.slots.values() if each.differed]),
            "slots_ignored": {name: each.example for name, each in self.ignored().items()},
            "slots_without_evidence": sorted([name for name in self.unseen if name not in self.slots]),
            "errors": self.errors,
        }


def exceptions(game: str) -> dict[str, str]:
    """Slots that need not count, with the reason: `tests/laws/words_GAME.toml`, where there is such a file. A name that
    ends with an asterisk stands for all that begin so, one that begins with it for all that end so."""
    tests = checkout_tests()
    path = None if tests is None else tests / "laws" / f"words_{game}.toml"
    if path is None or not path.is_file():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("uncounted", ())
    return {slot: entry["reason"] for entry in found for slot in entry["slots"]}


def excuse_for(name: str, excused: dict[str, str]) -> str:
    """Why a slot need not count; nothing where it is no exception.

    >>> excuse_for("a:x > b:y [n]", {"*> b:y [n]": "why"}), excuse_for("a:x > b:y [n]", {"b:y [n]": "why"})
    ('why', '')
    """
    for each, reason in excused.items():
        starred = each.startswith("*") and name.endswith(each[1:])
        if name == each or starred or (each.endswith("*") and name.startswith(each[:-1])):
            return reason
    return ""


class Place:
    """Where a text can stand: a card, and one of its parts or -1 for its own text."""

    def __init__(self, card: int, part: int, category: str, fields: dict[str, Any]) -> None:
        self.card = card
        self.part = part
        self.category = category
        self.fields = fields


def places_of(game: str, sources: Sequence[CardSource]) -> list[Place]:
    """All places for texts on these cards."""
    files = {file.name: file for file in entry_of(game).card_files}
    found: list[Place] = []
    for card, source in enumerate(sources):
        file = files[source.file.rpartition("/")[2].removesuffix(".toml")]
        found.append(Place(card, -1, file.category, source.fields))
        for part, each in enumerate(source.parts):
            found.append(Place(card, part, each.category, {**source.fields, **each.fields}))
    return found


class Tried:
    """A text that is tried, where it stands, and its record."""

    def __init__(self, place: Place, derived: Derived, text: Node) -> None:
        self.place = place
        self.derived = derived
        self.text = text
        self.source: CardSource | None = None  # its card, made once, so that the rules read it once


class Desk:
    """Makes texts that the check admits."""

    def __init__(self, game: str, book: PhraseBook, random: Stream, count: Words) -> None:
        self.game = game
        self.book = book
        self.random = random
        self.count = count
        cards = load_cards(game)
        names = tuple(dict.fromkeys([*book.names, *[card.name_ja for card in cards[:6]]]))
        self.generator = Generator(book, random, names)
        self.tried = [0] * len(book.phrases)
        self.wanted: frozenset[int] = frozenset()  # rows of which each text uses one; none: any
        self.speech = entry_of(game).module("speech")

    def text_for(self, place: Place) -> Tried | None:
        """A text for a place; of the rows that can stand there rather one that was seldom tried."""
        rows = self.generator.rows_within(place.category)
        rows = [each for each in rows if each in self.wanted] if self.wanted else rows
        if not rows:
            return None
        drawn = [rows[self.random.below(len(rows))] for _ in range(DRAWN)]
        row = min(drawn, key=lambda each: self.tried[each])
        self.tried[row] += 1
        self.count.texts += 1
        made: Derived | None = self.generator.along(place.category, row)
        made = self._repaired(place, made) if made is not None else None
        if made is None:
            self._refuse("not honoured")
            return None
        return self.admitted(place, made)

    def admitted(self, place: Place, derived: Derived, counts: bool = True) -> Tried | None:
        """The text, if the check admits it as it stands."""
        text, why = derived.text, ""
        if self._misfits(place, derived):
            why = "not honoured"
        else:
            try:
                read = self.book.compile(text, place.category)
            except CompileError:
                why = "ambiguous"
            else:
                why = "" if equal(read, derived.value) else "another reading"
        if why:
            if counts:
                self._refuse(why)
            return None
        assert isinstance(derived.value, Node)
        return Tried(place, derived, derived.value)

    def _refuse(self, why: str) -> None:
        self.count.refused[why] = self.count.refused.get(why, 0) + 1

    def _misfits(self, place: Place, derived: Derived) -> list[Misfit]:
        assert isinstance(derived.value, Node)
        return misfits_of(self.speech, derived.value, place.category, place.fields) if self.speech else []

    def _repaired(self, place: Place, derived: Derived) -> Derived | None:
        """The text with something else wherever the check refuses a word."""
        for attempt in range(REPAIRS):
            found = self._misfits(place, derived)
            if not found:
                return derived
            changed = self._exchanged(derived, found[0], attempt % PATIENCE if attempt >= PATIENCE else 0)
            if changed is None:
                return None
            derived = changed
        return None

    def _exchanged(self, derived: Derived, misfit: Misfit, above: int) -> Derived | None:
        """The text with something else in place of what does not fit, or of what stands so many records above it."""
        for depth, record in enumerate(misfit.way[::-1]):
            if depth < min(above, len(misfit.way) - 2):
                continue
            for spot in spots(derived):
                if misfit.kind == SLOT and depth == 0:
                    if spot.record is record and spot.slot.name == misfit.slot:
                        others = self.generator.others(spot, CANDIDATES)
                        fitting = [each for each in others if refused(misfit.allowed, value_of(each)) is None]
                        return spot.put((fitting or others)[0]) if others else None
                elif _holds(spot.part, record):
                    return spot.put(self._instead(spot, record))
        return None

    def _instead(self, spot: Spot, record: Node) -> Part:
        made = self.generator.derive(spot.slot.category, 1 + self.random.below(DEEPEST))
        if isinstance(spot.part, tuple):
            return tuple([made if value_of(each) is record else each for each in spot.part])
        return made


def _holds(part: Part, record: Node) -> bool:
    items = part if isinstance(part, tuple) else (part,)
    return any([isinstance(each, Derived) and each.value is record for each in items])


class Trial:
    """One batch: texts on cards, and the games in which they are tried."""

    def __init__(self, game: str, variant: str, seed: str, count: Words) -> None:
        self.game = game
        self.variant = variant
        self.seed = seed
        self.count = count
        self.random = Stream(seed, "words")
        self.sources = load_cards(game)
        self.desk = Desk(game, phrase_book(game), self.random, count)
        self.readings = Readings()
        self.tried: list[Tried] = []

    def run(self, size: int, rows: frozenset[int] = frozenset()) -> None:
        """Try so many texts; with rows, such that use one of them."""
        self.desk.wanted = rows
        preset = load_rules(self.game).preset
        decks = load_rules(self.game).deck_pair(self.random.below(len(preset) ** 2)) if preset else ()
        if decks:  # the rules are read so often that the other cards are left out
            wanted = {number for deck in decks for number in deck}
            self.sources = tuple([each for each in self.sources if each.number in wanted])
        places = places_of(self.game, self.sources)
        for turn in self.random.order(len(places))[:size]:
            self._put(places[turn])
        with self.readings.on():
            for each in self.tried:
                self.readings.watch(each.text)
                each.source = None  # so that the rules read the card while it is watched
            battery = Battery(built(self.game, self._changed(*self.tried)), self.variant, decks)
            for number in range(PLAYED):
                try:
                    battery.play(f"{self.seed}/{number}", self.readings)
                except Exception as error:
                    self.count.errors.setdefault(where(error), self._guilty(error, battery, decks))
                    battery.courses.pop()
        for each in self.tried:
            self._judge(each, battery)

    def _put(self, place: Place) -> None:
        try:
            tried = self.desk.text_for(place)
        except Exception as error:
            self.count.errors.setdefault(where(error), "the check")
            return
        if tried is None:
            return
        try:
            built(self.game, self._changed(*self.tried, tried))
        except CannotBuild:
            self.count.refused["not read by the rules"] = self.count.refused.get("not read by the rules", 0) + 1
            return
        except Exception as error:
            self.count.errors.setdefault(where(error), tried.derived.text)
            return
        self.tried.append(tried)
        self.count.played += 1
        for row in rows_of(tried.derived):
            self.count.rows[row] = self.count.rows.get(row, 0) + 1

    def _changed(self, *tried: Tried) -> tuple[CardSource, ...]:
        cards = list(self.sources)
        texts = Counter([each.place.card for each in tried])
        for each in tried:
            place = each.place
            made = each.source if texts[place.card] == 1 else None
            if made is None:
                made = with_text(cards[place.card], place.part, each.text, each.derived.text)
            if texts[place.card] == 1:
                each.source = made
            cards[place.card] = made
        return tuple(cards)

    def _guilty(self, error: Exception, battery: Battery, decks: Decks) -> str:
        """The text that ends the program by itself; all of them where no single one does."""
        seed, guilty = battery.courses[-1].seed, self.tried
        while len(guilty) > 1:
            half = len(guilty) // 2
            for part in (guilty[:half], guilty[half:]):
                again = Battery(built(self.game, self._changed(*part)), self.variant, decks)
                try:
                    again.play(seed, Readings())
                except Exception as other_error:
                    if where(other_error) == where(error):
                        guilty = part
                        break
            else:
                break
        told = [f"{self.sources[each.place.card].number}: {each.derived.text}" for each in guilty]
        return " / ".join(told)

    # --- every slot

    def _judge(self, tried: Tried, battery: Battery) -> None:
        every = spots(tried.derived)
        looked: dict[str, tuple[Spot, bool]] = {}
        most = battery.looked + QUESTIONS
        for spot in every:
            if battery.looked > most:
                break
            known = self.count.slots.get(spot.name)
            if known is not None and (known.differed or known.looked >= 2 * ENOUGH):
                continue
            moments = self._moments(spot)
            if not moments and (not self._is_prepared(spot) or self.count.unseen.get(spot.name, 0) >= ENOUGH):
                continue
            differs = self._makes_a_difference(tried, spot, moments, battery)
            if differs is not None:
                looked.setdefault(spot.name, (spot, differs))
        live = {id(spot.way[min(1, len(spot.way) - 1)]) for spot, differs in looked.values() if differs}
        for name, (spot, differs) in looked.items():
            if not differs and not self._moments(spot) and id(spot.way[min(1, len(spot.way) - 1)]) not in live:
                self.count.unseen[name] = self.count.unseen.get(name, 0) + 1
                continue  # nobody knows whether its line was in force
            evidence = self.count.slots.setdefault(name, Evidence(example=tried.derived.text))
            evidence.looked += 1
            evidence.differed += differs
            evidence.read += (id(spot.record), spot.slot.name) in self.readings.slots
        self.count.used += any([self.readings.moments.get(id(each)) for each in inside(tried.text)]) or bool(live)

    def _moments(self, spot: Spot) -> list[tuple[int, int]]:
        """Where the record or something in it was read."""
        found: dict[tuple[int, int], None] = {}
        for each in inside(spot.record):
            found.update(dict.fromkeys(self.readings.moments.get(id(each), ())))
        own = self.readings.moments.get(id(spot.record), ())
        return list(dict.fromkeys([*own, *found]))[: len(own) + 4]

    def _is_prepared(self, spot: Spot) -> bool:
        return any([id(each) in self.readings.prepared for each in inside(spot.record)])

    def _makes_a_difference(
        self, tried: Tried, spot: Spot, moments: list[tuple[int, int]], battery: Battery
    ) -> bool | None:
        """Whether something else in the slot changes something; None where nothing else can stand there."""
        known = self.count.slots.get(spot.name)
        is_patient = known is not None and known.looked >= ENOUGH - 1
        most = OTHERS if is_patient else FEW if moments else 1
        moments = moments or battery.shown(tried.place.card)
        moments = [each for each in moments if each[0] < len(battery.courses)][: None if is_patient else most]
        admissible = False
        for turn, part in enumerate(self.desk.generator.others(spot, most)):
            other = self.desk.admitted(tried.place, spot.put(part), counts=False)
            if other is None:
                continue
            try:
                rules = built(self.game, self._changed(*[other if each is tried else each for each in self.tried]))
            except CannotBuild:
                continue
            except Exception as error:
                self.count.errors.setdefault(where(error), other.derived.text)
                continue
            admissible = True
            if any([battery.differs(rules, game, number, SOON) for game, number in moments]):
                return True
            followed = moments[:PATIENT] if is_patient and turn == 0 else []
            if any([battery.differs(rules, game, number, LATER) for game, number in followed]):
                return True
        return False if admissible else None


def rows_of(derived: Derived) -> set[str]:
    """The rows that a text is made of."""
    found = {f"{derived.phrase.category}:{derived.phrase.ja}"}
    for part in derived.parts.values():
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, Derived):
                found |= rows_of(each)
    return found


def try_texts(job: tuple[str, str, str, int]) -> Words:
    """One job of a campaign: game, variant, seed and how many texts."""
    return look(*job)


def look(game: str, variant: str, seed: str, size: int, rows: frozenset[int] = frozenset()) -> Words:
    """What so many texts show; with rows, such that use one of them."""
    count = Words()
    done = 0
    while done < size:
        batch = min(BATCH, size - done)
        Trial(game, variant, f"{seed}.{done}", count).run(batch, rows)
        done += batch
    return count


def verdict(game: str, count: Words) -> list[str]:
    """What is wrong: what ended the program, and slots that make no difference and are no exceptions."""
    excused = exceptions(game)
    found = [f"{text}: {error}" for error, text in count.errors.items()]
    for name, each in count.ignored().items():
        if not excuse_for(name, excused):
            how = "makes no difference" if each.read else "is not read and makes no difference"
            found.append(f"{name} {how} in {each.looked} texts, such as {each.example!r}")
    return found


def law_words(rules: Rules, variant: str, seed: str, size: int) -> list[Finding]:
    """Every word of a text counts, or the check refuses it. Texts are tried in the usual variant."""
    entry = GAMES.get(rules.game)
    if entry is None or not entry.phrases or variant != entry.variants[0].id or not can_watch():
        return []
    count = look(rules.game, variant, seed, size)
    return [Finding("words", rules.game, variant, seed, 0, each) for each in verdict(rules.game, count)]
