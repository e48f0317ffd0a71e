/** What stands on the mark of a seat: the initial of its name, with the number that tells it from others of that name. */
export function initialsOf(name: string, seat: number): string {
  const named = name.trim();
  const [first] = [...named];
  const [, number = ""] = /\s(\d{1,2})$/.exec(named) ?? [];
  return first ? first.toUpperCase() + number : String(seat + 1);
}
