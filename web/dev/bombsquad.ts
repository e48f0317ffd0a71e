/** The parts of the Bomb Squad picture at a table of a running server: `?table=ID&lang=en#seat=SECRET`. */

import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/sizes.css";
import "../src/styles/base.css";
import { Compose } from "../src/lib/compose.svelte";
import { TableState } from "../src/lib/table.svelte";
import { Words } from "../src/lib/words.svelte";
import { pictureOf, wordsOf } from "../src/games";
import Parts from "./Parts.svelte";

const asked = new URLSearchParams(location.search);
const secret = location.hash.replace("#seat=", "");
const state = new TableState(asked.get("table") ?? "", secret);
const words = new Words("bombsquad", () => state.view);
words.uses(await wordsOf("bombsquad"));
await words.speak(asked.get("lang") ?? "en");
const picture = await pictureOf("bombsquad");
if (asked.has("theme")) document.documentElement.dataset["theme"] = asked.get("theme") ?? "";
if (picture)
  mount(Parts, { target: document.body, props: { state, words, compose: new Compose(state, words), picture } });
