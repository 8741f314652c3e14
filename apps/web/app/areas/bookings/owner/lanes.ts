interface Placed {
  from: number;
  to: number;
}

export type InLane<Item> = Item & { lane: number; lanes: number };

/** Puts what overlaps side by side: each in the first lane that is free, all of one bunch equally wide. */
export function layLanes<Item extends Placed>(items: readonly Item[]): InLane<Item>[] {
  const sorted = items.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const laid: InLane<Item>[] = [];
  let bunch: InLane<Item>[] = [];
  let bunchEnd = Number.NEGATIVE_INFINITY;
  const close = () => {
    const lanes = Math.max(0, ...bunch.map(({ lane }) => lane + 1));
    laid.push(...bunch.map((item) => ({ ...item, lanes })));
    bunch = [];
  };
  for (const item of sorted) {
    if (item.from >= bunchEnd) {
      close();
      bunchEnd = item.to;
    }
    const busy = new Set(bunch.filter(({ to }) => to > item.from).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    bunch.push({ ...item, lane, lanes: 1 });
    bunchEnd = Math.max(bunchEnd, item.to);
  }
  close();
  return laid;
}
