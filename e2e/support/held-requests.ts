import type { Page } from "@playwright/test";

/** Holds the page's requests to an address back until they are let go, so that a slow machine sees what shows meanwhile. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
