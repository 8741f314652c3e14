/** The list's address is its whole state: what is searched, where, and how far somebody read. */
export const listingsPath = "/directory/listings";

export const pageRows = 24;
/** A longer page helps nobody; from here on a narrower search does. */
export const mostRows = 480;

/** The word in the place field that stands for the coordinates beside it. */
export const ownLocation = "My location";

export const usualRadiusKm = 10;
export const radiusRange = { least: 5, most: 100, step: 5 };

type Changes = Record<string, string | null>;

/** The same search with other values; null takes one off. It begins again at the first page. */
export function withChanges(params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  next.delete("shown");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return addressOf(next);
}

/** Without what was left empty, so that an address can be read and shared. */
export function addressOf(params: URLSearchParams): string {
  const filled = new URLSearchParams([...params].filter(([, value]) => value.trim() !== ""));
  const query = filled.toString();
  return query ? `${listingsPath}?${query}` : listingsPath;
}

/** How many rows an address asks for, so that a reload or the way back shows them again. */
export function shownRows(params: URLSearchParams): number {
  const wanted = Number(params.get("shown") ?? pageRows);
  const pages = Number.isFinite(wanted) ? Math.ceil(wanted / pageRows) : 1;
  return Math.min(Math.max(pages, 1) * pageRows, mostRows);
}
