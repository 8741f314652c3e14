import { at, type Random } from "./random.ts";
import { circle, round as n, path, rect } from "./svg.ts";

/* The patterns are an abstract strip weave and never copy a named textile. */

type BandColours = readonly [ground: string, first: string, second?: string | undefined];

const bandKinds = ["blocks", "pods", "steps", "dash", "chev", "rings", "stripe", "comb"] as const;
export type BandKind = (typeof bandKinds)[number];

export function band(
  r: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: BandColours,
  kind?: BandKind,
): string {
  const drawn = patterns[kind ?? r.pick(bandKinds)];
  return rect(x, y, w, h, colours[0]) + drawn({ r, x, y, w, h, unit: Math.max(6, h), colours });
}

interface Strip {
  r: Random;
  x: number;
  y: number;
  w: number;
  h: number;
  unit: number;
  colours: BandColours;
}

function repeat(width: number, step: number, drawPiece: (i: number) => string): string {
  let out = "";
  for (let i = 0; i * step < width + step; i++) out += drawPiece(i);
  return out;
}

const patterns: Record<BandKind, (strip: Strip) => string> = {
  blocks({ r, x, y, w, h, unit, colours: [, c1, c2] }) {
    const q = unit * r.pick([0.5, 0.75, 1]);
    return repeat(w, q, (i) => {
      if (i % 2) return rect(x + i * q, y, q, h, c1);
      if (!c2 || i % 4 !== 0) return "";
      return rect(x + i * q + q * 0.3, y + h * 0.3, q * 0.4, h * 0.4, c2);
    });
  },
  pods({ x, y, w, h, unit, colours: [, c1, c2] }) {
    const q = unit * 0.56;
    return repeat(w, q, (i) => {
      const cx = x + i * q + q / 2;
      const top = `${n(cx)} ${n(y + h * 0.1)}`;
      const right = `Q${n(cx + unit * 0.34)} ${n(y + h / 2)} ${n(cx)} ${n(y + h * 0.9)}`;
      const left = `Q${n(cx - unit * 0.34)} ${n(y + h / 2)} ${top}z`;
      return path(`M${top}${right}${left}`, i % 2 ? c1 : c2 || c1);
    });
  },
  steps({ x, y, w, h, unit, colours: [, c1, c2] }) {
    const q = unit / 3;
    return repeat(w, unit, (i) => {
      const left = x + i * unit;
      return (
        rect(left, y + (h * 2) / 3, unit, h / 3, c1) +
        rect(left + q, y + h / 3, q, h / 3, c1) +
        (c2 ? rect(left + q, y, q, h / 3, c2) : "")
      );
    });
  },
  dash({ x, y, w, h, unit, colours: [, c1, c2] }) {
    const q = unit * 0.9;
    const row = (j: number) =>
      repeat(w, q, (i) =>
        rect(
          x + i * q + (j % 2 ? q / 2 : 0),
          y + h * (0.16 + j * 0.28),
          q * 0.55,
          h * 0.12,
          j === 1 && c2 ? c2 : c1,
        ),
      );
    return row(0) + row(1) + row(2);
  },
  chev({ x, y, w, h, unit: q, colours: [, c1, c2] }) {
    const large = repeat(
      w,
      q,
      (i) => `M${n(x + i * q)} ${n(y + h)}l${n(q / 2)} ${n(-h)}l${n(q / 2)} ${n(h)}z`,
    );
    if (!c2) return path(large, c1);
    const small = repeat(
      w,
      q,
      (i) =>
        `M${n(x + i * q + q * 0.25)} ${n(y + h)}l${n(q * 0.25)} ${n(-h * 0.5)}l${n(q * 0.25)} ${n(h * 0.5)}z`,
    );
    return path(large, c1) + path(small, c2);
  },
  rings({ x, y, w, h, unit, colours: [c0, c1, c2] }) {
    return repeat(w, unit, (i) => {
      const cx = x + i * unit + unit / 2;
      return circle(cx, y + h / 2, h * 0.38, c1) + circle(cx, y + h / 2, h * 0.2, c2 || c0);
    });
  },
  stripe({ x, y, w, h, colours: [, c1, c2] }) {
    return (
      rect(x, y + h * 0.2, w, h * 0.2, c1) +
      (c2 ? rect(x, y + h * 0.55, w, h * 0.14, c2) : "") +
      rect(x, y + h * 0.8, w, h * 0.1, c1)
    );
  },
  comb({ x, y, w, h, unit, colours: [, c1, c2] }) {
    const q = unit * 0.28;
    return repeat(w, q, (i) => {
      if (i % 2 === 0) return "";
      const isHigh = i % 4 === 1;
      return rect(x + i * q, y + (isHigh ? 0 : h * 0.35), q, h * 0.65, isHigh ? c1 : c2 || c1);
    });
  },
};

/** A cloth has strips of different heights, some of them plain. */
export function cloth(
  r: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: readonly string[],
  rows = r.whole(5, 8),
): string {
  const heights = Array.from({ length: rows }, () => r.pick([0.6, 1, 1, 1.5, 2.1]));
  const total = heights.reduce((sum, height) => sum + height, 0);
  let out = "";
  let top = y;
  heights.forEach((height, i) => {
    const tall = (h * height) / total;
    const a = at(colours, i);
    const b = at(colours, i + 1 + r.whole(0, colours.length - 2));
    const third = r.pick(colours);
    const c = third === a || third === b ? undefined : third;
    out +=
      height < 0.9 && r.chance(0.6)
        ? rect(x, top, w, tall + 0.5, a)
        : band(r, x, top, w, tall + 0.5, [a, b === a ? at(colours, i + 1) : b, c]);
    top += tall;
  });
  return out;
}

export type QuiltColours = readonly [string, string, string, string];

/** Large, calm strips (blocks, half blocks, hairlines) for big areas. */
export function drawQuilt(
  r: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  [even, odd, block, inset]: QuiltColours,
  strips: number,
): string {
  const sw = w / strips;
  let out = "";
  for (let i = 0; i < strips; i++) {
    const left = x + i * sw;
    const base = i % 2 ? even : odd;
    const alternate = i % 2 ? odd : even;
    let top = y - h * (i % 2 ? 0.09 : 0);
    out += rect(left, y, sw + 0.5, h, base);
    for (let guard = 0; top < y + h && guard < 60; guard++) {
      const q = sw * r.pick([0.34, 0.5, 0.75, 1, 1]);
      out += drawQuiltPiece(r.whole(0, 9), left, top, sw, q, { base, alternate, block, inset });
      top += q;
    }
  }
  return out;
}

function drawQuiltPiece(
  kind: number,
  x: number,
  y: number,
  sw: number,
  q: number,
  c: { base: string; alternate: string; block: string; inset: string },
): string {
  const full = (colour: string) => rect(x, y, sw + 0.5, q, colour);
  if (kind < 3) return full(c.block);
  if (kind < 5) return full(c.base) + rect(x, y, sw / 2, q, c.inset);
  if (kind < 6) {
    const e = q / 5;
    return [0, 2, 4].map((j) => rect(x, y + j * e, sw + 0.5, e, c.alternate)).join("");
  }
  if (kind < 7) {
    return full(c.alternate) + rect(x + sw * 0.25, y + q * 0.25, sw * 0.5, q * 0.5, c.inset);
  }
  if (kind < 8) {
    const e = sw / 6;
    return [0, 2, 4].map((j) => rect(x + j * e, y, e, q, c.block)).join("");
  }
  return full(c.base);
}
