"""How texts remind the reader of what the rules say anyway; nothing is carried out for these sentences."""

from typing import Final

from fuda.games.wars3x3.words import acts as t
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row

_NO_SUCH: Final = (
    "<ではない|とはみなさない|とみなさない|とみなされない|として扱わない|として扱われない|には含まれない|に含まない"
    "|には数えない|に数えない|として数えない|には数えられない|の回数には数えない|の回数に数えない|に含めない>"
)

REMINDER_PHRASES: Final[tuple[Phrase, ...]] = (
    row(
        "sentence",
        "これは破壊ではない。",
        "this is no destruction.",
        t.NoDestruction,
        clause="S1",
        also=(
            "<これは|これらは|このことは|それは>破壊<ではない|とはみなさない|とみなさない|とみなされない|とはみなされない|として扱わない|として扱われない|には含まれない|に含まない|にはならない>。",
        ),
    ),
    row(
        "sentence",
        "これは領土拡大には数えない。",
        "this is no expansion.",
        t.NoExpansion,
        clause="4.1",
        also=(f"<これは|これらは|このことは|それは>領土拡大{_NO_SUCH}。",),
    ),
    row(
        "sentence",
        "これは配備には数えない。",
        "this is no deployment.",
        t.NoDeployment,
        clause="4.2",
        also=(
            f"<これは|これらは|このことは|それは><配備|再配備|配備や再配備|配備または再配備|配備にも再配備>{_NO_SUCH}。",
        ),
    ),
    row(
        "sentence",
        "その強化が打消された場合、この効果も行わない。",
        "nothing of this happens if the boost is countered.",
        t.NotIfCountered,
        clause="2.3c",
        also=(
            "その強化が<打消|無効に|無効化>された<場合|時|なら>、<この|その><効果|増加|修正|強化の効果>も?<行わない|発揮されない|なくなる|無効になる|起こらない|発生しない>。".replace(
                "も?", "<も|は|>"
            ),
        ),
    ),
    row(
        "sentence",
        "そのユニットはあなたのユニットになる。",
        "it is yours now.",
        t.NowYours,
        clause="4.2",
        also=(
            "<そのユニット|それ|それら|それらのユニット>は<以後|以後、|><あなたのユニット|あなたのユニットと|あなたのもの>になる。",
            "<そのユニット|それ|それら>は<以後|以後、|>あなたのユニットとして扱う。",
        ),
    ),
)
