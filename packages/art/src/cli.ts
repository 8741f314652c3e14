/**
 * Draws one picture to the standard output, or the site's own pictures into a folder:
 *   node packages/art/src/cli.ts cover "Restaurants" "Teranga Table" 1200 800 > cover.svg
 *   node packages/art/src/cli.ts site apps/web/public/art
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { avatar, boabScene, cover, drawnCategories, type Mood, product, weave } from "./index.ts";
import { sitePictures } from "./site-pictures.ts";

const [kind = "", first = "", ...rest] = process.argv.slice(2);

const drawings: Record<string, () => string> = {
  cover: () => cover(first, rest[0] ?? "", number(rest[1], 1200), number(rest[2], 800)),
  product: () => product(first, rest[0] ?? "", number(rest[1], 800), number(rest[2], 800)),
  weave: () => weave(first, number(rest[0], 1200), number(rest[1], 400)),
  avatar: () => avatar(first, number(rest[0], 128)),
  scene: () =>
    boabScene(number(rest[0], 1440), number(rest[1], 800), {
      mood: moods.find((mood) => mood === first),
    }),
  site: () => drawSite(first),
};

const moods: readonly Mood[] = ["day", "dusk", "rain"];

const usage = `usage: node packages/art/src/cli.ts <what>
  cover|product <category> <seed> [width] [height]
  weave <name> [width] [height]
  avatar <name> [size]
  scene ${moods.join("|")} [width] [height]
  site <folder>
categories: ${drawnCategories.join(", ")}`;

process.stdout.write(`${drawings[kind]?.() ?? usage}\n`);

function number(text: string | undefined, fallback: number): number {
  return Number(text) || fallback;
}

function drawSite(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const names = Object.keys(sitePictures);
  for (const name of names) writeFileSync(join(folder, name), sitePictures[name]?.() ?? "");
  return `${names.length} pictures in ${folder}`;
}
