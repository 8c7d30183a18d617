// What the reader has chosen; kept in this browser only.

export type Language = "ja" | "en";
export type Theme = "auto" | "dark" | "light";
export type Motion = "none" | "fast" | "normal" | "slow";

export interface Settings {
  language: Language;
  cards: Language;
  theme: Theme;
  size: number; // of the text, in per cent
  motion: Motion;
  confirms: boolean; // resigning and what cannot be undone
  single: boolean; // an only choice is made by itself
  sound: boolean;
  names: boolean; // whether names of others are shown
  ratings: boolean;
  chat: boolean;
  tips: boolean; // the sentences of help in a first game
  stops: Record<string, string[]>; // per game, the steps of a turn at which to stop
  auto: boolean; // windows in which nothing can be done are passed
}

const usual: Language = typeof navigator !== "undefined" && navigator.language.startsWith("ja") ? "ja" : "en";

const start: Settings = {
  language: usual,
  cards: usual,
  theme: "auto",
  size: 100,
  motion: "normal",
  confirms: true,
  single: true,
  sound: false,
  names: true,
  ratings: true,
  chat: true,
  tips: true,
  stops: {},
  auto: true,
};

const KEY = "fuda-settings";

function kept(): Settings {
  try {
    return { ...start, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...start };
  }
}

export const settings: Settings = $state(kept());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.motion = settings.motion;
  root.style.fontSize = `${settings.size}%`;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

// How long a movement takes, in milliseconds; nothing for whoever asks the system for less motion.
export function duration(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { none: 0, fast: 140, normal: 260, slow: 600 }[settings.motion];
}
