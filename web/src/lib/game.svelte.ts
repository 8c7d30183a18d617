// One game as its player sees it: the view, the question, and the answer that is being put together.

import { lookOf, type Loaded } from "./looks.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import type { Action, Asked, Mention, Seated, Update, Words } from "./types";
import { follow, listen, send, sendLater } from "./wire.svelte";

export interface LogLine {
  words: Words;
  clause: string;
  heading: boolean;
  number: number;
  times: number;
}

export interface Why {
  about: Mention | null;
  clause: string;
  words: Words;
  loading: boolean;
}

export interface Explained {
  name: string;
  label: Words;
  ja: string[];
  en: string[];
  asked: boolean;
}

export const PASSIVE = ["go-on", "pass", "declare", "end-main", "no-skill"];
const ROWS = 900_000; // above the numbers with which other things are asked
const NOTHING: Words = { ja: "", en: "" };

export function keyOf(thing: Mention | number | undefined): string {
  if (thing === undefined) return "";
  if (typeof thing === "number") return `c${thing}`;
  return thing.handle === undefined ? "" : `h${thing.handle}`;
}

export class Game {
  id: string;
  look: Loaded | null = $state(null);
  seated: Seated | null = $state(null);
  update: Update | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  refusal: Words | null = $state(null);
  why: Why | null = $state(null);
  hint: Words[] | null = $state(null);
  hinted: number | number[] | null = $state(null);
  explained: { card: number; rows: Explained[] } | null = $state(null); // how the values of a card came about
  standing: Record<string, { ja: string[]; en: string[] }> = $state({}); // where the game stands, and what waits
  offers: { offer: string; seat: number }[] = $state([]);
  chat: { number: number; seat: number; text: string; to: string; person: string; name: string }[] = $state([]);
  presence: { away: [boolean, boolean]; claim_in: number; at: number } | null = $state(null);
  spectators = $state(0);
  auto = $state("off"); // how the server passes for this player
  receivedAt = $state(0);
  moved: { game: string } | null = $state(null); // the rematch that began
  missing = $state(false); // there is no such game for this reader

  // The answer being put together.
  narrow: string[] = $state([]); // parts of an action that were chosen on the table
  picked: number[] = $state([]); // places, in the order in which they were chosen
  amounts: number[] = $state([]);
  number = $state(0);
  private seeking: ReturnType<typeof setTimeout> | undefined;
  sent: { question: number; sequence: number; value: number | number[] } | null = $state(null);

  onBefore: (() => void) | null = null;
  onAfter: ((update: Update) => void) | null = null;
  private stop: () => void;
  private sequence = Date.now() % 1_000_000_000;
  private asking = 0;
  private unanswered = new Map<number, { type: string }>(); // what was asked back; asked again when the line was cut
  private watches = false;
  private closed = false;
  private still = false;

  // A still game is only shown: whoever made it says what stands on the table.
  constructor(id: string, watches = false, still = false) {
    this.id = id;
    this.watches = watches;
    this.stop = () => undefined;
    this.still = still;
    if (still) return;
    this.stop = listen((message) => this.heard(message));
    this.look_again();
  }

  close(): void {
    this.closed = true;
    this.stop();
    if (this.watches) send({ type: "stop-watching", game: this.id });
  }

  look_again(): void {
    sendLater(this.watches ? { type: "spectate", game: this.id } : { type: "look", game: this.id, since: 0 });
  }

  // --- what the server says

