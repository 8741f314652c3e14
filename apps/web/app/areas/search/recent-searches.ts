const key = "boab-recent-searches";
const most = 5;

/** What was searched in this browser, the latest first; kept on the device only. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepRecent(typed: string): void {
  const words = typed.trim();
  if (words === "") return;
  const others = readRecent().filter((one) => one.toLowerCase() !== words.toLowerCase());
  write([words, ...others].slice(0, most));
}

export const clearRecent = (): void => write([]);

function write(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A browser without storage simply remembers nothing.
  }
}
