/** A visit to a table: looking at it from the door, sitting down or watching, and what went wrong. */

import { signed } from "../account/signed.svelte";
import * as calls from "../lib/api-calls";
import { Around } from "../lib/around.svelte";
import { recovered, sit } from "../lib/asking";
import { Compose } from "../lib/compose.svelte";
import { Desk } from "../lib/desk.svelte";
import { home } from "../lib/home";
import { reader } from "../lib/reader.svelte";
import { speaker } from "../lib/say";
import { pictureOf } from "../games";
import { gameWords } from "../games/speech";
import { dropSecret, isKept, keepTable, secretOf, takeFromAddress } from "../lib/storage";
import { TableState } from "../lib/table.svelte";
import type { No, TableView } from "../lib/wire";
import type { Words } from "../lib/words.svelte";
import type { Position } from "../lib/table.svelte";
import { dropPosition, positionOf } from "../offline/positions";
import type { Parts } from "../lib/parts";

/** The secret opens no seat any more. */
export const ENDED = "GT-KEY-01";
/** Somebody else has the seat. */
const TAKEN = "GT-SEAT-02";

export class Visit {
  readonly id: string;
  /** The table as everybody with the link sees it, from the door. */
  sheet = $state.raw<TableView | null>(null);
  words = $state.raw<Words | null>(null);
  /** What we work on once we are in. */
  parts = $state.raw<Parts | null>(null);
  fault = $state.raw<calls.Failed | null>(null);
  /** Why we were sent back to the door. */
  refused = $state.raw<No | null>(null);
  /** At a table for people around one screen: who has the device. */
  private readonly around: Around | null;

  constructor(id: string) {
    this.id = id;
    this.around = Around.at(id, (secret) => this.enterAgain(secret));
  }

  /** Come to the door, and go in where this browser or the account holds a seat. */
  async begin(): Promise<void> {
    takeFromAddress(this.id);
    this.fault = null;
    if (!home.shared && (await this.recalled())) return; // the board stands while the interpreter starts
    try {
      const sheet = await calls.look(this.id);
      await this.read(sheet);
      if (this.around) return this.around.begin(sheet);
    } catch (error) {
      if (!(error instanceof calls.Failed)) throw error;
      if (error.status !== 0 || !(await this.recalled())) this.fault = error;
      return;
    }
    const secret = secretOf(this.id) || (await recovered(this.id)) || (await signed.takeUp(this.id));
    if (secret) this.enter(secret);
  }

  private async read(sheet: TableView): Promise<void> {
    const table = (): TableState | undefined => this.parts?.table;
    this.words = await gameWords(
      sheet.game,
      reader.lang,
      () => table()?.view ?? null,
      () => table()?.table ?? null,
    );
    this.sheet = sheet;
  }

  /** Without a connection: go in where this browser has kept what its seat saw last. Whether it has. */
  private async recalled(): Promise<boolean> {
    const kept = secretOf(this.id) ? await positionOf(this.id) : null;
    if (kept) pictureOf(kept.sync.table.game).catch(() => null); // it comes beside the words
    const words =
      kept &&
      (await this.read(kept.sync.table).then(
        () => true,
        () => false,
      ));
    if (words) this.enter(secretOf(this.id), kept);
    return Boolean(words);
  }

  /** Sit down, elsewhere if somebody was quicker; throws where the table refuses, and then shows which seats are left. */
  async sit(name: string, seat?: number): Promise<void> {
    try {
      const seated = await sit(this.id, name, seat);
      this.enter(seated.secret);
    } catch (error) {
      this.sheet = await calls.look(this.id).catch(() => this.sheet);
      const left = this.sheet?.seats.findIndex(({ kind }) => kind === "open") ?? -1;
      if (!(error instanceof calls.RefusedCall) || error.no.clause !== TAKEN || left < 0 || left === seat) throw error;
      await this.sit(name, left);
    }
  }

  /** Take up the account's seat on this device only; on all others it ends. */
  async takeOnly(): Promise<void> {
    const secret = await signed.takeUp(this.id, true);
    if (secret) this.enter(secret);
  }

  watch(): void {
    this.enter("");
  }

  /** The server will not have us inside: back to the door, without a secret that has ended. */
  async turnedAway(by: No): Promise<void> {
    if (by.clause === ENDED) {
      dropSecret(this.id);
      void dropPosition(this.id);
    }
    this.refused = by;
    this.end();
    await this.begin();
  }

  end(): void {
    this.parts?.table.close();
    this.parts = null;
  }

  /** Remember the table for the list of your own tables; a seat that is new here is kept with the account too. */
  remember(table: TableView, seat: number): void {
    if (seat < 0) return;
    if (!isKept(this.id)) signed.keep([this.id]);
    keepTable({ id: this.id, game: table.game, title: table.title, seat, seen: Date.now() });
  }

  /** With nothing left of what was on the page. */
  private enterAgain(secret: string): void {
    this.end();
    this.enter(secret);
  }

  private enter(secret: string, kept: Position | null = null): void {
    const { words, sheet } = this;
    if (!words || !sheet) return;
    const table = new TableState(this.id, secret);
    if (kept) table.restore(kept);
    const compose = new Compose(table, words);
    this.parts = {
      table,
      words,
      compose,
      desk: new Desk(sheet.game, this.id),
      say: speaker(words),
      around: this.around,
    };
    table.connect();
  }
}
