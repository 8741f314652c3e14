import { redrawPicture } from "./redraw.ts";

addEventListener("message", async ({ data: file }: MessageEvent<Blob>) => {
  // If the worker returns null, the page sends the original file.
  postMessage(await redrawPicture(file).catch(() => null));
});
