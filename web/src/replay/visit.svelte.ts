/** A visit to the past of a table: what it takes to look back, and what went wrong. */

import { signed } from "../account/signed.svelte";
import * as calls from "../lib/api-calls";
import { recovered } from "../lib/asking";
import type { Compose } from "../lib/compose.svelte";
import { Desk } from "../lib/desk.svelte";
import { reader } from "../lib/reader.svelte";
import { type Say, speaker } from "../lib/say";
import { gameWords } from "../games/speech";
import { secretOf } from "../lib/storage";
import type { TableView } from "../lib/wire";
import type { Words } from "../lib/words.svelte";
import { Lead } from "./lead.svelte";
import { Replay } from "./replay.svelte";

/** What every part of the replay works on. */
export interface Study {
  replay: Replay;
  lead: Lead;
  sheet: TableView;
  words: Words;
  /** By the table as it is at the end: moves to come name bots and units that aren't there yet. */
  afterwards: Words;
  compose: Compose;
  desk: Desk;
  say: Say;
}

export class Look {
  readonly id: string;
  study = $state.raw<Study | null>(null);
  fault = $state.raw<calls.Failed | null>(null);

  constructor(id: string) {
    this.id = id;
  }

  async begin(): Promise<void> {
    this.fault = null;
    try {
      this.study = await this.#open();
      await this.study.replay.begin(location.hash);
    } catch (error) {
      if (!(error instanceof calls.Failed)) throw error;
      this.fault = error;
    }
  }

  async #open(): Promise<Study> {
    const sheet = await calls.look(this.id);
    const secret = secretOf(this.id) || (await recovered(this.id)) || (await signed.takeUp(this.id));
    const replay = new Replay(this.id, secret);
    const words = await gameWords(
      sheet.game,
      reader.lang,
      () => replay.state.view,
      () => replay.state.table ?? sheet,
    );
    const afterwards = await gameWords(
      sheet.game,
      reader.lang,
      () => replay.live.view ?? replay.state.view,
      () => replay.live.table ?? sheet,
    );
    const compose = replay.composed(words);
    return {
      replay,
      lead: new Lead(replay),
      sheet,
      words,
      afterwards,
      compose,
      desk: new Desk(sheet.game),
      say: speaker(words),
    };
  }

  end(): void {
    this.study?.replay.end();
  }
}
