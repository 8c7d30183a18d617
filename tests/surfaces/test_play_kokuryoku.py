"""Can 国力TCG be played at a terminal: is the board readable, does it show where a unit can go, does it say why not?"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from fuda.api import Game, Match, load
from fuda.kernel.decisions import Act
from fuda.kernel.machine import advance, asked
from fuda.library.wording import game_words
from fuda.surfaces.cli.layout import width_of
from fuda.surfaces.cli.play import kokuryoku
from fuda.surfaces.cli.play.choices import choices_of, details_of
from fuda.surfaces.cli.play.kokuryoku import KokuryokuBoard
from fuda.surfaces.cli.words import speak
from tests.citing import clause
from tests.surfaces.running import at_terminal, fuda, some_answer

NAMES = {"ja": ("あなた", "相手"), "en": ("You", "Opponent")}
LANGUAGES = ("ja", "en")
TRIAL = "U001 U002 U003 U004 U005 U006 U007 U008 U013 U018 W001 W002 W005 W009 I001 I002 S001 S002 L001 L004"
DECK = 'name = { ja = "試し", en = "Trial" }\n[cards]\n' + "\n".join(f"{each} = 3" for each in TRIAL.split())


def late(phase: str = "invasion") -> Match:
    """A match on which much lies, with long names."""
    mine = [
        {"card": "ハルヴェナ剣兵", "cell": 4, "attached": ["衛士の剣", "力の腕輪"], "chips": 3},
        {"card": "双刃のセドミル", "cell": 1, "under": ["セドミル"]},
        {"card": "ミレイス修道兵", "cell": 0, "chips": 1},
    ]
    theirs = [
        {"card": "ドルガス斧兵", "cell": 7, "waiting": True, "attached": ["樵の斧"]},
        {"card": "嵐竜ヘルガナ", "cell": 11, "chips": 2},
    ]
    hand = ["伏兵", "イルセナ", "深い森", "早打ちの剣", "火種の書", "薬草", "薬草"]
    return at(
        phase=phase,
        first={"units": mine, "hand": hand, "lands": {5: "深い森"}, "used": 4},
        second={"units": theirs, "lands": {7: "石の砦"}, "hand": ["見切り", "盾の壁"], "off": ["薬草"]},
    )


def at(**position: Any) -> Match:
    """A match at its first question."""
    rules: Any = load("kokuryoku").rules
    state, _ = rules.place(position)
    advance(state, rules)
    return Match(load("kokuryoku"), state, "standard")


def does(match: Match, seat: int, verb: str, card: str = "") -> None:
    """The first option of that verb, and of that card if one is named."""
    rules: Any = load("kokuryoku").rules
    question = asked(match.state, seat)
    assert isinstance(question, Act)
    for place, option in enumerate(question.options):
        if option.verb == verb and card in ("", rules.list.cards[match.state.printed[option.card]].name):
            match.play(place, seat)
            return
    raise AssertionError(verb)


def drawn(match: Match, language: str, seat: int = 0, width: int = 79, room: int = 0, plain: bool = False) -> list[str]:
    """The match as it is shown to a seat."""
    speak(language)
    board = KokuryokuBoard("kokuryoku", NAMES[language])
    board.room, board.plain = room, plain
    return [each.plain for each in board.drawn(match.view(seat).to_json(), width)]


def cell_of(lines: list[str], name: str) -> tuple[str, int]:
    """The row and the column in which a name stands."""
    place = next(place for place, line in enumerate(lines) if name in line)
    column = lines[place][: lines[place].index(name)].count("│") - 1
    row = next(line[:3].strip() for line in reversed(lines[: place + 1]) if line[:3].strip())
    return row, column


# --- the board


@clause("kokuryoku", "X2.3")
@pytest.mark.parametrize(("language", "blade", "storm"), [("ja", "ハルヴェナ剣兵", "嵐竜"), ("en", "Blade", "Storm")])
def test_the_own_side_is_below_for_both_players(language: str, blade: str, storm: str) -> None:
    mine, theirs = drawn(late(), language, 0), drawn(late(), language, 1)
    assert [line[:3].strip() for line in mine if line[:3].strip().isdigit()] == ["4", "3", "2", "1"]
    assert [line[:3].strip() for line in theirs if line[:3].strip().isdigit()] == ["1", "2", "3", "4"]
    assert (cell_of(mine, blade), cell_of(mine, storm)) == (("2", 1), ("4", 2))
    assert (cell_of(theirs, blade), cell_of(theirs, storm)) == (("2", 1), ("4", 0))  # columns C B A from the left
    assert re.search(r"A.+B.+C", mine[2]) and re.search(r"C.+B.+A", theirs[2])
    assert f"v{storm}" in "\n".join(mine) or "vHergana" in "\n".join(mine)
    assert f"^{storm}" in "\n".join(theirs) or "^Hergana" in "\n".join(theirs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [79, 119, 159])
def test_squares_stand_below_each_other(language: str, width: int) -> None:
    lines = drawn(late(), language, width=width)
    rows = [line for line in lines if line.count("│") == 4]
    edges = [[width_of(line[:place]) for place, each in enumerate(line) if each == "│"] for line in rows]
    assert len(rows) > 8 and all(each == edges[0] for each in edges)
    assert max(width_of(line) for line in lines) <= width


def test_a_square_shows_unit_chips_state_attachments_and_land() -> None:
    text = "\n".join(drawn(late(), "en", width=119))
    for wanted in ("vDorgas Axe Fighter", "axe 5/5 A3 C1 waiting", "+Woodcutter's Axe =Stone Fort"):
        assert wanted in text
    assert "^Halvena Blade" in text and "sword 3/5 A3 C2" in text and "+Guard's Sword +Bracelet of Might" in text
    assert "=Deep Forest" in text
    japanese = "\n".join(drawn(late(), "ja"))
    assert "斧5/5 攻3反1 待機" in japanese and "+樵の斧 =石の砦" in japanese


@clause("kokuryoku", "K2.3", "K4.0")
@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("ja", "あなた  チップ：未使用6・使用済み4  手札7", "相手  チップ：未使用13・使用済み0  手札2"),
        ("en", "You  chips: 6 unused, 4 used  hand 7", "Opponent  chips: 13 unused, 0 used  hand 2"),
    ],
)
def test_both_piles_of_chips_are_shown(language: str, mine: str, theirs: str) -> None:
    lines = drawn(late(), language)
    assert any(line.startswith(mine) for line in lines) and any(line.startswith(theirs) for line in lines)


def test_the_hand_is_shown_with_figures_and_equal_cards_once() -> None:
    text = "\n".join(drawn(late(), "en"))
    assert "Ilsena sword S6 A2 C2 infantry" in text and "Ember Tome fire C N1 P3" in text
    assert "Healing Herb item ×2" in text and "Deep Forest land (forest)" in text
    assert "See Through" not in text  # that is the opponent's


@clause("kokuryoku", "X4.1", "X4.2")
def test_where_the_unit_can_go_and_reach_is_marked_while_it_has_its_turn() -> None:
    match = late()
    assert ">" not in "".join(drawn(match, "en"))
    does(match, 0, "act-with", "ハルヴェナ剣兵")
    lines = drawn(match, "en", width=119)
    assert "  *Halvena Blade" in "\n".join(lines)
    row = next(line.split("│") for line in lines if "*Halvena Blade" in line)
    assert row[1].startswith(">x ") and row[3].startswith(">x=Deep Forest")
    assert "│ xvDorgas Axe Fighter" in "\n".join(lines) and "│ x^Sedmir" in "\n".join(lines)
    assert "│  vHergana" in "\n".join(lines) and "│  ^Mireis Acolyte" in "\n".join(lines)


@clause("kokuryoku", "X5.2")
@pytest.mark.parametrize(
    ("language", "battle", "used"),
    [
        ("ja", "戦闘   ハルヴェナ剣兵 B2 [自前の剣]　対　ドルガス斧兵 B3 [自前の斧]", "使用中 伏兵 (あなた)"),
        ("en", "battle Halvena Blade B2 [own sword] against Dorgas Axe Fighter B3 [own axe]", "in use Ambush (You)"),
    ],
)
def test_the_battle_and_what_is_in_use_are_shown_while_the_window_is_open(
    language: str, battle: str, used: str
) -> None:
    match = late()
    does(match, 0, "act-with", "ハルヴェナ剣兵")
    does(match, 0, "go-on")
    does(match, 0, "attack")
    does(match, 1, "receive")
    does(match, 0, "surprise")
    lines = [line.strip() for line in drawn(match, language, 1)]
    assert battle in lines and used in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [10, 12, 14, 16, 19])
def test_the_board_is_drawn_as_shortly_as_the_room_asks_for(language: str, room: int) -> None:
    match = late()
    does(match, 0, "act-with", "ハルヴェナ剣兵")
    lines = drawn(match, language, room=room)
    assert len(lines) <= room and max(width_of(line) for line in lines) <= 79
    text = "\n".join(lines)
    assert "3/5" in text and ">x" in text and text.count("│") >= 16  # chips, reach and every square stay


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_is_told_in_sentences(language: str) -> None:
    match = late()
    does(match, 0, "act-with", "ハルヴェナ剣兵")
    lines = drawn(match, language, plain=True, room=9)
    wanted = {
        "ja": (
            "B3：相手のドルガス斧兵、斧、チップ5枚（上限5）、攻撃3、反撃1、待機、付与 樵の斧、土地 石の砦。",
            "C2：土地 深い森、ユニットなし。",
            "移動できるマス：A2 C2。",
            "射程のマス：B1 A2 C2 B3。",
        ),
        "en": (
            "B3: Dorgas Axe Fighter (Opponent), axe, 5 of 5 chips, attack 3, counter 1, waiting, "
            "bears Woodcutter's Axe, on Stone Fort.",
            "C2: the land Deep Forest, nobody on it.",
            "It can move to: A2 C2.",
            "It reaches: B1 A2 C2 B3.",
        ),
    }
    assert set(wanted[language]) <= set(lines)
    assert not re.search(r"[│─┌┼]", "\n".join(lines)) and "… +" not in "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_words_for_every_kind_of_card_and_of_use(language: str) -> None:
    words = game_words("kokuryoku", language)["board"]
    kinds = ("unit", "healer", "weapon", "magic", "item", "surprise", "land")
    uses = ("surprise", "crest", "use", "symbol", "critical", "capture")
    verbs = ("attack-with", "heal-with", "receive-with", "move-to", "move-again-to")
    groups = ("sortie-group", "lay-land-group", "attach-group")
    wanted = [*[f"figures-{each}" for each in kinds], *[f"used-{each}" for each in uses], *verbs, *groups]
    assert [each for each in wanted if not words.get(each)] == []
    for home in ("kokuryoku.py", "kokuryoku_squares.py"):
        source = (Path(kokuryoku.__file__).parent / home).read_text(encoding="utf-8")
        spelled = re.findall(r"""say\(\s*["']board["'],\s*["']([a-z-]+)["']""", source)
        assert spelled and [each for each in spelled if each not in words] == []


# --- choices


def choices(match: Match, seat: int, language: str) -> list[str]:
    """What is listed beside the match."""
    speak(language)
    board = KokuryokuBoard("kokuryoku", NAMES[language])
    view = match.view(seat).to_json()
    board.drawn(view, 79)
    told = view["asked"]
    texts, details = choices_of(told, board), details_of(told, board)
    found: list[str] = []
    for place in board.order(told, len(texts)):
        group = board.group(told, place)
        found.append(f"{texts[place]} {details[place]}".strip() if group is None else f"{group[0]}: {group[1]}")
    return found


def test_choices_say_square_chips_and_equipment() -> None:
    match = late()
    assert "Take up “Halvena Blade” (B2 sword 3/5)" in choices(match, 0, "en")
    does(match, 0, "act-with", "ハルヴェナ剣兵")
    assert choices(match, 0, "en") == ["Move to A2", "Move to C2 (Deep Forest)", "Go on"]
    does(match, 0, "go-on")
    assert choices(match, 0, "en")[:2] == [
        "Attack “Dorgas Axe Fighter” (B3 axe 5/5 waiting) with own sword",
        "Attack “Dorgas Axe Fighter” (B3 axe 5/5 waiting) with Guard's Sword",
    ]
    assert choices(match, 0, "ja")[0] == "《ドルガス斧兵》 (B3 斧5/5 待機)を自前の剣で攻撃する"


def test_sorties_and_attachments_are_listed_by_card() -> None:
    match = late("sortie")
    assert choices(match, 0, "en") == ["Let “Ilsena” sortie to C1 (sword S6 A2 C2 infantry)", "Go on"]
    match = at(
        phase="sortie",
        first={"hand": ["ハルヴェナ剣兵", "ハルヴェナ剣兵"]},
        second={"units": [{"card": "ドルガス斧兵", "cell": 10}]},
    )
    heading = "Let “Halvena Blade” sortie (sword S5 A2 C2 infantry)"
    assert choices(match, 0, "en") == [f"{heading}: {each}" for each in ("A1", "B1", "C1")] + ["Go on"]


def test_a_crest_ability_is_told_by_its_text() -> None:
    match = at(
        phase="invasion",
        first={"units": [{"card": "ハルヴェナ剣兵", "cell": 4}]},
        second={"units": [{"card": "オルヴァン", "cell": 7}], "hand": ["薬草"]},
    )
    does(match, 0, "act-with")
    does(match, 0, "go-on")
    does(match, 0, "attack")
    assert "Guard [When you are attacked] (1 card from hand): During this battle" in choices(match, 1, "en")[0]


# --- why not


def why(match: Match, seat: int, verb: str, *named: Any) -> tuple[str, str]:
    """Why not, in both languages, of what a player says; a square is called by its name."""
    game: Game = load("kokuryoku")
    found: list[str] = []
    for language in LANGUAGES:
        speak(language)
        board = KokuryokuBoard("kokuryoku", NAMES[language])
        board.drawn(match.view(seat).to_json(), 79)
        places = board.named_places()
        reason = match.why_not(seat, board.spoken_action(verb, [places.get(each, each) for each in named]))
        assert reason is not None
        found.append(game.describe(reason, language))
    return found[0], found[1]


@clause("kokuryoku", "K4.2a", "K4.2b")
def test_why_not_a_second_sortie_or_a_name_on_the_field() -> None:
    position = {"first": {"hand": ["イルセナ", "セドミル"]}, "second": {"units": [{"card": "セドミル", "cell": 10}]}}
    match = at(phase="sortie", **position)
    assert why(match, 0, "sortie", "U018", "a1") == (
        "[K4.2b] 《セドミル》はすでに場にいます。",
        "[K4.2b] “Sedmir” is on the field already.",
    )
    does(match, 0, "sortie", "イルセナ")
    match.play(3, 0)
    ja, en = why(match, 0, "sortie", "U018", "b1")
    assert ja.startswith("[K4.2a] ") and en.startswith("[K4.2a] A unit has sortied in this step already")


@clause("kokuryoku", "K4.4")
def test_why_not_a_land_too_far_forward() -> None:
    first = {"hand": ["石の砦"], "units": [{"card": "ハルヴェナ剣兵", "cell": 4}]}
    match = at(phase="land", first=first, second={"units": [{"card": "ドルガス斧兵", "cell": 10}]})
    ja, en = why(match, 0, "lay-land", "L004", "a3")
    assert en == "[K4.4] Row 3 is too far forward; your foremost unit is in row 2."
    assert ja.startswith("[K4.4] ") and "3" in ja and "2" in ja


@clause("kokuryoku", "X6.2")
def test_why_not_a_weapon_above_the_level() -> None:
    first = {"hand": ["早打ちの剣", "衛士の剣"], "units": [{"card": "ハルヴェナ剣兵", "cell": 4}]}
    match = at(phase="item", first=first, second={"units": [{"card": "ドルガス斧兵", "cell": 10}]})
    ja, en = why(match, 0, "attach", "W002", "b2")
    assert en == "[X6.2] Its level is too low: B is needed, the unit has C."
    assert ja.startswith("[X6.2] ") and "B" in ja and "C" in ja


@clause("kokuryoku", "X4.2", "X5.3", "K5.4a")
def test_why_not_an_attack_out_of_range_or_with_a_waiting_unit() -> None:
    first = [{"card": "ドルガス斧兵", "cell": 4, "chips": 2}, {"card": "ハルヴェナ剣兵", "cell": 0}]
    second = [{"card": "ノルドラ翼兵", "cell": 7}, {"card": "ノルドラ翼兵", "cell": 11}]
    match = at(phase="invasion", first={"units": first}, second={"units": second})
    does(match, 0, "act-with", "ドルガス斧兵")
    assert why(match, 0, "attack", "c4")[1] == "[X4.2] It is out of range (direct)."
    assert why(match, 0, "move", "b4")[1] == "[X4.1] B4 is outside its movement (infantry)."
    does(match, 0, "move")
    assert why(match, 0, "act-with", "U004") == (
        "[K5.4a] このユニットは待機状態です。",
        "[K5.4a] This unit is waiting.",
    )


# --- at the terminal


def answering(shown: list[str], lines: list[str]) -> Any:
    """Types these lines and leaves."""

    def answer(text: str, prompt: int) -> str:
        shown.append(text)
        return lines[prompt] if prompt < len(lines) else "quit"

    return answer


@pytest.mark.parametrize(
    ("language", "lines", "wanted"),
    [
        (
            "en",
            "keep|why sortie lance rider|why sortie Halvena Lance Rider a2|Halvena Lance Rider, a1|5"
            "|why lay Stone Fort a3|why attack a1 b4|?",
            [
                "[K4.2a] A2 is not a sortie square",
                "[K4.4] Row 3 is too far forward",
                "You see no “B4”",
                "> it can move",
            ],
        ),
        (
            "ja",
            "この手札で始める|なぜ 出撃|なぜ 出撃 ハルヴェナ槍騎兵 A2|ハルヴェナ槍騎兵、A1|5"
            "|なぜ 土地 石の砦 A3|なぜ 攻撃 A1 B4|?",
            ["[K4.2a] A2は", "[K4.4] ", "《B4》", ">は移動できるマス"],
        ),
    ],
)
def test_why_is_asked_at_the_terminal_with_squares(
    tmp_path: Path, language: str, lines: str, wanted: list[str]
) -> None:
    deck = tmp_path / "trial.toml"
    deck.write_text(DECK, encoding="utf-8")
    shown: list[str] = []
    arguments = ["play", "kokuryoku", "--deck", str(deck), "--lang", language, "--seed", "1"]
    session = at_terminal(arguments, answering(shown, lines.split("|")), tmp_path)
    assert session.code == 0
    for place, text in zip((3, 6, 7, 8), wanted, strict=True):
        assert text in shown[place], shown[place]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_fits_the_terminal(tmp_path: Path, language: str) -> None:
    """The first questions, answered in turn with every choice that there is."""
    tables: list[str] = []

    def answer(text: str, prompt: int) -> str:
        start = text.rfind("── ")
        if start >= 0:
            tables.append(text[start:])
        if prompt > 45:
            return "quit"
        sharing = re.search(r"each of the (\d+) places|(\d+)か所それぞれ", text)
        if sharing:
            return " ".join("0" for _ in range(int(sharing.group(1) or sharing.group(2))))
        return "2" if prompt == 0 else some_answer("\n".join(text.split("\n")[:-1]), prompt)

    arguments = ["play", "kokuryoku", "--lang", language, "--seed", "3", "--opponent", "random"]
    session = at_terminal(arguments, answer, tmp_path)
    assert session.code == 0
    assert "{" not in session.text and "board." not in session.text
    assert len(tables) > 15
    for match in tables:
        assert max(width_of(line) for line in match.split("\n")) <= 80
    # The match stands on one screen with its question and the prompt.
    assert max(match.count("\n") for match in tables) <= 24


@pytest.mark.parametrize(("language", "wanted"), [("ja", "勝ち"), ("en", "won:")])
def test_two_bots_play_a_game_that_is_told(language: str, wanted: str) -> None:
    told = fuda("play", "kokuryoku", "--opponent", "random", "--seed", "2", "--lang", language)
    assert told.exit_code == 0
    assert wanted in told.output
    assert "{" not in told.output and "event." not in told.output


def test_a_unit_strikes_with_its_own_equipment_without_naming_itself_twice() -> None:
    told = fuda("play", "kokuryoku", "--opponent", "greedy", "--seed", "2", "--lang", "en").output
    assert "declared an attack on" in told and "received with its own equipment." in told
    assert not re.search(r"(“[^”]+”) received with \1", told)
    assert not re.search(r"(“[^”]+”) dealt \d+ damage to “[^”]+” with \1", told)
