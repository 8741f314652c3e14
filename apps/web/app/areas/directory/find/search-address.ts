/** The URL is the list's whole state: the search, the place and how many rows are loaded. */
export const listingsPath = "/directory/listings";

export const pageRows = 24;
/** Longer pages don't help; a narrower search does. */
export const mostRows = 480;

/** The text in the place field that stands for the coordinates. */
export const ownLocation = "My location";

export const usualRadiusKm = 10;
export const radiusRange = { least: 5, most: 100, step: 5 };

type Changes = Record<string, string | null>;

/** The same search with other values, from the first page; null removes a value. */
export function withChanges(params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  next.delete("shown");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return addressOf(next);
}

/** Leaves out empty values, so that URLs stay short. */
export function addressOf(params: URLSearchParams): string {
  const filled = new URLSearchParams([...params].filter(([, value]) => value.trim() !== ""));
  const query = filled.toString();
  return query ? `${listingsPath}?${query}` : listingsPath;
}

/** How many rows the URL asks for, so that reloading or going back shows them again. */
export function shownRows(params: URLSearchParams): number {
  const wanted = Number(params.get("shown") ?? pageRows);
  const pages = Number.isFinite(wanted) ? Math.ceil(wanted / pageRows) : 1;
  return Math.min(Math.max(pages, 1) * pageRows, mostRows);
}
