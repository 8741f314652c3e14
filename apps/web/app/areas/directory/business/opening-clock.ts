/** An answer that is already old, or a clock that is wrong, must not make the page ask in a circle. */
export const leastWaitMs = 15_000;
const mostWaitMs = 10 * 60_000;

/** How long to wait before asking once more, after it was asked so many times since the last change. */
export function waitBeforeRetry(changesAt: number, now: number, timesRequested: number): number {
  const patience = Math.min(leastWaitMs * 2 ** timesRequested, mostWaitMs);
  return Math.max(changesAt - now, patience);
}
