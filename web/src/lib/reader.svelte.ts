/** How this reader likes the page: language, colours, motion, keys, sounds, picture or text. Kept in this browser. */

import { firstLang, type Lang } from "./languages";
import { like, liking } from "./storage";

export const THEMES = ["auto", "dark", "light"] as const;

/** The usual colours; colours that stay apart for readers who see fewer; the strongest difference of light and dark. */
export const PALETTES = ["usual", "distinct", "contrast"] as const;
export const MOTIONS = ["auto", "less"] as const;
/** How fast what others did is played back. */
export const PLAYBACKS = ["slow", "normal", "fast", "once"] as const;

export type Theme = (typeof THEMES)[number];
export type Palette = (typeof PALETTES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Playback = (typeof PLAYBACKS)[number];

/** What was chosen of some values; the one that is usual where nothing was. */
function chosen<T extends string>(name: string, values: readonly T[], usual: T): T {
  return values.find((value) => value === liking(name)) ?? usual;
}

class Reader {
  lang = $state<Lang>(firstLang());
  theme = $state<Theme>(chosen("theme", THEMES, "auto"));
  palette = $state<Palette>(chosen("palette", PALETTES, "usual"));
  motion = $state<Motion>(chosen("motion", MOTIONS, "auto"));
  playback = $state<Playback>(chosen("playback", PLAYBACKS, "normal"));
  /** Whether single keys do anything at a table; somebody who dictates may not want them. */
  keys = $state(liking("keys") !== "off");
  /** Quiet sounds, unless the reader wants silence. */
  sounds = $state(liking("sounds") !== "off");
  /** Whether bots say why they act. */
  voices = $state(liking("voices") !== "off");
  /** Whether to say something the first time that it happens. */
  firsts = $state(liking("firsts") !== "off");
  /** Whether the reader wants to be called when it is their turn. */
  calls = $state(liking("calls") === "on");
  text = $state(liking("mode") === "text");
  name = $state(liking("name"));

  constructor() {
    this.dress();
  }

  speak(lang: Lang): void {
    this.lang = lang;
    like("lang", lang);
    this.dress();
  }

  wear(theme: Theme): void {
    this.theme = theme;
    like("theme", theme);
    this.dress();
  }

  paint(palette: Palette): void {
    this.palette = palette;
    like("palette", palette);
    this.dress();
  }

  move(motion: Motion): void {
    this.motion = motion;
    like("motion", motion);
    this.dress();
  }

  /** Take up what was chosen at a table meanwhile. */
  recall(): void {
    this.playback = chosen("playback", PLAYBACKS, "normal");
  }

  playAt(playback: Playback): void {
    this.playback = playback;
    like("playback", playback);
  }

  /** Let single keys, sounds or calls be, or not. */
  turn(what: "keys" | "sounds" | "calls" | "voices" | "firsts", on: boolean): void {
    this[what] = on;
    like(what, on ? "on" : "off");
  }

  /** Switch between the picture and the text mode. */
  switchMode(): void {
    this.text = !this.text;
    like("mode", this.text ? "text" : "picture");
  }

  call(name: string): void {
    this.name = name;
    like("name", name);
  }

  private dress(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    worn(root, "theme", this.theme, "auto");
    worn(root, "palette", this.palette, "usual");
    worn(root, "motion", this.motion, "auto");
  }
}

/** Say on the page what the styles go by; what is usual is left out. */
function worn(root: HTMLElement, name: string, value: string, usual: string): void {
  if (value === usual) delete root.dataset[name];
  else root.dataset[name] = value;
}

export const reader = new Reader();
