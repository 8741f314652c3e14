/** Rendering takes about 50 ms of CPU, so run one at a time with a limited queue. */
const maxWaitingCount = 20;
let waitingCount = 0;
let last: Promise<unknown> = Promise.resolve();

/** Undefined when too many are already waiting. */
export async function drawPng(svg: string): Promise<Buffer | undefined> {
  if (waitingCount >= maxWaitingCount) return undefined;
  waitingCount += 1;
  const drawing = last.then(() => render(svg));
  last = drawing.catch(() => undefined);
  return drawing.finally(() => {
    waitingCount -= 1;
  });
}

async function render(svg: string): Promise<Buffer> {
  // Loaded on first use, so that other servers don't need the library.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
