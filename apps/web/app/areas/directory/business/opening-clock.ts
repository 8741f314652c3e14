/** Stops a stale response or a wrong clock from causing a reload loop. */
export const minWaitMs = 15_000;
const maxWaitMs = 10 * 60_000;

/**
 * How long to wait before the next reload, given how many there have been since the last change.
 */
export function computeRetryWaitMs(changesAt: number, now: number, requestCount: number): number {
  const backoffMs = Math.min(minWaitMs * 2 ** requestCount, maxWaitMs);
  return Math.max(changesAt - now, backoffMs);
}
