import { type Brush, drawClipped, drawShadow, drawSolid } from "../brush.ts";
import { palette as p } from "../palette.ts";
import { at } from "../random.ts";
import { circle, line, path, place, rect, round, roundedBox } from "../svg.ts";
import { band } from "../weaving.ts";
import { plant } from "./home.ts";
import { cup } from "./kitchen.ts";

export function books(k: Brush): string {
  const { colours: c, r } = k;
  const covers = [c.main, c.second, c.accent === c.light ? p.ochre : c.accent, c.light, c.main];
  const count = r.whole(3, 5);
  let out = drawShadow(k, 96);
  let y = 0;
  for (let i = 0; i < count; i++) {
    const w = r.between(74, 100);
    const h = r.between(24, 36);
    const x = r.between(-10, 10);
    const cover = at(covers, i);
    out += place(
      x,
      y,
      1,
      rect(-w, -h, w * 2, h, cover, 4) +
        rect(w - 46, -h + 5, 42, h - 10, c.light) +
        rect(w - 46, -h + h * 0.34, 42, 2, c.dark, 0, ".25") +
        rect(w - 46, -h + h * 0.6, 42, 2, c.dark, 0, ".25") +
        band(r, -w + 16, -h, 26, h, [cover, cover === c.light ? c.main : c.light], "stripe"),
    );
    y -= h;
  }
  out += r.chance()
    ? place(r.between(-30, 20), y, 0.62, cup(k))
    : place(r.between(-30, 20), y, 0.6, plant(k));
  return out;
}

export function openbook(k: Brush): string {
  const { colours: c } = k;
  let lines = "";
  for (let i = 0; i < 5; i++) {
    lines += line(
      `M-92 ${-98 + i * 17}q38 -16 76 0M16 ${-98 + i * 17}q38 -16 ${i === 4 ? 40 : 76} 0`,
      c.dark,
      3.4,
      'opacity=".35"',
    );
  }
  return (
    drawShadow(k, 110) +
    path("M-118 -104H118V-6H-118z", c.main) +
    path("M0 -112Q-54 -142 -108 -116V-20Q-54 -44 0 -14z", c.light) +
    path("M0 -112Q54 -142 108 -116V-20Q54 -44 0 -14z", c.light) +
    path("M0 -112Q54 -142 108 -116V-20Q54 -44 0 -14z", c.dark, 'opacity=".08"') +
    lines +
    path("M56 -130h20v56l-10 -10l-10 10z", c.second)
  );
}

export function standbooks(k: Brush): string {
  const { colours: c, r } = k;
  const covers = [c.main, c.second, c.light, p.ochre, c.main, c.second];
  let out = drawShadow(k, 90);
  let x = -92;
  for (let i = 0; x < 70; i++) {
    const w = r.between(22, 36);
    const h = r.between(130, 196);
    const cover = at(covers, i);
    const stripe = cover === c.light ? c.main : c.light;
    const stamp = cover === c.light ? c.second : c.light;
    out +=
      rect(x, -h, w, h, cover, 3) +
      rect(x, -h + 18, w, 7, stripe) +
      rect(x, -h + 30, w, 4, stripe) +
      rect(x + w * 0.3, -40, w * 0.4, w * 0.4, stamp, w * 0.2);
    x += w + 1;
  }
  out += `<g transform="translate(${round(x + 16)} 0) rotate(-14)">${rect(-6, -158, 30, 158, c.main, 3)}${rect(-6, -138, 30, 8, c.light)}</g>`;
  return out;
}

export function notebook(k: Brush): string {
  const { colours: c } = k;
  const d = roundedBox(-66, -188, 132, 188, 9);
  let out =
    drawShadow(k, 64) +
    drawSolid(k, d, c.main, {
      cloth: [-66, -124, 132, 62, [c.light, c.second, c.main, c.accent], 4],
      shade: 0.08,
    });
  out += rect(-66, -188, 18, 188, c.dark, 5, ".35") + rect(38, -190, 9, 192, c.second);
  out += `<g transform="translate(86 -2) rotate(9)">${rect(-7, -168, 14, 140, p.ochre)}${path("M-7 -28H7L0 -4z", c.light)}${rect(-7, -182, 14, 16, c.second, 3)}</g>`;
  return out;
}

export function blocks(k: Brush): string {
  const { colours: c } = k;
  return (
    drawShadow(k, 100) +
    drawSolid(k, "M-96 -64H-32V0H-96z", c.main, { shade: 0.14, shadeFromX: -64 }) +
    circle(-64, -32, 16, c.light) +
    drawSolid(k, "M-30 -64H34V0H-30z", c.second, { shade: 0.14, shadeFromX: 2 }) +
    path("M-20 -14L2 -52L24 -14z", c.light) +
    drawSolid(k, "M36 -64H100V0H36z", c.light, { shade: 0.1, shadeFromX: 68 }) +
    rect(52, -48, 32, 32, c.main) +
    drawSolid(k, "M-62 -128H2V-64H-62z", c.light, { shade: 0.1, shadeFromX: -30 }) +
    circle(-30, -96, 18, c.second) +
    circle(-30, -96, 8, c.light) +
    drawSolid(k, "M4 -128H68V-64H4z", p.ochre, { shade: 0.14, shadeFromX: 36 }) +
    path("M20 -96Q36 -120 52 -96Q36 -72 20 -96z", c.dark) +
    path("M-24 -130A30 30 0 0 1 36 -130z", c.main)
  );
}

export function globe(k: Brush): string {
  const { colours: c } = k;
  return (
    drawShadow(k, 52) +
    rect(-8, -46, 16, 40, c.dark) +
    rect(-52, -12, 104, 12, c.dark, 6) +
    line("M-70 -176A86 86 0 0 0 62 -60", c.dark, 9) +
    drawSolid(k, "M-70 -120a70 70 0 1 0 140 0a70 70 0 1 0 -140 0z", c.main, { shadeFromX: 8 }) +
    drawClipped(
      k,
      "M-70 -120a70 70 0 1 0 140 0a70 70 0 1 0 -140 0z",
      path(
        "M-50 -160Q-10 -186 14 -156Q30 -128 4 -112Q-6 -80 -24 -86Q-34 -118 -52 -128z",
        c.second,
      ) + path("M36 -108Q64 -118 66 -92Q50 -70 30 -84z", c.second),
    )
  );
}
