import type { NextPage } from "./loaded-list.ts";

/** The lists that Back can bring back as they were; the oldest are dropped. */
const MAX_REMEMBERED = 20;
const storageName = "list-pages";

const rememberedPages = new Map<
  string,
  { identity: string; pages: readonly NextPage<unknown>[] }
>();

/** The pages of the list at this place in the history, with their rows, if this document has shown them. */
export function recallPages<Row>(place: string, identity: string): NextPage<Row>[] {
  const found = rememberedPages.get(place);
  // The same URL always has rows of the same type.
  return found?.identity === identity ? ([...found.pages] as NextPage<Row>[]) : [];
}

export function rememberPages(
  place: string,
  identity: string,
  pages: readonly NextPage<unknown>[],
): void {
  if (pages.length === 0) return;
  rememberedPages.delete(place);
  rememberedPages.set(place, { identity, pages });
  for (const oldest of rememberedPages.keys()) {
    if (rememberedPages.size <= MAX_REMEMBERED) break;
    rememberedPages.delete(oldest);
  }
  const cursors = pages.map(({ cursor }) => cursor);
  try {
    window.sessionStorage.setItem(storageName, JSON.stringify({ place, identity, cursors }));
  } catch {
    // The browser allows no storage, so a reload shows the first page only.
  }
}

/** Where the pages of the list started before a reload. Only the list that was shown last is stored. */
export function readCursors(place: string, identity: string): string[] {
  const stored = readStoredList();
  const isSame = stored?.place === place && stored.identity === identity;
  return isSame && Array.isArray(stored.cursors)
    ? stored.cursors.filter((cursor) => typeof cursor === "string")
    : [];
}

function readStoredList(): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageName) ?? "null");
    return typeof stored === "object" ? { ...stored } : null;
  } catch {
    // The browser allows no storage, or something else wrote there; the first page is enough.
    return null;
  }
}
