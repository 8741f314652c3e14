import { palette as p } from "./palette.ts";
import { at, random } from "./random.ts";
import { rect, svg } from "./svg.ts";

const threads = [p.earth, p.ochre, p.gum, p.ind, p.earth4, p.plum] as const;

/** The woven edge: one row of blocks, no two neighbours alike. */
export function selvedge(seed = "boab", width = 1440, height = 10): string {
  const r = random(seed);
  const stitch = height / 2;
  let x = 0;
  let out = "";
  let last = "";
  while (x < width) {
    let colour = r.pick(threads);
    if (colour === last) colour = at(threads, threads.indexOf(colour) + 1);
    last = colour;
    const block = r.pick([height, height * 2, height * 2, height * 3, height * 5]);
    out += rect(x, 0, block + 0.5, height, colour);
    if (block > height * 1.5 && r.chance(0.6)) {
      for (let i = 0; i * stitch * 2 < block - stitch; i++) {
        out += rect(x + i * stitch * 2 + stitch * 0.5, height * 0.25, stitch, stitch, p.paper);
      }
    }
    x += block;
  }
  return svg(width, height, out, "");
}
