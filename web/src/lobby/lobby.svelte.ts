/** What the lobby knows: the games there are, their words, and how they may be set up. */

import * as calls from "../lib/api-calls";
import { open, persist } from "../lib/asking";
import { home } from "../lib/home";
import { reader } from "../lib/reader.svelte";
import { gameWords } from "../games/speech";
import type { Facts, Game, No, Seated, Setting, Value } from "../lib/wire";
import type { Words } from "../lib/words.svelte";
import { list } from "./calls";

export type Pace = "live" | "daily";

export class LobbyState {
  games = $state.raw<Game[]>([]);
  game = $state.raw<Game | null>(null);
  words = $state.raw<Words | null>(null);
  fault = $state.raw<calls.Failed | null>(null);
  /** How the reader is called at a new table. */
  name = $state(reader.name);
  /** How many tables the reader has; null before they are known. */
  mine = $state<number | null>(null);
  /** Whether opening a table failed without a rule that says why. */
  failed = $state(false);
  /** Whether a table is being opened. */
  busy = $state(false);
  players = $state(3);
  pace = $state<Pace>("live");
  practice = $state(false);
  /** Whether players are warned of blunders, where the table is for practice and hints are free. */
  warns = $state(false);
  watch = $state(true);
  /** Whether newcomers may take over from bots during the match. */
  takeover = $state(false);
  /** How well bots play, where the game knows several levels; empty for the usual one. */
  bots = $state("");
  /** By seat, how well its bot plays, where that differs from `bots`. */
  levels = $state<string[]>([]);
  /** By seat, what somebody else around this screen is called; left out where a bot plays. */
  here = $state<(string | undefined)[]>([]);
  /** How fast bots act: `slow`, `quick`, or as usual. */
  tempo = $state("");
  /** Whether a bot plays for anyone who is away. */
  standIn = $state(false);
  /** How many hints each seat gets: `few`, `none`, or as many as it wants. */
  hints = $state("");
  /** Whether anyone may join. */
  open = $state(false);
  /** What the table chose; a setting it left alone is not here. */
  chosen = $state.raw<Facts>({});
  /** Why the game refuses what was chosen. */
  refused = $state.raw<No | null>(null);
  /** Whether the number of seats was changed to fit what was chosen. */
  fitted = $state(false);

  async begin(): Promise<void> {
    this.fault = null;
    try {
      this.games = await calls.games();
      if (this.games[0]) await this.pick(this.games[0]);
    } catch (error) {
      if (!(error instanceof calls.Failed)) throw error;
      this.fault = error;
    }
  }

  async pick(game: Game): Promise<void> {
    this.words = await gameWords(game.name, reader.lang);
    this.game = game;
    this.chosen = {};
    this.bots = this.hints = this.tempo = "";
    this.warns = false;
    this.levels = [];
    this.here = [];
    this.fitted = false;
    const [fewest = 1, most = 1] = game.players;
    this.players = Math.min(Math.max(this.players, fewest), most);
    if (home.shared)
      await this.check(); // in a browser, asking means loading the game: what is usual is allowed
    else this.refused = null;
  }

  /** How many other people play around this screen. */
  get company(): number {
    return this.here.slice(1, this.players).filter((name) => name !== undefined).length;
  }

  /** What a setting stands at. */
  valueOf(setting: Setting): Value {
    return setting.name in this.chosen ? (this.chosen[setting.name] ?? null) : this.usual(setting);
  }

  private usual(setting: Setting): Value {
    const daily = this.pace === "daily" ? setting.daily : undefined;
    return daily ?? setting.values[0] ?? null;
  }

  async choose(setting: Setting, value: Value): Promise<void> {
    this.chosen = { ...this.chosen, [setting.name]: value };
    this.fitted = false;
    await this.check();
    if (this.refused?.facts?.players !== undefined) await this.fit();
  }

  async seat(players: number): Promise<void> {
    this.players = players;
    this.fitted = false;
    await this.check();
  }

  /** Where a game refuses only the number of seats, take the nearest that it allows. */
  private async fit(): Promise<void> {
    const { game, players, options } = this;
    const [fewest = 1, most = 1] = game?.players ?? [];
    const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).filter((count) => count !== players);
    for (const count of counts.sort((one, other) => Math.abs(one - players) - Math.abs(other - players))) {
      const taken = await calls.tryOptions(game?.name ?? "", count, options).then(() => true, refused);
      if (JSON.stringify(options) !== JSON.stringify(this.options)) return;
      if (!taken) continue;
      this.players = count;
      this.refused = null;
      this.fitted = true;
      return;
    }
  }

  /** The options as the server is told them: what is left to the game is left out. */
  get options(): Facts {
    const settings = this.game?.settings ?? [];
    const all = settings.map((setting) => [setting.name, this.valueOf(setting)] as const);
    return Object.fromEntries(all.filter(([, value]) => value !== null));
  }

  /** Ask the game whether it can be set up like this. */
  async check(): Promise<void> {
    if (!this.game) return;
    const asked = JSON.stringify([this.players, this.options]);
    const no = await calls.tryOptions(this.game.name, this.players, this.options).then(() => null, refusal);
    if (asked === JSON.stringify([this.players, this.options])) this.refused = no;
  }

  /** Open the table, listed where anyone may join. Where only the list fails, the waiting room says so. */
  async lay(name: string, alone: boolean): Promise<Seated> {
    const { players, options, pace, practice, watch, takeover, bots, hints, tempo, standIn } = this;
    const levels = this.levels.slice(0, players);
    const wanted = {
      players,
      options,
      pace,
      practice,
      watch,
      takeover,
      ...(bots && { bots }),
      ...(levels.some(Boolean) && { levels: Array.from(levels, (level) => level ?? "") }),
      ...(hints && { hints }),
      ...(tempo && { tempo }),
      ...(this.warns && practice && !hints && { warns: true }),
      ...(standIn && !alone && { absent: "bot" }),
    };
    const seated = await open({ game: this.game?.name ?? "", ...wanted, name });
    const { table, secret } = seated;
    if (this.open && !alone) await persist((signal) => list(table, secret, reader.lang, signal)).catch(refused);
    return seated;
  }
}

function refused(error: unknown): false {
  if (error instanceof calls.Failed) return false;
  throw error;
}

function refusal(error: unknown): No | null {
  if (error instanceof calls.RefusedCall) return error.no;
  if (error instanceof calls.Failed) return null;
  throw error;
}
