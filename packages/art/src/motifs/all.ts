import type { Brush } from "../brush.ts";
import * as care from "./care.ts";
import * as clothing from "./clothing.ts";
import * as electronics from "./electronics.ts";
import * as home from "./home.ts";
import * as kitchen from "./kitchen.ts";
import * as learning from "./learning.ts";
import * as music from "./music.ts";
import * as pantry from "./pantry.ts";
import * as people from "./people.ts";
import * as trade from "./trade.ts";

/* Every motif stands on (0, 0), is about 200 tall, and grows upwards into negative y. */
const drawings = {
  ...kitchen,
  ...care,
  ...home,
  ...clothing,
  ...people,
  ...learning,
  ...music,
  ...electronics,
  ...trade,
  ...pantry,
};

export type Motif = keyof typeof drawings;

export const motifs = Object.keys(drawings) as Motif[];

export function draw(motif: Motif, k: Brush): string {
  return drawings[motif](k);
}

// Small objects are enlarged to fill the picture.
const motifScales: Partial<Record<Motif, number>> = {
  cup: 1.9,
  candle: 1.25,
  glass: 1.4,
  jar: 1.3,
  spools: 1.12,
  platter: 1.1,
  stones: 1.12,
  bottle: 1.1,
  dropper: 1.1,
  fruit: 1.12,
  facade: 1.05,
  afro: 0.92,
  wrap: 0.9,
  braids: 0.96,
  rug: 0.98,
  gown: 0.96,
  tin: 1.2,
  camera: 1.06,
  palette: 1.08,
  stool: 1.1,
  laptop: 1.04,
  headphones: 1.05,
};

export function getScale(motif: Motif | undefined): number {
  return (motif && motifScales[motif]) || 1;
}
