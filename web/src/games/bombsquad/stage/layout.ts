/** How the stage is shared between the building and the others' hands: settled by the building and the window alone. */

/** In one line above the building, in rows above it, in columns beside it, in a line below it, or not on the stage. */
export type Hands = "line" | "rows" | "beside" | "below" | "off";

export interface Layout {
  hands: Hands;
  /** How long a space is, in pixels. */
  cell: number;
  /** How wide a card in a hand is, in pixels. */
  card: number;
  /** How wide what says whose hand it is, in pixels. */
  who: number;
  /** How many hands lie in one line. */
  across: number;
  /** How much is free on either side of the building, in pixels. */
  margin: number;
  /** Whether the piles lie beside the building, not beside the hands. */
  pilesApart: boolean;
  /** Whether your own hand lies under the building: on a phone that lies on its side. */
  own: boolean;
}

interface Size {
  width: number;
  height: number;
}

interface Building {
  rows: number;
  columns: number;
}

/** The figures of columns and rows stand at the left and above; the other sides need room for half a wall. */
export const MARGIN = { figures: 22, edge: 6 };
export const AROUND = MARGIN.figures + MARGIN.edge;

/** A card is this much higher than wide. */
const CARD = 84 / 60;
const GAP = 5;
const PAD = 16;
/** Under a card: what its holder knows of it. */
const MARKS = 24;
const CARDS = { least: 44, most: 54, beside: 58, rows: 72 };
const LINE = Math.ceil(CARDS.most * CARD) + MARKS + 12;
const PILES = 116;
/** Where the stage is lower or narrower than this the hands lie elsewhere, unless it's low but wide, as on a laptop. */
const LEAST = { width: 600, height: 400 };
const LOW = { width: 860, height: 290 };
/** The height of your own hand with two lines under each card, and from which height of the stage there is room for it. */
const OWN = { height: 120, from: 320 };
/** The least width of hands beside a building. */
const SIDE = 200;
/** From this height for a width of 1 a building is as good as square, and a stage stands upright. */
const SQUARE = 0.75;

/** `seated`: whether you have a hand of your own. */
export function layoutOf(stage: Size, building: Building, others: number, cards: number, seated = true): Layout {
  const hands = handsOf(stage, building);
  const own = seated && hands === "off" && !isSquare(building) && stage.height >= OWN.from;
  const across = acrossOf(hands, others);
  const lines = hands === "beside" || hands === "off" ? 0 : Math.ceil(others / across);
  const sides = hands === "beside" ? 2 * SIDE : 0;
  const high = (stage.height - lines * LINE - (own ? OWN.height : 0) - AROUND) / building.rows;
  const cell = Math.floor(Math.max(1, Math.min((stage.width - sides - AROUND) / building.columns, high)));
  const left = { width: stage.width - cell * building.columns, height: stage.height - cell * building.rows - AROUND };
  const apart = hands === "line" && others > 2;
  const whole =
    hands === "beside"
      ? (left.width - AROUND) / 2 - PAD
      : (stage.width - 2 * PAD - (apart || hands === "below" ? 0 : PILES)) / across - PAD;
  const who = hands === "beside" ? 0 : across > 3 ? 40 : across > 2 ? 56 : 78;
  const room = (whole - who - GAP * Math.max(0, cards - 1)) / Math.max(1, cards);
  const fitting = hands === "rows" ? ((left.height - PAD) / lines - MARKS - GAP) / CARD : Infinity;
  const most = hands === "beside" ? CARDS.beside : hands === "rows" ? CARDS.rows : CARDS.most;
  const card = Math.floor(Math.max(CARDS.least, Math.min(most, room, fitting)));
  const margin = hands === "beside" ? 0 : (left.width - AROUND) / 2;
  return { hands, cell, card, who, across, margin, pilesApart: apart, own };
}

function isSquare({ rows, columns }: Building): boolean {
  return rows / columns >= SQUARE;
}

function handsOf(stage: Size, building: Building): Hands {
  const low = stage.width >= LOW.width && stage.height >= LOW.height;
  if (!low && (stage.width < LEAST.width || stage.height < LEAST.height)) return "off";
  const upright = stage.height / stage.width >= SQUARE;
  if (upright) return isSquare(building) ? "below" : "rows";
  return isSquare(building) ? "beside" : "line";
}

/** How many hands lie in one line. */
function acrossOf(hands: Hands, others: number): number {
  if (hands === "beside") return 1;
  if (hands === "rows") return others > 2 ? 2 : 1;
  return Math.max(1, others);
}
