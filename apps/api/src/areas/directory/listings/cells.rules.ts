/** Grid cells of 1/32 degree, and of four by four of them, as `directory.cells_of` counts them. */
const perDegree = 32;
const blockSide = 4;
const rowSize = 100_000;
/** A block that a circle touches this much is looked up as one: its other cells hold few that the distance leaves out. */
const mostlyTouched = blockSide ** 2 / 2;
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

/** Cells and blocks that hold every point of a circle, and a little more; undefined where they do not help. */
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
  return inBlocks(cells);
}

/** An index looks up each number by itself, so that hundreds of cells cost more than what they find. */
function inBlocks(cells: number[]): number[] {
  const blocks = Map.groupBy(cells, blockOf);
  return [...blocks].flatMap(([block, touched]) =>
    touched.length >= mostlyTouched ? [block] : touched,
  );
}

function blockOf(cell: number): number {
  const [row, column] = [Math.floor(cell / rowSize), cell % rowSize];
  return -(Math.floor(row / blockSide) * rowSize + Math.floor(column / blockSide));
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
