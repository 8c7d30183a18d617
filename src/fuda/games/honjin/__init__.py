"""honjin (モンスター・コレクションTCG): units march over laid terrains to take the enemy headquarters."""
