/** The answers at which the screens of burncycle look different. */
export const LOOKED_AT = ["upgrade", "choose-cell", "alter", "resolve", "roll", "assign", "step", "netcard", "ip-move"];
