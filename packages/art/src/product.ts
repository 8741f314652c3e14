import { drawStudioShape } from "./backdrop.ts";
import { brush } from "./brush.ts";
import { draw, getScale, type Motif } from "./motifs/all.ts";
import { getMotifs } from "./motifs/categories.ts";
import { at, hash, random } from "./random.ts";
import { type Colours, studioSchemes } from "./schemes.ts";
import { place, rect, svg } from "./svg.ts";

export interface ProductOptions {
  motif?: Motif | undefined;
  scheme?: number | undefined;
  /** 0 is the main picture, 1 and 2 are other angles. */
  view?: number | undefined;
  /** The colour of a variant. */
  color?: string | undefined;
}

export function product(
  category: string,
  seed: string,
  w = 800,
  h = 800,
  options: ProductOptions = {},
): string {
  const view = options.view ?? 0;
  const colours = getStudioColours(at(studioSchemes, options.scheme ?? hash(`${seed}p`)), view);
  // Sellers type a variant's colour, so it must not become markup.
  if (options.color && /^#[\da-f]{3,8}$/i.test(options.color)) colours.main = options.color;
  const k = brush(category + seed, colours);
  const hero = options.motif ?? k.r.pick(getMotifs(category).heroes);
  const horizon = h * 0.74;
  const isClose = view === 2;
  const size = (Math.min(w, h) / 300) * (isClose ? 1.3 : 1.04) * getScale(hero);
  // The object has its own seed, so that every angle shows the same one.
  const thing = draw(hero, { ...k, r: random(hash(`${category}${seed}o`)) });
  return svg(
    w,
    h,
    rect(0, 0, w, h, colours.ground) +
      drawStudioShape((hash(`${seed}k`) + view) % 4, w, h, horizon, colours.back) +
      rect(0, horizon, w, h - horizon + 1, colours.table) +
      place(w * 0.5, horizon + h * (isClose ? 0.2 : 0.09), size, thing),
    `${category} product illustration`,
  );
}

function getStudioColours(scheme: Colours, view: number): Colours {
  if (view === 1) return { ...scheme, ground: scheme.back, back: scheme.ground };
  if (view === 2) {
    return { ...scheme, ground: scheme.table, back: scheme.ground, table: scheme.dark };
  }
  return { ...scheme };
}
