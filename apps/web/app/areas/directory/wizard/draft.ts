import { listingPath } from "../listing-card.ts";

const key = "boab-new-listing";

type Draft = Record<string, string>;
/** A function, because a browser that blocks storage throws as soon as the property is read. */
type StorageGetter = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const getTabStorage: StorageGetter = () => window.sessionStorage;

/** Stores the input for as long as the tab is open, so that an expired session doesn't lose it. */
export function saveDraft(getStorage: StorageGetter, form: HTMLFormElement): void {
  const draft: Draft = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") draft[name] = value;
  writeDraft(getStorage, draft);
}

export function writeDraft(getStorage: StorageGetter, draft: Draft): void {
  try {
    getStorage().setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage only this convenience is lost.
  }
}

export function readDraft(getStorage: StorageGetter): Draft | null {
  try {
    const stored: unknown = JSON.parse(getStorage().getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const entries = Object.entries(stored).filter(
      ([, value]) => typeof value === "string" && value,
    );
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  } catch {
    return null;
  }
}

export function clearDraft(getStorage: StorageGetter): void {
  try {
    getStorage().removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Whether a redirect leads to the new listing. After any other redirect, such as to the login, the draft stays. */
export const isListingRedirect = (response: unknown): boolean =>
  response instanceof Response &&
  response.headers.get("location")?.startsWith(listingPath("")) === true;
