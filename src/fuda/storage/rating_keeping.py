"""How strong is everybody? Ratings are kept for each game, and changed together with the end of a rated one."""

from __future__ import annotations

from fuda.service.ratings import Rating, rated
from fuda.storage.backends import Connection


def rating_of(connection: Connection, person: str, title: str) -> tuple[Rating, int]:
    """Somebody's rating in a game, and after how many games."""
    rows = connection.rows(
        "SELECT value, deviation, volatility, games FROM ratings WHERE person = ? AND game = ?", person, title
    )
    if not rows:
        return Rating(), 0
    value, deviation, volatility, games = rows[0]
    return Rating(value, deviation, volatility), games


def keep_result(connection: Connection, title: str, players: tuple[str, str], winner: int) -> None:
    """Change the ratings of both by one game; -1: nobody won."""
    before = [rating_of(connection, each, title) for each in players]
    for seat, person in enumerate(players):
        score = 0.5 if winner < 0 else float(winner == seat)
        after = rated(before[seat][0], [(before[1 - seat][0], score)])
        connection.execute("DELETE FROM ratings WHERE person = ? AND game = ?", person, title)
        connection.execute(
            "INSERT INTO ratings (person, game, value, deviation, volatility, games) VALUES (?, ?, ?, ?, ?, ?)",
            person,
            title,
            after.value,
            after.deviation,
            after.volatility,
            before[seat][1] + 1,
        )