  private heard(message: any): void {
    if (message.type === "welcome" && this.update) {
      send(
        this.watches
          ? { type: "spectate", game: this.id, since: this.update.number }
          : { type: "look", game: this.id, since: this.update.number },
      );
      if (this.sent) send({ type: "answer", game: this.id, ...this.sent });
      for (const each of this.unanswered.values()) send(each);
      return;
    }
    if (message.type === "seated" && message.game !== this.id && this.update?.ended && !this.watches) {
      this.moved = { game: message.game };
      return;
    }
    if (message.game !== this.id) return;
    if (["refused", "because", "hint-given", "explained"].includes(message.type)) this.unanswered.delete(message.ask);
    if (message.type === "moved") this.seek(message.address);
    else if (message.type === "seated") {
      this.seated = message;
      this.auto = message.auto ?? "off";
      void lookOf(message.title).then((look) => (this.look = look));
    } else if (message.type === "update") this.take(message);
    else if (message.type === "acknowledged") this.acknowledged(message);
    else if (message.type === "refused") this.refused(message);
    else if (message.type === "because") this.because(message);
    else if (message.type === "hint-given") {
      this.hint = [message.said, ...(message.foreseen ?? [])];
      this.hinted = message.value;
    } else if (message.type === "explained") this.toldWhy(message);
    else if (message.type === "offered") {
      this.offers = this.offers.filter((each) => each.offer !== message.offer);
      if (message.is_open) this.offers.push({ offer: message.offer, seat: message.seat });
    } else if (message.type === "said") {
      if (!this.chat.some((each) => each.number === message.number && each.to === (message.to ?? "players")))
        this.chat.push({ to: "players", person: "", name: "", ...message });
    } else if (message.type === "auto-set") this.auto = message.mode;
    else if (message.type === "presence") {
      this.presence = { away: message.away, claim_in: message.claim_in ?? -1, at: Date.now() };
      this.spectators = message.spectators ?? 0;
    }
  }

  // Another process has the game now; or it is just being taken over, and nobody can say yet by whom. What was answered
  // is said again there, too: whoever was asked for it has not heeded it.
  private seek(address: string): void {
    const follows = Boolean(address) && follow(address);
    if (this.seeking && !follows) return;
    clearTimeout(this.seeking);
    this.seeking = setTimeout(() => {
      this.seeking = undefined;
      if (this.closed) return;
      this.look_again();
      if (this.sent) sendLater({ type: "answer", game: this.id, ...this.sent });
    }, follows ? 0 : 1000);
  }

  private acknowledged(message: any): void {
    if (this.sent && message.sequence === this.sent.sequence && this.update && this.update.number >= message.number)
      this.sent = null;
  }

  private refused(message: any): void {
    if (message.about === "look" || message.about === "spectate") {
      if (!this.watches && message.about === "look") {
        this.watches = true;
        this.look_again();
      } else this.missing = true;
      return;
    }
    if (message.about === "why-not" && this.why) {
      this.why = { ...this.why, loading: false, words: { ja: message.ja, en: message.en } };
      return;
    }
    if (message.about === "answer") this.sent = null;
    if (message.about === "hint") this.hint = null;
    if (message.about === "explain") this.explained = null;
    this.refusal = { ja: message.ja, en: message.en };
    if (message.name === "stale-question") this.look_again();
  }

  private because(message: any): void {
    if (!this.why) return;
    const words = { ja: message.ja ?? "", en: message.en ?? "" };
    const known = this.why.loading ? NOTHING : this.why.words;
    if (known.ja.includes(words.ja)) return;
    this.why = {
      ...this.why,
      loading: false,
      clause: this.why.clause || (message.clause ?? ""),
      words: { ja: [known.ja, words.ja].filter(Boolean).join("\n"), en: [known.en, words.en].filter(Boolean).join("\n") },
    };
  }

  take(update: Update): void {
    if (this.update && update.number < this.update.number && !this.update.ended) return;
    if (!this.look) void lookOf(update.view.game).then((look) => (this.look = look));
    this.onBefore?.();
    // While a question stands, what was put together for it stays, whatever the other player does meanwhile.
    const asked = update.question < 0 || update.question !== this.update?.question;
    this.noteLines(update);
    this.update = update;
    this.receivedAt = Date.now();
    this.spectators = update.spectators ?? this.spectators;
    if (asked) {
      this.reset();
      this.unanswered.clear();
      if (this.sent && this.sent.question !== update.question) this.sent = null;
      this.why = null;
      this.hint = null;
      this.hinted = null;
      this.refusal = null;
    }
    this.stopAtStep(update);
    if (!this.still) sound(update.ended ? "ended" : asked && update.question >= 0 ? "asked" : "moved");
    this.onAfter?.(update);
  }

