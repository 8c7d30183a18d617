// A figure for each card, made from its number and facts: symmetric, in two layers, the same wherever it is drawn.

import type { Drawn } from "./types";

export const PALETTE: Record<string, [string, string, string]> = {
  // ground, figure, light
  red: ["#7d2622", "#f2a08c", "#ffe1d3"],
  blue: ["#1f4a7d", "#86bdf0", "#dcefff"],
  green: ["#245c37", "#8fd39b", "#e2f7df"],
  sky: ["#1e5f74", "#8fd6e6", "#e0f7fb"],
  purple: ["#4d3178", "#c2a5ee", "#efe4ff"],
  gold: ["#7a5a12", "#f0cf7a", "#fff3cf"],
  dark: ["#2b2836", "#a79cc4", "#e4ddf3"],
  brown: ["#5d3d22", "#dbb088", "#f8e7d3"],
  teal: ["#1c5a55", "#86d5c8", "#dcf7f1"],
  grey: ["#474d57", "#c0c7d2", "#f0f3f7"],
};

function hash(text: string): number {
  let found = 2166136261;
  for (let place = 0; place < text.length; place++) {
    found ^= text.charCodeAt(place);
    found = Math.imul(found, 16777619);
  }
  return found >>> 0;
}

function stream(seed: number): (most: number) => number {
  let state = seed || 1;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % most;
  };
}

// Own small shapes, each in a square of 100 around the middle.
const MOTIFS: Record<string, string[]> = {
  unit: [
    "M0-40C16-40 22-26 18-14 32-8 36 12 34 38H-34C-36 12-32-8-18-14-22-26-16-40 0-40Z",
    "M0-42 30-18 22 34 0 22-22 34-30-18Z",
    "M-6-44H6V-8H26V4H6V40L0 46-6 40V4H-26V-8H-6Z",
    "M0-40 12-12 42-10 18 8 28 38 0 20-28 38-18 8-42-10-12-12Z",
    "M-36-30 0-42 36-30C36 6 22 30 0 44-22 30-36 6-36-30Z",
    "M-40 20C-20-40 20-40 40 20 20 8 14 28 0 28-14 28-20 8-40 20Z",
    "M0-44C10-20 40-16 40 8 40 26 24 34 14 24 18 38 8 44 0 44-8 44-18 38-14 24-24 34-40 26-40 8-40-16-10-20 0-44Z",
    "M-30-40-8-16H8L30-40 34 6C34 28 18 40 0 40-18 40-34 28-34 6Z",
  ],
  item: [
    "M-4-44 10-30 4 6 18 14 12 22-2 16-8 44-18 40-12 10-24 2-18-6-6-2Z",
    "M0-40A40 40 0 1 1-1-40ZM0-20A20 20 0 1 0 1-20Z",
    "M-14-42H14V-26L28-4V36H-28V-4L-14-26Z",
    "M-34-20H34L26 40H-26ZM-16-20C-16-48 16-48 16-20H8C8-36-8-36-8-20Z",
    "M-40-6 0-44 40-6 26-6V40H-26V-6Z",
    "M-8-44H8V-28H40V-14H8V44H-8V-14H-40V-28H-8Z",
  ],
  event: [
    "M8-46-28 6H-4L-10 46 28-10H4Z",
    "M-42 0C-20-32 20-32 42 0 20 32-20 32-42 0ZM0-14A14 14 0 1 0 1-14Z",
    "M-44 10C-30-10-16 26 0 10 16-6 30 26 44 6V24C30 44 16 12 0 28-16 44-30 12-44 28ZM-44-22C-30-42-16-6 0-22 16-38 30-6 44-26V-8C30 12 16-20 0-4-16 12-30-20-44-4Z",
    "M0-44 14-14 44 0 14 14 0 44-14 14-44 0-14-14Z",
    "M-40 40C-34-10-10-40 40-42 34-6 16 24-18 26L-30 42Z",
    "M0-44A44 44 0 1 1-30-32L-18-18A26 26 0 1 0 0-26Z",
    "M-42-14 0-42 42-14 28 10 0-10-28 10ZM-28 22 0 2 28 22 0 44Z",
  ],
  charm: [
    "M0-46 11-15 43-14 17 6 26 38 0 19-26 38-17 6-43-14-11-15ZM0-12A12 12 0 1 0 1-12Z",
    "M0-44 38-22V22L0 44-38 22V-22ZM0-24-20-12V12L0 24 20 12V-12Z",
    "M-40-40H40L8 0 40 40H-40L-8 0Z",
    "M0-44A44 44 0 0 1 0 44 22 22 0 0 1 0 0 22 22 0 0 0 0-44ZM0-32A10 10 0 1 1-1-32Z",
    "M-10-44H10L14-14 44-10V10L14 14 10 44H-10L-14 14-44 10V-10L-14-14Z",
    "M0-42C26-42 42-20 30 4 22 20 30 34 42 38 8 50-20 40-20 14-20-8 4-8 4 8-4-2-12 6-8 16-34 12-42-42 0-42Z",
  ],
  land: [
    "M-46 34-14-30 4 6 16-12 46 34Z",
    "M-44 10H44V20H-44ZM-36 28H36V36H-36ZM0-40 34 2H-34Z",
    "M-8 44V8C-36 10-40-14-26-22-30-44 0-48 8-34 30-40 42-16 28-4 24 10 14 8 8 8V44Z",
    "M-38 40V-30H-24V-16H-8V-34H8V-16H24V-30H38V40H10V14H-10V40Z",
    "M-46-8C-30-30-14 12 2-8 18-28 30 4 46-14V40H-46Z",
  ],
};

