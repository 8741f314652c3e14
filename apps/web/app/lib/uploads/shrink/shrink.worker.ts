import { redraw } from "./redraw.ts";

addEventListener("message", async ({ data: file }: MessageEvent<Blob>) => {
  // The page sends the file as it is when it gets nothing back.
  postMessage(await redraw(file).catch(() => null));
});