  // The server waits a moment before it passes; at a step with a stop it is told not to.
  private stopAtStep(update: Update): void {
    const stops = settings.stops[update.view.game] ?? [];
    const here = (this.look?.look.steps ?? []).map((each) => update.view.situation[each.key]);
    if (this.auto !== "off" && update.question >= 0 && here.some((each) => stops.includes(each))) this.setAuto("off");
  }

  setAuto(mode: string): void {
    this.auto = mode;
    this.say("auto", { mode });
  }

  private noteLines(update: Update): void {
    const before = update.since === 0 ? [] : this.log.filter((each) => each.number <= update.since);
    const found: LogLine[] = [...before];
    update.events.forEach((event, place) => {
      const words = update.lines?.[place] ?? NOTHING;
      const heading = typeof event.turn === "number" && typeof event.seat === "number";
      const last = found[found.length - 1];
      if (!words.en) return;
      if (last && !heading && last.words.en === words.en) found[found.length - 1] = { ...last, times: last.times + 1 };
      else found.push({ words, clause: String(event.clause ?? ""), heading, number: update.number, times: 1 });
    });
    this.log = found;
  }

  // --- the question

  get seat(): number {
    return this.update?.view.seat ?? this.seated?.seat ?? -1;
  }

  get asked(): Asked | null {
    const update = this.update;
    return update && update.question >= 0 && !update.ended ? update.view.asked : null;
  }

  // What is asked and not answered yet.
  get open(): Asked | null {
    return this.sent ? null : this.asked;
  }

  get options(): { place: number; action: Action | null; words: Words; keys: string[] }[] {
    const asked = this.open;
    if (!asked?.options) return [];
    const words = this.update?.asked?.options ?? [];
    return asked.options.map((each, place) => ({
      place,
      action: typeof each === "string" ? null : each,
      words: words[place] ?? { ja: String(each), en: String(each) },
      keys: typeof each === "string" ? [] : this.keysOf(each),
    }));
  }

  private keysOf(action: Action): string[] {
    const keys = [keyOf(action.card), ...(action.cards ?? []).map((each) => keyOf(each))];
    const cell = this.look?.cell_verbs.includes(action.verb) ? action.numbers?.[0] : undefined;
    if (cell !== undefined && cell >= 0) keys.push(keyOf(cell));
    return keys.filter(Boolean);
  }

  // The actions that are left after what was chosen on the table.
  get left(): { place: number; action: Action | null; words: Words; keys: string[] }[] {
    return this.options.filter((each) => this.narrow.every((key) => each.keys.includes(key)));
  }

  get things(): (Mention | number)[] {
    const asked = this.open;
    return asked?.candidates ?? asked?.items ?? asked?.places ?? [];
  }

  thingWords(place: number): Words {
    return this.update?.asked?.options?.[place] ?? { ja: `${place + 1}`, en: `${place + 1}` };
  }

  // What can be chosen on the table: by key, whether it is chosen already.
  get enabled(): Map<string, number> {
    const asked = this.open;
    const found = new Map<string, number>();
    if (!asked) return found;
    if (asked.kind === "act") {
      for (const each of this.left) for (const key of each.keys) found.set(key, this.narrow.indexOf(key));
    } else if (asked.kind === "cards" || asked.kind === "cells" || asked.kind === "order") {
      this.things.forEach((each, place) => {
        const key = keyOf(each);
        const chosen = this.picked.indexOf(place);
        if (key && (chosen >= 0 || !this.isFull)) found.set(key, chosen);
      });
    } else if (asked.kind === "allocate") {
      this.things.forEach((each, place) => {
        if (keyOf(each)) found.set(keyOf(each), (this.amounts[place] ?? 0) - 1);
      });
    }
    return found;
  }

  get isFull(): boolean {
    const asked = this.open;
    if (asked?.kind === "order") return this.picked.length >= this.things.length;
    return this.picked.length >= (asked?.most ?? 0) && (asked?.most ?? 0) !== 1;
  }

