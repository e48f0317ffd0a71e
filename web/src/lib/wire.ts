/** The messages of a table by the names the client uses. Their types are the server's own, from `scripts/api-types`. */

import type { components, Value } from "./api";

export type { Value };

type Schemas = components["schemas"];

export type Facts = Schemas["Facts"];
export type Wish = Schemas["PlainWish"];

export type Rows = Schemas["Rows"];
export type Some = Schemas["Some"];
export type Order = Schemas["Order"];
export type Split = Schemas["Split"];
export type Part = Schemas["Part"];
export type Act = Schemas["Act"];

/** A wish with the clause that forbids it, or that warns of it. */
export type Marked = Schemas["Marked"];
export type Ask = Schemas["Put"];
export type Over = Schemas["Ended"];

/** What an audience was told: a kernel item has a `rev`, a table item has an `at`. */
export type Item = Schemas["Item"];

export type Seat = Schemas["SeatView"];
export type TableView = Schemas["TableView"];
export type Clock = Schemas["Clock"];
export type Talk = Schemas["Talk"];
export type Undo = Schemas["UndoView"];

export type FrameView = Schemas["FrameView"];
export type Sync = Schemas["Sync"];
export type Update = Schemas["Update"];
export type Done = Schemas["Done"];
export type Led = Schemas["Led"];
export type No = Schemas["No"];
export type Unsure = Schemas["Unsure"];
export type Message = Schemas["Message"];

export function isAsk(item: Ask | Over | null): item is Ask {
  return item?.item === "ask";
}

export function isOver(item: Ask | Over | null): item is Over {
  return item?.item === "over";
}

export type Command = Schemas["Command"];
/** One answer of a plan, and the alarms that are expected from it. */
/** Without `least` a step counts on no figures. */
export type PlanStep = Omit<Schemas["PlainStep"], "least"> & Partial<Pick<Schemas["PlainStep"], "least">>;
export type Tempo = Schemas["SetTempo"]["tempo"];
/** How fast bots may act. */
export const TEMPOS: readonly Tempo[] = ["slow", "", "quick"];
/** When a seat wants to be asked where everything that can be done is optional. */
export type Stop = Schemas["SetStop"]["stop"];
/** What an option costs and would bring. */
export type Weighed = Schemas["Weighed"];
export type Then = Schemas["Then"];
/** A question that comes once the seat has gone on. */
export type Ahead = Schemas["Ahead"];
export type Outlook = Schemas["Outlook"];
export type Advice = Schemas["Advice"];
export type Review = Schemas["Review"];
export type Reviewed = Schemas["Reviewed"];

/** A command without its id, which is made when it is sent. */
export type Intent = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

export type Seated = Schemas["Seated"];
/** The seats that one person has at a new table, by their secrets. */
export type Tried = Schemas["Tried"];
export type Filed = Schemas["Filed"];
export type Setting = Schemas["Setting"];
export type Game = Schemas["GameView"];
export type GameCard = Schemas["GameWords"];
export type FirstMatch = Schemas["FirstMatch"];
export type Clause = Schemas["Clause"];
export type SceneName = Schemas["SceneName"];
export type Lesson = Schemas["LessonText"];
export type Book = Schemas["BookView"];
export type Chapter = Schemas["ChapterText"];
export type Term = Schemas["TermText"];
/** What deserves a sentence the first time it happens. */
export type Moment = Schemas["MomentText"];
export type Me = Schemas["Me"];
export type Credentials = Schemas["Credentials"];
