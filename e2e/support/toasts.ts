import { expect, type Page } from "@playwright/test";

/** Toasts disappear after two seconds, which a busy machine may miss, so record them all. */
export async function recordToasts(page: Page): Promise<(text: string) => Promise<void>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(window, "seenToasts", seen);
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("[role=status]"))
        if (region.textContent) seen.add(region.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const seen = () =>
    page.evaluate(() => [...(window as unknown as { seenToasts: Set<string> }).seenToasts]);
  return (text) => expect.poll(seen, { timeout: 20_000 }).toContain(text);
}
