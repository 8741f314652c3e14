import type { Browser } from "@playwright/test";
import type { Chunk } from "./webm.ts";

interface Encoding {
  width: number;
  height: number;
  framesPerSecond: number;
  /** The first frame of each scene can be jumped to. */
  framesPerScene: number;
}

/** Encoders exist only on pages with a secure origin; this one never leaves the machine. */
const blankPage = "https://film.localhost/";
const bitsPerSecond = 540_000;

/** Draws SVG frames in Chromium and encodes them as VP9, one after another. */
export async function encodeFrames(
  browser: Browser,
  frames: readonly string[],
  encoding: Encoding,
): Promise<Chunk[]> {
  const page = await browser.newPage();
  await page.route(blankPage, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(blankPage);
  const chunks = await page.evaluate(encodeInPage, { frames, ...encoding, bitsPerSecond });
  return chunks.map(({ base64, ...chunk }) => ({ ...chunk, bytes: Buffer.from(base64, "base64") }));
}

/** Runs in the browser. */
async function encodeInPage(
  input: Encoding & { frames: readonly string[]; bitsPerSecond: number },
): Promise<{ base64: string; timeMs: number; isKey: boolean }[]> {
  const { frames, width, height, framesPerSecond, framesPerScene, bitsPerSecond } = input;
  const chunks: { base64: string; timeMs: number; isKey: boolean }[] = [];
  let failure: unknown;
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      const timeMs = Math.round(chunk.timestamp / 1000);
      chunks.push({ base64, timeMs, isKey: chunk.type === "key" });
    },
    error(error) {
      failure = error;
    },
  });
  encoder.configure({
    codec: "vp09.00.31.08",
    width,
    height,
    bitrate: bitsPerSecond,
    framerate: framesPerSecond,
    latencyMode: "quality",
  });
  const canvas = new OffscreenCanvas(width, height);
  const drawingContext = canvas.getContext("2d");
  if (!drawingContext) throw new Error("no canvas");
  for (const [number, drawing] of frames.entries()) {
    const image = new Image(width, height);
    image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    await image.decode();
    drawingContext.drawImage(image, 0, 0, width, height);
    const frame = new VideoFrame(canvas, { timestamp: (number * 1_000_000) / framesPerSecond });
    encoder.encode(frame, { keyFrame: number % framesPerScene === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 8) await encoder.flush();
  }
  await encoder.flush();
  if (failure) throw failure;
  return chunks;
}
