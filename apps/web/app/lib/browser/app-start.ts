/** SHELL-36: what the app reads at its start it reads again this much later. */
export const START_REFETCH_MS = 3_000;

/** Runs the reads now and once more; returns how to call off the second time. */
export function readAtStart(reads: (() => unknown)[]): () => void {
  const readAll = () => {
    for (const read of reads) read();
  };
  readAll();
  const timer = setTimeout(readAll, START_REFETCH_MS);
  return () => clearTimeout(timer);
}
