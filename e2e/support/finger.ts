import type { Locator, Page } from "@playwright/test";

/** A finger near the upper edge of an element; `swipe(40)` moves it 40 px to the left. */
export async function fingerOn(page: Page, target: Locator) {
  const session = await page.context().newCDPSession(page);
  const from = 300;
  return {
    async swipe(by: number) {
      const y = ((await target.boundingBox())?.y ?? 0) + 60;
      const touch = (type: "touchStart" | "touchMove", x: number) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
      await touch("touchStart", from);
      await touch("touchMove", from - by / 2);
      await touch("touchMove", from - by);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
  };
}
