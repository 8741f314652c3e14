import { type Brush, drawLeaf, drawShadow, drawSolid } from "../brush.ts";
import { palette as p } from "../palette.ts";
import { circle, line, rect, roundedBox } from "../svg.ts";

export function vase(k: Brush, scale = 1): string {
  const { colours: c, r } = k;
  const w = r.between(54, 76);
  const h = r.between(120, 160);
  const neck = r.between(18, 30);
  const d = `M${-neck} ${-h}H${neck}C${neck - 4} ${-h * 0.8} ${w} ${-h * 0.74} ${w} ${-h * 0.42}C${w} ${-h * 0.12} ${w * 0.5} 0 ${w * 0.42} 0H${-w * 0.42}C${-w * 0.5} 0 ${-w} ${-h * 0.12} ${-w} ${-h * 0.42}C${-w} ${-h * 0.74} ${-neck + 4} ${-h * 0.8} ${-neck} ${-h}z`;
  const drawn =
    drawShadow(k, w) +
    drawSolid(k, d, c.main, { band: [-h * 0.56, h * 0.24], colours: [c.main, c.light, c.second] }) +
    rect(-neck - 5, -h - 8, neck * 2 + 10, 12, c.main, 4);
  return scale === 1 ? drawn : `<g transform="scale(${scale})">${drawn}</g>`;
}

export function plant(k: Brush): string {
  const { colours: c, r } = k;
  let out = "";
  const angles = [-70, -44, -18, 10, 36, 66];
  for (const [i, angle] of angles.entries()) {
    out += drawLeaf(k, 0, -64, r.between(96, 140), angle, i % 2 ? p.gum : p.gum3);
  }
  out +=
    drawShadow(k, 50) +
    drawSolid(k, "M-52 -76H52L40 0H-40z", c.main, {
      band: [-60, 22],
      colours: [c.main, c.light, c.second],
    });
  return out;
}

export function basket(k: Brush): string {
  const { colours: c, r } = k;
  const w = r.between(78, 94);
  const h = r.between(86, 104);
  let out =
    drawShadow(k, w * 0.8) +
    line(
      `M${-w * 0.78} ${-h}C${-w * 0.7} ${-h - 92} ${w * 0.7} ${-h - 92} ${w * 0.78} ${-h}`,
      c.dark,
      11,
    );
  out +=
    drawSolid(
      k,
      `M${-w} ${-h}H${w}C${w + 4} ${-h * 0.4} ${w * 0.74} 0 ${w * 0.6} 0H${-w * 0.6}C${-w * 0.74} 0 ${-w - 4} ${-h * 0.4} ${-w} ${-h}z`,
      c.main,
      { cloth: [-120, -h, 240, h, [c.main, c.light, c.second, c.main, c.accent], r.whole(5, 7)] },
    ) + rect(-w - 5, -h - 8, w * 2 + 10, 16, c.second, 8);
  return out;
}

export function lamp(k: Brush): string {
  const { colours: c } = k;
  let out = drawShadow(k, 40);
  out +=
    rect(-6, -110, 12, 110, c.dark) +
    rect(-40, -10, 80, 10, c.dark, 5) +
    drawSolid(k, "M-34 -204H34L74 -104H-74z", c.second, {
      band: [-150, 30],
      colours: [c.second, c.light, c.main],
    }) +
    circle(0, -96, 9, p.ochre2);
  return out;
}

export function cushion(k: Brush): string {
  const { colours: c, r } = k;
  const out = drawShadow(k, 96);
  const d =
    "M-96 -148Q-84 -140 0 -146Q84 -140 96 -148Q86 -130 90 -76Q86 -18 96 -2Q84 -10 0 -6Q-84 -10 -96 -2Q-86 -18 -90 -76Q-86 -130 -96 -148z";
  return (
    out +
    drawSolid(k, d, c.main, {
      cloth: [-110, -150, 220, 152, [c.main, c.light, c.second, c.main, c.accent], r.whole(6, 8)],
      shade: 0.12,
      shadeFromX: 30,
    })
  );
}

export function stool(k: Brush): string {
  const { colours: c } = k;
  return (
    drawShadow(k, 78) +
    drawSolid(k, "M-92 -118Q0 -92 92 -118V-92Q0 -66 -92 -92z", c.main) +
    drawSolid(k, "M-46 -84H46C20 -60 20 -44 46 -20H-46C-20 -44 -20 -60 -46 -84z", c.second, {
      band: [-62, 22],
      colours: [c.second, c.light, c.main],
    }) +
    drawSolid(k, roundedBox(-84, -22, 168, 22, 8), c.main)
  );
}

export function rug(k: Brush): string {
  const { colours: c, r } = k;
  const d = "M-84 -210H84V-26H-84z";
  let fringe = "";
  for (let i = 0; i < 13; i++) fringe += rect(-82 + i * 13, -26, 5, 20, c.main, 2.5);
  return (
    line("M-104 -214H104", c.dark, 10) +
    fringe +
    drawSolid(k, d, c.main, {
      cloth: [-84, -210, 168, 184, [c.main, c.light, c.second, c.main, c.accent], r.whole(7, 10)],
      shade: 0.08,
      shadeFromX: 20,
    })
  );
}
