/** The Firewall's turn as it is told act by act: where it begins and ends, and which lines are told together. */

import { kindOf, type Turn } from "../../../board/playback/playback.svelte";
import { stage } from "../playback/stages";
import type { Game } from "../view";

/** The Password is given before the first round, too; only this clause gives it in the Firewall's turn. */
const PASSED_ON = "BR-FWPASS-01";
const ENDS = ["RoundBegan", "TurnBegan", "GameEnded"];
/** What only completes the line before it, or is not the Firewall's doing. */
const TRAILING = ["Passed", "OrderGiven", "CardResolved", "TrackStayed", "DieStayed", "GuardianShuffledIn"];

export const FIREWALL_TURN: Turn<Game> = {
  begins: (told) => kindOf(told) === "PasswordGiven" && (told.cites ?? []).includes(PASSED_ON),
  ends: (told) => ENDS.includes(kindOf(told)),
  belongs: (_act, told) => TRAILING.includes(kindOf(told)),
  heralds: () => false,
  stage,
  onClock: (view) => (view.window?.closes ?? 0) > 0,
};
