const ID = /\b[A-Z]+(?:-[A-Z]+)*-\d{2}\b/g;

/** One test that claims more criteria than this shows none of them well. */
const maxIdsPerTitle = 4;

/** The criteria a title names, and whether it names few enough to show them. */
export function parseTitleIds(title: string): { id: string; isShown: boolean }[] {
  const ids = title.match(ID) ?? [];
  // The settled contradictions (X-nn) are no criteria.
  const criteria = new Set(ids.filter((id) => !id.startsWith("X-")));
  const isShown = criteria.size <= maxIdsPerTitle;
  return ids.map((id) => ({ id, isShown }));
}
