import { type Brush, brush, drawLeaf } from "./brush.ts";
import { draw, type Motif } from "./motifs/all.ts";
import { at, hash } from "./random.ts";
import { coverSchemes } from "./schemes.ts";
import { circle, round as n, path, place, rect, svg } from "./svg.ts";
import { drawQuilt } from "./weaving.ts";

export type PlateTheme =
  | "moon"
  | "breath"
  | "leaf"
  | "water"
  | "table"
  | "path"
  | "sleep"
  | "portrait"
  | "kitchen";

export interface PlateOptions {
  motif?: Motif | undefined;
  scheme?: number | undefined;
}

interface Sheet {
  k: Brush;
  w: number;
  h: number;
  /** The length of the sheet's shorter side. */
  q: number;
  motif: Motif | undefined;
}

/** Editorial illustrations for Wellbeing: large, simple, cropped. */
export function plate(
  theme: PlateTheme,
  seed: string,
  w = 1200,
  h = 1500,
  options: PlateOptions = {},
): string {
  const k = brush(`pl${seed}`, at(coverSchemes, options.scheme ?? hash(`${seed}s`)));
  const sheet: Sheet = { k, w, h, q: Math.min(w, h), motif: options.motif };
  const ground = rect(0, 0, w, h, k.colours.ground);
  return svg(w, h, ground + plateDrawers[theme](sheet), "Editorial illustration");
}

const plateDrawers: Record<PlateTheme, (sheet: Sheet) => string> = {
  moon: night,
  sleep: night,
  breath({ k: { colours: c }, w, h, q }) {
    let out = "";
    for (let i = 0; i < 9; i++) {
      const fill = i % 2 ? c.ground : at([c.back, c.table, c.main], i);
      out += circle(w * 0.5, h * 0.52, q * (0.58 - i * 0.064), fill);
    }
    return out + circle(w * 0.5, h * 0.52, q * 0.04, c.light);
  },
  leaf({ k, w, h }) {
    const c = k.colours;
    let out = "";
    for (let i = 0; i < 7; i++) {
      const length = h * (i % 2 ? 0.78 : 0.92);
      const fill = at([c.main, c.second, c.back], i);
      out += place(w * 0.5, h * 1.02, 1, drawLeaf(k, 0, 0, length, -66 + i * 22, fill));
    }
    return out + rect(0, h * 0.93, w, h * 0.07 + 1, c.table);
  },
  water({ k: { colours: c }, w, h, q }) {
    let out = circle(w * 0.66, h * 0.3, q * 0.2, c.back);
    for (let row = 0; row < 9; row++) {
      let d = `M${-w * 0.1} ${n(h * (0.46 + row * 0.065))}`;
      for (let j = 0; j < 8; j++) {
        d += `q${n(w * 0.08)} ${n((row + j) % 2 ? -h * 0.03 : h * 0.03)} ${n(w * 0.16)} 0`;
      }
      const fill = at([c.table, c.main, c.table, c.second], row);
      out += path(`${d}V${h}H0z`, fill, row % 2 ? 'opacity=".9"' : "");
    }
    return out;
  },
  path({ k: { colours: c }, w, h, q }) {
    const road = `M${w * 0.2} ${h}C${w * 0.3} ${h * 0.84} ${w * 0.72} ${h * 0.8} ${w * 0.6} ${h * 0.66}C${w * 0.54} ${h * 0.6} ${w * 0.42} ${h * 0.6} ${w * 0.44} ${h * 0.56}L${w * 0.48} ${h * 0.56}C${w * 0.5} ${h * 0.6} ${w * 0.74} ${h * 0.6} ${w * 0.76} ${h * 0.7}C${w * 0.8} ${h * 0.84} ${w * 0.6} ${h * 0.88} ${w * 0.62} ${h}z`;
    return (
      circle(w * 0.7, h * 0.3, q * 0.17, c.back) +
      path(
        `M0 ${h * 0.52}Q${w * 0.3} ${h * 0.36} ${w * 0.64} ${h * 0.5}T${w} ${h * 0.44}V${h}H0z`,
        c.second,
      ) +
      path(`M0 ${h * 0.66}Q${w * 0.34} ${h * 0.5} ${w} ${h * 0.62}V${h}H0z`, c.main) +
      path(road, c.back)
    );
  },
  table(sheet) {
    const { k, w, h, q } = sheet;
    return drawOnTable(sheet, circle(w * 0.5, h * 0.62 - q * 0.1, q * 0.42, k.colours.back), 250);
  },
  kitchen(sheet) {
    const { k, w, h } = sheet;
    const c = k.colours;
    const strips = Math.round((w / h) * 9);
    const tiles = [c.back, c.ground, c.back, c.light] as const;
    return drawOnTable(sheet, drawQuilt(k.r, 0, 0, w, h * 0.62 * 0.5, tiles, strips), 230);
  },
  portrait({ k, w, h, q, motif }) {
    const size = Math.min(w / 300, h / 300) * 1.16;
    return (
      circle(w * 0.5, h * 0.42, q * 0.46, k.colours.back) +
      place(w * 0.5, h * 1.005, size, draw(motif ?? "wrap", k))
    );
  },
};

function night({ k: { colours: c, r }, w, h, q }: Sheet): string {
  const cx = w * r.between(0.4, 0.62);
  const cy = h * 0.42;
  const halo = [0.62, 0.5, 0.39].map((size, i) =>
    circle(cx, cy, q * size, i % 2 ? c.ground : c.table, 'opacity=".5"'),
  );
  const radius = q * 0.27;
  const inner = n(radius * 0.84);
  const outer = n(radius);
  const upper = `${n(cx + radius * 0.64)} ${n(cy - radius * 0.77)}`;
  const lower = `${n(cx + radius * 0.64)} ${n(cy + radius * 0.77)}`;
  const crescent = path(
    `M${upper}A${outer} ${outer} 0 1 0 ${lower}A${inner} ${inner} 0 1 1 ${upper}z`,
    c.back,
  );
  let out = `${halo.join("")}<g transform="rotate(-24 ${n(cx)} ${n(cy)})">${crescent}</g>`;
  out += path(
    `M0 ${h * 0.74}Q${w * 0.3} ${h * 0.6} ${w * 0.6} ${h * 0.72}T${w} ${h * 0.66}V${h}H0z`,
    c.table,
  );
  out += path(
    `M0 ${h * 0.86}Q${w * 0.36} ${h * 0.74} ${w * 0.7} ${h * 0.86}T${w} ${h * 0.82}V${h}H0z`,
    c.dark,
  );
  for (let i = 0; i < 9; i++) out += circle(w * r.next(), h * r.next() * 0.4, q * 0.006, c.light);
  return out;
}

function drawOnTable({ k, w, h, q, motif }: Sheet, wall: string, depth: number): string {
  const horizon = h * 0.62;
  return (
    wall +
    rect(0, horizon, w, h - horizon + 1, k.colours.table) +
    place(w * 0.5, h * 0.86, q / depth, draw(motif ?? "bowl", k))
  );
}
