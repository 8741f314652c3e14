/** SHELL-36: data loaded at app start is loaded again after this delay. */
const START_REFETCH_MS = 3_000;

const startRefreshes = new Set<() => unknown>();

/**
 * Registers how to read data of the person that the browser holds, such as the session and the cart. Returns a function
 * that removes it again.
 */
export function registerStartRefresh(read: () => unknown): () => void {
  startRefreshes.add(read);
  return () => void startRefreshes.delete(read);
}

/** Reads everything registered now and once more later; returns a function that cancels the second run. */
export function runStartRefreshes(): () => void {
  const readAll = () => {
    for (const read of startRefreshes) read();
  };
  readAll();
  const timer = setTimeout(readAll, START_REFETCH_MS);
  return () => clearTimeout(timer);
}
