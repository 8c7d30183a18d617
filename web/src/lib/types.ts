// What goes over the wire, as far as the page reads it.

export interface Words {
  ja: string;
  en: string;
}

export interface Mention {
  handle?: number;
  card?: string;
  place?: number;
  [key: string]: unknown;
}

export interface Action {
  verb: string;
  card?: Mention;
  cards?: Mention[];
  numbers?: number[];
}

export interface Asked {
  kind: "act" | "option" | "number" | "cards" | "cells" | "order" | "allocate" | "roll" | "shuffle";
  seat: number;
  clause: string;
  purpose: string;
  options?: (Action | string)[];
  candidates?: (Mention | number)[];
  items?: (Mention | number)[];
  places?: (Mention | number)[];
  limits?: number[];
  least?: number;
  most?: number;
  low?: number;
  high?: number;
}

export interface ZoneShown {
  zone: string;
  owner: number;
  count: number;
  cards: Mention[];
}

export interface View {
  game: string;
  seat: number;
  situation: Record<string, any>;
  zones: ZoneShown[];
  asked: Asked | null;
  standing_in: string[];
  outcome: { winner: number; kind: string; clause: string } | null;
}

export interface AskedWords {
  prompt: Words;
  options?: Words[];
  clause?: Words;
}

export interface Ended {
  winner: number;
  why: string;
  said?: Words;
  seed?: string;
  clause?: string;
  is_public?: boolean;
}

export interface Update {
  type: "update";
  game: string;
  number: number;
  since: number;
  events: Record<string, any>[];
  view: View;
  question: number;
  lines: Words[];
  asked?: AskedWords | null;
  usual?: number | number[] | null;
  passes_at?: number;
  left?: [number, number] | null;
  thinking: [boolean, boolean];
  away: [boolean, boolean];
  may_take_back?: boolean;
  spectators?: number;
  ended?: Ended | null;
}

export interface SeatInfo {
  person: string;
  name: string;
  rating?: number | null;
}

export interface Clock {
  base: number;
  increment: number;
}

export interface Seated {
  type: "seated";
  game: string;
  title: string;
  variant: string;
  seat: number;
  players: [SeatInfo | string, SeatInfo | string];
  commitment: string;
  clock?: Clock | null;
  is_rated?: boolean;
  auto?: string;
  alone?: boolean;
  origin?: string;
  origin_number?: number;
}

export interface Area {
  zone: string;
  kind: "row" | "pile" | "fan" | "stack" | "grid";
  label: Words;
  line?: number;
  places?: number;
  size?: "small" | "normal" | "large";
  only_filled?: boolean;
  verbs?: string[];
  back?: boolean;
}

export interface Figure {
  value: string;
  label: Words;
  kind?: "number" | "bar" | "beads";
  most?: number;
  shared?: boolean;
}

export interface FaceFigure {
  at: "cost" | "left" | "right" | "middle";
  label: Words;
  printed?: string;
  now?: string;
  minus?: string;
}

export interface Sign {
  key: string;
  label: Words;
  sign?: string;
  equals?: unknown;
  turn?: "" | "side" | "down";
}

export interface Grid {
  columns: number;
  rows: number;
  zones: string[];
  ground?: string[];
  key?: string;
  order?: string;
  limit?: string;
  lit?: string[];
}

export interface Look {
  areas: Area[];
  figures?: Figure[];
  tucked?: { zone: string; label: Words; key?: string; sign?: string }[];
  grid?: Grid | null;
  face?: {
    figures?: FaceFigure[];
    signs?: Sign[];
    beads?: string;
    live_tags?: string[];
    back?: string;
  };
  steps?: { key: string; names: string[]; words?: string }[];
  chains?: { value: string; label: Words }[];
  threads?: { source?: string; target?: string; pair?: string; zone?: string; marked?: string }[];
  minutes?: [number, number];
  difficulty?: number;
  goal?: Words;
  line?: Words;
}

export interface Drawn {
  number: string;
  name: Words;
  reading?: string;
  kind: string;
  kind_name: Words;
  frame: string;
  colours: string[];
  signs: Words[];
  facts: [string[], string[]];
  text: Words;
  figures: Record<string, number | string>;
  tags?: Words[];
}

export interface GameLook {
  id: string;
  name: Words;
  variants: { id: string; name: Words; summary: Words }[];
  look: Look;
  steps: Record<string, Words>;
  cards: Drawn[];
  decks: string[][];
  cells: Words[];
  cell_verbs: string[];
}

export interface Chosen {
  value: number | number[];
  said: string;
}
