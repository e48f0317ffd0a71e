/** The page without a server: first it's said where the tables are, then everything begins as it always does. */

import { mount } from "svelte";
import "./home";

void import("../main").then(async () => {
  const { default: Starting } = await import("./Starting.svelte");
  mount(Starting, { target: document.body });
});
