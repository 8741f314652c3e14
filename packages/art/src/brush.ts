import { hash, type Random, random } from "./random.ts";
import type { Colours } from "./schemes.ts";
import { ellipse, line, round as n, path } from "./svg.ts";
import { type BandKind, band, cloth } from "./weaving.ts";

/** Repeatable randomness, colours and ids for one picture. */
export interface Brush {
  r: Random;
  colours: Colours;
  nextId: () => string;
}

export function brush(seed: string, colours: Colours): Brush {
  const h = hash(seed);
  const prefix = `b${(h % 100000).toString(36)}c`;
  let used = 0;
  return { r: random(h), colours, nextId: () => prefix + ++used };
}

export function drawClipped(k: Brush, d: string, inner: string): string {
  const id = k.nextId();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

type ClothArea = [
  x: number,
  y: number,
  w: number,
  h: number,
  colours: readonly string[],
  rows?: number,
];

interface FillOptions {
  band?: [y: number, h: number, x?: number, w?: number];
  colours?: [string, string, string];
  kind?: BandKind;
  cloth?: ClothArea | undefined;
  /** The opacity of the shade; 0 draws none. */
  shade?: number;
  shadeFromX?: number;
}

/**
 * A filled outline with an optional pattern. The right half is shaded, because the light always
 * comes from the left.
 */
export function drawSolid(k: Brush, d: string, fill: string, finish: FillOptions = {}): string {
  const { colours: c, r } = k;
  const shade = finish.shade ?? 0.16;
  let inner = "";
  if (finish.band) {
    const [y, h, x = -140, w = 280] = finish.band;
    inner += band(r, x, y, w, h, finish.colours ?? [fill, c.light, c.accent], finish.kind);
  }
  if (finish.cloth) inner += cloth(r, ...finish.cloth);
  if (shade !== 0) {
    inner += `<rect x="${finish.shadeFromX ?? 0}" y="-400" width="400" height="800" fill="${c.dark}" opacity="${shade}"/>`;
  }
  return path(d, fill) + (inner ? drawClipped(k, d, inner) : "");
}

export function drawShadow(k: Brush, width: number): string {
  return ellipse(width * 0.12, 0, width * 0.62, 7, k.colours.dark, 'opacity=".22"');
}

export function drawSteam(k: Brush, x: number, y: number, s = 1): string {
  const d = `M${x} ${y}c${-12 * s} ${-14 * s} ${12 * s} ${-24 * s} 0 ${-40 * s}s${10 * s} ${-24 * s} ${2 * s} ${-36 * s}`;
  return line(d, k.colours.light, 7 * s, 'opacity=".85"');
}

export function drawLeaf(
  k: Brush,
  x: number,
  y: number,
  length: number,
  degrees: number,
  fill: string,
): string {
  const w = length * 0.24;
  const tip = `0 ${-n(length)}`;
  const right = `${n(w)} ${n(-length * 0.3)}`;
  const upperRight = `${n(w)} ${n(-length * 0.7)}`;
  const whole = `M0 0C${n(-w)} ${n(-length * 0.3)} ${n(-w)} ${n(-length * 0.7)} ${tip}C${upperRight} ${right} 0 0z`;
  const half = `M0 0C${right} ${upperRight} ${tip}z`;
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${path(whole, fill)}${path(half, k.colours.dark, 'opacity=".16"')}</g>`;
}
