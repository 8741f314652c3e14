/** Returns the list with one row moved, or the same order when the target index doesn't exist. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const next = [...rows];
  const [row] = next.slice(from, from + 1);
  if (row === undefined || to < 0 || to >= rows.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, row);
  return next;
}
