import { listingPath } from "../listing-card.ts";

const key = "boab-new-listing";

type Draft = Record<string, string>;
/** A browser may forbid storage, and then throws as soon as it is named. */
type Place = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const tabStorage: Place = () => window.sessionStorage;

/** Keeps the input for as long as the tab is open, so that an expired session doesn't lose it. */
export function keepDraft(place: Place, form: HTMLFormElement): void {
  const draft: Draft = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") draft[name] = value;
  writeDraft(place, draft);
}

export function writeDraft(place: Place, draft: Draft): void {
  try {
    place().setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage only this convenience is lost.
  }
}

export function readDraft(place: Place): Draft | null {
  try {
    const kept: unknown = JSON.parse(place().getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const lines = Object.entries(kept).filter(([, value]) => typeof value === "string" && value);
    return lines.length > 0 ? Object.fromEntries(lines) : null;
  } catch {
    return null;
  }
}

export function forgetDraft(place: Place): void {
  try {
    place().removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/**
 * Whether a redirect leads to the new listing. Otherwise, for example to the login, the draft is
 * kept.
 */
export const leadsToListing = (response: unknown): boolean =>
  response instanceof Response &&
  response.headers.get("location")?.startsWith(listingPath("")) === true;
