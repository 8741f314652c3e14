import { type Backdrop, drawBackdrop, drawTable } from "./backdrop.ts";
import { type Brush, brush } from "./brush.ts";
import { draw, getScale, type Motif } from "./motifs/all.ts";
import { getMotifs } from "./motifs/categories.ts";
import { at, hash } from "./random.ts";
import { coverSchemes } from "./schemes.ts";
import { place, rect, svg } from "./svg.ts";

export interface CoverOptions {
  /** Hero images set these options; the seed decides the ones left out. */
  motif?: Motif | undefined;
  scheme?: number | undefined;
  back?: Backdrop | undefined;
  /** The table starts at this share of the height, 0 to 1; 0.62 leaves room for a caption on the lower third. */
  hy?: number | undefined;
  zoom?: number | undefined;
}

/** A still life for a business, an article or a video. Draw it in the aspect ratio you show. */
export function cover(
  category: string,
  seed: string,
  w = 1200,
  h = 800,
  options: CoverOptions = {},
): string {
  const colours = at(coverSchemes, options.scheme ?? hash(`${seed}s`));
  const k = brush(category + seed, colours);
  const horizon = h * (options.hy || k.r.between(0.74, 0.8));
  const room =
    rect(0, 0, w, h, colours.ground) +
    drawBackdrop(k, w, h, horizon, options.back) +
    drawTable(k, w, h, horizon);
  return svg(
    w,
    h,
    room + drawObjects(k, category, w, h, horizon, options),
    `${category} illustration`,
  );
}

/** One main object, with as many others as fit. */
function drawObjects(
  k: Brush,
  category: string,
  w: number,
  h: number,
  horizon: number,
  options: CoverOptions,
): string {
  const { r } = k;
  const ratio = w / h;
  const floor = horizon + h * 0.11;
  const scale = (h / 300) * (options.zoom || 0.96) * getScale(options.motif);
  const { heroes, companions } = getMotifs(category);
  const hero = options.motif ?? r.pick(heroes);
  const others = companions.filter((motif) => motif !== hero);
  const { main, second } = k.colours;
  const swappedBrush: Brush = { ...k, colours: { ...k.colours, main: second, second: main } };

  if (ratio > 2.2) {
    const spots = [0.3, 0.7, 0.14, 0.86];
    const sides = spots.map((x, i) => {
      const isOuter = i > 1;
      const y = floor - h * (isOuter ? 0.015 : 0);
      const size = scale * (isOuter ? 0.66 : 0.74);
      return place(w * x, y, size, draw(r.pick(others), i % 2 ? k : swappedBrush));
    });
    return sides.join("") + place(w * 0.5, floor + h * 0.02, scale, draw(hero, k));
  }

  const middle = ratio > 1.25 ? r.pick([0.44, 0.5, 0.56]) : 0.5;
  if (ratio > 1.1) {
    const x = w * middle;
    const distance = h * r.between(0.53, 0.6);
    const sides = r.chance(0.72) ? [-1, 1] : [r.chance() ? -1 : 1];
    const company = sides.map((side, i) => {
      const size = scale * r.between(0.6, 0.72);
      const motif = r.pick(others);
      return place(x + side * distance, floor - h * 0.02, size, draw(motif, i ? k : swappedBrush));
    });
    const size = scale * 1.04 * getScale(hero);
    return company.join("") + place(x, floor + h * 0.02, size, draw(hero, k));
  }

  const size = scale * Math.min(1.06, ratio * 1.06) * getScale(hero);
  return place(w * 0.5, floor + h * 0.02, size, draw(hero, k));
}
