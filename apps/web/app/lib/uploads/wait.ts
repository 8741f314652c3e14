/** Resolves after `ms`, or rejects with the abort's reason. */
export const waitMs = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });

/** Polls quickly at first, then every few seconds, for two minutes in total. */
export function* pollDelays(totalMs = 120_000): Generator<number> {
  for (let delay = 300, waitedMs = 0; waitedMs < totalMs; delay = Math.min(delay * 1.5, 3000)) {
    waitedMs += delay;
    yield Math.round(delay);
  }
}
