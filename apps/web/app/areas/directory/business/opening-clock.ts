/** Stops a stale response or a wrong clock from causing a reload loop. */
export const leastWaitMs = 15_000;
const mostWaitMs = 10 * 60_000;

/**
 * How long to wait before the next reload, given how many there have been since the last change.
 */
export function waitBeforeRetry(changesAt: number, now: number, timesRequested: number): number {
  const patience = Math.min(leastWaitMs * 2 ** timesRequested, mostWaitMs);
  return Math.max(changesAt - now, patience);
}
