import { mount } from "svelte";
import App from "./App.svelte";
import { reloadWhenParted } from "./lib/newer";
import { turns } from "./notify/calling";
import { register } from "./offline/register";

reloadWhenParted(window);
turns.begin();
register();
mount(App, { target: document.body });
