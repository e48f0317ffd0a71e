/** The sizes of a screen at which the page changes. Style sheets repeat the figures; a test holds them to this list. */

/** Widths from which there is room for the next arrangement. */
export const WIDTHS = { tablet: 640, beside: 660, lobby: 820, desk: 1180, roomy: 1321 } as const;
/** Heights, where an arrangement also needs them. */
export const HEIGHTS = { low: 600, tall: 800, long: 881 } as const;

/** Lying on its side: a phone or a small tablet, with the board on the left and the rest in a column. */
const LYING = `(max-width: ${WIDTHS.desk - 1}px) and (orientation: landscape)`;
/** Where there is room for the board and one thing beside it: a phone, upright or lying. */
export const PHONE = `(max-width: ${WIDTHS.tablet - 1}px), ${LYING}`;
export const NARROW = `max-width: ${WIDTHS.desk - 1}px`;
export const DESK = `min-width: ${WIDTHS.desk}px`;
