"""Can 本陣TCG be played at a terminal: is the board readable, is the chain shown, does it say why not?"""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fuda.api import Match, load
from fuda.api.answers import to_seat
from fuda.kernel.decisions import Act, Roll
from fuda.kernel.machine import advance, asked
from fuda.library.wording import game_words
from fuda.play.passing import OFF, QUIET, SMART, AutoPass
from fuda.surfaces.cli.layout import width_of
from fuda.surfaces.cli.play.asking_back import AskingBack, _named_in
from fuda.surfaces.cli.play.choices import choices_of, details_of
from fuda.surfaces.cli.play.honjin import HonjinBoard
from fuda.surfaces.cli.words import speak
from tests.citing import clause
from tests.surfaces.running import at_terminal, some_answer

NAMES = {"ja": ("あなた", "相手"), "en": ("You", "Opponent")}
LANGUAGES = ("ja", "en")
SHIELDED = {"card": "森番のエルフ", "equipment": ["騎士の盾"]}


def at(**position: Any) -> Match:
    """A match at its first question."""
    rules: Any = load("honjin").rules
    state, _ = rules.place(position)
    advance(state, rules)
    return Match(load("honjin"), state, "constructed")


def late(**more: Any) -> Match:
    """A match on which much lies."""
    board = {
        "b1": {"first": ["獣王ガルム", SHIELDED]},
        "b2": {"terrain": "proxy", "laid": "first", "first": ["群れの狼", {"card": "樹上の斥候", "finished": True}]},
        "b3": {"terrain": "古戦場", "laid": "second", "second": ["墓場の屍術師", "炎の踊り子"]},
        "b4": {"second": ["吸血の貴公子"]},
    }
    hand = ["地割れ", "眠り薬", "騎士の盾", "深緑の森", "獣王ガルム", "群れの狼", "群れの狼"]
    return at(**{"board": board, "first": {"hand": hand}, "second": {"hand": ["火球"]}, **more})


def board_of(match: Match, language: str, seat: int = 0) -> tuple[HonjinBoard, dict[str, Any]]:
    """The board of a language that has seen the match, and what the seat sees."""
    speak(language)
    board = HonjinBoard("honjin", NAMES[language])
    view = match.view(seat).to_json()
    board.title(view, 79)
    return board, view


def drawn(match: Match, language: str, seat: int = 0, width: int = 79, room: int = 0, plain: bool = False) -> list[str]:
    """The match as it is shown to a seat."""
    board, view = board_of(match, language, seat)
    board.room, board.plain = room, plain
    return [each.plain for each in board.drawn(view, width)]


def does(match: Match, seat: int, verb: str, card: str = "", cell: int = -1) -> None:
    """The first option of that verb, of that card and to that area if they are named."""
    rules: Any = load("honjin").rules
    question = asked(match.state, seat)
    assert isinstance(question, Act)
    for place, option in enumerate(question.options):
        fits = card == "" or (option.card >= 0 and rules.card(match.state, option.card).name == card)
        if option.verb == verb and fits and cell in (-1, *option.numbers):
            match.play(place, seat)
            return
    raise AssertionError(verb)


def fought(match: Match) -> Match:
    """The wolf marches to b3 and fights, until the first player who can use anything is asked."""
    rules: Any = load("honjin").rules
    does(match, 0, "march")
    does(match, 0, "march", "群れの狼", 7)
    for _ in range(40):
        state: Any = match.state
        if state.chain:
            return match
        chance = asked(match.state, 2)
        seat = 2 if chance is not None else 0 if asked(match.state, 0) is not None else 1
        question = asked(match.state, seat)
        assert question is not None
        usual = (2, 5) if isinstance(question, Roll) else to_seat(question, rules.usual(match.state, question))
        match.play(usual, seat)
    return match


# --- the board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [79, 119, 159])
def test_areas_stand_below_each_other(language: str, width: int) -> None:
    lines = drawn(late(), language, width=width)
    rows = [line for line in lines if line.count("│") == 4]
    edges = [[width_of(line[:place]) for place, each in enumerate(line) if each == "│"] for line in rows]
    assert len(rows) > 8 and all(each == edges[0] for each in edges)
    assert max(width_of(line) for line in lines) <= width


