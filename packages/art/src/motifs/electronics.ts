import { type Brush, drawClipped, drawShadow, drawSolid } from "../brush.ts";
import { circle, line, path, rect, roundedBox } from "../svg.ts";
import { band, cloth } from "../weaving.ts";

export function headphones(k: Brush): string {
  const { colours: c } = k;
  return (
    drawShadow(k, 78) +
    line("M-76 -70V-112A76 76 0 0 1 76 -112V-70", c.dark, 17) +
    line("M-50 -172A76 76 0 0 1 50 -172", c.second, 10) +
    drawSolid(k, roundedBox(-100, -98, 50, 98, 22), c.main, { shadeFromX: -74 }) +
    drawSolid(k, roundedBox(50, -98, 50, 98, 22), c.main, { shadeFromX: 76 }) +
    rect(-56, -84, 14, 70, c.light, 7) +
    rect(42, -84, 14, 70, c.light, 7)
  );
}

export function phone(k: Brush): string {
  const { colours: c, r } = k;
  const d = roundedBox(-50, -200, 100, 200, 17);
  return (
    drawShadow(k, 50) +
    path(d, c.dark) +
    drawClipped(
      k,
      roundedBox(-43, -193, 86, 186, 11),
      rect(-43, -193, 86, 186, c.main) +
        cloth(r, -43, -100, 86, 93, [c.main, c.second, c.light, c.accent], 5) +
        circle(0, -146, 26, c.light) +
        circle(0, -146, 14, c.second),
    ) +
    rect(-13, -188, 26, 7, c.dark, 3.5)
  );
}

export function laptop(k: Brush): string {
  const { colours: c, r } = k;
  return (
    drawShadow(k, 116) +
    path(roundedBox(-96, -148, 192, 138, 10), c.dark) +
    drawClipped(
      k,
      roundedBox(-87, -139, 174, 118, 5),
      rect(-87, -139, 174, 118, c.main) +
        cloth(r, -87, -60, 174, 40, [c.second, c.light, c.main, c.accent], 3) +
        circle(-44, -98, 22, c.second) +
        rect(-4, -114, 70, 9, c.light, 4) +
        rect(-4, -96, 50, 9, c.light, 4),
    ) +
    path("M-120 -12H120L110 0H-110z", c.light)
  );
}

export function camera(k: Brush): string {
  const { colours: c, r } = k;
  return (
    drawShadow(k, 90) +
    rect(-30, -134, 60, 24, c.dark, 6) +
    drawSolid(k, roundedBox(-96, -118, 192, 118, 14), c.main, { shade: 0.14 }) +
    drawClipped(
      k,
      roundedBox(-96, -118, 192, 118, 14),
      band(r, -96, -84, 192, 50, [c.second, c.main, c.light], "stripe"),
    ) +
    circle(0, -60, 46, c.dark) +
    circle(0, -60, 34, c.light) +
    circle(0, -60, 25, c.dark) +
    circle(8, -68, 8, c.second) +
    rect(56, -108, 26, 11, c.light, 3)
  );
}
