// Short notes, made on the spot, for who has switched them on: a question, a card that moved, little time, the end.

import { settings } from "./settings.svelte";

const NOTES: Record<string, [number, number][]> = {
  // frequency, when it begins
  asked: [[660, 0]],
  moved: [[330, 0]],
  hurry: [[880, 0], [880, 0.16]],
  ended: [[523, 0], [659, 0.14], [784, 0.28]],
};
let audio: AudioContext | undefined;

export function sound(name: keyof typeof NOTES): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [frequency, after] of NOTES[name]) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    loud.gain.setValueAtTime(0.0001, now + after);
    loud.gain.exponentialRampToValueAtTime(0.12, now + after + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.18);
    tone.connect(loud).connect(audio.destination);
    tone.start(now + after);
    tone.stop(now + after + 0.2);
  }
  (window as unknown as { fudaSounds?: string[] }).fudaSounds?.push(name);
}
