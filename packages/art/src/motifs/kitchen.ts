import { type Brush, drawClipped, drawShadow, drawSolid, drawSteam } from "../brush.ts";
import { palette as p } from "../palette.ts";
import { at } from "../random.ts";
import { circle, ellipse, line, path, rect } from "../svg.ts";
import { band } from "../weaving.ts";

export function bowl(k: Brush): string {
  const { colours: c, r } = k;
  const w = r.between(84, 100);
  const h = r.between(70, 84);
  let out = drawShadow(k, w);
  const [food, garnish] = r.pick([
    [c.second, c.accent],
    [p.earth4, p.ochre],
    [p.gum3, p.ochre2],
  ] as const);
  out += ellipse(0, -h, w - 4, 17, food);
  for (let i = 0; i < 7; i++) {
    const x = r.between(-w * 0.62, w * 0.62);
    const y = -h - r.between(2, 12);
    out += circle(x, y, r.between(7, 13), i % 2 ? garnish : food);
  }
  const d = `M${-w} ${-h}H${w}C${w} ${-h * 0.35} ${w * 0.5} -6 ${w * 0.36} -6V0H${-w * 0.36}V-6C${-w * 0.5} -6 ${-w} ${-h * 0.35} ${-w} ${-h}z`;
  out += drawSolid(k, d, c.main, {
    band: [-h * 0.78, h * 0.28],
    colours: [c.main, c.light, c.second],
  });
  return out + drawSteam(k, -26, -h - 26) + drawSteam(k, 8, -h - 34) + drawSteam(k, 42, -h - 24);
}

export function pot(k: Brush): string {
  const { colours: c, r } = k;
  const w = r.between(86, 98);
  const h = r.between(92, 112);
  let out = drawShadow(k, w);
  out += line(`M${-w} ${-h * 0.62}q-24 0 -24 22M${w} ${-h * 0.62}q24 0 24 22`, c.dark, 11);
  out += drawSolid(
    k,
    `M${-w} ${-h}H${w}V-34Q${w} 0 ${w - 34} 0H${-w + 34}Q${-w} 0 ${-w} -34z`,
    c.main,
    { band: [-h * 0.62, h * 0.26], colours: [c.main, c.light, c.second] },
  );
  out += drawSolid(k, `M${-w - 6} ${-h}q0 -14 14 -14H${w - 8}q14 0 14 14z`, c.second);
  out +=
    drawSolid(
      k,
      `M-56 ${-h - 14}Q-50 ${-h - 42} 0 ${-h - 42}Q50 ${-h - 42} 56 ${-h - 14}z`,
      c.second,
    ) + circle(0, -h - 50, 11, c.dark);
  return out + drawSteam(k, -84, -h - 34) + drawSteam(k, 78, -h - 40);
}

export function platter(k: Brush): string {
  const { colours: c, r } = k;
  let out = drawShadow(k, 104);
  out += drawSolid(k, "M-112 -30H112L84 0H-84z", c.main, {
    band: [-22, 14],
    colours: [c.main, c.light, c.second],
  });
  out += ellipse(0, -30, 112, 26, c.light) + ellipse(0, -31, 100, 21, p.sand);
  const stews = [p.earth4, p.gum, p.ochre, p.plum, p.gum3, p.earth];
  const mounds = [
    [-58, -34],
    [-20, -44],
    [24, -42],
    [60, -33],
    [-30, -26],
    [30, -25],
    [0, -33],
  ] as const;
  for (const [i, [x, y]] of mounds.entries()) {
    out += ellipse(x, y, 20, 9, at(stews, i + r.whole(0, 5)));
    out += ellipse(x - 4, y - 3, 9, 3.4, "#fff", 'opacity=".25"');
  }
  return out + drawSteam(k, -20, -66) + drawSteam(k, 22, -72);
}

export function jebena(k: Brush): string {
  const { colours: c } = k;
  let out = drawShadow(k, 66);
  out += line("M52 -74C100 -92 96 -150 40 -156", c.dark, 11);
  out += path("M-56 -86C-86 -96 -96 -128 -104 -150L-90 -154C-80 -130 -66 -118 -44 -112z", c.main);
  out += drawSolid(
    k,
    "M-16 -196H16L20 -132C52 -120 72 -92 72 -60C72 -20 44 0 30 0H-30C-44 0 -72 -20 -72 -60C-72 -92 -52 -120 -20 -132z",
    c.main,
    { band: [-78, 30], colours: [c.main, c.light, c.second] },
  );
  out +=
    drawSolid(k, "M-24 -196q0 -12 12 -12H12q12 0 12 12z", c.second) +
    rect(-20, -138, 40, 8, c.second);
  return out;
}

export function cup(k: Brush): string {
  const { colours: c } = k;
  let out = drawShadow(k, 36);
  out += drawSolid(k, "M-34 -52H34C34 -20 20 -8 14 -8H-14C-20 -8 -34 -20 -34 -52z", c.light, {
    band: [-38, 12],
    colours: [c.light, c.second, c.main],
  });
  out += ellipse(0, -52, 34, 8, c.dark) + rect(-26, -8, 52, 8, c.second, 4);
  return out + drawSteam(k, -4, -66, 0.8);
}

export function glass(k: Brush): string {
  const { colours: c, r } = k;
  let out = drawShadow(k, 30);
  const drink = r.pick([p.earth4, p.ochre, p.gum3]);
  out +=
    drawSolid(k, "M-34 -96H34L26 0H-26z", c.light, { shade: 0.1 }) +
    path("M-31 -66H31L25 -3H-25z", drink) +
    ellipse(0, -66, 31, 6, "#fff", 'opacity=".35"');
  out +=
    circle(22, -96, 17, p.ochre) +
    circle(22, -96, 11, p.ochre2) +
    line("M-6 -60L-22 -128", c.main, 6);
  return out;
}

export function bottle(k: Brush): string {
  const { colours: c, r } = k;
  const w = r.between(34, 42);
  const h = r.between(150, 178);
  let out = drawShadow(k, w);
  out += drawSolid(
    k,
    `M-13 ${-h}H13V${-h + 34}C16 ${-h + 58} ${w} ${-h + 56} ${w} ${-h + 92}V-12Q${w} 0 ${w - 12} 0H${-w + 12}Q${-w} 0 ${-w} -12V${-h + 92}C${-w} ${-h + 56} -16 ${-h + 58} -13 ${-h + 34}z`,
    c.main,
  );
  out += rect(-16, -h - 14, 32, 20, c.second, 4);
  const label = 56;
  out +=
    rect(-w, -label - 20, w * 2, label, c.light) +
    drawClipped(
      k,
      `M${-w} ${-label - 20}h${w * 2}v${label}h${-w * 2}z`,
      band(r, -w, -label - 2, w * 2, 22, [c.light, c.second, c.main]),
    ) +
    rect(0, -label - 20, w, label, c.dark, 0, ".12");
  return out;
}
