/** The Standard roles. */

import { box, brows, disc, EYES, type Face, fill, line, mouth, star } from "./marks";

/** A helmet with a raised visor, pads and a vest. */
const frontLiner: Face = {
  skin: 3,
  suit: [
    fill("dark", `${box(9, 74, 20, 26, 8)}${box(71, 74, 20, 26, 8)}`),
    fill("dark", "M31 78h38v22H31z"),
    line("glass", 2.4, "M36 84h28M36 91h28"),
  ],
  front: [
    ...EYES,
    brows("hair1", 2),
    mouth("firm"),
    line("dark", 3, "M31 50c1 11 8 19 19 20 11-1 18-9 19-20"),
    fill("steel", "M25 39c0-17 9-27 25-27s25 10 25 27v2H25z", { shade: 0.5 }),
    fill("steel", "M55 12.5c13 2 20 12 20 26.5v2h-9c0-12-3-22-11-28.5z", { shade: 0.62 }),
    fill("glass", "M24 30c8-5 44-5 52 0l1 9c-8-4-46-4-54 0z"),
    line("paper", 2.4, "M31 29.5l-3 7M39 28l-3 7.5"),
    fill("dark", `${box(22, 38, 7, 12, 3)}${box(71, 38, 7, 12, 3)}`),
  ],
};

/** A headset over red hair. */
const informationExpert: Face = {
  skin: 1,
  behind: [fill("hair3", "M23 46c0-21 10-32 27-32s27 11 27 32v17c0 6-4 8-9 8H32c-5 0-9-2-9-8z", { shade: 0.25 })],
  suit: [fill("paper", "M38 76l12 11 12-11 4 3-16 21-16-21z")],
  front: [
    ...EYES,
    brows("hair3"),
    mouth("smile"),
    fill("hair3", "M29 43c0-17 8-26 21-26s21 9 21 26c-3-9-9-14-16-14-9 0-19 2-26 14z"),
    line("paper", 3.6, "M26 46c0-20 9-32 24-32s24 12 24 32"),
    fill("paper", box(21, 40, 10, 17, 5)),
    fill("steel", box(69, 40, 10, 17, 5)),
    line("paper", 2.6, "M26 56c1 8 7 11 15 10.5"),
    fill("dark", disc(43, 66, 3)),
  ],
};

/** A hood and round glasses. */
const programmer: Face = {
  skin: 2,
  behind: [
    fill("standard", "M20 56c-2-28 11-44 30-44s32 16 30 44c-1 12-6 20-12 24H32c-6-4-11-12-12-24z", { shade: 0.6 }),
    fill("dark", "M26 54c-1-24 9-36 24-36s25 12 24 36c-1 10-4 16-8 20H34c-4-4-7-10-8-20z"),
  ],
  suit: [line("glass", 2.6, "M36 77c4 8 24 8 28 0M42 83v12M58 83v9")],
  front: [
    ...EYES,
    brows("hair2", -2),
    mouth("wry"),
    fill("hair2", "M30 41c-1-14 8-23 20-23 11 0 21 8 20 22-3-4-5-6-9-6-2 3-5 4-9 2-3 3-6 3-9 1-3 3-8 4-13 4z"),
    line("paper", 2.2, `${disc(41.5, 46, 7.2)}${disc(58.5, 46, 7.2)}M48.7 45q1.3-1.5 2.6 0`),
  ],
};

/** A wide hat, stripes on the cheeks, field glasses. */
const reconSpecialist: Face = {
  skin: 4,
  suit: [
    line("dark", 3, "M37 76l4 9M63 76l-4 9"),
    fill("dark", `${disc(42, 90, 8.5)}${disc(58, 90, 8.5)}`),
    fill("glass", `${disc(42, 90, 5)}${disc(58, 90, 5)}`),
    fill("paper", `${disc(40.5, 88.5, 1.5)}${disc(56.5, 88.5, 1.5)}`),
  ],
  front: [
    line("olive", 2.8, "M33 50l9 4M34 54l7 3M67 50l-9 4M66 54l-7 3", { shade: 0.3 }),
    ...EYES,
    brows("hair1"),
    mouth("wry"),
    fill("moss", "M31 32c-1-12 6-20 19-20s20 8 19 20z"),
    fill("moss", "M56 12.8C65 15 70 22 69 32h-8c0-8-1-14-5-19.2z", { shade: 0.2 }),
    fill("moss", "M30 26h40v5H30z", { shade: 0.4 }),
    fill("moss", "M15 35c4-6 16-6 35-6s31 0 35 6c-10 4-20 2-35 2s-25 2-35-2z"),
  ],
};

/** A beret with a star, a moustache, chevrons. */
const sergeant: Face = {
  skin: 5,
  suit: [line("glass", 2.8, "M14 88l8 5 8-5M14 94l8 5 8-5M70 88l8 5 8-5M70 94l8 5 8-5M42 76l8 8 8-8")],
  front: [
    ...EYES,
    brows("line", 1),
    fill("line", "M39 58.5c4-4.5 9-3.5 11-1 2-2.5 7-3.5 11 1-4 3.5-9 3-11 .5-2 2.5-7 3-11-.5z"),
    line("line", 2, "M46 64.5h8"),
    fill("red", "M26 36c-4-13 8-24 25-24 18 0 29 9 28 17-1 5-7 5-11 3-13-3-28-2-42 4z"),
    fill("red", "M55 12.2C70 13.5 79 21.5 79 29c-1 5-7 5-11 3l-5-.9c1-7-2-14-8-18.9z", { shade: 0.2 }),
    line("dark", 3, "M27 36.5c13-5 29-6 43-3.5"),
    fill("gold", star(37, 22)),
  ],
};

export const STANDARD = {
  role_front_liner: frontLiner,
  role_information_expert: informationExpert,
  role_programmer: programmer,
  role_recon_specialist: reconSpecialist,
  role_sergeant: sergeant,
} as const;
