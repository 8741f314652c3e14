const ID = /\b[A-Z]+(?:-[A-Z]+)*-\d{2}\b/g;

/** One test that claims more criteria than this shows none of them well. */
const mostIdsInATitle = 4;

/** The criteria a title names, and whether it names few enough to show them. */
export function idsIn(title: string): { id: string; isShown: boolean }[] {
  const ids = title.match(ID) ?? [];
  const isShown = new Set(ids).size <= mostIdsInATitle;
  return ids.map((id) => ({ id, isShown }));
}