  // The answer as it stands, if it is one.
  get value(): number | number[] | null {
    const asked = this.open;
    if (!asked) return null;
    if (asked.kind === "act") return this.narrow.length && this.left.length === 1 ? this.left[0].place : null;
    if (asked.kind === "number") return this.number;
    if (asked.kind === "order") return this.picked.length === this.things.length ? [...this.picked] : null;
    if (asked.kind === "allocate") {
      const sum = this.amounts.reduce((one, other) => one + other, 0);
      return sum >= (asked.least ?? 0) && sum <= (asked.most ?? 0) ? [...this.amounts] : null;
    }
    if (asked.kind === "cards" || asked.kind === "cells") {
      const count = this.picked.length;
      if (count < (asked.least ?? 0) || count > (asked.most ?? 0)) return null;
      return [...this.picked].sort((one, other) => one - other);
    }
    return null;
  }

  // The answer that goes on without doing anything, where there is one.
  get pass(): number | null {
    const asked = this.open;
    if (asked?.kind !== "act" || !asked.options?.length) return null;
    const last = asked.options.length - 1;
    const action = asked.options[last];
    return typeof action !== "string" && PASSIVE.includes(action.verb) ? last : null;
  }

  // The one answer that there is, if there is but one.
  get only(): number | number[] | null {
    const asked = this.open;
    if (!asked) return null;
    const count = asked.options?.length ?? this.things.length;
    if (asked.kind === "act" || asked.kind === "option") return count === 1 ? 0 : null;
    if (asked.kind === "number") return asked.low === asked.high ? (asked.low ?? 0) : null;
    if (asked.kind === "order") return count === 1 ? [0] : null;
    if (asked.kind === "cards" || asked.kind === "cells")
      return asked.least === count && asked.most === count ? this.things.map((_, place) => place) : null;
    return null;
  }

  reset(): void {
    const asked = this.update?.view.asked;
    this.narrow = [];
    this.picked = [];
    this.amounts = (asked?.places ?? []).map(() => 0);
    this.number = asked?.low ?? 0;
  }

  // A card or a cell was clicked; whether it meant something.
  choose(key: string): boolean {
    const asked = this.open;
    if (!asked || !this.enabled.has(key)) return false;
    this.refusal = null;
    if (asked.kind === "act") {
      if (this.narrow.includes(key)) {
        if (this.value !== null) this.answer(this.value);
        else this.narrow = this.narrow.filter((each) => each !== key);
      } else this.narrow = [...this.narrow, key];
      return true;
    }
    const place = this.things.findIndex((each) => keyOf(each) === key);
    if (asked.kind === "allocate") this.give(place, 1);
    else this.toggle(place);
    return true;
  }

  toggle(place: number): void {
    const asked = this.open;
    if (!asked) return;
    if (this.picked.includes(place)) {
      if (asked.most === 1 && asked.kind !== "order" && this.value !== null) this.answer(this.value);
      else this.picked = this.picked.filter((each) => each !== place);
    } else if (asked.most === 1 && asked.kind !== "order") this.picked = [place];
    else if (!this.isFull) this.picked = [...this.picked, place];
  }

  give(place: number, count: number): void {
    const asked = this.open;
    if (!asked) return;
    const sum = this.amounts.reduce((one, other) => one + other, 0);
    const next = Math.max(0, Math.min(asked.limits?.[place] ?? 0, this.amounts[place] + count));
    if (sum - this.amounts[place] + next <= (asked.most ?? 0))
      this.amounts = this.amounts.map((each, other) => (other === place ? next : each));
  }

  // Takes back one part of the answer that is being put together.
  takePart(): boolean {
    if (this.narrow.length) this.narrow = this.narrow.slice(0, -1);
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else if (this.amounts.some((each) => each > 0)) this.amounts = this.amounts.map(() => 0);
    else return false;
    return true;
  }

  answer(value: number | number[]): void {
    const update = this.update;
    if (!update || !this.open) return;
    this.sequence += 1;
    this.sent = { question: update.question, sequence: this.sequence, value };
    send({ type: "answer", game: this.id, ...this.sent });
  }

