/** Swiping left goes forward; shorter movements count as taps, and those that go up or down scroll. */
export function getSwipeStep(movedXPx: number, movedYPx: number, thresholdPx: number): 1 | -1 | 0 {
  if (Math.abs(movedXPx) < thresholdPx || Math.abs(movedXPx) < Math.abs(movedYPx)) return 0;
  return movedXPx < 0 ? 1 : -1;
}

/** The index after `step`; it wraps around at both ends. */
export const stepIndex = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;
