/** Shorter movements count as taps (DIR-GAL-03). */
export const swipeThresholdPx = 60;

export const zoomSteps: readonly number[] = [1, 1.5, 2, 3];
export const fullView = 1;

export const stepped = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;

/** The next zoom step, within the limits. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const here = zoomSteps.indexOf(zoom);
  return zoomSteps[Math.min(zoomSteps.length - 1, Math.max(0, here + direction))] ?? zoom;
}

/** Swiping left goes forward. */
export function swipeStep(movedX: number, movedY: number): 1 | -1 | 0 {
  if (Math.abs(movedX) < swipeThresholdPx || Math.abs(movedX) < Math.abs(movedY)) return 0;
  return movedX < 0 ? 1 : -1;
}
