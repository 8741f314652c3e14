import { type Brush, drawClipped, drawShadow, drawSolid } from "../brush.ts";
import { at } from "../random.ts";
import { circle, line, path, place } from "../svg.ts";
import { band } from "../weaving.ts";

export function folded(k: Brush): string {
  const { colours: c, r } = k;
  const cloths = [c.main, c.second, c.light, c.accent, c.main];
  const count = r.whole(3, 4);
  let out = drawShadow(k, 98);
  let y = 0;
  for (let i = 0; i < count; i++) {
    const w = r.between(86, 100);
    const h = r.between(34, 44);
    const x = r.between(-6, 6);
    out += place(
      x,
      y,
      1,
      drawSolid(
        k,
        `M${-w} ${-h}H${w - h / 2}a${h / 2} ${h / 2} 0 0 1 0 ${h}H${-w}z`,
        at(cloths, i),
        {
          band: [-h * 0.72, h * 0.44],
          colours: [at(cloths, i), at(cloths, i + 2), at(cloths, i + 1)],
          shadeFromX: w - h * 0.62,
          shade: 0.22,
        },
      ),
    );
    y -= h + 1;
  }
  return out;
}

export function gown(k: Brush): string {
  const { colours: c, r } = k;
  const d =
    "M-22 -214Q0 -200 22 -214L62 -196L108 -108L72 -92L58 -116L76 0H-76L-58 -116L-72 -92L-108 -108L-62 -196z";
  return (
    drawShadow(k, 70) +
    drawSolid(k, d, c.main, { band: [-40, 34], colours: [c.main, c.light, c.second] }) +
    drawClipped(
      k,
      d,
      path("M-24 -216Q0 -196 24 -216L12 -150Q0 -134 -12 -150z", c.light) +
        drawClipped(
          k,
          "M-122 -124H-63V-80H-122z",
          band(r, -122, -114, 60, 16, [c.second, c.light, c.main], "blocks"),
        ) +
        drawClipped(
          k,
          "M63 -124H122V-80H63z",
          band(r, 63, -114, 60, 16, [c.second, c.light, c.main], "blocks"),
        ),
    ) +
    path("M-13 -210Q0 -198 13 -210L0 -176z", c.dark)
  );
}

export function shirt(k: Brush): string {
  const { colours: c, r } = k;
  const d =
    "M-26 -176Q0 -160 26 -176L58 -166L106 -124L78 -88L60 -104V0H-60V-104L-78 -88L-106 -124L-58 -166z";
  return (
    drawShadow(k, 64) +
    drawSolid(k, d, c.main, {
      cloth: r.chance(0.6)
        ? [
            -110,
            -180,
            220,
            182,
            [c.main, c.main, c.light, c.main, c.second, c.accent],
            r.whole(8, 10),
          ]
        : undefined,
      band: [-80, 34],
      colours: [c.main, c.light, c.second],
      shade: 0.13,
    }) +
    path("M-26 -176Q0 -160 26 -176Q14 -142 0 -140Q-14 -142 -26 -176z", c.dark)
  );
}

export function tote(k: Brush): string {
  const { colours: c, r } = k;
  return (
    drawShadow(k, 72) +
    line("M-38 -124C-38 -214 38 -214 38 -124", c.dark, 10) +
    drawSolid(k, "M-80 -132H80L70 0H-70z", c.main, {
      cloth: [-90, -96, 180, 62, [c.light, c.second, c.main, c.accent], r.whole(3, 4)],
    })
  );
}

export function beads(k: Brush): string {
  const { colours: c } = k;
  const drawStrand = (radius: number, bead: string, everyThird: string) => {
    const count = Math.round(radius * 0.34);
    let out = "";
    for (let i = 0; i <= count; i++) {
      const turn = Math.PI * (0.06 + (0.88 * i) / count);
      const x = Math.cos(turn) * radius;
      const y = -128 + Math.sin(turn) * radius * 1.16;
      out += circle(x, y, radius * 0.082 + 2, i % 3 === 0 ? everyThird : bead);
    }
    return out;
  };
  const strands =
    drawStrand(92, c.main, c.light) +
    drawStrand(70, c.second, c.main) +
    drawStrand(48, c.light, c.second);
  return (
    drawShadow(k, 60) +
    drawSolid(
      k,
      "M-30 -206C-30 -172 -36 -166 -66 -156C-104 -144 -112 -112 -112 0H112C112 -112 104 -144 66 -156C36 -166 30 -172 30 -206z",
      c.dark,
      { shade: 0 },
    ) +
    place(0, -6, 0.92, strands)
  );
}

export function sandals(k: Brush): string {
  const { colours: c } = k;
  const one = (x: number, side: 1 | -1) =>
    place(
      x,
      0,
      1,
      `<g transform="scale(${side} 1)">` +
        drawSolid(
          k,
          "M-34 -150C-34 -184 30 -188 34 -144C36 -110 24 -92 26 -54C28 -18 20 0 -2 0C-26 0 -32 -20 -30 -52C-28 -92 -34 -112 -34 -150z",
          c.main,
          { shade: 0 },
        ) +
        line("M1 -146L-27 -96M1 -146L27 -96", c.second, 12) +
        line("M-27 -96Q0 -84 27 -96", c.light, 5, 'stroke-dasharray="1 9"') +
        circle(1, -146, 9, c.light) +
        `</g>`,
    );
  return one(-44, 1) + one(44, -1);
}
