import { type Brush, drawLeaf, drawShadow, drawSolid } from "../brush.ts";
import { palette as p } from "../palette.ts";
import { at } from "../random.ts";
import { ellipse, path, rect } from "../svg.ts";

export function sack(k: Brush): string {
  const { colours: c } = k;
  return (
    drawShadow(k, 80) +
    drawSolid(
      k,
      "M-52 -150C-66 -134 -88 -96 -86 -40C-85 -8 -76 0 -60 0H60C76 0 85 -8 86 -40C88 -96 66 -134 52 -150z",
      c.main,
      { band: [-100, 56], colours: [c.light, c.second, c.main] },
    ) +
    path(
      "M-52 -150C-62 -176 -40 -184 -20 -172C-8 -188 12 -186 22 -172C44 -184 62 -174 52 -150z",
      c.main,
    ) +
    rect(-56, -156, 112, 12, c.second, 6)
  );
}

export function fruit(k: Brush): string {
  const skins = [p.ochre, p.earth4, p.gum3, p.ochre2, p.earth];
  const heap = [
    [-60, -36, 36],
    [0, -38, 38],
    [60, -35, 35],
    [-30, -92, 34],
    [32, -90, 34],
  ] as const;
  let out = drawShadow(k, 96);
  for (const [i, [x, y, q]] of heap.entries()) {
    const skin = at(skins, i + k.r.whole(0, 4));
    const ball = `M${x - q} ${y}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0z`;
    out += drawSolid(k, ball, skin, { shadeFromX: x + 4, shade: 0.14 });
  }
  return out + drawLeaf(k, -28, -122, 46, 24, p.gum) + drawLeaf(k, 34, -122, 46, -20, p.gum);
}

export function tin(k: Brush): string {
  const { colours: c, r } = k;
  return (
    drawShadow(k, 56) +
    drawSolid(k, "M-56 -128H56V-8Q56 0 48 0H-48Q-56 0 -56 -8z", c.main, {
      cloth: [-56, -104, 112, 78, [c.light, c.second, c.main, c.accent], r.whole(3, 5)],
    }) +
    ellipse(0, -128, 56, 13, c.light) +
    ellipse(0, -128, 44, 8, c.main)
  );
}
