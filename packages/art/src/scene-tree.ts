import { type Brush, drawClipped } from "./brush.ts";
import type { MoodColours } from "./scene-moods.ts";
import { ellipse, line, path } from "./svg.ts";

/* Each branch is [from x, from y, to x, to y, thickness]. */
const branches = [
  [-14, -196, -96, -262, 15],
  [-4, -206, -40, -296, 13],
  [4, -206, 30, -306, 13],
  [14, -196, 98, -270, 15],
  [-40, -232, -70, -306, 9],
  [44, -236, 62, -312, 9],
  [-66, -244, -134, -256, 9],
  [70, -250, 140, -262, 9],
  [-28, -262, -8, -322, 8],
] as const;

/* Each crown is a half circle: [centre x, centre y, radius]. */
const crowns = [
  [-134, -262, 30],
  [-98, -276, 36],
  [-68, -314, 34],
  [-40, -306, 30],
  [-8, -330, 34],
  [32, -318, 32],
  [64, -322, 34],
  [100, -282, 36],
  [142, -270, 28],
] as const;

const fruits = [
  [-112, -236],
  [86, -244],
  [20, -280],
] as const;

const trunk =
  "M-26 -214C-30 -176 -74 -150 -80 -84C-84 -40 -74 -18 -92 0H92C74 -18 84 -40 80 -84C74 -150 30 -176 26 -214C14 -196 -14 -196 -26 -214z";

/** The tree stands on (0, 0). Only the main tree has bands and fruit. */
export function drawBoabTree(k: Brush, mood: MoodColours, isMain: boolean): string {
  let out = "";
  for (const [x, y, toX, toY, width] of branches) {
    const bend = `Q${x + (toX - x) * 0.25} ${y + (toY - y) * 0.7} ${toX} ${toY}`;
    out += line(`M${x} ${y}${bend}`, mood.trunk, width);
  }
  for (const [i, [x, y, radius]] of crowns.entries()) {
    const dome = `M${x - radius} ${y}a${radius} ${radius * 0.86} 0 0 1 ${2 * radius} 0z`;
    out += path(dome, i % 2 ? mood.leaf : mood.alternateLeaf);
  }
  const lit = path("M-140 -230H-14C-34 -150 -30 -60 -48 10H-140z", mood.lit);
  out += path(trunk, mood.trunk) + drawClipped(k, trunk, lit + (isMain ? drawBands(mood) : ""));
  if (!isMain) return out;
  for (const [x, y] of fruits) {
    out += line(`M${x} ${y}v20`, mood.trunk, 3) + ellipse(x, y + 32, 9, 14, mood.accent);
  }
  return out;
}

function drawBands(mood: MoodColours): string {
  return [-150, -118, -86, -54]
    .map((y, i) => {
      const [stroke, dashes] = i % 2 ? [mood.accent, "10 8"] : [mood.alternateLeaf, "3 8"];
      return `<path d="M-100 ${y}Q0 ${y + 18} 100 ${y}" fill="none" stroke="${stroke}" stroke-width="3" stroke-dasharray="${dashes}" stroke-linecap="round" opacity=".9"/>`;
    })
    .join("");
}
