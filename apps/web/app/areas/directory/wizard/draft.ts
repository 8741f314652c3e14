import { listingPath } from "../listing-card.ts";

const key = "boab-new-listing";

type Draft = Record<string, string>;
type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What somebody typed, for as long as the tab lives: an expired sign-in must not cost it. */
export function keepDraft(place: Place, form: HTMLFormElement): void {
  const draft: Draft = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") draft[name] = value;
  writeDraft(place, draft);
}

export function writeDraft(place: Place, draft: Draft): void {
  try {
    place.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing loses only this convenience.
  }
}

export function readDraft(place: Place): Draft | null {
  try {
    const kept: unknown = JSON.parse(place.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const lines = Object.entries(kept).filter(([, value]) => typeof value === "string" && value);
    return lines.length > 0 ? Object.fromEntries(lines) : null;
  } catch {
    return null;
  }
}

export function forgetDraft(place: Place): void {
  try {
    place.removeItem(key);
  } catch {
    // As above.
  }
}

/** Whether a redirect leads to the listing that was made; to the sign-in, say, the draft comes along. */
export const leadsToListing = (response: unknown): boolean =>
  response instanceof Response &&
  response.headers.get("location")?.startsWith(listingPath("")) === true;