def test_the_own_headquarters_are_below_for_both_players() -> None:
    for seat, rows, columns in ((0, "4321", r"A.+B.+C"), (1, "1234", r"C.+B.+A")):
        lines = drawn(late(), "en", seat)
        assert "".join(line[1] for line in lines if line[1:2].isdigit() and "│" in line) == rows
        assert re.search(columns, lines[2])


@clause("honjin", "2.1.26.1", "5.1.2.10", "5.1.2.20.5", "4.4.1")
@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", ("=^headquarters 8/10", "=^proxy 4/8", "=vOld Battlefield 6/8", "=vheadquarters 5/10", "· empty land")),
        ("ja", ("=^本陣 8/10", "=^代理地形 4/8", "=v古戦場 6/8", "=v本陣 5/10", "・空き地")),
    ],
)
def test_an_area_shows_terrain_who_laid_it_and_how_much_of_the_limit_is_used(
    language: str, wanted: tuple[str, ...]
) -> None:
    text = "\n".join(drawn(late(), language))
    for each in wanted:
        assert each in text


def test_a_unit_shows_level_figures_state_slots_and_equipment_from_front_to_rear() -> None:
    lines = drawn(late(), "en", width=119)
    text = "\n".join(lines)
    for wanted in (
        "^Pack Wolf B 2:2/2",
        "^Treetop Scout EA 2:2/2 [E] fin",
        "^Forest Warden EA 3:3/5",
        "+Knight's Shield",
    ):
        assert wanted in text
    assert "vGraveyard Necromancer D 4:2/4 [DD]" in text and "vFlame Dancer F 2:2/1 [F]" in text
    assert text.index("Graveyard Necromancer") < text.index("Flame Dancer")
    assert "樹上の斥候 土風 2・2/2 [土] 完" in "\n".join(drawn(late(), "ja", width=119))


def test_the_hand_is_shown_with_faces_and_equal_cards_once() -> None:
    text = "\n".join(drawn(late(), "en"))
    for wanted in (
        "Fissure spell E",
        "Sleeping Draught consumable i",
        "Deep Green Wood E terrain limit 7",
        "Pack Wolf B L2",
    ):
        assert wanted in text
    assert "×2" in text and "Fireball" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [24, 18, 14, 9])
def test_with_little_room_the_table_is_drawn_more_shortly(language: str, room: int) -> None:
    lines = drawn(late(), language, room=room)
    assert len(lines) <= room and all(width_of(line) <= 79 for line in lines)
    assert "8/10" in "\n".join(lines)


@clause("honjin", "12.2.5.1.2")
def test_a_march_that_is_put_together_is_shown_to_its_player_only() -> None:
    match = late()
    does(match, 0, "march")
    assert "│>" in "\n".join(drawn(match, "en"))
    does(match, 0, "march", "群れの狼", 1)
    assert "Pack Wolf B 2:2/2 →B1" in "\n".join(drawn(match, "en", width=119))
    assert "→" not in "\n".join(drawn(match, "en", 1, width=119))


