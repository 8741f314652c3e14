/** One of each kind in turn, so that likes do not stand side by side; within a kind the order stays. */
export function inTurns<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  const kinds = [...Map.groupBy(items, kindOf).values()];
  const rounds = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    kinds.flatMap((kind) => kind.slice(round, round + 1)),
  ).flat();
}
