/** The URL is the search's whole state: the words, the place and the filters. */
export const listingsPath = "/directory/listings";

/** The text in the place field that stands for the coordinates. */
export const currentLocationLabel = "My location";

export const defaultRadiusKm = 10;
export const radiusRange = { min: 5, max: 100, step: 5 };

type Changes = Record<string, string | null>;

/** The same search with other values, from the first page; null removes a value. */
export function withChanges(params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  next.delete("cursor");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return buildListingsPath(next);
}

/** Leaves out empty values, so that URLs stay short. */
export function buildListingsPath(params: URLSearchParams): string {
  const filled = new URLSearchParams([...params].filter(([, value]) => value.trim() !== ""));
  const query = filled.toString();
  return query ? `${listingsPath}?${query}` : listingsPath;
}
