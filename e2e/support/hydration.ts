import type { Page } from "@playwright/test";

/**
 * Until React has taken over the page. Before that, a press on what needs the script is lost, and a link that the script
 * would handle is followed.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // Elements are known to React before it has finished; the root says when it has.
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const root = key && Reflect.get(document, key)?.stateNode.current;
    return root?.memoizedState.isDehydrated === false;
  });
}
