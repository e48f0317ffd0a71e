/** What the lobby knows: the games there are, their words, and how they may be set up. */

import * as calls from "../lib/api-calls";
import { reader } from "../lib/reader.svelte";
import { gameWords } from "../lib/speech";
import type { Facts, Game, No, Setting, Value } from "../lib/wire";
import type { Words } from "../lib/words.svelte";

export type Pace = "live" | "daily";

export class LobbyState {
  games = $state.raw<Game[]>([]);
  game = $state.raw<Game | null>(null);
  words = $state.raw<Words | null>(null);
  fault = $state.raw<calls.Failed | null>(null);
  players = $state(3);
  pace = $state<Pace>("live");
  practice = $state(false);
  watch = $state(true);
  /** What the table chose; a setting it left alone is not here. */
  chosen = $state.raw<Facts>({});
  /** Why the game refuses what was chosen. */
  refused = $state.raw<No | null>(null);

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
    const [fewest = 1, most = 1] = game.players;
    this.players = Math.min(Math.max(this.players, fewest), most);
    await this.check();
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
    await this.check();
  }

  async seat(players: number): Promise<void> {
    this.players = players;
    await this.check();
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

  open(name: string): ReturnType<typeof calls.open> {
    const { players, options, pace, practice, watch } = this;
    return calls.open({ game: this.game?.name ?? "", players, options, pace, practice, watch, name });
  }
}

function refusal(error: unknown): No | null {
  if (error instanceof calls.RefusedCall) return error.no;
  if (error instanceof calls.Failed) return null;
  throw error;
}
