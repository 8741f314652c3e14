import { brush } from "./brush.ts";
import { palette as p } from "./palette.ts";
import { at, hash } from "./random.ts";
import { coverSchemes } from "./schemes.ts";
import { rect, svg } from "./svg.ts";
import { drawQuilt } from "./weaving.ts";

export interface WeaveOptions {
  strips?: number | undefined;
}

/** Every name has its own weave: the cover of a business or store without a photo. */
export function weave(name: string, w = 1200, h = 400, options: WeaveOptions = {}): string {
  const k = brush(`w${name}`, at(coverSchemes, hash(`${name}s`)));
  const { colours: c, r } = k;
  const strips = options.strips || Math.max(4, Math.round((w / h) * 4));
  // Paper would look like a hole in the cloth.
  const paperStandIn = c.back === p.paper ? p.sand : c.back;
  const threads = [c.ground, c.table, c.main, c.second].map((colour) =>
    colour === p.paper ? paperStandIn : colour,
  );
  const first = r.whole(0, 3);
  const thread = (i: number) => at(threads, i + first);
  let cloth = drawQuilt(r, 0, 0, w, h, [thread(0), thread(1), thread(2), thread(3)], strips);
  for (let i = 1; i < strips; i++) {
    cloth += rect((i * w) / strips - 0.5, 0, 1, h, c.dark, 0, ".28");
  }
  return svg(w, h, cloth, `Woven cover for ${name}`);
}
