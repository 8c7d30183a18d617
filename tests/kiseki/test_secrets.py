"""What nobody is to learn of a card that lies face down (502.2, 507.4): no reason tells what it is."""

import pytest

from fuda.kernel.decisions import Action
from tests.citing import clause
from tests.kiseki.board import Board, Printed, base, event, item, unit

FIELD = unit("剣", text="・0EP支払う:相手の拠点のカードを1枚対象とし、それをアクションする。")
HIDDEN = (
    unit("兵"),
    unit("密偵", text="【暗躍】\n・0EP支払う:カードを1枚引く。"),
    unit("術者", arts=({"name": {"ja": "火", "en": "fire"}, "ep": 0, "text": "カードを1枚引く。"},)),
    item("箱"),
    event("一枚", "UNITを1つ対象とし、それをアクションする。"),
    base("塔", "・[アクション]:カードを1枚引く。"),
)
VERBS = ("attack", "join", "target", "play", "craft", "art", "gain-ep", "support")


def board_with(hidden: Printed, phase: str) -> Board:
    second = {"homebase": [f"{hidden['number']}@影"], "field": ["剣@敵"]}
    board = Board(phase=phase, cards=[FIELD, *HIDDEN], first={"field": ["剣"]}, second=second)
    if phase == "battle":
        board.play_on("attackers", "first")
    return board


def reasons(board: Board, numbers: tuple[int, ...]) -> dict[str, str]:
    """Every reason that the first player can ask for about the hidden card."""
    shadow, own = board.card("影"), board.card("剣")
    actions = [Action(verb, shadow, (), numbers) for verb in VERBS]
    actions += [Action("support", own, (shadow,)), Action("support", shadow, (own,)), Action("target", own, (shadow,))]
    actions += [Action("aim", shadow), Action("aim", shadow, (own,)), Action("aim", own, (shadow,))]
    return {repr(each): repr(board.rules.refusal(board.state, 0, each)) for each in actions}


@clause("kiseki", "502.2", "507.4", "1204.2d-4")
@pytest.mark.parametrize("numbers", [(), (1,), (2,), (4,), (8,)])
@pytest.mark.parametrize("phase", ["deployment", "battle"])
def test_no_reason_tells_what_a_face_down_card_is(phase: str, numbers: tuple[int, ...]) -> None:
    found = [reasons(board_with(each, phase), numbers) for each in HIDDEN]
    for other in found[1:]:
        assert other == found[0]