const SMALL = [
  (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="5"/>`,
  (x: number, y: number) => `<path d="M${x} ${y - 7}l7 7-7 7-7-7z"/>`,
  (x: number, y: number) => `<path d="M${x - 5} ${y - 5}h10v10h-10z"/>`,
  (x: number, y: number) => `<path d="M${x} ${y - 6}l6 11h-12z"/>`,
  (x: number, y: number) => `<path d="M${x - 6} ${y}a6 6 0 0 1 12 0z"/>`,
  (x: number, y: number) => `<path d="M${x - 6} ${y - 2}h4v-4h4v4h4v4h-4v4h-4v-4h-4z"/>`,
];

const made = new Map<string, string>();

// The emblem as the inside of an SVG of 0 0 100 100.
export function emblem(game: string, card: Drawn): string {
  const key = `${game}/${card.number}`;
  const known = made.get(key);
  if (known) return known;
  const next = stream(hash(key + card.name.ja));
  const first = PALETTE[card.colours[0]] ?? PALETTE.grey;
  const second = PALETTE[card.colours[1] ?? card.colours[0]] ?? first;
  const cost = Number(card.figures.cost ?? card.figures.right ?? 0);
  const rich = Math.min(16, 7 + (Number.isFinite(cost) ? Math.min(cost, 8) : 3));
  const shape = SMALL[next(SMALL.length)];
  const other = SMALL[next(SMALL.length)];
  let small = "";
  const taken = new Set<number>();
  for (let count = 0; count < rich; count++) {
    const column = next(4);
    const row = next(7);
    if (taken.has(column * 7 + row)) continue;
    taken.add(column * 7 + row);
    const y = 8 + row * 14;
    const draw = next(3) ? shape : other;
    small += draw(8 + column * 14, y);
    if (column < 3) small += draw(92 - column * 14, y);
  }
  const motifs = MOTIFS[card.frame] ?? MOTIFS.unit;
  const motif = motifs[hash(card.text.ja.slice(0, 6) + card.kind + card.number) % motifs.length];
  const inner = motifs[next(motifs.length)];
  const turn = [0, 0, 0, 45, 180][next(5)];
  const size = 0.66 + next(4) * 0.05;
  const gap = next(3);
  const drawn =
    `<rect width="100" height="100" fill="${first[0]}"/>` +
    (card.colours.length > 1 ? `<path d="M100 0V100H0Z" fill="${second[0]}"/>` : "") +
    `<g fill="${second[1]}" opacity=".38">${small}</g>` +
    `<g transform="translate(50 50) rotate(${turn}) scale(${size})"><path d="${motif}" fill="${first[2]}" stroke="${first[0]}" stroke-width="5" paint-order="stroke" fill-rule="evenodd"/></g>` +
    `<g transform="translate(50 ${48 + gap * 2}) scale(${0.2 + next(3) * 0.04})"><path d="${inner}" fill="${second[0]}" fill-rule="evenodd"/></g>`;
  made.set(key, drawn);
  return drawn;
}

export function ground(colours: string[]): string {
  return (PALETTE[colours[0]] ?? PALETTE.grey)[0];
}
