import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawMediaFilmFrame, filmSeconds, sceneSeconds } from "@boab/art/film";
import { chromium } from "@playwright/test";
import { encodeFrames } from "./film/encode-frames.ts";
import { encodeWebm } from "./film/webm.ts";
import { chromiumOptions } from "./lib/chromium.ts";
import { repositoryRoot } from "./lib/paths.ts";

// `npm run gen film` draws the silent loop of the media page with our own art, frame by frame, and has Chromium encode it
// (VP9). Run it after a change of `packages/art/src/film.ts`; the result is part of the repository.

const framesPerSecond = 20;
const size = { width: 880, height: 736 };
const framesPerScene = Math.round(sceneSeconds * framesPerSecond);
const folder = join(repositoryRoot, "apps/web/public/films");

const frames = Array.from({ length: Math.round(filmSeconds * framesPerSecond) }, (_, number) =>
  drawMediaFilmFrame(number / framesPerSecond),
);
const browser = await chromium.launch(chromiumOptions);
const chunks = await encodeFrames(browser, frames, { ...size, framesPerSecond, framesPerScene });
await browser.close();

mkdirSync(folder, { recursive: true });
const film = encodeWebm(chunks, { ...size, durationMs: filmSeconds * 1000 });
writeFileSync(join(folder, "boab.webm"), film);
console.log(`${frames.length} frames, ${(film.length / 1024).toFixed(0)} kB`);
