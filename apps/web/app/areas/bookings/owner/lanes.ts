interface TimeSpan {
  from: number;
  to: number;
}

export type ItemWithLane<Item> = Item & { lane: number; lanes: number };

/** Puts overlapping items side by side, each in the first free lane. Items of one group get the same width. */
export function assignLanes<Item extends TimeSpan>(items: readonly Item[]): ItemWithLane<Item>[] {
  const sorted = items.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placedItems: ItemWithLane<Item>[] = [];
  let overlapping: ItemWithLane<Item>[] = [];
  let overlappingEnd = Number.NEGATIVE_INFINITY;
  const close = () => {
    const laneCount = Math.max(0, ...overlapping.map(({ lane }) => lane + 1));
    placedItems.push(...overlapping.map((item) => ({ ...item, lanes: laneCount })));
    overlapping = [];
  };
  for (const item of sorted) {
    if (item.from >= overlappingEnd) {
      close();
      overlappingEnd = item.to;
    }
    const busy = new Set(overlapping.filter(({ to }) => to > item.from).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    overlapping.push({ ...item, lane, lanes: 1 });
    overlappingEnd = Math.max(overlappingEnd, item.to);
  }
  close();
  return placedItems;
}
