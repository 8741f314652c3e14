/** Writes spans such as minutes of a week as PostgreSQL reads a multirange; each span ends before its second number. */
export const formatMultirange = (spans: readonly (readonly [number, number])[]): string =>
  `{${spans.map(([from, to]) => `[${from},${to})`)}}`;
