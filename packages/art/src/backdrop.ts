import type { Brush } from "./brush.ts";
import type { Random } from "./random.ts";
import { circle, round as n, path, rect } from "./svg.ts";
import { band, drawQuilt, type QuiltColours } from "./weaving.ts";

export type Backdrop = "sun" | "rings" | "arch" | "cloth" | "hills" | "drape";

interface Stage {
  k: Brush;
  w: number;
  h: number;
  /** The y position where wall and table meet. */
  horizon: number;
  /** The x position of the backdrop's centre. */
  cx: number;
  /** The length of the picture's shorter side. */
  q: number;
}

/** Suns and arches are more likely than the other shapes. */
export function drawBackdrop(
  k: Brush,
  w: number,
  h: number,
  horizon: number,
  kind?: Backdrop,
): string {
  const chosen = kind ?? k.r.pick(["sun", "rings", "arch", "cloth", "hills", "sun", "arch"]);
  const cx = w * k.r.pick([0.3, 0.42, 0.58, 0.7]);
  return backdropDrawers[chosen]({ k, w, h, horizon, cx, q: Math.min(w, h) });
}

const backdropDrawers: Record<Backdrop, (stage: Stage) => string> = {
  sun({ k: { colours: c, r }, horizon, cx, q }) {
    const y = horizon - q * r.between(0.12, 0.34);
    return circle(cx, y, q * r.between(0.3, 0.4), c.back);
  },
  rings({ k: { colours: c, r }, horizon, cx, q }) {
    const outer = q * r.between(0.42, 0.52);
    const y = horizon - q * r.between(0.1, 0.26);
    return [0, 1, 2, 3, 4]
      .map((i) => circle(cx, y, outer * (1 - i * 0.19), i % 2 ? c.ground : c.back))
      .join("");
  },
  arch: drawArches,
  cloth({ k: { colours: c, r }, w, h, horizon }) {
    const width = w * r.between(0.26, 0.4);
    const x = r.chance() ? 0 : w - width;
    const strips = Math.max(2, Math.round(width / (h * 0.13)));
    const colours = shuffleColours(r, [c.ground, c.back, c.table, c.light]);
    const inner = drawQuilt(r, 0, 0, width, horizon + 2, colours, strips);
    return `<svg x="${n(x)}" y="0" width="${n(width)}" height="${n(horizon + 2)}">${inner}</svg>`;
  },
  hills({ k: { colours: c, r }, w, horizon, q }) {
    let out = circle(w * r.between(0.2, 0.8), horizon - q * 0.42, q * 0.17, c.back);
    for (let i = 0; i < 3; i++) {
      const x = w * (i * 0.42 + r.between(-0.05, 0.1));
      const radius = q * r.between(0.42, 0.54);
      const [fill, opacity] = i % 2 ? [c.table, ".55"] : [c.back, ".75"];
      out += circle(x, horizon + q * 0.26, radius, fill, `opacity="${opacity}"`);
    }
    return out;
  },
  drape({ k: { colours: c, r }, w, h, horizon }) {
    const strips = Math.round(w / (h * 0.14));
    return drawQuilt(r, 0, 0, w, horizon + 2, [c.ground, c.back, c.table, c.light], strips);
  },
};

function drawArches({ k: { colours: c, r }, w, h, horizon, cx, q }: Stage): string {
  const count = w / h > 1.6 ? 3 : w / h > 1.2 ? 2 : 1;
  const width = q * r.between(0.38, 0.46);
  const gap = width * 1.25;
  const first = cx - ((count - 1) * gap) / 2;
  const top = horizon - q * 0.66;
  const half = n(width / 2);
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = first + i * gap - width / 2;
    out += `<path d="M${n(x)} ${n(horizon + 2)}V${n(top + width / 2)}a${half} ${half} 0 0 1 ${n(width)} 0V${n(horizon + 2)}z" fill="${c.back}"/>`;
    if (r.chance(0.5)) {
      out += `<path d="M${n(x + width * 0.5)} ${n(top)}a${half} ${half} 0 0 1 ${half} ${half}V${n(horizon + 2)}H${n(x + width * 0.5)}z" fill="${c.table}" opacity=".22"/>`;
    }
  }
  return out;
}

/**
 * Binary insertion written out, because `sort` with a random comparator gives different results in
 * different engines.
 */
function shuffleColours(r: Random, colours: QuiltColours): QuiltColours {
  const list: [...QuiltColours] = [...colours];
  const isBefore = () => r.next() - 0.5 < 0;
  const isDescending = isBefore();
  let run = 2;
  while (run < list.length && isBefore() === isDescending) run++;
  if (isDescending) list.splice(0, run, ...list.slice(0, run).reverse());
  for (let next = run; next < list.length; next++) {
    let left = 0;
    let right = next;
    while (left < right) {
      const middle = (left + right) >> 1;
      if (isBefore()) right = middle;
      else left = middle + 1;
    }
    list.splice(left, 0, ...list.splice(next, 1));
  }
  return list;
}

/** Half of the tables have a woven edge. */
export function drawTable(k: Brush, w: number, h: number, horizon: number): string {
  const { colours: c, r } = k;
  const hasEdge = r.pick([false, false, true, true]);
  const top = rect(0, horizon, w, h - horizon + 1, c.table);
  if (!hasEdge) return top;
  const thread = c.second === c.table ? c.main : c.second;
  const height = Math.max(9, h * 0.035);
  return top + band(r, 0, horizon + h * 0.055, w, height, [c.table, thread, c.light]);
}

/** The shape behind a single product: sun, arch, slope or wall. */
export function drawStudioShape(
  kind: number,
  w: number,
  h: number,
  horizon: number,
  fill: string,
): string {
  const q = Math.min(w, h);
  if (kind === 0) return circle(w * 0.5, horizon - q * 0.22, q * 0.34, fill);
  if (kind === 1) {
    const width = q * 0.62;
    const half = n(width / 2);
    return `<path d="M${n(w / 2 - width / 2)} ${horizon + 2}V${n(horizon - q * 0.34)}a${half} ${half} 0 0 1 ${n(width)} 0V${horizon + 2}z" fill="${fill}"/>`;
  }
  if (kind === 2) return path(`M0 0H${w}V${n(h * 0.2)}L0 ${n(h * 0.66)}z`, fill);
  return rect(w * 0.56, 0, w * 0.44, horizon, fill);
}
