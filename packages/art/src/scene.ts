import { brush } from "./brush.ts";
import { palette as p } from "./palette.ts";
import { hash, random } from "./random.ts";
import { type Mood, type MoodColours, moods } from "./scene-moods.ts";
import { drawBoabTree } from "./scene-tree.ts";
import { circle, line, round as n, path, place, rect, svg } from "./svg.ts";

export interface SceneOptions {
  mood?: Mood | undefined;
  seed?: string | number | undefined;
  /** Horizon, tree, sun and the two small trees, as fractions of height and width. */
  hy?: number | undefined;
  x?: number | undefined;
  sunx?: number | undefined;
  x2?: number | undefined;
  x3?: number | undefined;
  /** Leaves out the small trees. */
  solo?: boolean | undefined;
  /** A smaller value draws a larger tree. */
  scale?: number | undefined;
}

/** The brand scene: a boab on red earth under a ringed sun. */
export function boabScene(w = 1440, h = 800, options: SceneOptions = {}): string {
  const mood = moods[options.mood ?? "day"];
  const seed = `scene${options.seed || 1}`;
  const k = brush(seed, {
    ground: mood.sky,
    back: mood.ring,
    table: mood.middleGround,
    main: mood.accent,
    second: mood.leaf,
    accent: mood.alternateLeaf,
    light: p.paper,
    dark: p.ink,
  });
  const hy = h * (options.hy ?? 0.7);
  const tree = (x: number, y: number, size: number, isMain: boolean) =>
    place(x, y, size, drawBoabTree(k, mood, isMain));

  let out = rect(0, 0, w, h, mood.sky) + sun(mood, w * (options.sunx ?? 0.5), hy - h * 0.22, h);
  out += path(
    `M0 ${n(hy)}Q${n(w * 0.2)} ${n(hy - h * 0.1)} ${n(w * 0.46)} ${n(hy - h * 0.02)}T${w} ${n(hy - h * 0.06)}V${h}H0z`,
    mood.farGround,
  );
  if (!options.solo) {
    out += tree(w * (options.x2 ?? 0.13), hy + h * 0.075, h / 1400, false);
    out += tree(w * (options.x3 ?? 0.92), hy + h * 0.075, h / 1900, false);
  }
  out += path(
    `M0 ${n(hy + h * 0.08)}Q${n(w * 0.3)} ${n(hy - h * 0.01)} ${n(w * 0.6)} ${n(hy + h * 0.055)}Q${n(w * 0.8)} ${n(hy + h * 0.09)} ${w} ${n(hy + h * 0.02)}V${h}H0z`,
    mood.middleGround,
  );
  out += tree(w * (options.x ?? 0.66), hy + h * 0.22, h / (options.scale || 460), true);
  out += drawForeground(mood, seed, w, h, hy + h * 0.2);
  return svg(w, h, out, "A boab tree on red earth under a ringed sun");
}

function sun(mood: MoodColours, x: number, y: number, h: number): string {
  return [0.62, 0.52, 0.42, 0.33, 0.25]
    .map((size, i) => {
      if (i === 4) return circle(x, y, h * size, mood.sun);
      return circle(x, y, h * size, i % 2 ? mood.alternateRing : mood.ring, 'opacity=".75"');
    })
    .join("");
}

function drawForeground(mood: MoodColours, seed: string, w: number, h: number, y: number): string {
  const r = random(hash(seed));
  let out = path(
    `M0 ${n(y)}Q${n(w * 0.3)} ${n(y - h * 0.05)} ${n(w * 0.58)} ${n(y - h * 0.005)}Q${n(w * 0.8)} ${n(y + h * 0.02)} ${w} ${n(y - h * 0.03)}V${h}H0z`,
    mood.near,
  );
  for (let i = 0; i < 22; i++) {
    const stoneX = w * (i / 22) + r.between(-20, 20);
    const stoneY = y + (h - y) * r.between(0.1, 0.8);
    const stone = `M${n(stoneX)} ${n(stoneY)}h${n(r.between(10, 36))}`;
    out += line(stone, i % 3 ? mood.middleGround : mood.accent, h * 0.005, 'opacity=".8"');
  }
  return out;
}
