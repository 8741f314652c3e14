/** Swiping left goes forward; shorter movements count as taps, and those that go up or down scroll. */
export function getSwipeStep(movedX: number, movedY: number, threshold: number): 1 | -1 | 0 {
  if (Math.abs(movedX) < threshold || Math.abs(movedX) < Math.abs(movedY)) return 0;
  return movedX < 0 ? 1 : -1;
}

/** The index after `step`; it wraps around at both ends. */
export const stepIndex = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;
