"""How it is worded that a figure is raised, lowered, set, doubled or halved, in every form of the verb."""

from typing import Final

from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import amounts as m
from fuda.language.words import measures as q

CHANGES: Final = (
    row(
        "change",
        "{amount:amount}アップする",
        "raised by {amount}",
        m.Up,
        clause="104.6 916.2",
        also=(
            "{amount:amount}<アップさせる|増やす|増加する|増加させる|上げる|プラスする|多くする|高くする|大きくする>",
            "+{amount:amount}する",
        ),
    ),
    row(
        "change",
        "{amount:amount}ダウンする",
        "lowered by {amount}",
        m.Down,
        clause="104.6 916.2",
        also=(
            "{amount:amount}<ダウンさせる|減らす|減少する|減少させる|下げる|軽減する|マイナスする|少なくする|低くする|小さくする>",
            "-{amount:amount}する",
        ),
    ),
    row("change", "{amount:amount}にする", "set to {amount}", q.To, clause="104.6", also=("{amount:amount}とする",)),
    row("change", "{amount:amount}以下にする", "made at most {amount}", q.NotOver, clause="104.6"),
    row("change", "{amount:amount}以上にする", "made at least {amount}", q.NotUnder, clause="104.6"),
    row("change", "2倍にする", "doubled", q.Twice, clause="104.6", also=("倍にする",)),
    row(
        "change",
        "半分にする",
        "halved",
        q.Half,
        clause="104.6",
        also=("半減<する|させる>", "半分(<端数切り捨て|切り捨て>)にする"),
    ),
    row(
        "product",
        "{amount:counted_amount}×{n}",
        "{n} times {amount}",
        q.Multiplied,
        also=("{amount:counted_amount}の{n}倍",),
    ),
    Phrase("worth", "{amount:counted_amount}", "{amount}"),
    Phrase("worth", "{amount:product}", "{amount}"),
    row(
        "ahead",
        "{amount:worth}だけ",
        "{amount}",
        also=(
            "{amount:worth}<と同じだけ|と同じ数だけ|と同じ値だけ|に等しい値だけ|に等しいだけ|と同じ点数だけ|に等しい点数だけ|分だけ|分|の分だけ|と同じ点数|に等しい点数|と同じ値|に等しい値>",
        ),
    ),
    row("alike", "同じ点数の", "as much", q.AsDealt, clause="916.1", also=("<同じ|同じ値の|同じだけの|同じ数値の>",)),
    row(
        "ahead_up",
        "{amount:worth}だけ",
        "raised by {amount}",
        m.Up,
        clause="104.6",
        also=(
            "{amount:product}",
            "{amount:worth}<と同じだけ|と同じ数だけ|と同じ値だけ|に等しい値だけ|に等しい数値だけ|分だけ|分|の分だけ>",
        ),
    ),
    row(
        "ahead_down",
        "{amount:worth}だけ",
        "lowered by {amount}",
        m.Down,
        clause="104.6",
        also=(
            "{amount:worth}<と同じだけ|と同じ数だけ|と同じ値だけ|に等しい値だけ|に等しい数値だけ|分だけ|分|の分だけ>",
        ),
    ),
    row(
        "change_ren",
        "{amount:amount}アップし",
        "raised by {amount}",
        m.Up,
        clause="104.6 916.2",
        also=("{amount:amount}<アップさせ|増やし|上げ>",),
    ),
    row(
        "change_ren",
        "{amount:amount}ダウンし",
        "lowered by {amount}",
        m.Down,
        clause="104.6 916.2",
        also=("{amount:amount}<ダウンさせ|減らし|下げ>",),
    ),
    row(
        "change_ren",
        "{amount:amount}にし",
        "set to {amount}",
        q.To,
        clause="104.6",
        also=("{amount:amount}<になり|となり>",),
    ),
    row("change_ren", "2倍にし", "doubled", q.Twice, clause="104.6", also=("2倍になり",)),
    row(
        "change_te",
        "{amount:amount}アップして",
        "raised by {amount}",
        m.Up,
        clause="104.6 916.2",
        also=("{amount:amount}<アップさせて|増やして|上げて>",),
    ),
    row(
        "change_te",
        "{amount:amount}ダウンして",
        "lowered by {amount}",
        m.Down,
        clause="104.6 916.2",
        also=("{amount:amount}<ダウンさせて|減らして|下げて|軽減して>",),
    ),
    row("change_te", "{amount:amount}にして", "set to {amount}", q.To, clause="104.6"),
    row("change_te", "{amount:amount}以下にして", "made at most {amount}", q.NotOver, clause="104.6"),
    row("change_te", "{amount:amount}以上にして", "made at least {amount}", q.NotUnder, clause="104.6"),
    row("change_te", "2倍にして", "doubled", q.Twice, clause="104.6"),
    row("change_te", "半分にして", "halved", q.Half, clause="104.6"),
    row(
        "becomes",
        "{amount:amount}アップする",
        "raised by {amount}",
        m.Up,
        clause="104.6 916.2",
        also=(
            "{amount:amount}<増える|上がる|増加する|多くなる|高くなる|大きくなる>",
            "+{amount:amount}<される|となる|>",
        ),
    ),
    row(
        "becomes",
        "{amount:amount}ダウンする",
        "lowered by {amount}",
        m.Down,
        clause="104.6 916.2",
        also=(
            "{amount:amount}<減る|下がる|減少する|少なくなる|低くなる|小さくなる|軽減される>",
            "-{amount:amount}<される|となる|>",
        ),
    ),
    row(
        "becomes",
        "{amount:amount}になる",
        "set to {amount}",
        q.To,
        clause="104.6",
        also=("{amount:amount}<となる|である|に等しい|に等しくなる|と等しい|と等しくなる|と同じになる>",),
    ),
    row(
        "becomes",
        "{amount:amount}を超えない",
        "at most {amount}",
        q.NotOver,
        clause="104.6",
        also=(
            "<最大で|最大>{amount:amount}<になる|となる|まで|である>",
            "{amount:amount}より<大きく|多く|高く>ならない",
        ),
    ),
    row(
        "becomes",
        "{amount:amount}を下回らない",
        "at least {amount}",
        q.NotUnder,
        clause="104.6",
        also=(
            "<最低でも|最低で>{amount:amount}<になる|となる|である>",
            "{amount:amount}<未満にならない|より小さくならない|より少なくならない|より低くならない>",
        ),
    ),
    row("becomes", "2倍になる", "doubled", q.Twice, clause="104.6", also=("倍になる",)),
    row("becomes", "半分になる", "halved", q.Half, clause="104.6"),
)
