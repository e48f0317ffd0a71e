/** Hands the reader a text as a file. */

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text]));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
