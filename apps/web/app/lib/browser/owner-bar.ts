/** Stores the last height of the owner's bar in this browser, by the listing's slug. */
const STORAGE_KEY = "boab:owner-bar";
const HEIGHT_PROPERTY = "--owner-bar";
const maxStoredHeights = 20;

function readHeights(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** A height of zero removes the entry. */
export function rememberBarHeight(slug: string, height: number): void {
  const { [slug]: before = 0, ...others } = readHeights();
  if (before === height) return;
  const entries = Object.entries(others).slice(1 - maxStoredHeights);
  if (height > 0) entries.push([slug, height]);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that stores nothing gets the bar without room kept for it.
  }
}

/** Reserves space for the owner's bar if this browser has shown it for this listing before. */
export function reserveBarSpace(slug: string): void {
  const height = Number(readHeights()[slug]) || 0;
  document.documentElement.style.setProperty(HEIGHT_PROPERTY, `${height}px`);
}

/** Does the same as `reserveBarSpace` before the first paint. The last part of a listing's path is its slug. */
export const ownerBarScript = `try{var b=JSON.parse(localStorage.getItem("${STORAGE_KEY}")||"{}")[location.pathname.split("/").pop()];if(b>0)document.documentElement.style.setProperty("${HEIGHT_PROPERTY}",Number(b)+"px")}catch(e){}`;
