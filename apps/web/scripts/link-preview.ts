import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boabScene } from "@boab/art";
import sharp from "sharp";

// `node apps/web/scripts/link-preview.ts` draws the picture that chats and social networks show for our pages
// (`lib/format/meta.ts`). They can't read SVG, and crop what isn't 1200 × 630.
const folder = join(import.meta.dirname, "../public");
const scene = boabScene(1200, 630, {
  mood: "day",
  x: 0.74,
  sunx: 0.66,
  x2: 0.47,
  x3: 0.95,
  scale: 430,
});
const logo = await sharp(readFileSync(join(folder, "brand/boab-logo.svg")), { density: 300 })
  .resize({ height: 132 })
  .png()
  .toBuffer();
await sharp(Buffer.from(scene))
  .composite([{ input: logo, left: 80, top: 120 }])
  .png({ palette: true })
  .toFile(join(folder, "link-preview.png"));
