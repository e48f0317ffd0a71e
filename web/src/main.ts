import { mount } from "svelte";
import App from "./App.svelte";
import { reloadWhenParted } from "./lib/newer";

reloadWhenParted(window);
mount(App, { target: document.body });
