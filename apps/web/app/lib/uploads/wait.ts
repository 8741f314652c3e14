/** Waits, or stops waiting with the reason of the abort. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
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

/** How long to wait before each next question: soon at first, then every few seconds, in all two minutes. */
export function* pollDelays(totalMs = 120_000): Generator<number> {
  for (let delay = 300, spent = 0; spent < totalMs; delay = Math.min(delay * 1.5, 3000)) {
    spent += delay;
    yield Math.round(delay);
  }
}
