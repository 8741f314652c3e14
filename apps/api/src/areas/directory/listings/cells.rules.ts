/** Cells measure 1/32 degree and blocks four by four cells, numbered as in `directory.cells_of`. */
const cellsPerDegree = 32;
const blockSide = 4;
const cellsPerRow = 100_000;
/**
 * If a circle touches at least half of a block's cells, the whole block is looked up: the distance check discards the
 * few extra listings.
 */
const minTouchedCells = blockSide ** 2 / 2;
/** The real value is slightly larger, so that no cell is left out. */
const kmPerDegree = 111;
/** A larger radius has too many cells for an index lookup. */
const maxRadiusKm = 60;
/** Cells do not work near the poles and the date line, where no listing is. */
const maxLatitude = 75;
const maxLongitude = 178;

interface CircleCentre {
  latitude: number;
  longitude: number;
}

/** The cells and blocks that cover a circle and a little more; undefined where an index lookup would not help. */
export function findCellsAround(
  { latitude, longitude }: CircleCentre,
  radiusKm: number,
): number[] | undefined {
  const isOutOfRange =
    radiusKm > maxRadiusKm ||
    Math.abs(latitude) > maxLatitude ||
    Math.abs(longitude) > maxLongitude;
  if (isOutOfRange) return undefined;

  const radiusDegrees = radiusKm / kmPerDegree;
  const cells: number[] = [];
  for (let row = toRow(latitude - radiusDegrees); row <= toRow(latitude + radiusDegrees); row++) {
    const halfWidthDegrees = computeHalfWidthDegrees(row, latitude, radiusDegrees);
    for (
      let column = toColumn(longitude - halfWidthDegrees);
      column <= toColumn(longitude + halfWidthDegrees);
      column++
    )
      cells.push(row * cellsPerRow + column);
  }
  return groupIntoBlocks(cells);
}

/** An index looks up each number separately, so hundreds of cells would cost more than they save. */
function groupIntoBlocks(cells: number[]): number[] {
  const blocks = Map.groupBy(cells, toBlock);
  return [...blocks].flatMap(([block, touchedCells]) =>
    touchedCells.length >= minTouchedCells ? [block] : touchedCells,
  );
}

function toBlock(cell: number): number {
  const [row, column] = [Math.floor(cell / cellsPerRow), cell % cellsPerRow];
  return -(Math.floor(row / blockSide) * cellsPerRow + Math.floor(column / blockSide));
}

const toRow = (latitude: number) => Math.floor((latitude + 90) * cellsPerDegree);
const toColumn = (longitude: number) => Math.floor((longitude + 180) * cellsPerDegree);

/** Half the circle's width within a row of cells, in degrees of longitude. */
function computeHalfWidthDegrees(row: number, latitude: number, radiusDegrees: number): number {
  const [south, north] = [row / cellsPerDegree - 90, (row + 1) / cellsPerDegree - 90];
  const nearestLatitude = Math.min(Math.max(latitude, south), north);
  const chord = Math.sqrt(Math.max(0, radiusDegrees ** 2 - (nearestLatitude - latitude) ** 2));
  const farthestFromEquator = Math.max(Math.abs(south), Math.abs(north));
  // The extra percent is needed because a circle on a sphere is slightly wider than on a plane.
  return (chord * 1.01) / Math.cos((farthestFromEquator * Math.PI) / 180);
}