@clause("honjin", "10.1.5", "8.3.4.5")
@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        (
            "en",
            ("battle at B3", "marching: You die 2", "defending: Opponent die 5 (acts first)", "1. attack (Opponent)"),
        ),
        ("ja", ("B3の戦闘", "進軍側 あなた ダイス2", "守備側 相手 ダイス5 (先攻側)", "1. 攻撃 (相手)")),
    ],
)
def test_the_battle_its_dice_and_the_chain_are_shown_while_it_builds(language: str, wanted: tuple[str, ...]) -> None:
    text = "\n".join(drawn(fought(late()), language, width=119))
    for each in wanted:
        assert each in text
    assert "Pack Wolf" in text or "群れの狼" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_declaration_shows_user_targets_dice_and_whether_it_vanished(language: str) -> None:
    match = late()
    board, view = board_of(match, language)
    handle = next(card["handle"] for zone in view["zones"] for card in zone["cards"] if card.get("card") == "H026")
    used = {"seat": 1, "symbol": "◇", "ability": "火球", "card": "H090", "user": -1, "targets": [handle, -2]}
    number = next(each.number for each in board.cards.values() if each.name_ja == "火球")
    told = {**used, "card": number, "dice": [[3, 4]], "negated": True, "links": 1}
    view["situation"].update(chain=[told], resolved=[])
    text = "\n".join(each.plain for each in board.drawn(view, 159))
    for wanted in (
        ("1. ◇火球 (相手)", "あなた", "3-4", "+1", "消失")
        if language == "ja"
        else (
            "1. ◇Fireball (Opponent)",
            "You",
            "3-4",
            "+1",
            "vanished",
        )
    ):
        assert wanted in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_says_it_in_sentences(language: str) -> None:
    lines = drawn(late(), language, plain=True)
    text = "\n".join(lines)
    assert not set(text) & set("│─┌┐└┘├┤")
    wanted = (
        (
            "B1: headquarters (laid by You), levels 8 of limit 10.",
            "You, place 2: Treetop Scout, level 2",
            "finished, slots left [E]",
        )
        if language == "en"
        else (
            "B1：本陣（あなたが配置）、レベル8／リミット10。",
            "あなたの2列目：樹上の斥候、レベル2",
            "行動完了、残りの枠[土]",
        )
    )
    for each in wanted:
        assert each in text


# --- questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_name_cards_areas_and_what_they_do(language: str) -> None:
    match = late(phase="summoning")
    match.play((), 0)  # no equipment is discarded
    board, view = board_of(match, language)
    question = view["asked"]
    texts = choices_of(question, board)
    wolf = "群れの狼" if language == "ja" else "Pack Wolf"
    assert any(wolf in text and "B1" in text for text in texts)
    shown = [texts[place] for place in board.order(question, len(texts))]
    assert len(shown) == len(set(shown)) and len(details_of(question, board)) == len(texts)
    assert shown[-1] == ("これで進む" if language == "ja" else "Go on")


# --- why not


def why(match: Match, language: str, verb: str, text: str, seat: int = 0) -> str:
    """What is said about an action that is typed."""
    board, _ = board_of(match, language, seat)
    action = board.spoken_action(verb, _named_in("honjin", text, board.named_places()))
    reason = match.why_not(seat, action)
    assert reason is not None
    return board.words.reason(reason.to_json())


@clause("honjin", "12.2.3.1", "12.2.2.2", "12.2.3.2", "12.1.1.2.5", "5.1.2.10", "15.1.4")
@pytest.mark.parametrize(
    ("verb", "text", "phase", "english", "japanese"),
    [
        ("march", "樹上の斥候 B3", "main", "[12.2.3.1] This unit is finished.", "行動完了です"),
        ("march", "群れの狼 B4", "main", "[12.2.2.2] That is out of its range.", "範囲の外です"),
        (
            "march",
            "獣王ガルム B2",
            "main",
            "[12.2.3.2] That is above the limit: the levels come to 9",
            "リミットは8です",
        ),
        ("lay", "深緑の森 B4", "main", "[5.1.2.10] There is a headquarters.", "本陣があります"),
        ("lay", "深緑の森 A4", "main", "[12.1.1.2.5] It may not be laid on that area.", "置けません"),
        ("summon", "獣王ガルム B1", "summoning", "[15.1.4] You have a hero of the name “Garm", "英雄《獣王ガルム》"),
    ],
)
def test_why_not_is_said_with_its_clause(verb: str, text: str, phase: str, english: str, japanese: str) -> None:
    assert english in why(late(phase=phase), "en", verb, text)
    assert japanese in why(late(phase=phase), "ja", verb, text)


