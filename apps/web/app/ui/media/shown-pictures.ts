const key = "boab-pictures";
const mostInMemory = 300;
const mostInStorage = 150;

let shown: Set<string> | undefined;

function read(): Set<string> {
  if (shown) return shown;
  addEventListener("pagehide", keep);
  try {
    shown = new Set(JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[]);
  } catch {
    // Without storage they are known until the tab is reloaded.
    shown = new Set();
  }
  return shown;
}

/** Once, as the page goes: writing for each picture would hold up a list of them. */
function keep(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...read()].slice(-mostInStorage)));
  } catch {
    // The same.
  }
}

/** Whether this tab has shown the picture, so that the browser most likely still has it. */
export const wasShown = (src: string): boolean => read().has(src);

/** Private pictures have addresses for a few minutes, and chosen ones for this page; neither is remembered. */
export function noteShown(src: string): void {
  if (/\?|^(data|blob):/.test(src)) return;
  const known = read();
  // The newest last.
  known.delete(src);
  known.add(src);
  const [oldest] = known;
  if (known.size > mostInMemory && oldest) known.delete(oldest);
}
