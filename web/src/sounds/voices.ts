/** What each sound is made of: tones that may glide, and hisses around a pitch. */

export type Sound =
  | "turn"
  | "move"
  | "end"
  | "click"
  | "dice"
  | "step"
  | "door"
  | "alarm"
  | "hit"
  | "ping"
  | "threat"
  | "clock"
  | "good"
  | "bad";

export interface Voice {
  wave: "sine" | "triangle" | "square" | "noise";
  /** In hertz; of a hiss its middle. */
  pitch: number;
  /** Where a tone glides to. */
  to?: number;
  /** How narrow a hiss is. */
  sharp?: number;
  /** Seconds after the first. */
  after?: number;
  seconds: number;
  loud: number;
}

const knock = (after: number, pitch: number, loud: number): Voice => ({
  wave: "noise",
  pitch,
  sharp: 4,
  after,
  seconds: 0.05,
  loud,
});

export const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  turn: [
    { wave: "triangle", pitch: 587, seconds: 0.16, loud: 0.16 },
    { wave: "triangle", pitch: 880, after: 0.13, seconds: 0.3, loud: 0.16 },
  ],
  move: [{ wave: "triangle", pitch: 330, seconds: 0.09, loud: 0.08 }],
  end: [
    { wave: "triangle", pitch: 523, seconds: 0.2, loud: 0.14 },
    { wave: "triangle", pitch: 659, after: 0.16, seconds: 0.2, loud: 0.14 },
    { wave: "triangle", pitch: 784, after: 0.32, seconds: 0.45, loud: 0.14 },
  ],
  click: [knock(0, 2600, 0.12)],
  /** A rattle, then the dice land one by one. */
  dice: [
    ...[0, 0.05, 0.09, 0.14, 0.18, 0.24].map((after) => knock(after, 3200, 0.14)),
    ...[0.36, 0.45, 0.56].map((after) => knock(after, 1500, 0.34)),
  ],
  step: [
    { wave: "noise", pitch: 420, sharp: 2, seconds: 0.06, loud: 0.2 },
    { wave: "sine", pitch: 120, to: 70, seconds: 0.08, loud: 0.16 },
  ],
  /** The lock, then the hinge. */
  door: [
    knock(0, 2100, 0.3),
    knock(0.07, 1300, 0.26),
    { wave: "noise", pitch: 520, sharp: 8, after: 0.12, seconds: 0.22, loud: 0.22 },
  ],
  /** Two falling tones: somebody was seen. */
  alarm: [
    { wave: "square", pitch: 988, seconds: 0.14, loud: 0.06 },
    { wave: "square", pitch: 698, after: 0.15, seconds: 0.24, loud: 0.06 },
  ],
  hit: [
    { wave: "sine", pitch: 150, to: 45, seconds: 0.22, loud: 0.42 },
    { wave: "noise", pitch: 240, sharp: 1, seconds: 0.1, loud: 0.3 },
  ],
  ping: [{ wave: "sine", pitch: 1568, seconds: 0.13, loud: 0.11 }],
  threat: [
    { wave: "triangle", pitch: 220, seconds: 0.1, loud: 0.14 },
    { wave: "triangle", pitch: 233, after: 0.08, seconds: 0.16, loud: 0.14 },
  ],
  clock: [knock(0, 4200, 0.2), knock(0.16, 3400, 0.16)],
  good: [
    { wave: "sine", pitch: 110, to: 80, seconds: 0.1, loud: 0.3 },
    { wave: "triangle", pitch: 659, after: 0.03, seconds: 0.12, loud: 0.13 },
    { wave: "triangle", pitch: 988, after: 0.12, seconds: 0.26, loud: 0.13 },
  ],
  bad: [
    { wave: "sine", pitch: 90, to: 50, seconds: 0.16, loud: 0.38 },
    { wave: "triangle", pitch: 196, to: 131, after: 0.04, seconds: 0.34, loud: 0.16 },
  ],
};
