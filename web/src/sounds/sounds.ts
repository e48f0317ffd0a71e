/** Short tones, made when they are needed: nothing is loaded, and nothing sounds until the reader asks for it. */

import { reader } from "../lib/reader.svelte";

export type Sound = "turn" | "move" | "end";

interface Tone {
  /** In hertz. */
  pitch: number;
  /** Seconds after the first. */
  after: number;
  seconds: number;
  loud: number;
}

export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { pitch: 587, after: 0, seconds: 0.16, loud: 0.16 },
    { pitch: 880, after: 0.13, seconds: 0.3, loud: 0.16 },
  ],
  move: [{ pitch: 330, after: 0, seconds: 0.09, loud: 0.08 }],
  end: [
    { pitch: 523, after: 0, seconds: 0.2, loud: 0.14 },
    { pitch: 659, after: 0.16, seconds: 0.2, loud: 0.14 },
    { pitch: 784, after: 0.32, seconds: 0.45, loud: 0.14 },
  ],
};

const ATTACK = 0.015;
const SILENT = 0.0001;

let context: AudioContext | null = null;

/** Sound, where the reader wants sounds. */
export function play(sound: Sound): void {
  if (reader.sounds) sounded(sound);
}

/** Sound at once. A browser stays silent until its page was touched; what was missed then is not made up for. */
export function sounded(sound: Sound): void {
  if (!("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[sound]) strike(context, tone);
}

function strike(on: AudioContext, { pitch, after, seconds, loud }: Tone): void {
  const from = on.currentTime + after;
  const tone = new OscillatorNode(on, { type: "triangle", frequency: pitch });
  const swell = new GainNode(on, { gain: SILENT });
  swell.gain.setValueAtTime(SILENT, from);
  swell.gain.exponentialRampToValueAtTime(loud, from + ATTACK);
  swell.gain.exponentialRampToValueAtTime(SILENT, from + seconds);
  tone.connect(swell).connect(on.destination);
  tone.start(from);
  tone.stop(from + seconds);
}
