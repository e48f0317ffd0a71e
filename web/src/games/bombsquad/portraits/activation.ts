/** The Activation roles, which steer the robot. */

import { box, brows, disc, EYES, type Face, fill, line, mouth } from "./marks";

/** Goggles pushed up, a pony tail, a pad with two sticks. */
const driver: Face = {
  skin: 2,
  behind: [fill("line", "M70 40c12 2 14 20 8 36-4-8-10-14-12-22z")],
  suit: [
    line("gold", 3, "M34 76l10 12M66 76L56 88"),
    fill("dark", box(32, 86, 36, 18, 7)),
    line("paper", 3.4, "M42 92v-7M58 92v-7"),
    fill("red", disc(42, 84, 3.2)),
    fill("gold", disc(58, 84, 3.2)),
  ],
  front: [
    ...EYES,
    brows("line", 1),
    mouth("grin"),
    fill("line", "M29 40c0-15 8-24 21-24s21 9 21 24l-4-6H33z"),
    fill("hair2", "M27 29h46v8H27z"),
    fill("paper", `${box(32, 25.5, 17, 14, 6.5)}${box(51, 25.5, 17, 14, 6.5)}`),
    fill("activation", `${box(34.5, 28, 12, 9, 4.5)}${box(53.5, 28, 12, 9, 4.5)}`),
    line("paper", 1.8, "M37 30.5l3-1M56 30.5l3-1"),
  ],
};

/** A hard hat, braces and a spanner. */
const engineer: Face = {
  skin: 3,
  suit: [
    line("dark", 5, "M40 75v25M60 75v25"),
    fill("steel", "M76 100l-5-17a7 7 0 1 1 9-3l5 20z"),
    line("steel", 4, "M70 70l5 6", { shade: 0.4 }),
  ],
  front: [
    ...EYES,
    brows("hair1"),
    mouth("smile"),
    fill("gold", "M27 37c0-15 9-23 23-23s23 8 23 23z"),
    fill("gold", "M57 14.7C68 17 73 25 73 37h-9c0-9-2-17-7-22.3z", { shade: 0.16 }),
    fill("paper", "M45 12h10v23H45z", { clear: 0.5 }),
    fill("gold", box(21, 35, 58, 6.5, 3.2)),
  ],
};

/** Grey hair in a knot, a tie, a megaphone. */
const negotiator: Face = {
  skin: 1,
  behind: [fill("hair5", disc(50, 13, 9.5), { shade: 0.15 })],
  suit: [
    fill("paper", "M34 76l16 24 16-24-6-3-10 8-10-8z"),
    fill("activation", "M47 83h6l3 17H44z"),
    fill("paper", "M64 84l16-8v22l-16-6z"),
    fill("steel", box(58, 84, 8, 8, 2)),
  ],
  front: [
    ...EYES,
    { ...brows("hair5"), shade: 0.35 },
    mouth("smile"),
    fill("hair5", "M29 44c-1-18 8-28 21-28s22 10 21 28c-3-9-7-14-12-16-8 5-18 6-25 7-2 3-4 5-5 9z"),
    fill("hair5", "M56 16.8C66 19 71.5 29 71 44c-3-9-7-14-12-16 .5-4-.5-8-3-11.2z", { shade: 0.15 }),
  ],
};

/** A full beard, no hair, a padlock. */
const securityExpert: Face = {
  skin: 4,
  suit: [
    line("gold", 2.6, "M42 76l8 7 8-7", { clear: 0.3 }),
    fill("gold", box(60, 84, 14, 11, 2.5)),
    line("gold", 2.4, "M63 84v-2a4 4 0 0 1 8 0v2"),
  ],
  front: [
    ...EYES,
    brows("line", 1),
    fill("hair1", "M30 49c1 13 8 22 20 22s19-9 20-22c-3 5-6 6-10 6.5-6-2-14-2-20 0-4-.5-7-1.5-10-6.5z"),
    line("red", 2.4, "M45 61.5h10"),
  ],
};

/** Curls, safety glasses, a pair of pliers. */
const technician: Face = {
  skin: 5,
  behind: [
    fill(
      "hair1",
      [
        [29, 34, 11],
        [71, 34, 11],
        [37, 20, 12],
        [63, 20, 12],
        [50, 15, 12],
        [25, 47, 8],
        [75, 47, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
        .join(""),
    ),
  ],
  suit: [line("red", 5, "M35 100l10-12M65 100L55 88"), line("steel", 4, "M45 88l6-9M55 88l-6-9")],
  front: [
    ...EYES,
    brows("line"),
    mouth("grin"),
    fill("hair1", `${disc(36, 27, 7)}${disc(46, 22, 8)}${disc(57, 23, 8)}${disc(66, 29, 6)}`),
    fill("glass", "M33 40h34v7c0 5-4 6-8 6s-7-2-9-5c-2 3-5 5-9 5s-8-1-8-6z", { clear: 0.5 }),
    line("paper", 1.8, "M33 40h34v7c0 5-4 6-8 6s-7-2-9-5c-2 3-5 5-9 5s-8-1-8-6z"),
  ],
};

export const ACTIVATION = {
  role_driver: driver,
  role_engineer: engineer,
  role_negotiator: negotiator,
  role_security_expert: securityExpert,
  role_technician: technician,
} as const;
