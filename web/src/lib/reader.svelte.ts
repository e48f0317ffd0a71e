/** How this reader likes the page: language, paper or blueprint, picture or text. Kept in this browser. */

import { like, liking } from "./storage";

export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français" } as const;
export const THEMES = ["auto", "dark", "light"] as const;

export type Lang = keyof typeof LANGUAGES;
export type Theme = (typeof THEMES)[number];

function known(lang: string): lang is Lang {
  return lang in LANGUAGES;
}

function firstLang(): Lang {
  const wanted = [liking("lang"), ...navigator.languages].map((lang) => lang.slice(0, 2));
  return wanted.find(known) ?? "en";
}

class Reader {
  lang = $state<Lang>(firstLang());
  theme = $state<Theme>(THEMES.find((theme) => theme === liking("theme")) ?? "auto");
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
    document.documentElement.lang = this.lang;
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const reader = new Reader();
