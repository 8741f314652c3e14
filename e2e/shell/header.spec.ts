import { expect, test } from "../support/test.ts";

test("SHELL-36 the session is loaded again three seconds after the start", async ({ page }) => {
  const requested: number[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/session") requested.push(Date.now());
  });
  await page.goto("/contact-us");
  await expect.poll(() => requested.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  const pause = (requested[1] ?? 0) - (requested[0] ?? 0);
  expect(pause).toBeGreaterThan(1_500);
  expect(pause).toBeLessThan(4_500);
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
