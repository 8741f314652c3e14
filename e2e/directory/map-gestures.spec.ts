import type { Page } from "@playwright/test";
import { slowTimeout } from "../support/owners.ts";
import { expect, test } from "../support/test.ts";

const map = (page: Page) => page.getByRole("region", { name: /^Map: / });
/** No results, so that no pin is under a finger. */
const emptyMapPath = "/directory/listings?q=zzzzqqq&view=map";

/** The map area in the URL: its western edge and its width, in degrees. */
function readMapAreaFromUrl(page: Page) {
  const [west = 0, , east = 0] = (new URL(page.url()).searchParams.get("bounds") ?? "")
    .split(",")
    .map(Number);
  return { west, width: east - west };
}

async function findMapCentre(page: Page) {
  const box = await map(page).boundingBox();
  if (!box) throw new Error("no map");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

test("results that arrive while dragging do not move the map", async ({ page }) => {
  await page.clock.install();
  await page.goto(emptyMapPath);
  await page.waitForLoadState("networkidle");
  // The map is drawn by timers, which stand still from here on.
  await expect(map(page)).toBeVisible(slowTimeout);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const { x, y, width } = await findMapCentre(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 3 });
  const responses = Promise.withResolvers<void>();
  await page.route(/listings\.data/, async (route) => {
    await responses.promise;
    await route.continue();
  });
  const requested = page.waitForRequest(/listings\.data/);
  await page.clock.runFor(500);
  await requested;
  // Dragging again before the results arrive.
  await page.mouse.move(x + 160, y, { steps: 3 });
  responses.resolve();
  await expect(page).toHaveURL(/bounds=/);
  await page.waitForLoadState("networkidle");
  const first = readMapAreaFromUrl(page);
  await page.clock.runFor(500);
  await expect.poll(() => readMapAreaFromUrl(page).west).not.toBe(first.west);
  const pixels = ((first.west - readMapAreaFromUrl(page).west) / first.width) * width;
  expect(pixels).toBeGreaterThan(90);
  expect(pixels).toBeLessThan(110);
});

test("resizing the window keeps the map's zoom", async ({ page }) => {
  await page.goto(emptyMapPath);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Search as I move the map").uncheck();
  const scale = map(page).getByText(/ k?m$/);
  for (let step = 0; step < 3; step++)
    await map(page).getByRole("button", { name: "Zoom in", exact: true }).click();
  const before = await scale.textContent();
  const { width } = await findMapCentre(page);
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect.poll(async () => (await findMapCentre(page)).width).not.toBe(width);
  // Two frames: the map has heard of its new size, and what it makes of it is drawn.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  await expect(scale).toHaveText(before ?? "");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("two fingers zoom the map, and the list follows", async ({ page }) => {
    await page.goto(emptyMapPath);
    await page.waitForLoadState("networkidle");
    const touchSession = await page.context().newCDPSession(page);
    const { x, y } = await findMapCentre(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
      touchSession.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: xs.map((at, id) => ({ x: at, y, id })),
      });
    const spreadFingers = async () => {
      await send("touchStart", x - 40);
      await send("touchStart", x - 40, x + 40);
      for (const by of [50, 60, 70, 80]) await send("touchMove", x - by, x + by);
      await send("touchEnd");
    };
    // Fingers that come before the page has woken up move nothing.
    await expect(async () => {
      await spreadFingers();
      await expect(page).toHaveURL(/bounds=/, { timeout: 2_000 });
    }).toPass();
    await page.waitForLoadState("networkidle");
    const { width } = readMapAreaFromUrl(page);
    await spreadFingers();
    await expect.poll(() => readMapAreaFromUrl(page).width / width).toBeCloseTo(0.5, 1);
  });
});