@clause("honjin", "13.1.2.2", "13.1.3.1", "10.9.4")
@pytest.mark.parametrize(
    ("text", "english", "japanese"),
    [
        ("眠り薬 炎の踊り子", "[13.1.2.2] The unit has no slot of that kind.", "その種類の枠がありません"),
        ("根張り", "[13.1.3.1] The unit has no slot of that kind.", "その種類の枠がありません"),
        ("地割れ 炎の踊り子", "[10.9.4] It cannot be used as a counter.", "対抗としては使えません"),
    ],
)
def test_why_not_is_said_of_uses_in_a_battle(text: str, english: str, japanese: str) -> None:
    match = fought(late(first={"hand": ["地割れ", "眠り薬", "根張り"]}))
    assert english in why(match, "en", "use", text)
    assert japanese in why(match, "ja", "use", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "typed", ["use", "march", "lay", "summon", "equip", "exchange", "attack", "summon 暁の従士 B1"]
)
def test_every_verb_can_be_asked_about(language: str, typed: str) -> None:
    match = late()
    board, _ = board_of(match, language)
    shown: list[str] = []
    contest = SimpleNamespace(game=load("honjin"), state=lambda: match.state, variant="constructed")
    screen = SimpleNamespace(prose=lambda text, *style, **more: shown.append(text))
    asking = AskingBack.__new__(AskingBack)
    person: Any = SimpleNamespace(contest=contest, seat=0, board=board, screen=screen, clauses={})
    asking.person = person
    asking._why(typed)
    assert shown and not any("{" in each or "remedy." in each for each in shown)


@clause("honjin", "1.2.5.1")
@pytest.mark.parametrize(("language", "wanted"), [("en", "while both decks are empty"), ("ja", "投了できません")])
def test_nobody_concedes_while_both_decks_are_empty(language: str, wanted: str) -> None:
    match = late(first={"deck": [], "hand": []}, second={"deck": [], "hand": []})
    board, _ = board_of(match, language)
    shown: list[str] = []
    contest = SimpleNamespace(game=load("honjin"), state=lambda: match.state)
    screen = SimpleNamespace(prose=lambda text, **style: shown.append(text))
    asking = AskingBack.__new__(AskingBack)
    person: Any = SimpleNamespace(contest=contest, seat=0, board=board, screen=screen)
    asking.person = person
    asking._concede("")
    assert len(shown) == 1 and wanted in shown[0] and "1.2.5.1" in shown[0]


# --- windows that are passed


def window(count: int, last: int, setting: str) -> int | None:
    """What is answered for the first player where so much can be used against a declaration of this seat."""
    options = [{"verb": "use"}] * count + [{"verb": "pass"}]
    question = {"kind": "act", "purpose": "counter", "options": options}
    sight: Any = SimpleNamespace(
        asked=question, seat=0, shown={"situation": {"chain": [{"seat": last}], "turn_player": 1}}
    )
    return AutoPass("honjin", setting).answer(sight)


def test_windows_in_which_nothing_can_be_used_are_passed() -> None:
    assert window(0, 1, SMART) == 0 and window(0, 1, QUIET) == 0 and window(0, 1, OFF) is None
    assert window(2, 1, SMART) is None
    assert window(2, 0, SMART) == 2 and window(2, 0, QUIET) is None


# --- words, and a game


def test_every_word_of_the_board_is_there_in_both_languages() -> None:
    used: set[str] = set()
    for name in ("honjin.py", "honjin_areas.py"):
        source = Path(HonjinBoard.__init__.__code__.co_filename).with_name(name).read_text(encoding="utf-8")
        used |= set(re.findall(r'say\(\s*["\']board["\'], ["\']([\w-]+)["\']', source))
    assert len(used) > 25
    for language in LANGUAGES:
        assert sorted(used - set(game_words("honjin", language)["board"])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_played_at_a_terminal(language: str, tmp_path: Path) -> None:
    def answer(shown: str, prompt: int) -> str:
        assert "Traceback" not in shown
        return "quit" if prompt >= 25 else some_answer(shown, prompt)

    session = at_terminal(["play", "honjin", "--lang", language, "--seed", "5"], answer, tmp_path)
    assert session.code == 0 and ("headquarters" in session.text or "本陣" in session.text)
    assert max(width_of(line) for line in session.text.splitlines() if "│" in line) <= 80
