import { mount } from "svelte";
import App from "./App.svelte";
import { reloadWhenParted } from "./lib/newer";
import { turns } from "./notify/calling";

reloadWhenParted(window);
turns.begin();
mount(App, { target: document.body });
