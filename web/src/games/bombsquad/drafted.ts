/** What was put together on the pieces, as the question bar says it: a sentence, and the button that answers. */

import type { Compose, Draft, Option } from "../../lib/compose.svelte";
import type { TableState } from "../../lib/table.svelte";
import type { Words } from "../../lib/words.svelte";
import type { ControlRoom } from "./control.svelte";
import { dealing } from "./dealing";
import type { Informing } from "./informing.svelte";
import type { Playing } from "./playing.svelte";
import { planOf } from "./running";

interface Parts {
  match: TableState;
  words: Words;
  compose: Compose;
  room: ControlRoom;
  informing: Informing;
  playing: Playing;
}

export function drafted(parts: Parts): Draft | null {
  return told(parts) ?? called(parts) ?? picked(parts) ?? ordered(parts) ?? cast(parts);
}

/** A role that is picked. */
function cast({ words, compose }: Parts): Draft | null {
  const { held } = compose;
  const [option] = held.startsWith("role:") ? compose.matches(held) : [];
  if (!option) return null;
  return {
    title: words.texts.render("draft-role", { value: held.slice(5) }),
    label: words.say("draft-role-do"),
    answer: () => compose.choose(option, held),
    back: () => void compose.release(),
  };
}

/** A clue about a card of another hand. */
function told({ match, words, informing }: Parts): Draft | null {
  const { card, picked, chips } = informing;
  if (!card) return null;
  const seat = Number(card.split(":")[1]);
  const name = match.table?.seats[seat]?.name || words.texts.render("hand-player", { seat: seat + 1 });
  const value = picked?.colour || picked?.action || "";
  return {
    title: picked ? words.texts.render("draft-tell", { name, value }) : words.texts.render("draft-tell-what", { name }),
    label: picked ? words.texts.render("draft-tell-do", { value }) : "",
    answer: () => informing.tell(),
    back: () => informing.letGo(),
    chips: chips.map((clue) => ({
      label: words.texts.render("clue-value", { value: clue.colour || clue.action || "" }),
      on: clue === picked,
      choose: () => informing.pick(clue),
    })),
  };
}

/** An own card that is picked: what is usually done with it, and what else can be. */
function picked({ words, room, compose, playing }: Parts): Draft | null {
  const [usual, ...others] = playing.verbs;
  if (!usual) return null;
  const label = (verb: Option): string => dealing(verb, room.scene, words).name;
  return {
    title: words.texts.render("draft-card", { place: playing.card + 1 }),
    label: label(usual),
    answer: () => playing.play(usual),
    back: () => void compose.release(),
    chips: others.map((verb) => ({ label: label(verb), on: false, choose: () => playing.play(verb) })),
  };
}

/** What an own card is called before it is discarded. */
function called({ words, compose, playing }: Parts): Draft | null {
  const { call, named } = playing;
  if (!call) return null;
  const what = { colour: call.colour ?? "none", action: call.action ?? "none" };
  return {
    title: named ? words.texts.render("draft-discard", what) : words.say("draft-discard-what"),
    label: named ? words.say("draft-discard-do") : "",
    answer: () => playing.discard(),
    back: () => void compose.back(),
  };
}

/** An order with its costs: it runs with the ways that are planned. */
function ordered({ words, compose, room }: Parts): Draft | null {
  const { wish } = compose;
  const { rehearsal, running } = room;
  if (wish?.verb !== "order" || running) return null;
  const { cost = 0, errors = 0, short = 0, acts = [] } = rehearsal ?? {};
  const open = acts.some(({ how }) => how === "open");
  const slots = wish.args["slots"] as number[];
  const changed =
    slots.length < (room.view?.frame.length ?? 0) ||
    slots.some((slot, i) => slot < (slots[i - 1] ?? 0)) ||
    room.directions.some(Boolean);
  const id = !rehearsal ? "draft-order" : short ? "draft-order-short" : open ? "draft-order-open" : "draft-order-costs";
  return {
    title: words.texts.render(id, { cost, errors, short }),
    label: words.say("draft-order-do"),
    aside: rehearsal ? words.texts.render("cost-cells", { n: cost }) : "",
    doubtful: open || errors > 0 || short > 0,
    answer: () => {
      const steps = rehearsal ? planOf(wish, rehearsal) : [];
      if (steps.length > 1) void compose.plan(steps);
      else compose.finish();
    },
    ...(changed && {
      back: () => {
        room.planAgain(0);
        compose.startOver();
      },
    }),
  };
}
