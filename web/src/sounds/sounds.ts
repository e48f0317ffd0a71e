/** Short sounds, made when they are needed: nothing is loaded, and nothing is heard before the page was touched. */

import { reader } from "../lib/reader.svelte";
import { VOICES, type Sound, type Voice } from "./voices";

export type { Sound };

/** Everything together stays quiet. */
const VOLUME = 0.55;
const ATTACK = 0.008;
const SILENT = 0.0001;
/** Milliseconds in which anything else is heard instead of a plain move. */
const INSTEAD = 60;

let context: AudioContext | null = null;
let volume: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let plain: ReturnType<typeof setTimeout> | undefined;

/** Sound, unless the reader wants silence. That somebody moved is heard only where nothing else is. */
export function play(sound: Sound): void {
  if (!reader.sounds) return;
  clearTimeout(plain);
  if (sound === "move") plain = setTimeout(() => sounded(sound), INSTEAD);
  else sounded(sound);
}

/** Sound at once. A browser stays silent until its page was touched; what was missed then is not made up for. */
export function sounded(sound: Sound): void {
  if (!("AudioContext" in globalThis) || !isTouched()) return;
  context ??= new AudioContext();
  volume ??= loudness(context);
  void context.resume();
  for (const voice of VOICES[sound]) strike(context, volume, voice);
}

function isTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

function loudness(on: AudioContext): GainNode {
  const made = new GainNode(on, { gain: VOLUME });
  made.connect(on.destination);
  return made;
}

function strike(on: AudioContext, into: AudioNode, voice: Voice): void {
  const { after = 0, seconds, loud } = voice;
  const from = on.currentTime + after;
  const swell = new GainNode(on, { gain: SILENT });
  swell.gain.setValueAtTime(SILENT, from);
  swell.gain.exponentialRampToValueAtTime(loud, from + ATTACK);
  swell.gain.exponentialRampToValueAtTime(SILENT, from + seconds);
  swell.connect(into);
  const source = voice.wave === "noise" ? noise(on, voice, swell) : tone(on, voice, from, swell);
  source.start(from);
  source.stop(from + seconds);
}

function tone(on: AudioContext, { wave, pitch, to, seconds }: Voice, from: number, into: AudioNode): OscillatorNode {
  const made = new OscillatorNode(on, { type: wave === "noise" ? "sine" : wave, frequency: pitch });
  if (to) {
    made.frequency.setValueAtTime(pitch, from);
    made.frequency.exponentialRampToValueAtTime(to, from + seconds);
  }
  made.connect(into);
  return made;
}

/** A hiss around a pitch: what knocks, slides and shuts. */
function noise(on: AudioContext, { pitch, sharp = 1 }: Voice, into: AudioNode): AudioBufferSourceNode {
  hiss ??= hissing(on);
  const made = new AudioBufferSourceNode(on, { buffer: hiss });
  made.connect(new BiquadFilterNode(on, { type: "bandpass", frequency: pitch, Q: sharp })).connect(into);
  return made;
}

function hissing(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return made;
}
