/** Whole matches take minutes, so each commit plays half of them; `scripts/browsers` plays them all. */

import { SAMPLE } from "./looked";

/** Leave a test out unless even, or odd, commits play its match and this is one. */
export function playedBy(commits: "even" | "odd", skip: (without: boolean, why: string) => void): void {
  const played = process.env["EVERY_MATCH"] === "1" || SAMPLE % 2 === (commits === "even" ? 0 : 1);
  skip(!played, "another commit plays it");
}
