import { type Brush, drawClipped, drawShadow, drawSolid } from "../brush.ts";
import { palette as p } from "../palette.ts";
import { circle, ellipse, line, path, rect, roundedBox } from "../svg.ts";
import { cloth } from "../weaving.ts";

export function vinyl(k: Brush): string {
  const { colours: c, r } = k;
  const dx = 52;
  return (
    drawShadow(k, 110) +
    circle(dx, -92, 88, "#17141F") +
    [74, 62, 50]
      .map((q) => circle(dx, -92, q, "none", `stroke="#3A3546" stroke-width="2.4"`))
      .join("") +
    circle(dx, -92, 32, c.second) +
    circle(dx, -92, 32, "none") +
    path(`M${dx} -124a32 32 0 0 1 0 64z`, c.light) +
    circle(dx, -92, 5, "#17141F") +
    drawSolid(k, "M-120 -184H60V0H-120z", c.main, { shade: 0 }) +
    drawClipped(
      k,
      "M-120 -184H60V0H-120z",
      r.chance()
        ? cloth(
            r,
            -120,
            -184,
            180,
            184,
            [c.main, c.light, c.second, c.main, c.accent],
            r.whole(5, 8),
          )
        : circle(-30, -92, 70, c.second) +
            circle(-30, -92, 48, c.light) +
            circle(-30, -92, 27, c.main) +
            rect(-120, -30, 180, 30, c.main),
    )
  );
}

export function drum(k: Brush): string {
  const { colours: c } = k;
  let out = drawShadow(k, 52);
  const d =
    "M-66 -190H66C62 -130 30 -110 24 -86C26 -56 44 -30 50 0H-50C-44 -30 -26 -56 -24 -86C-30 -110 -62 -130 -66 -190z";
  out += drawSolid(k, d, c.main, { band: [-42, 24], colours: [c.main, c.light, c.second] });
  let lacing = "";
  for (let i = 0; i < 8; i++) {
    lacing += `${i ? "L" : "M"}${-62 + i * 17.7} ${i % 2 ? -132 + Math.abs(i - 3.5) * -6 : -184}`;
  }
  out += line(lacing, c.light, 3.6);
  out += rect(-70, -192, 140, 13, c.second, 6) + ellipse(0, -193, 66, 13, c.light);
  return out;
}

export function kalimba(k: Brush): string {
  const { colours: c } = k;
  const keys = [56, 74, 92, 110, 92, 74, 56].map((length, i) =>
    rect(-50 + i * 15.4, -162, 8, length, i % 2 ? c.light : p.sand, 4),
  );
  return (
    drawShadow(k, 66) +
    drawSolid(k, roundedBox(-72, -176, 144, 176, 26), c.main, {
      band: [-24, 16],
      colours: [c.main, c.light, c.second],
      shade: 0.12,
    }) +
    circle(0, -46, 18, c.dark) +
    circle(0, -46, 25, "none", `stroke="${c.second}" stroke-width="4"`) +
    rect(-60, -132, 120, 9, c.dark, 4) +
    keys.join("")
  );
}

export function mic(k: Brush): string {
  const { colours: c } = k;
  return (
    drawShadow(k, 40) +
    line("M0 -96V-8", c.dark, 9) +
    rect(-46, -10, 92, 10, c.dark, 5) +
    line("M-44 -134V-122A44 44 0 0 0 44 -122V-134", c.dark, 8) +
    drawSolid(k, roundedBox(-31, -216, 62, 122, 31), c.main, {
      band: [-158, 18],
      colours: [c.second, c.light, c.main],
      kind: "blocks",
    }) +
    [0, 1, 2].map((i) => line(`M-18 ${-196 + i * 13}H18`, c.light, 4)).join("")
  );
}

export function speaker(k: Brush): string {
  const { colours: c } = k;
  return (
    drawShadow(k, 66) +
    drawSolid(k, roundedBox(-70, -204, 140, 204, 14), c.main) +
    circle(0, -70, 50, c.dark) +
    circle(0, -70, 38, c.second) +
    circle(0, -70, 26, c.dark) +
    circle(0, -70, 11, c.light) +
    circle(0, -158, 28, c.dark) +
    circle(0, -158, 18, c.second) +
    circle(0, -158, 7, c.light)
  );
}

export function reel(k: Brush): string {
  const { colours: c } = k;
  let holes = "";
  for (let i = 0; i < 5; i++) {
    const turn = (i * Math.PI * 2) / 5 - 1.57;
    holes += circle(Math.cos(turn) * 46, -96 + Math.sin(turn) * 46, 20, c.ground);
  }
  return (
    drawShadow(k, 70) +
    drawSolid(k, "M-88 -96a88 88 0 1 0 176 0a88 88 0 1 0 -176 0z", c.main) +
    holes +
    circle(0, -96, 11, c.ground) +
    line("M0 -8C40 -8 70 -4 112 -6", c.second, 14)
  );
}
