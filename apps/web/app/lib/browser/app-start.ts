/** SHELL-36: data loaded at app start is loaded again after this delay. */
const START_REFETCH_MS = 3_000;

const reads = new Set<() => unknown>();

/**
 * Whoever keeps data of the person in the browser registers how to read it: the session and the cart do. Returns
 * a function that takes it out again.
 */
export function refreshAtStart(read: () => unknown): () => void {
  reads.add(read);
  return () => void reads.delete(read);
}

/** Reads everything registered now and once more later; returns a function that cancels the second run. */
export function readAtStart(): () => void {
  const readAll = () => {
    for (const read of reads) read();
  };
  readAll();
  const timer = setTimeout(readAll, START_REFETCH_MS);
  return () => clearTimeout(timer);
}
