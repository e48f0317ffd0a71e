/** The languages that the page speaks, and the one for this reader. */

import { liking } from "./storage";

export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français" } as const;

export type Lang = keyof typeof LANGUAGES;

function known(lang: string): lang is Lang {
  return lang in LANGUAGES;
}

/** What the reader chose, else the first that the browser asks for. */
export function firstLang(): Lang {
  const wanted = [liking("lang"), ...navigator.languages].map((lang) => lang.slice(0, 2));
  return wanted.find(known) ?? "en";
}
