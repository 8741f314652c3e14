import { type Brush, drawSolid } from "../brush.ts";
import { palette as p } from "../palette.ts";
import { circle, ellipse, line, path, rect } from "../svg.ts";

const hair = "#1D1420";
const skins = [
  { skin: "#5B3122", shade: "#351910" },
  { skin: "#3F2119", shade: "#1E0E0A" },
  { skin: "#7A4630", shade: "#4A2617" },
];

/** Faces have closed eyes and never look like a real person. */
function drawFace(y: number, colour: string): string {
  return (
    line(`M-30 ${y}q9 8 18 0M12 ${y}q9 8 18 0`, colour, 3.4) +
    line(`M1 ${y + 2}v17q0 5 -7 6`, colour, 3, 'opacity=".8"') +
    path(`M-13 ${y + 37}q6 -6 13 -3q7 -3 13 3q-13 11 -26 0z`, colour)
  );
}

export function wrap(k: Brush): string {
  const { colours: c, r } = k;
  const { skin, shade } = r.pick(skins);
  return (
    path("M-104 0C-100 -54 -60 -66 -32 -72V-104H32V-72C60 -66 100 -54 104 0z", skin) +
    drawSolid(k, "M-104 0C-100 -46 -66 -62 -44 -66Q0 -40 44 -66C66 -62 100 -46 104 0z", c.second, {
      band: [-30, 22],
      colours: [c.second, c.light, c.main],
    }) +
    path("M-32 -98V-72Q0 -46 32 -72V-98Q0 -66 -32 -98z", shade, 'opacity=".55"') +
    path("M-46 -150C-46 -96 -24 -80 0 -80S46 -96 46 -150z", skin) +
    path("M0 -150V-80C24 -80 46 -96 46 -150z", shade, 'opacity=".3"') +
    drawFace(-122, shade) +
    drawSolid(
      k,
      "M-54 -132C-74 -190 -34 -236 10 -232C62 -228 78 -178 54 -132C24 -150 -24 -150 -54 -132z",
      c.main,
      {
        cloth: [-90, -236, 180, 110, [c.main, c.light, c.main, c.second, c.accent], 6],
        shadeFromX: 12,
      },
    ) +
    drawSolid(k, "M22 -216C44 -256 96 -250 92 -214C88 -190 54 -184 30 -196z", c.main, {
      shade: 0.2,
      shadeFromX: -100,
    }) +
    circle(-47, -108, 7, p.ochre) +
    circle(47, -108, 7, p.ochre)
  );
}

export function braids(k: Brush): string {
  const { colours: c, r } = k;
  const { skin } = r.pick(skins);
  let out =
    path("M-108 0C-104 -52 -60 -64 -30 -70V-100H30V-70C60 -64 104 -52 108 0z", skin) +
    drawSolid(k, "M-108 0C-104 -44 -70 -58 -46 -62Q0 -34 46 -62C70 -58 104 -44 108 0z", c.main, {
      band: [-26, 20],
      colours: [c.main, c.light, c.second],
    });
  out += path(
    "M-56 -140C-58 -200 -30 -226 0 -226S58 -200 56 -140C56 -104 30 -84 0 -84S-56 -104 -56 -140z",
    hair,
  );
  for (let i = -3; i <= 3; i++) {
    out += line(
      `M${i * 5} -222C${i * 17} -190 ${i * 19} -140 ${i * 15} -92`,
      i % 2 ? c.second : "#3A2A3A",
      2.6,
      'stroke-dasharray="5 5"',
    );
  }
  const count = r.whole(4, 6);
  for (let i = 0; i < count; i++) {
    const x = -46 + i * (92 / (count - 1));
    for (let j = 0; j < 6; j++) {
      out += ellipse(x + (j % 2 ? 2.4 : -2.4), -92 + j * 13, 8.5, 8, hair);
    }
    out += rect(x - 7, -22, 14, 8, i % 2 ? c.second : p.ochre, 3);
  }
  return out;
}

export function afro(k: Brush): string {
  const { colours: c, r } = k;
  const { skin, shade } = r.pick(skins);
  return (
    circle(0, -156, 88, hair) +
    path("M-104 0C-100 -54 -60 -66 -30 -72V-100H30V-72C60 -66 100 -54 104 0z", skin) +
    drawSolid(k, "M-104 0C-100 -46 -66 -62 -44 -66Q0 -34 44 -66C66 -62 100 -46 104 0z", c.main, {
      band: [-30, 22],
      colours: [c.main, c.light, c.second],
    }) +
    path("M-30 -98V-72Q0 -46 30 -72V-98Q0 -66 -30 -98z", shade, 'opacity=".55"') +
    path("M-44 -156C-44 -98 -24 -80 0 -80S44 -98 44 -156C30 -178 -30 -178 -44 -156z", skin) +
    path("M0 -172V-80C24 -80 44 -98 44 -156C36 -168 18 -172 0 -172z", shade, 'opacity=".3"') +
    drawFace(-127, shade) +
    line("M-44 -108v22M44 -108v22", p.ochre, 5) +
    circle(-44, -80, 8, c.second) +
    circle(44, -80, 8, c.second)
  );
}
