import type { ListingGroup } from "@boab/contracts/directory/search";

/** More pins than this cannot be distinguished and take too long to load. */
export const maxGroups = 400;

/** The grid has 2ᵈ squares per degree, so that a square is about 45 pixels wide at this zoom. */
export const toGridDetail = (zoom: number): number => zoom - 6;

export interface GridGroup {
  /** Columns and rows count from 180° west and 90° south. */
  column: number;
  row: number;
  count: number;
  latitude: number;
  longitude: number;
  bounds: ListingGroup["bounds"];
  listing: ListingGroup["listing"];
}

/** Joins four squares into one until there are few enough groups. */
export function joinSquares(groups: readonly GridGroup[], max = maxGroups): GridGroup[] {
  let joined = [...groups];
  while (joined.length > max) joined = joinFourSquares(joined);
  return joined;
}

function joinFourSquares(groups: readonly GridGroup[]): GridGroup[] {
  const squares = new Map<string, GridGroup>();
  for (const group of groups) {
    const column = Math.floor(group.column / 2);
    const row = Math.floor(group.row / 2);
    const key = `${column} ${row}`;
    const other = squares.get(key);
    squares.set(key, { ...(other ? mergeGroups(other, group) : group), column, row });
  }
  return [...squares.values()];
}

function mergeGroups(a: GridGroup, b: GridGroup): GridGroup {
  const count = a.count + b.count;
  const mean = (one: number, two: number) => (one * a.count + two * b.count) / count;
  return {
    ...a,
    count,
    latitude: mean(a.latitude, b.latitude),
    longitude: mean(a.longitude, b.longitude),
    bounds: [
      Math.min(a.bounds[0], b.bounds[0]),
      Math.min(a.bounds[1], b.bounds[1]),
      Math.max(a.bounds[2], b.bounds[2]),
      Math.max(a.bounds[3], b.bounds[3]),
    ],
    listing: null,
  };
}

/** A millionth of a degree is about ten centimetres. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

export const toGroup = ({
  count,
  latitude,
  longitude,
  bounds: [west, south, east, north],
  listing,
}: GridGroup): ListingGroup => ({
  count,
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
  bounds: [roundDegrees(west), roundDegrees(south), roundDegrees(east), roundDegrees(north)],
  listing,
});
