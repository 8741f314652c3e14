import { waitForHydration } from "../support/hydration.ts";
import { expect, test } from "../support/test.ts";

test("SHELL-36 the session is loaded again three seconds after the start", async ({ page }) => {
  let requested = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/session") requested++;
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto("/contact-us");
  await expect.poll(() => requested).toBe(1);
  await waitForHydration(page);
  await page.clock.runFor(2_900);
  await page.waitForLoadState("networkidle");
  expect(requested).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => requested).toBe(2);
});

test("the chosen theme survives a reload, without a flash", async ({ page }) => {
  await page.goto("/contact-us");
  await page.getByRole("button", { name: "Light or dark" }).click();
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe("dark");
  await page.reload({ waitUntil: "commit" });
  await page.waitForSelector("body");
  expect(await theme()).toBe("dark");
});

test("keyboard only: skip link, then the whole header in order", async ({ page }) => {
  await page.goto("/contact-us");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe("");
});
