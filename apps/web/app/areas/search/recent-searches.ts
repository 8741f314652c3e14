const key = "boab-recent-searches";
const maxRecentSearches = 5;

/** Returns this browser's searches, latest first; they are only stored on the device. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((one) => typeof one === "string").slice(0, maxRecentSearches)
      : [];
  } catch {
    return [];
  }
}

export function saveRecentSearch(typed: string): void {
  const searchText = typed.trim();
  if (searchText === "") return;
  const otherSearches = readRecentSearches().filter(
    (one) => one.toLowerCase() !== searchText.toLowerCase(),
  );
  write([searchText, ...otherSearches].slice(0, maxRecentSearches));
}

export const clearRecentSearches = (): void => write([]);

function write(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A browser without storage simply remembers nothing.
  }
}
