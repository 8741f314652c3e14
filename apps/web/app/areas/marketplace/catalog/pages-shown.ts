/** The pages to link to: the first, the last, and those around the current one. A string marks a gap. */
export function listShownPages(page: number, pageCount: number): (number | string)[] {
  const from = Math.max(1, Math.min(page - 1, pageCount - 3));
  const linkedPages = [1, pageCount, from, from + 1, from + 2, from + 3].filter(
    (one) => one >= 1 && one <= pageCount,
  );
  const sorted = [...new Set(linkedPages)].sort((one, other) => one - other);
  return sorted.flatMap((one, place) => {
    const before = sorted[place - 1];
    return before !== undefined && one - before > 1 ? [`gap-${before}`, one] : [one];
  });
}
