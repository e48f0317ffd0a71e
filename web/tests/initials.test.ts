/** What stands on the mark of a seat. */

import { expect, it } from "vitest";
import { initialsOf } from "../src/lib/initials";

it("tells seats of one name apart by their number", () => {
  const names = ["Guest", "Guest 2", "Guest 12"];
  expect(names.map(initialsOf)).toEqual(["G", "G2", "G12"]);
});

it("is an initial for a name, and the number of a seat that has none", () => {
  expect(["Nora", " élodie ", "R2D2", "", "7"].map(initialsOf)).toEqual(["N", "É", "R", "4", "7"]);
});
