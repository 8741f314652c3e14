/**
 * Alternates kinds so that similar items aren't next to each other; keeps the order within a kind.
 */
export function alternateKinds<Item>(
  items: readonly Item[],
  getKind: (item: Item) => string,
): Item[] {
  const kinds = [...Map.groupBy(items, getKind).values()];
  const rounds = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    kinds.flatMap((kind) => kind.slice(round, round + 1)),
  ).flat();
}
