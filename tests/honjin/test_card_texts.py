"""The printed texts of honjin: one reading each, every character owned, printed again, English complete.

`wordings.toml` has a sentence for every wording that the phrase table knows, with its English and its records; words
that stand in tables are tried one by one, and the card files are read beside.
"""

import inspect
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

import fuda.games.honjin
from fuda.games.honjin.phrases import occasions as moments
from fuda.games.honjin.phrases import terms as words
from fuda.games.honjin.phrases.sentences import BOOK, LAYOUTS, PHRASES
from fuda.games.honjin.words import conditions as o
from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import modifiers as g
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import things as h
from fuda.games.honjin.words.names import NAMES
from fuda.language.compiler.errors import AMBIGUOUS, CompileError
from fuda.language.compiler.normal import normalise
from fuda.language.compiler.phrase_book import ParseTree, PhraseBook
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n
from fuda.library.trying import try_text
from tests.citing import clause
from tests.honjin.said import SAYINGS, TEXTS, said_nodes
from tests.language.referee import Referee

HERE: Final = Path(__file__).parent
FOLDER: Final = Path(inspect.getfile(fuda.games.honjin)).parent
TEST_NAMES: Final = {
    "鱗の守り": "Guard of Scales",
    "炎の息": "Breath of Fire",
    "道連れ": "Shared Doom",
    "森の加護": "Grace of the Wood",
    "岩の肌": "Skin of Stone",
    "誓い": "Oath",
    "雷の矢": "Arrow of Lightning",
    "湖の招き": "Call of the Lake",
    "伏兵": "Ambush",
    "開拓": "Settling",
    "塗り替え": "Overpainting",
    "崩落": "Collapse",
    "霧の沼": "Misty Marsh",
    "物見の塔": "Watchtower",
    "落とし穴": "Pitfall",
    "狼煙": "Beacon",
    "棘": "Thorns",
    "灯台守": "Lighthouse Keeper",
    "泥人": "Mudfolk",
    "湿原": "Marsh",
    "星読": "Stargazers",
    "それ以外は装備できない": "Nobody else can bear it",
}
NAMED: Final = PhraseBook(PHRASES, {**NAMES, **TEST_NAMES})


