interface Found {
  data: readonly unknown[];
  total: { count: number; isCapped: boolean };
  /** What was searched instead of what was typed. */
  corrected: string | null;
}

type Parts = Record<string, Found | undefined>;

/** The correction to search everything by; null as soon as anything has the words as typed: then they are no mistake. */
export function correctionOf(parts: Parts): string | null {
  const found = Object.values(parts).filter((part) => part !== undefined);
  if (found.some(({ corrected, total }) => corrected === null && total.count > 0)) return null;
  return found.find(({ corrected }) => corrected !== null)?.corrected ?? null;
}

/** Without what only a correction of one kind found. */
export const asTyped = <Part extends Found>(part: Part): Part =>
  part.corrected === null ? part : { ...part, data: [], total: { count: 0, isCapped: false } };
