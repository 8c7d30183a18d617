// Which card is being looked at, and whether it stays.

import type { Game } from "./game.svelte";
import type { Mention } from "./types";

class Pointing {
  card: Mention | null = $state.raw(null);
  game: Game | null = $state.raw(null);
  pinned = $state(false);
  shown = $state(0); // counts up when somebody asks for the card panel

  at(card: Mention, game: Game | null): void {
    if (this.pinned || !card.card) return;
    this.card = card;
    this.game = game;
  }

  pin(card: Mention, game: Game | null): void {
    this.card = card;
    this.game = game;
    this.pinned = true;
    this.shown += 1;
  }

  free(): void {
    this.pinned = false;
  }
}

export const pointing = new Pointing();