  // --- what can be asked back

  private askBack(message: { type: string; [key: string]: unknown }, ask?: number): void {
    ask ??= this.asking += 1;
    this.unanswered.set(ask, { ...message, ask });
    send({ ...message, ask });
  }

  askWhy(about: Mention, verbs: string[]): void {
    if (this.watches || !this.update || this.update.ended || about.handle === undefined) return;
    this.why = { about, clause: "", words: NOTHING, loading: true };
    for (const verb of verbs.slice(0, 4)) {
      this.askBack({ type: "why-not", game: this.id, action: { verb, card: about } });
    }
    if (!verbs.length) this.why = { about, clause: this.asked?.clause ?? "", words: NOTHING, loading: false };
  }

  askHint(): void {
    this.hint = [{ ja: "考えています…", en: "Thinking…" }];
    this.askBack({ type: "hint", game: this.id });
  }

  // How the values of a card came about: first which there are, then those that stand on its face, the others when asked.
  explainCard(card: number): void {
    this.explained = { card, rows: [] };
    this.askBack({ type: "explain", game: this.id, what: "values", card });
  }

  explainValue(place: number): void {
    const row = this.explained?.rows[place];
    if (!this.explained || !row || row.asked) return;
    row.asked = true;
    // The number with which it comes back says which row it is.
    this.askBack({ type: "explain", game: this.id, what: "value", card: this.explained.card, name: row.name }, ROWS + place);
  }

  askStanding(): void {
    if (this.watches || !this.update || this.update.ended) return;
    for (const what of ["stack", "triggers"]) send({ type: "explain", game: this.id, what, ask: 0 });
  }

  private toldWhy(message: any): void {
    const said = { ja: message.ja ?? [], en: message.en ?? [] };
    if (message.what === "stack" || message.what === "triggers") this.standing = { ...this.standing, [message.what]: said };
    else if (message.what === "values" && this.explained) {
      const names = (message.told ?? []) as string[];
      this.explained.rows = names.map((name, place) => ({ name, label: { ja: said.ja[place] ?? name, en: said.en[place] ?? name }, ja: [], en: [], asked: false }));
      const shown = (this.look?.look.face?.figures ?? []).map((each) => each.now);
      names.forEach((name, place) => shown.includes(name) && this.explainValue(place));
    } else if (message.what === "value") {
      const row = this.explained?.rows[(message.ask ?? 0) - ROWS];
      if (row) [row.ja, row.en] = [said.ja, said.en];
    }
  }

  say(type: string, rest: Record<string, unknown> = {}): void {
    sendLater({ type, game: this.id, ...rest });
  }

  get isWatching(): boolean {
    return this.watches;
  }

  name(seat: number): string {
    const player = this.seated?.players[seat];
    const mine = seat === this.seat && !this.watches;
    if (mine) return settings.language === "ja" ? "あなた" : "You";
    if (!player) return settings.language === "ja" ? "相手" : "Opponent";
    const name = typeof player === "string" ? player : player.name || player.person;
    if (name.startsWith("bot:")) return settings.language === "ja" ? "コンピューター" : "Computer";
    return settings.names ? name : settings.language === "ja" ? `プレイヤー${seat + 1}` : `Player ${seat + 1}`;
  }

  isBot(seat: number): boolean {
    const player = this.seated?.players[seat];
    const name = typeof player === "string" ? player : (player?.person ?? "");
    return name.startsWith("bot:");
  }

  // A sentence of the server with the players called as the reader calls them.
  named(text: string): string {
    for (const seat of [0, 1]) {
      const player = this.seated?.players[seat];
      const name = typeof player === "string" ? player : player?.name;
      if (!name || name.length < 3) continue;
      const called = this.name(seat);
      // Within an English sentence one is called "you".
      text = text.replaceAll(name, (_, at: number) => (called === "You" && /[^.:!?(\s]\s*$/.test(text.slice(0, at)) ? "you" : called));
    }
    return text;
  }
}
