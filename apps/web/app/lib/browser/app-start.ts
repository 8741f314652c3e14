/** SHELL-36: data loaded at app start is loaded again after this delay. */
export const START_REFETCH_MS = 3_000;

/** Runs the reads now and once more later; returns a function that cancels the second run. */
export function readAtStart(reads: (() => unknown)[]): () => void {
  const readAll = () => {
    for (const read of reads) read();
  };
  readAll();
  const timer = setTimeout(readAll, START_REFETCH_MS);
  return () => clearTimeout(timer);
}
