import type { Job, Outcome } from "./render-apart.ts";
import { renderImages } from "./render-images.ts";

/** Renders one picture for its parent process and exits. */
process.once("message", async ({ bytes, renditions }: Job) => {
  const result = await renderImages(bytes, renditions);
  const outcome: Outcome = { result, peakMegabytes: process.resourceUsage().maxRSS / 1024 };
  process.send?.(outcome, () => process.disconnect());
});
