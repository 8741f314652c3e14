interface FoundResults {
  data: readonly unknown[];
  total: { count: number; isCapped: boolean };
  /** The words that were searched instead of the typed ones; null when the typed ones were searched. */
  corrected: string | null;
}

type ResultsByKind = Record<string, FoundResults | undefined>;

/**
 * Returns the correction to search all kinds by. Null when any kind has results for the typed words, which are then no
 * mistake.
 */
export function findCorrection(parts: ResultsByKind): string | null {
  const found = Object.values(parts).filter((part) => part !== undefined);
  if (found.some(({ corrected, total }) => corrected === null && total.count > 0)) return null;
  return found.find(({ corrected }) => corrected !== null)?.corrected ?? null;
}

/** Drops the results that only a correction within one kind has found. */
export const dropCorrectedResults = <Part extends FoundResults>(part: Part): Part =>
  part.corrected === null ? part : { ...part, data: [], total: { count: 0, isCapped: false } };
