import { expect, test } from "vitest";
import { findCellsAround } from "./cells.rules.ts";

/** The point at a distance and bearing, on a sphere of 6371 km. */
function computePointAt(
  from: { latitude: number; longitude: number },
  km: number,
  bearing: number,
) {
  const radiansPerDegree = Math.PI / 180;
  const [angle, lat] = [km / 6371, from.latitude * radiansPerDegree];
  const north = Math.asin(
    Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing),
  );
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * Math.sin(north),
  );
  return {
    latitude: north / radiansPerDegree,
    longitude: from.longitude + east / radiansPerDegree,
  };
}

/** As `directory.cells_of` does. */
function computeCells({ latitude, longitude }: { latitude: number; longitude: number }) {
  const at = (cellsPerDegree: number) =>
    Math.floor((latitude + 90) * cellsPerDegree) * 100_000 +
    Math.floor((longitude + 180) * cellsPerDegree);
  return [at(32), -at(8)];
}

const places = [
  { latitude: -37.8, longitude: 144.9 },
  { latitude: -12.46, longitude: 130.84 },
  { latitude: -42.88, longitude: 147.33 },
  { latitude: -10.001, longitude: 153.999 },
  { latitude: 0, longitude: 0 },
  { latitude: 74, longitude: -177 },
];

test.each(places)("the cells around %j cover every point of the circle", (place) => {
  for (const radiusKm of [1, 2, 5, 10, 25, 60]) {
    const cells = new Set(findCellsAround(place, radiusKm));
    const points = Array.from({ length: 720 }, (_, step) => (step / 360) * Math.PI).flatMap(
      (bearing) =>
        [1, 0.97, 0.5, 0.1].map((share) => computePointAt(place, radiusKm * share, bearing)),
    );
    const isFound = (point: (typeof points)[number]) =>
      computeCells(point).some((one) => cells.has(one));
    expect(points.filter((point) => !isFound(point))).toEqual([]);
  }
});

test.each([
  [5, 30],
  [10, 30],
  [25, 60],
  [60, 150],
])(
  "a circle of %s km is looked up by fewer than %s numbers, with little around it",
  (radiusKm, maxCells) => {
    const [melbourne] = places;
    if (!melbourne) throw new Error("no place");
    const cells = findCellsAround(melbourne, radiusKm) ?? [];
    expect(cells.length).toBeLessThan(maxCells);
    // A cell there has about 9.5 km², a block sixteen times as much.
    const area = cells.reduce((sum, cell) => sum + (cell < 0 ? 16 : 1) * 9.5, 0);
    // A cell's width more on each side is unavoidable.
    expect(area).toBeLessThan(1.35 * Math.PI * (radiusKm + 3.5) ** 2);
  },
);

test.each([
  [{ latitude: -37.8, longitude: 144.9 }, 61],
  [{ latitude: 89, longitude: 10 }, 10],
  [{ latitude: -17, longitude: 179.9 }, 10],
])("around %j with %s km cells are not used", (place, radiusKm) => {
  expect(findCellsAround(place, radiusKm)).toBeUndefined();
});
