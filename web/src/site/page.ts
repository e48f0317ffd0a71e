/** What every place of the site shows, once it's said where its tables are. */

import { mount } from "svelte";
import "../main";
import Disk from "./Disk.svelte";
import { worked } from "./home";
import Starting from "./Starting.svelte";

for (const part of [Starting, Disk]) mount(part, { target: document.body });
worked.start();
