/** Grid cells of 1/32 degree, as `directory.cells_of` counts them. */
const perDegree = 32;
const rowSize = 100_000;
/** Slightly less than a degree of latitude on our sphere, so that no cell is left out. */
const kmPerDegree = 111;
/** Beyond this there would be too many cells for an index. */
const farthestKm = 60;
/** Cells do not work near the poles and the date line, where no listing is. */
const farthestLatitude = 75;
const farthestLongitude = 178;

interface Middle {
  latitude: number;
  longitude: number;
}

/** Every cell a circle may touch; undefined where cells do not help. */
export function cellsAround(
  { latitude, longitude }: Middle,
  radiusKm: number,
): number[] | undefined {
  const isFar =
    radiusKm > farthestKm ||
    Math.abs(latitude) > farthestLatitude ||
    Math.abs(longitude) > farthestLongitude;
  if (isFar) return undefined;

  const radius = radiusKm / kmPerDegree;
  const cells: number[] = [];
  for (let row = rowOf(latitude - radius); row <= rowOf(latitude + radius); row++) {
    const half = halfWidth(row, latitude, radius);
    for (let column = columnOf(longitude - half); column <= columnOf(longitude + half); column++)
      cells.push(row * rowSize + column);
  }
  return cells;
}

const rowOf = (latitude: number) => Math.floor((latitude + 90) * perDegree);
const columnOf = (longitude: number) => Math.floor((longitude + 180) * perDegree);

/** Half the circle's width within a row of cells, in degrees of longitude. */
function halfWidth(row: number, latitude: number, radius: number): number {
  const [south, north] = [row / perDegree - 90, (row + 1) / perDegree - 90];
  const nearest = Math.min(Math.max(latitude, south), north);
  const chord = Math.sqrt(Math.max(0, radius ** 2 - (nearest - latitude) ** 2));
  const narrowest = Math.max(Math.abs(south), Math.abs(north));
  // One percent more: a circle on a sphere is slightly wider than on a plane.
  return (chord * 1.01) / Math.cos((narrowest * Math.PI) / 180);
}
