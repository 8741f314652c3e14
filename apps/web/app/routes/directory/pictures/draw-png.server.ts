/** Drawing takes some fifty milliseconds of a processor: one at a time, and only so many in the queue. */
const mostWaiting = 20;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** The drawing as PNG; nothing when too many others wait already. */
export async function drawPng(svg: string): Promise<Buffer | undefined> {
  if (waiting >= mostWaiting) return undefined;
  waiting += 1;
  const mine = last.then(() => render(svg));
  last = mine.catch(() => undefined);
  return mine.finally(() => {
    waiting -= 1;
  });
}

async function render(svg: string): Promise<Buffer> {
  // Loaded with the first picture: a server that draws none does without the library.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