def table(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def inside(value: n.Value) -> Iterator[n.Node]:
    """All nodes of a value, from the outside in."""
    if isinstance(value, n.Node):
        yield value
        for _, field in n.fields(value):
            yield from inside(field)
    elif isinstance(value, tuple):
        for item in value:
            yield from inside(item)


class Part:
    """A printed text: where it stands and in which category it compiles."""

    def __init__(self, where: str, category: str, text: str) -> None:
        self.where = where
        self.category = category
        self.text = text.strip("\n")

    @cached_property
    def node(self) -> n.Node:
        return NAMED.compile(self.text, self.category)

    def __repr__(self) -> str:
        return self.where


class Wording(Part):
    """A sentence of wordings.toml."""

    def __init__(self, place: int, facts: dict[str, Any]) -> None:
        super().__init__(f"wording-{place}", facts["category"], facts["ja"])
        self.english: str = facts["en"]
        self.records: list[str] = facts["records"]


def vocabulary() -> Iterator[tuple[str, str]]:
    """Every word of the tables in the shortest phrase that holds it."""
    features = (
        ("種族", words.RACES),
        ("属性", words.ATTRIBUTES),
        ("タイプ", words.TYPES),
        ("勢力", words.FACTIONS),
        ("進軍タイプ", words.MARCHES),
    )
    for label, rows in features:
        yield from [("feature", f"{label}:{word}") for word, _ in rows]
    yield from [("feature", f"{word}:1以上") for word, *_ in words.FIGURES]
    yield from [("standing_change", f"「スペル:{word}」") for word, _ in words.SLOT_ICONS]
    yield from [("standing_change", f"「耐性:{word}」") for word, _ in (*words.DAMAGES, *words.RESISTED)]
    yield from [("standing_change", f"「{word}:+1」") for word, *_ in words.NUMBERED]
    yield from [("possession", f"「{word}:x」") for word, *_ in words.STANDING]
    yield from [("possession", f"「{mark}特殊能力」") for mark, *_ in words.SYMBOLS]
    for first, one in enumerate(words.USED):
        yield from [("prohibition", f"{one[0]}or{other[0]}を使用できない") for other in words.USED[first + 1 :]]
    yield from [("lost", f"「{word}」") for word, *_ in words.CHARACTERISTICS]
    yield from [("use_timing", f"対抗:{mark}({word})特殊能力限定") for mark, word, *_ in words.SYMBOLS[:3]]
    for word, _, period, edges, _ in moments.PERIODS:
        yield from [("moment", f"{word}{ja}") for ja, _, edge in moments.EDGES if edge in edges]
        for ja, _, edge in moments.WORDED_EDGES:
            if moments.SAME_AS.get(edge, edge) in edges:
                yield "point", f"{word}{ja}"
        if period != "turn":
            yield "case", f"{word}の"
    yield from [("moment", word) for word, *_ in moments.POINTS]
    yield "moment", "この地形配置時"


HEADINGS: Final = {
    "□": ("[普通]誓い", ""),
    "×": ("[対抗]誓い", ""),
    "◎": ("誓い[普通/対抗]", ""),
    "○": ("誓い", ""),
    "◇": ("[普通]誓い", ""),
    "●": ("[自軍ターン]誓い", "発揮:進軍終了時/"),
    "▽": ("誓い[メイン]", "発動条件:この地形で戦闘が発生している/"),
}
TARGETED: Final = ("対象:ユニット1体", "対象を破棄する。")


def abilities() -> Iterator[tuple[str, str]]:
    """An ability of every symbol in every layout."""
    for mark, (heading, terms) in HEADINGS.items():
        for _, first, _, second, _ in LAYOUTS:
            yield "text", f"{mark}{heading}{first}〈{terms}{TARGETED[0]}〉{second}{TARGETED[1]}"
        yield "grant", f"『{mark}{heading}〈{terms}{TARGETED[0]}〉{TARGETED[1]}』"


def printed() -> Iterator[Part]:
    for file in sorted((FOLDER / "cards").glob("*.toml")):
        for card, facts in table(file).items():
            yield Part(card, "text", facts["text"])


WORDINGS: Final = [Wording(place, facts) for place, facts in enumerate(table(HERE / "wordings.toml")["wording"])]
PARTS: Final = [
    *WORDINGS,
    *[Part(f"{category}-{text}", category, text) for category, text in (*vocabulary(), *abilities())],
    *[part for part in printed() if part.text],
]

# --- every text


@pytest.mark.parametrize("part", PARTS, ids=repr)
def test_the_japanese_text_is_printed_again_exactly_and_every_character_belongs_to_one_phrase(part: Part) -> None:
    text = normalise(part.text)
    assert BOOK.render_ja(part.node, part.category) == text
    assert n.from_plain(n.to_plain(part.node), BOOK.kinds) == part.node
    leaves = BOOK.parse_tree(text, part.category).leaves()
    assert "".join(leaf.ja for leaf in leaves) == text
    assert [leaf.start for leaf in leaves[1:]] == [leaf.end for leaf in leaves[:-1]]


def is_japanese(character: str) -> bool:
    return any(word in unicodedata.name(character, "") for word in ("CJK", "HIRAGANA", "KATAKANA", "FULLWIDTH"))


@pytest.mark.parametrize("part", PARTS, ids=repr)
def test_the_english_is_complete(part: Part) -> None:
    text = NAMED.render_en(part.node, part.category)
    assert text.strip()
    assert not any(is_japanese(character) for character in text)
    assert not any(mark in text for mark in "{}<>^@")
    assert "  " not in text
    assert text.count("\n") == normalise(part.text).count("\n")


@pytest.mark.parametrize("wording", WORDINGS, ids=repr)
def test_the_wording_compiles_to_its_records_and_reads_well_in_english(wording: Wording) -> None:
    assert set(wording.records) <= {type(node).__name__ for node in inside(wording.node)}
    assert NAMED.render_en(wording.node, wording.category) == wording.english


@pytest.mark.parametrize("row", SAYINGS, ids=[row["ja"] for row in SAYINGS])
def test_a_sentence_that_no_card_has_compiles_to_its_english_and_is_printed_again(row: dict[str, str]) -> None:
    category = row.get("category", "effects")
    found = BOOK.compile_with_places(row["ja"], category)
    assert BOOK.render_en(found.node, category) == row["en"]
    assert BOOK.render_ja(found.node, category, found.wordings) == row["ja"]
    assert BOOK.compile(BOOK.render_ja(found.node, category), category) == found.node


@pytest.mark.parametrize("row", [each for each in SAYINGS if "kind" in each], ids=lambda row: str(row["ja"]))
def test_a_text_that_no_card_has_can_stand_on_one(row: dict[str, str]) -> None:
    trial = try_text("honjin", row["ja"], row["kind"], proposes=False)
    assert trial.passed, [problem.explain("en") for problem in trial.problems]


def test_the_referee_finds_exactly_one_reading() -> None:
    referee = Referee(BOOK, "text")
    longest = sorted([part for part in PARTS if part.category == "text"], key=lambda part: len(part.text))[-3:]
    assert [referee.readings(normalise(part.text)) for part in longest] == [1, 1, 1]


# --- the table

FORMS: Final = ("act_te", "act_can", "act_ren", "rule_te", "rule_ren", "few")  # few: numbers


def test_every_row_of_the_table_is_used_by_a_text() -> None:
    """The forms of deeds before もよい, with できる and before 、 have a test of their own."""
    used: set[tuple[str, str]] = set()

    def collect(tree: ParseTree) -> None:
        used.add((tree.category, tree.ja))
        for child in tree.children:
            collect(child)

    for part in PARTS:
        collect(BOOK.parse_tree(part.text, part.category))
    for category, text in TEXTS:
        collect(BOOK.parse_tree(text, category))
    rows = [phrase for phrase in PHRASES if phrase.category not in FORMS]
    unused = [row for row in rows if not any([(row.category, each.ja) in used for each in row.wordings])]
    assert unused == []


DEEDS: Final = {
    BOOK.render_ja(node, "act"): node
    for text in (*[part.node for part in PARTS], *[BOOK.compile(each, category) for category, each in TEXTS])
    for node in inside(text)
    if BOOK.fits(node, "act") and BOOK.fits(node, "act_te")
}


def test_every_deed_has_an_example() -> None:
    kinds = {phrase.node for phrase in PHRASES if phrase.category in FORMS[:3] and phrase.node is not None}
    assert kinds <= {type(node) for node in DEEDS.values()}


@clause("honjin", "10.1.14")
@pytest.mark.parametrize("name", sorted(DEEDS))
def test_a_deed_can_be_left_or_followed_by_another_one(name: str) -> None:
    deed = DEEDS[name]
    forms = (
        (n.May(h.Oneself(), deed), " may "),
        (n.May(n.Opponent(), deed), " may "),
        (h.Able(h.Oneself(), deed), " can "),
        (a.Both(deed, t.Refill(n.Number(1))), " and refill 1 card"),
    )
    for form, english in forms:
        text = n.Effects((form,))
        assert BOOK.compile(BOOK.render_ja(text, "effects"), "effects") == text
        assert english in BOOK.render_en(text, "effects")


@pytest.mark.parametrize("module", [h, f, o, g, t, r], ids=lambda module: module.__name__)
def test_every_record_of_the_game_is_used_by_a_text(module: ModuleType) -> None:
    used = {type(node) for part in PARTS for node in inside(part.node)} | said_nodes()
    own = {kind for kind in vars(module).values() if inspect.isclass(kind) and kind.__module__ == module.__name__}
    assert {kind for kind in own - used if not kind.__subclasses__()} == set()


def test_no_row_swallows_a_sentence_that_has_parts() -> None:
    whole = [g.EndsWithChain, g.NotStacking]
    for phrase in PHRASES:
        if "。" in phrase.ja and phrase.node not in whole:
            assert phrase.slots
        assert len(phrase.skeleton()) <= 28


# --- abilities


def ability(text: str) -> h.Special:
    compiled = BOOK.compile(text, "text")
    assert isinstance(compiled, n.Text)
    (special,) = compiled.abilities
    assert isinstance(special, h.Special)
    return special


def effect(text: str) -> n.Node:
    compiled = BOOK.compile(text, "effects")
    assert isinstance(compiled, n.Effects)
    (step,) = compiled.steps
    return step


def refuses(text: str, category: str = "text") -> bool:
    with pytest.raises(CompileError) as found:
        BOOK.compile(text, category)
    return found.value.kind != AMBIGUOUS


@clause("honjin", "14.2.2", "14.3.2", "14.4.2", "14.5.2", "14.6.2", "14.7.2", "14.8.2")
@pytest.mark.parametrize(("mark", "symbol"), [(mark, symbol) for mark, _, symbol, _ in words.SYMBOLS])
def test_a_symbol_says_which_ability_it_is_and_the_layout_means_nothing(mark: str, symbol: str) -> None:
    heading, terms = HEADINGS[mark]
    found = []
    for layout, first, _, second, _ in LAYOUTS:
        special = ability(f"{mark}{heading}{first}〈{terms}{TARGETED[0]}〉{second}{TARGETED[1]}")
        assert (special.symbol, special.layout) == (symbol, layout)
        found.append((special.heading, special.moment, special.condition, special.cost, special.target))
    assert found == [found[0]] * 4
    assert found[0][4] == n.Chosen(1, n.Units())


@clause("honjin", "14.2.2", "14.4.2", "10.9.3", "10.9.11")
def test_timings_stand_before_or_behind_the_name_or_nowhere() -> None:
    timings = (o.Timing("normal"), o.Timing("counter"))
    before = ability("◎[普通/対抗]誓い\n〈対象:このユニット〉\n対象を破棄する。").heading
    behind = ability("◎誓い[普通/対抗]\n〈対象:このユニット〉\n対象を破棄する。").heading
    neither = ability("○誓い\n〈対象:このユニット〉\n対象を「攻撃力:+1」する。").heading
    assert before == h.TimingFirst(timings, (), "誓い")
    assert behind == h.NameFirst(timings, (), "誓い")
    assert neither == h.Heading((), (), "誓い")
    assert refuses("◎誓い\n〈対象:このユニット〉\n対象を破棄する。")


@clause("honjin", "14.5.4", "14.7.3", "10.9.8", "10.9.10")
def test_a_timing_that_the_symbol_does_not_have_is_refused() -> None:
    for heading in (
        "○[普通]誓い",
        "□[戦闘]誓い",
        "×[自軍ターン]誓い",
        "●[普通]誓い",
        "▽誓い[戦闘]",
        "○[自軍ターン]誓い",
    ):
        terms = "発揮:進軍終了時/" if heading.startswith("●") else ""
        terms = "発動条件:この地形で戦闘が発生している/" if heading.startswith("▽") else terms
        assert refuses(f"{heading}\n〈{terms}対象:このユニット〉\n対象を破棄する。")


@clause("honjin", "14.7.2", "14.8.2")
def test_an_automatic_ability_and_a_reversal_have_a_timing_before_their_name_or_behind_it() -> None:
    terms = "〈発揮:隊列変更タイミング開始時/対象:このユニット〉\n対象を破棄する。"
    assert isinstance(ability(f"●[戦闘]誓い\n{terms}").heading, h.TimingFirst)
    assert isinstance(ability(f"●誓い[戦闘]\n{terms}").heading, h.NameFirst)
    assert refuses(f"●誓い\n{terms}")
    terms = "〈発動条件:この地形で戦闘が発生している/対象:ユニット1体〉\n対象を破棄する。"
    assert isinstance(ability(f"▽誓い[対抗]\n{terms}").heading, h.NameFirst)
    assert isinstance(ability(f"▽[対抗]誓い\n{terms}").heading, h.TimingFirst)
    assert refuses(f"▽誓い\n{terms}")


@clause("honjin", "14.5.2", "14.6.2", "14.7.2", "14.8.2")
def test_terms_that_the_symbol_does_not_have_are_refused_and_those_it_must_have_are_wanted() -> None:
    assert refuses("○誓い\n〈コスト:手札1枚破棄/対象:このユニット〉\n対象を破棄する。")
    assert refuses("◎誓い[普通]\n〈発揮:進軍宣言時/対象:このユニット〉\n対象を破棄する。")
    assert refuses("●[戦闘]誓い\n〈対象:このユニット〉\n対象を破棄する。")
    assert refuses("▽誓い[対抗]\n〈対象:ユニット1体〉\n対象を破棄する。")
    assert refuses("□誓い[普通]\n〈コスト:手札1枚破棄〉\n対象を破棄する。")
    special = ability(
        "◇[戦闘]誓い\n〈発揮:隊列変更タイミング開始時/コスト:手札1枚破棄/対象:ユニット1体〉\n対象を破棄する。"
    )
    assert special.moment == (o.Moment("formation", "start"),)
    assert special.cost == (h.Costs((t.DiscardFrom("hand", n.Number(1), ()),)),)


@clause("honjin", "10.9.6", "15.2.2", "15.3.1")
def test_a_counter_can_be_limited_and_a_timing_can_have_riders() -> None:
    limited = ability(
        "◎[対抗:攻撃限定/対抗:戦闘スペルor消耗品限定]誓い\n〈対象:ユニット1体〉\n対象を破棄する。"
    ).heading
    assert limited == h.TimingFirst((o.CounterTo(("attack",)), o.CounterTo(("spell", "consumable"))), (), "誓い")
    chained = ability("◎誓い[普通|チェイン|対抗不可]\n〈対象:ユニット1体〉\n対象を破棄する。").heading
    assert chained == h.NameFirst((o.Timing("normal"),), ("chain", "uncounterable"), "誓い")
    assert refuses("◎誓い[対抗:地形限定]\n〈対象:ユニット1体〉\n対象を破棄する。")


@clause("honjin", "10.11.6", "10.11.8", "10.11.11", "10.11.12")
def test_costs_are_paid_together_and_may_ask_for_certain_cards() -> None:
    cost = BOOK.compile("手札1枚破棄(「種族:ドラゴン」のカード)&捨て山2枚除外", "price")
    dragons = h.Having(f.OfRace(("ドラゴン",)), n.Cards())
    first = t.DiscardFrom("hand", n.Number(1), (dragons,))
    assert cost == h.Costs((first, t.RemoveFrom("discard", n.Number(2), ())))
    assert refuses("捨て山1枚破棄", "price")


@clause("honjin", "2.1.8.5")
def test_a_note_is_kept_and_stands_beside_the_line() -> None:
    text = BOOK.compile("【装備制限】(装備品は1つまで)", "text")
    assert text == n.Text((h.Noted(h.EquipLimit(), "装備品は1つまで"),))


# --- rules beside abilities


@clause("honjin", "15.4.3.2", "15.4.5.2", "15.4.7.2", "15.4.9.2", "15.4.10.2", "15.5.2")
def test_additional_rules_name_features_terrains_and_numbers() -> None:
    fiery = h.Having(f.OfAttribute(("火",)), h.Terrains())
    rules = {
        "【専用】「種族:ゴーレム」": h.Exclusive(f.OfRace(("ゴーレム",))),
        "【秘伝】「種族:エルフ」": h.SecretArt(f.OfRace(("エルフ",))),
        "【普通召喚】「火の地形」": h.NormalSummonAt(fiery),
        "【即時召喚】「火の地形」": h.InstantSummonAt(fiery),
        "【特殊進軍】「火の地形」": h.SpecialMarch(fiery),
        "【時の歯車】プレイヤーすべて「ダイス:+1D」": h.CogsOfTime(1),
        "構築ルール:デッキに50枚まで組み込む。": h.CopiesAllowed(50),
    }
    for text, rule in rules.items():
        assert BOOK.compile(text, "text") == n.Text((rule,))


# --- features, targets and amounts


@clause("honjin", "4.7.5", "4.7.7")
def test_or_wants_one_of_the_features_and_katsu_all_of_them() -> None:
    elf, plant = f.OfRace(("エルフ",)), f.OfRace(("プラント",))
    assert BOOK.compile("「種族:エルフ or プラント」", "quality") == f.OfRace(("エルフ", "プラント"))
    assert BOOK.compile("「種族:エルフ」or「種族:プラント」", "quality") == f.EitherFeature(elf, plant)
    assert BOOK.compile("「種族:エルフ」かつ「種族:プラント」", "quality") == f.BothFeatures(elf, plant)


@clause("honjin", "10.10.1", "10.10.10", "10.10.11", "10.10.12")
def test_a_target_says_how_many_of_which() -> None:
    enemies = n.Controlled(n.Opponent(), n.Units())
    targets = {
        "敵軍ユニット1体": n.Chosen(1, enemies),
        "敵軍ユニット2体まで": n.UpTo(2, enemies),
        "敵軍ユニットすべて": n.All(enemies),
        "すべての敵軍ユニット": h.Every(enemies),
        "敵軍ユニットn体": h.SoMany(f.Variable(), enemies),
        "敵軍パーティ": h.Party(n.Opponent()),
        "この地形に存在する敵軍ユニットすべて": n.All(h.OnTerrain(h.ThisTerrain(), enemies)),
    }
    for text, target in targets.items():
        assert BOOK.compile(text, "target") == target


@clause("honjin", "3.4.2", "3.4.3", "3.4.4")
def test_dice_are_summed_shifted_or_the_highest_or_lowest_is_taken() -> None:
    two = n.Number(2)
    amounts = {
        "2D": f.Dice(two),
        "nD": f.Dice(f.Variable()),
        "2D+1": f.DicePlus(two, 1),
        "2D-1": f.DiceMinus(two, 1),
        "2Dして高い目1つ": f.HighestDie(two),
        "2Dして低い目1つ": f.LowestDie(two),
    }
    for text, amount in amounts.items():
        assert BOOK.compile(text, "amount") == amount


@clause("honjin", "10.17.1")
def test_a_count_names_each_member_of_the_group_once() -> None:
    bugs = h.Having(f.OfRace(("インセクト", "プラント")), n.Units())
    damage = effect("対象に【自軍パーティに存在する「種族:インセクトorプラント」のユニット数】ダメージ。")
    assert damage == t.DamageInShort(h.Target(), (), f.NumberOf(h.InParty(h.Party(n.You()), bugs)))


# --- sentences


@clause("honjin", "10.14.1", "10.16.1", "4.6.6")
def test_granting_changing_and_adjusting_are_told_apart() -> None:
    up = g.Figure("defence", m.Up(n.Number(2)))
    assert effect("対象に「防御力:+2」を付与する。") == g.Grant(h.Target(), up)
    assert effect("対象を「防御力:+2」する。") == g.Adjust(h.Target(), up)
    assert effect("「防御力:+2」する。") == g.Adjust(h.Unsaid(), up)
    assert effect("対象を「防御力:2」に変更する。") == g.Change(h.Target(), g.SetFigure("defence", n.Number(2)))
    assert refuses("対象を「防御力:+2」に変更する。", "effects")
    assert refuses("対象に「防御力:2」を付与する。", "effects")


@clause("honjin", "4.7.6", "10.14.3", "10.1.7")
def test_what_is_granted_together_is_listed_joined_or_chosen() -> None:
    attack, defence = (g.Figure(figure, m.Up(n.Number(1))) for figure in ("attack", "defence"))
    for word, node in (("&", g.Together), ("と", g.Listed), ("または", g.Either)):
        assert effect(f"対象に「攻撃力:+1」{word}「防御力:+1」を付与する。") == g.Grant(
            h.Target(), node(attack, defence)
        )


@clause("honjin", "4.5.1", "4.5.4")
def test_damage_has_the_attributes_that_stand_before_the_colon() -> None:
    assert effect("対象に【火炎:3】ダメージを与える。") == t.Damage(h.Target(), ("火炎",), n.Number(3))
    assert effect("対象に【3】ダメージを与える。") == t.Damage(h.Target(), (), n.Number(3))
    assert effect("対象に【火炎/神:3】ダメージ。") == t.DamageInShort(h.Target(), ("火炎", "神"), n.Number(3))
    assert effect("対象を【石化】で死亡させる。") == t.Kill(h.Target(), ("石化",))
    assert refuses("対象に【攻撃:3】ダメージ。", "effects")


@clause("honjin", "4.1.11")
def test_what_follows_an_applied_effect_hangs_on_it() -> None:
    compiled = BOOK.compile("対象を行動完了にする。効果適用後、対象に【氷:2】ダメージ。", "effects")
    damage = t.DamageInShort(h.Target(), ("氷",), n.Number(2))
    assert compiled == n.Effects((t.Finish(h.Target()), t.IfApplied(damage)))


@clause("honjin", "10.12.1", "4.1.6", "10.5.5", "10.8.2", "10.5.4.2")
def test_a_condition_an_event_a_state_a_replacement_and_a_moment_are_told_apart() -> None:
    card = t.Refill(n.Number(1))
    sentences = {
        "対象が未行動の場合、カードを1枚補充する。": n.If(o.IsState(h.Target(), "fresh"), card),
        "対象が死亡した場合、カードを1枚補充する。": n.Triggered(o.Died(h.Target()), card),
        "自軍手札にカードがない時、カードを1枚補充する。": a.StateTriggered(o.IsEmpty(n.Hand(n.You())), card),
        "対象に死亡効果が適用された場合、代わりにカードを1枚補充する。": a.Instead(o.DeathApplies(h.Target()), card),
        "ターンの終了時に、カードを1枚補充する。": a.Delayed(o.Moment("turn", "end"), card),
        "対抗連鎖終了後、カードを1枚補充する。": a.Delayed(o.ChainEnded(), card),
    }
    for text, node in sentences.items():
        assert effect(text) == node


@clause("honjin", "4.7.4")
def test_a_phase_that_has_no_start_to_wait_for_is_refused() -> None:
    assert BOOK.compile("終了宣言フェイズ終了時", "moment") == o.Moment("closing", "end")
    assert refuses("終了宣言フェイズ開始時", "moment")
    assert refuses("ターンの開始時", "point")


@clause("honjin", "5.1.3.5", "5.1.4.6", "5.1.5.5")
def test_a_zone_without_a_side_is_that_of_the_player_who_acts() -> None:
    one = n.Number(1)
    assert effect("手札を1枚破棄する。") == t.DiscardCards(n.Hand(h.Oneself()), one)
    assert effect("敵軍手札を1枚破棄する。") == t.DiscardCards(n.Hand(n.Opponent()), one)
    assert effect("対象は手札を1枚破棄する。") == n.Does(h.Target(), t.DiscardCards(n.Hand(h.Oneself()), one))


@clause("honjin", "12.3.1.1", "12.3.1.2", "12.3.1.3")
def test_refilling_says_exactly_up_to_or_between() -> None:
    assert effect("カードを2枚補充する。") == t.Refill(n.Number(2))
    assert effect("カードを2枚まで補充する。") == t.RefillUpTo(n.Number(2))
    assert effect("カードを1~3枚補充してもよい。") == t.RefillBetween(1, 3)


@clause("honjin", "10.15.1.1", "10.15.1.2", "10.15.2.1", "10.15.3", "16.2.1")
def test_vanishing_losing_and_discarding_what_is_used_are_told_apart() -> None:
    sentences = {
        "対象が使用中の戦闘スペルの効果を1つ選んで消失させる。": t.VanishUse(h.Target(), "spell"),
        "対象が使用している戦闘スペルを1つ選び、破棄する。": t.DiscardUse(h.Target(), "spell"),
        "対抗連鎖終了後、この効果を消失させる。": g.EndsWithChain(),
        "対抗連鎖が終了した場合、対象はこの効果を失う。": g.LostWithChain(h.Target()),
        "対象は「特殊能力」を失う。": g.Lose(h.Target(), g.AllSpecials()),
        "この効果は重複しない。": g.NotStacking(),
    }
    for text, node in sentences.items():
        assert effect(text) == node
