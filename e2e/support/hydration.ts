import type { Page } from "@playwright/test";

/**
 * Until React has taken over the page. Before that, a press on what needs the script is lost, and a link that the script
 * would handle is followed.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__reactFiber$")),
  );
}
