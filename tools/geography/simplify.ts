/** Longitude and latitude. */
export type Position = [number, number];

/** Leaves out points that are less than `tolerance` degrees from the line without them (Douglas and Peucker). */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
  if (line.length < 3) return [...line];
  const selected = new Set([0, line.length - 1]);
  const parts: [number, number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, last] = part;
    const farthest = findFarthestPoint(line, first, last);
    if (!farthest || farthest.distance < tolerance) continue;
    selected.add(farthest.index);
    parts.push([first, farthest.index], [farthest.index, last]);
  }
  return line.filter((_, index) => selected.has(index));
}

function findFarthestPoint(line: readonly Position[], first: number, last: number) {
  const [a, b] = [line[first], line[last]];
  let farthest: { index: number; distance: number } | undefined;
  for (let index = first + 1; index < last; index++) {
    const distance = computeDistance(line[index] as Position, a as Position, b as Position);
    if (!farthest || distance > farthest.distance) farthest = { index, distance };
  }
  return farthest;
}

/** Degrees of longitude are shorter than those of latitude: by a quarter in the middle of Australia. */
const longitudeScale = 0.87;

function computeDistance([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [(bx - ax) * longitudeScale, by - ay];
  const [px, py] = [(x - ax) * longitudeScale, y - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(Math.max((px * dx + py * dy) / length, 0), 1);
  return Math.hypot(px - share * dx, py - share * dy);
}

/** A ring begins and ends at one point, which would never be left out; its farthest point is as good. */
export function simplifyRing(ring: readonly Position[], tolerance: number): Position[] {
  const open = ring.slice(0, -1);
  const [first] = open;
  if (!first) return [];
  const distances = open.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
  const half = distances.indexOf(Math.max(...distances));
  const there = simplify(open.slice(0, half + 1), tolerance);
  const back = simplify([...open.slice(half), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}

/** In square degrees. */
export const computeArea = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] as Position;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
