import { brush } from "./brush.ts";
import { draw, getScale, type Motif } from "./motifs/all.ts";
import { at } from "./random.ts";
import { type Colours, coverSchemes } from "./schemes.ts";
import { circle, rect, round, svg } from "./svg.ts";

/** One scene for each word of the media page, in the order of the words. */
const scenes: readonly { motif: Motif; scheme: number }[] = [
  { motif: "mic", scheme: 1 },
  { motif: "camera", scheme: 3 },
  { motif: "reel", scheme: 5 },
  { motif: "speaker", scheme: 7 },
  { motif: "headphones", scheme: 3 },
  { motif: "openbook", scheme: 1 },
];

/** The media page changes its word as often, so that scene and word go together. */
export const sceneSeconds = 2.6;
export const filmSeconds = scenes.length * sceneSeconds;

const width = 1100;
const height = 920;
const horizon = 730;
/** The rings come from behind the object, as sound does. */
const centre = { x: 610, y: 440 };
const ringStep = 190;
const ringWidth = 95;
const maxRadius = Math.hypot(width, height);
/** The last part of a scene, in which the next one opens from its middle. */
const wipeFraction = 0.2;

/** Draws one frame of the silent loop of the media page. `seconds` may run past the end of the loop. */
export function drawMediaFilmFrame(seconds: number): string {
  const position = seconds / sceneSeconds;
  const number = Math.floor(position);
  const sceneProgress = position - number;
  const wipe = Math.max(0, (sceneProgress - 1 + wipeFraction) / wipeFraction);
  const now = scene(number, seconds);
  if (wipe === 0) return svg(width, height, now, "Media illustration");
  const radius = maxRadius * wipe ** 2;
  const opening = `<clipPath id="next">${circle(centre.x, centre.y, radius, "#000")}</clipPath>`;
  const next = `<g clip-path="url(#next)">${scene(number + 1, seconds)}</g>`;
  return svg(width, height, now + opening + next, "Media illustration");
}

function scene(number: number, seconds: number): string {
  const { motif, scheme } = at(scenes, number);
  const colours = at(coverSchemes, scheme);
  const size = (height / 300) * 0.96 * getScale(motif);
  return (
    rect(0, 0, width, height, colours.ground) +
    rings(colours, seconds) +
    rect(0, horizon, width, height - horizon, colours.table) +
    levels(colours, seconds) +
    `<g transform="translate(${width / 2} ${height * 0.91}) rotate(${computeSway(seconds)}) scale(${round(size * 100) / 100})">${draw(motif, brush(`film ${motif}`, colours))}</g>`
  );
}

/** Four beats a scene, and so a whole number of them in the loop. */
const computeBeat = (seconds: number, beatsPerScene = 4) =>
  Math.sin((seconds / sceneSeconds) * beatsPerScene * Math.PI);

const computeSway = (seconds: number) => round(computeBeat(seconds, 2) * 2.4);

/** Two rings leave the middle in each scene and fade before they reach the edge. */
function rings({ back }: Colours, seconds: number): string {
  const moved = ((seconds / sceneSeconds) * 2 * ringStep) % ringStep;
  const edges = [3, 2, 1, 0].map((step) => step * ringStep + moved);
  return edges.map((edge) => ring(edge, back)).join("");
}

function ring(edge: number, colour: string): string {
  const strength = Math.min(1, Math.max(0, (560 - edge) / 160));
  const opacity = `opacity="${Math.round(strength * 100) / 100}"`;
  // A ring that has just started is still a disc.
  if (edge <= ringWidth) return circle(centre.x, centre.y, edge, colour, opacity);
  const stroke = `stroke="${colour}" stroke-width="${ringWidth}" ${opacity}`;
  return circle(centre.x, centre.y, edge - ringWidth / 2, "none", stroke);
}

/** Draws sound levels on the table. Each bar moves at its own speed, and all of them repeat with the loop. */
function levels({ second, light }: Colours, seconds: number): string {
  const bars = Array.from({ length: 23 }, (_, i) => {
    const halfHeight = 8 + 22 * Math.abs(computeBeat(seconds + i * 0.41, 2 + (i % 3) * 2));
    return rect(20 + i * 47, 796 - halfHeight, 24, halfHeight * 2, i % 2 ? second : light, 4);
  });
  return bars.join("");
}
