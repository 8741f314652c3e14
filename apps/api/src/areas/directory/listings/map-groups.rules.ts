import type { ListingGroup } from "@boab/contracts/directory/search";

/** More pins than this cannot be told apart, and nobody could load them. */
export const mostGroups = 400;

/** Squares of a grid with 2ᵈ squares in a degree; about 45 pixels wide on a map of this zoom. */
export const detailOf = (zoom: number): number => zoom - 6;

export interface GridGroup {
  /** The square, counted from 180° west and 90° south. */
  column: number;
  row: number;
  count: number;
  latitude: number;
  longitude: number;
  bounds: ListingGroup["bounds"];
  listing: ListingGroup["listing"];
}

/** Joins four squares into one until there are few enough groups. */
export function joinSquares(groups: readonly GridGroup[], most = mostGroups): GridGroup[] {
  let joined = [...groups];
  while (joined.length > most) joined = joinFours(joined);
  return joined;
}

function joinFours(groups: readonly GridGroup[]): GridGroup[] {
  const squares = new Map<string, GridGroup>();
  for (const group of groups) {
    const column = Math.floor(group.column / 2);
    const row = Math.floor(group.row / 2);
    const key = `${column} ${row}`;
    const other = squares.get(key);
    squares.set(key, { ...(other ? together(other, group) : group), column, row });
  }
  return [...squares.values()];
}

function together(a: GridGroup, b: GridGroup): GridGroup {
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

/** A millionth of a degree is a hand's breadth. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

export const toGroup = ({
  count,
  latitude,
  longitude,
  bounds,
  listing,
}: GridGroup): ListingGroup => ({
  count,
  latitude: rounded(latitude),
  longitude: rounded(longitude),
  bounds: bounds.map(rounded) as ListingGroup["bounds"],
  listing,
});
