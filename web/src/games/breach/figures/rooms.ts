/** What each kind of room shows on its floor: faint lines around 0, about 60 wide. */

export const MOTIFS: Readonly<Record<string, string>> = {
  industrial:
    "M-20 0a20 20 0 1 0 40 0 20 20 0 1 0-40 0M-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0M-4-20v-8h8v8M-4 20v8h8v-8M-20-4h-8v8h8M20-4h8v8h-8M-17-11l-6-6 6-6 6 6M17 11l6 6-6 6-6-6M11-17l6-6 6 6-6 6M-11 17l-6 6-6-6 6-6",
  terminal: "M-30-22h60v40h-60zM-19-10l9 8-9 8M-3 8h17M-14 28h28M0 18v10",
  garden:
    "M0 26C-14 8-12-14 0-30 12-14 14 8 0 26zM0 26C-22 22-34 8-36-10c14 2 26 10 36 36zM0 26C22 22 34 8 36-10 22-8 10 0 0 26zM0 26V-10",
  tower: "M-18 28l7-56h22l7 56zM-15 8h30M-13-9h26M0-28v-9M-6-37h12",
  void: "M-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0M0-20a20 20 0 0 1 20 20M0 20a20 20 0 0 1-20-20M-8-30a31 31 0 0 1 38 24M8 30a31 31 0 0 1-38-24",
};
