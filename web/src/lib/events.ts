/** Server-sent events read from a response body: the text of each event's `data`. */

export async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).replaceAll("\r\n", "\n").split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const data = dataOf(part);
      if (data) yield data;
    }
  }
}

function dataOf(event: string): string {
  const lines = event.split("\n").filter((line) => line.startsWith("data:"));
  return lines.map((line) => line.slice(5).trimStart()).join("\n");
}
