// The looks of games, fetched once each.

import type { Drawn, GameLook } from "./types";

const kept = new Map<string, Promise<Loaded>>();

export interface Loaded extends GameLook {
  byNumber: Map<string, Drawn>;
  byName: Map<string, Drawn>;
}

async function fetched(game: string): Promise<Loaded> {
  const answer = await fetch(`/api/looks/${encodeURIComponent(game)}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const found = (await answer.json()) as GameLook;
  const byNumber = new Map(found.cards.map((each) => [each.number, each]));
  const byName = new Map<string, Drawn>();
  for (const each of found.cards) {
    byName.set(each.name.ja, each);
    byName.set(each.name.en, each);
  }
  return { ...found, byNumber, byName };
}

export function lookOf(game: string): Promise<Loaded> {
  let found = kept.get(game);
  if (!found) {
    found = fetched(game);
    kept.set(game, found);
    found.catch(() => kept.delete(game));
  }
  return found;
}
