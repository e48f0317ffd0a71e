/** The Advanced roles. */

import { box, brows, disc, EYES, type Face, fill, line, mouth, star } from "./marks";

/** Long hair, half-moon glasses on a chain. */
const analyst: Face = {
  skin: 1,
  behind: [fill("hair2", "M24 46c0-21 10-33 26-33s26 12 26 33l2 40H22z", { shade: 0.2 })],
  suit: [fill("paper", "M40 75l10 12 10-12")],
  front: [
    ...EYES,
    brows("hair2"),
    mouth("wry"),
    fill("hair2", "M30 46c-2-19 8-29 20-29s22 10 20 29c-2-10-6-15-10-18-9 1-18 0-22-3-4 4-7 10-8 21z"),
    line("advanced", 2.2, "M35 44h14c0 6-3 8-7 8s-7-2-7-8zM51 44h14c0 6-3 8-7 8s-7-2-7-8z"),
    line("paper", 1.4, "M35 46c-5 6-6 14-5 24M65 46c5 6 6 14 5 24", { dashed: true }),
  ],
};

/** A peaked cap and epaulettes. */
const commander: Face = {
  skin: 3,
  suit: [
    fill("gold", `${box(12, 76, 20, 7, 3)}${box(68, 76, 20, 7, 3)}`),
    fill("paper", "M40 75l10 10 10-10"),
    fill("dark", "M47 84h6l2 16H45z"),
  ],
  front: [
    ...EYES,
    brows("hair1", 1),
    mouth("firm"),
    fill("advanced", "M20 27c6-11 18-15 30-15s24 4 30 15l-9 7H29z", { shade: 0.5 }),
    fill("advanced", "M56 12.2c11 1 19 6 24 14.8l-9 7h-9c1-8-1-16-6-21.8z", { shade: 0.6 }),
    fill("dark", "M28 32h44v6H28z"),
    fill("line", "M28 38h44c-3 6-41 6-44 0z"),
    fill("gold", star(50, 17)),
  ],
};

/** The heavy suit, with a face behind thick glass. */
const disposalExpert: Face = {
  skin: 2,
  suit: [
    fill("olive", "M20 100V80c8-8 52-8 60 0v20z", { shade: 0.2 }),
    line("olive", 4, "M30 84v16M70 84v16", { shade: 0.45 }),
  ],
  front: [
    ...EYES,
    brows("hair2"),
    mouth("firm"),
    fill(
      "olive",
      "M20 50c0-25 12-39 30-39s30 14 30 39v19c0 8-7 12-14 12H34c-7 0-14-4-14-12zM31 40v14c0 8 8 12 19 12s19-4 19-12V40c0-7-7-11-19-11s-19 4-19 11z",
    ),
    fill("glass", "M31 40c0-7 7-11 19-11s19 4 19 11v14c0 8-8 12-19 12s-19-4-19-12z", { clear: 0.75 }),
    line("dark", 2.4, "M31 40c0-7 7-11 19-11s19 4 19 11v14c0 8-8 12-19 12s-19-4-19-12z"),
    line("paper", 2.4, "M36 36l-2 12M42 33l-1 6", { clear: 0.25 }),
  ],
};

/** Dark glasses, a high collar, a wire at the ear. */
const fieldAgent: Face = {
  skin: 4,
  suit: [
    fill("dark", "M12 100c0-17 12-24 26-26 6 5 18 5 24 0 14 2 26 9 26 26z"),
    fill("night", "M38 66h24v14c-6 5-18 5-24 0z"),
  ],
  front: [
    mouth("wry"),
    fill("line", "M30 39c-1-14 8-23 20-23s22 8 20 22c-4-7-10-10-18-10-9 0-16 4-22 11z"),
    fill("dark", "M32 40h36l-2 8c-1 4-12 4-14-2h-4c-2 6-13 6-14 2z"),
    line("advanced", 2, "M36 42.5l5-.5M54 42.5l5-.5"),
    line("paper", 1.8, "M70 50c4 3 1 6 4 9s0 6 2 10"),
  ],
};

/** A headset before the eyes that shows what the robot sees. */
const operator: Face = {
  skin: 1,
  behind: [fill("hair4", "M25 46c0-20 10-31 25-31s25 11 25 31l-3 12H28z", { shade: 0.15 })],
  suit: [fill("dark", disc(50, 88, 7)), fill("glass", disc(50, 88, 3.5))],
  front: [
    mouth("grin"),
    fill("hair4", "M29 40c0-15 8-24 21-24s21 9 21 24c-5-7-11-11-19-11-9 0-16 3-23 11z"),
    line("dark", 6, "M26 40h48"),
    fill("paper", box(30, 35, 40, 19, 8)),
    fill("steel", "M60 35h2a8 8 0 0 1 8 8v3a8 8 0 0 1-8 8h-6c4-6 6-12 4-19z"),
    fill("line", box(34, 38.5, 32, 12, 6)),
    fill("advanced", `${disc(43, 44.5, 3.4)}${disc(57, 44.5, 3.4)}`),
  ],
};

export const ADVANCED = {
  role_analyst: analyst,
  role_commander: commander,
  role_disposal_expert: disposalExpert,
  role_field_agent: fieldAgent,
  role_operator: operator,
} as const;
