import { type Brush, drawShadow, drawSolid } from "../brush.ts";
import { palette as p } from "../palette.ts";
import { circle, line, path, place, rect } from "../svg.ts";
import { band } from "../weaving.ts";

export function facade(k: Brush): string {
  const { colours: c, r } = k;
  const h = r.between(150, 186);
  let out =
    rect(-112, -h, 224, h, c.main) +
    rect(0, -h, 112, h, c.dark, 0, ".12") +
    band(r, -112, -h, 224, 26, [c.second, c.light, c.main]);
  out +=
    path(`M-84 0V-72a32 32 0 0 1 64 0V0z`, c.light) +
    path("M-76 0V-72a24 24 0 0 1 48 0V0z", c.dark) +
    path("M20 0V-72a32 32 0 0 1 64 0V0z", c.light) +
    path("M28 0V-72a24 24 0 0 1 48 0V0z", c.second);
  for (let i = 0; i < 8; i++) {
    const scallop = `M${-112 + i * 28} ${-h + 26}h28v18a14 14 0 0 1 -28 0z`;
    out += path(scallop, i % 2 ? c.light : c.second);
  }
  return out;
}

export function van(k: Brush): string {
  const { colours: c } = k;
  return (
    drawShadow(k, 124) +
    drawSolid(k, "M-124 -132Q-124 -142 -114 -142H44V-22H-124z", c.main, {
      band: [-98, 34, -124, 168],
      colours: [c.main, c.light, c.second],
      shade: 0,
    }) +
    path("M44 -112H92Q104 -112 110 -96L126 -62V-22H44z", c.second) +
    path("M58 -98H90L106 -62H58z", c.light) +
    circle(-72, -20, 24, c.dark) +
    circle(-72, -20, 10, c.light) +
    circle(82, -20, 24, c.dark) +
    circle(82, -20, 10, c.light)
  );
}

export function ledger(k: Brush): string {
  const { colours: c } = k;
  const bars = [40, 66, 54, 92].map((height, i) =>
    rect(-58 + i * 30, -46 - height, 20, height, i % 2 ? c.second : c.main, 3),
  );
  return (
    drawShadow(k, 84) +
    `<g transform="rotate(-4)">${rect(-86, -196, 150, 190, c.light, 6)}</g>` +
    rect(-80, -190, 150, 190, c.light, 6) +
    rect(-80, -190, 150, 26, c.main, 6) +
    bars.join("") +
    rect(-58, -32, 116, 6, c.dark, 3, ".3") +
    `<g transform="translate(92 0) rotate(16)">${rect(-7, -150, 14, 120, c.second)}${path("M-7 -30H7L0 -4z", c.light)}</g>`
  );
}

export function scissors(k: Brush): string {
  const { colours: c } = k;
  return (
    drawShadow(k, 70) +
    line("M-34 -44L44 -206", c.light, 15) +
    line("M34 -44L-44 -206", c.light, 15) +
    line("M34 -44L-44 -206", c.dark, 15, 'opacity=".18"') +
    circle(0, -116, 8, c.dark) +
    circle(-46, -34, 27, "none", `stroke="${c.main}" stroke-width="15"`) +
    circle(46, -34, 27, "none", `stroke="${c.second}" stroke-width="15"`)
  );
}

export function spools(k: Brush): string {
  const { colours: c } = k;
  const one = (x: number, thread: string, h: number) =>
    place(
      x,
      0,
      1,
      rect(-32, -12, 64, 12, c.light, 4) +
        rect(-24, -12 - h, 48, h, thread) +
        Array.from({ length: Math.floor(h / 9) }, (_, i) =>
          line(`M-24 ${-18 - i * 9}L24 ${-22 - i * 9}`, c.dark, 2, 'opacity=".22"'),
        ).join("") +
        rect(-32, -24 - h, 64, 12, c.light, 4),
    );
  return drawShadow(k, 100) + one(-68, c.main, 86) + one(68, c.second, 64) + one(0, p.ochre, 112);
}

export function palette(k: Brush): string {
  const { colours: c } = k;
  const d =
    "M-104 -60C-104 -120 -40 -150 20 -144C80 -138 112 -104 104 -62C98 -34 62 -44 48 -30C36 -16 46 0 14 2C-54 4 -104 -14 -104 -60z";
  return (
    drawShadow(k, 90) +
    drawSolid(k, d, c.light, { shade: 0.07 }) +
    circle(-64, -66, 19, c.main) +
    circle(-26, -108, 17, c.second) +
    circle(26, -114, 15, p.ochre) +
    circle(66, -86, 14, c.dark) +
    circle(-30, -34, 14, p.gum3)
  );
}
