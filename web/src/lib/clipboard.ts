/** Putting a link into the clipboard, and remembering which one is there. */

let last = "";

/** Whether this text was the last that we put there. */
export function isCopied(text: string): boolean {
  return text === last;
}

/** Copy a text; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  const done = await written(text);
  if (done) last = text;
  return done;
}

async function written(text: string): Promise<boolean> {
  if (!navigator.clipboard) return marked(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => marked(text),
  );
}

/** The old way: a page that was not served safely, as in a living room, has no other. */
function marked(text: string): boolean {
  const before = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  field.style.cssText = "position: fixed; opacity: 0";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.focus();
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
