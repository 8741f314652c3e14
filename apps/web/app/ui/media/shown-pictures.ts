const key = "boab-pictures";
const maxInMemory = 300;
const maxInStorage = 150;

let shown: Set<string> | undefined;

function readShownPictures(): Set<string> {
  if (shown) return shown;
  addEventListener("pagehide", saveShownPictures);
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    shown = new Set(Array.isArray(stored) ? stored.filter((src) => typeof src === "string") : []);
  } catch {
    // Without storage, the list is lost when the tab reloads.
    shown = new Set();
  }
  return shown;
}

/** Saves once when the page is hidden, because writing for each picture would slow down a list. */
function saveShownPictures(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...readShownPictures()].slice(-maxInStorage)));
  } catch {
    // The same.
  }
}

/** Whether this tab has shown the picture, so that the browser most likely has it in its cache. */
export const wasPictureShown = (src: string): boolean => readShownPictures().has(src);

/**
 * Private pictures have URLs that expire within minutes, and previews have URLs for this page only; neither is stored.
 */
export function recordShownPicture(src: string): void {
  if (/\?|^(data|blob):/.test(src)) return;
  const known = readShownPictures();
  // Moves the picture to the end, so that the oldest stays first.
  known.delete(src);
  known.add(src);
  const [oldest] = known;
  if (known.size > maxInMemory && oldest) known.delete(oldest);
}
