import { type Brush, drawLeaf, drawShadow, drawSolid } from "../brush.ts";
import { palette as p } from "../palette.ts";
import { circle, line, path, rect, roundedBox } from "../svg.ts";
import { vase } from "./home.ts";

export function dropper(k: Brush): string {
  const { colours: c } = k;
  let out = drawShadow(k, 42);
  out += rect(-12, -176, 24, 44, c.dark, 11) + rect(-17, -140, 34, 22, c.second, 3);
  out += drawSolid(
    k,
    "M-20 -120H20C24 -106 46 -104 46 -84V-14Q46 0 32 0H-32Q-46 0 -46 -14V-84C-46 -104 -24 -106 -20 -120z",
    c.main,
  );
  out +=
    rect(-46, -72, 92, 48, c.light) +
    circle(0, -48, 15, c.second) +
    path("M0 -62Q14 -48 0 -34Q-14 -48 0 -62z", c.main) +
    `<rect x="0" y="-72" width="46" height="48" fill="${c.dark}" opacity=".1"/>`;
  return out;
}

export function jar(k: Brush): string {
  const { colours: c, r } = k;
  const w = r.between(56, 70);
  const h = r.between(70, 104);
  let out = drawShadow(k, w);
  out += drawSolid(k, roundedBox(-w, -h, w * 2, h, 14), c.main, {
    band: [-h * 0.66, h * 0.34],
    colours: [c.light, c.second, c.main],
  });
  out += drawSolid(k, roundedBox(-w - 4, -h - 26, w * 2 + 8, 30, 7), c.second);
  return out;
}

export function soap(k: Brush): string {
  const { colours: c } = k;
  let out = drawShadow(k, 74);
  out +=
    drawSolid(k, roundedBox(-78, -40, 156, 40, 10), c.second, {
      band: [-40, 40],
      colours: [c.second, c.accent, c.light],
      kind: "stripe",
    }) +
    drawSolid(k, roundedBox(-64, -78, 128, 38, 10), c.main) +
    circle(0, -59, 12, c.light) +
    drawSolid(k, roundedBox(-48, -112, 96, 34, 10), c.light, {
      band: [-112, 34],
      colours: [c.light, c.second, c.main],
      kind: "pods",
    });
  out += drawLeaf(k, 10, -112, 70, -38, c.main) + drawLeaf(k, 6, -112, 56, 14, c.second);
  return out;
}

export function pick(k: Brush): string {
  const { colours: c } = k;
  let teeth = "";
  for (let i = 0; i < 7; i++) teeth += rect(-44 + i * 13.4, -204, 7.5, 120, c.main, 3.7);
  return (
    drawShadow(k, 46) +
    teeth +
    drawSolid(
      k,
      "M-48 -96H48C48 -70 34 -62 34 -44C34 -20 24 0 0 0C-24 0 -34 -20 -34 -44C-34 -62 -48 -70 -48 -96z",
      c.main,
      { band: [-84, 18], colours: [c.main, c.light, c.second] },
    ) +
    circle(0, -36, 13, c.ground)
  );
}

export function stones(k: Brush): string {
  const { colours: c } = k;
  return (
    drawShadow(k, 80) +
    drawSolid(k, "M-84 -22C-84 -44 -40 -48 0 -48S84 -44 84 -22S40 0 0 0S-84 0 -84 -22z", c.main) +
    drawSolid(
      k,
      "M-62 -66C-62 -86 -28 -88 0 -88S62 -86 62 -66S28 -46 0 -46S-62 -46 -62 -66z",
      c.second,
    ) +
    drawSolid(
      k,
      "M-42 -104C-42 -122 -18 -124 0 -124S42 -122 42 -104S18 -86 0 -86S-42 -86 -42 -104z",
      c.light,
    ) +
    drawSolid(
      k,
      "M-24 -136C-24 -150 -10 -152 0 -152S24 -150 24 -136S10 -122 0 -122S-24 -122 -24 -136z",
      c.accent === c.light ? c.main : c.accent,
    )
  );
}

export function mortar(k: Brush): string {
  const { colours: c } = k;
  let out = drawShadow(k, 62);
  out +=
    line("M6 -92L58 -196", c.dark, 20) +
    circle(60, -200, 16, c.dark) +
    drawLeaf(k, -30, -96, 80, -34, c.second) +
    drawLeaf(k, -16, -96, 96, -6, c.second);
  out += drawSolid(
    k,
    "M-70 -102H70C70 -50 40 -34 26 -28L34 0H-34L-26 -28C-40 -34 -70 -50 -70 -102z",
    c.main,
    { band: [-90, 24], colours: [c.main, c.light, c.second] },
  );
  return out;
}

export function sprig(k: Brush): string {
  const { colours: c } = k;
  let out = line("M0 -60C4 -110 -6 -160 6 -214", c.dark, 5);
  for (let i = 0; i < 5; i++) {
    const y = -92 - i * 27;
    out += drawLeaf(k, 1, y, 62 - i * 5, i % 2 ? 48 : -48, i % 2 ? c.second : p.gum3);
  }
  return out + vase(k, 0.62);
}

export function candle(k: Brush): string {
  const { colours: c } = k;
  let out = drawShadow(k, 46);
  out +=
    path("M0 -146Q18 -118 0 -104Q-18 -118 0 -146z", p.ochre) +
    line("M0 -104V-92", c.dark, 5) +
    drawSolid(k, roundedBox(-48, -92, 96, 92, 10), c.main, {
      band: [-70, 44],
      colours: [c.light, c.second, c.main],
    });
  return out;
}
