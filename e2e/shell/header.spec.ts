import { expect, test } from "../support/test.ts";

test("SHELL-16 SHELL-17 SHELL-18 SHELL-19 the header's links by role", async ({ page, logIn }) => {
  const links = () => page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
  await page.goto("/");
  await expect(links()).toHaveText(["Home", "Directory", "Marketplace"]);
  await expect(links().nth(2)).toHaveAttribute("href", "/marketplace-onboarding");
  await logIn("admin");
  await page.goto("/");
  await expect(links()).toHaveText(["Home", "Directory", "Marketplace", "Media", "Wellbeing"]);
});

test("SHELL-22 SHELL-25 SHELL-26 SHELL-27 the portal menu opens on hover and on focus", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const trigger = page.getByRole("button", { name: /^All areas/ });
  await trigger.hover();
  const panel = page.locator(`[id="${await trigger.getAttribute("aria-controls")}"]`);
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(6);
  await expect(panel.getByText("Coming Soon")).toHaveCount(4);
  await expect(panel.getByRole("link")).toHaveCount(2);
  await page.mouse.move(5, 600);
  await expect(panel).toBeHidden();
  await trigger.focus();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("SHELL-23 the header shrinks past 10 px and grows back at the top", async ({ page }) => {
  await page.goto("/terms");
  const bar = page.locator("header > div").first();
  await expect(bar).not.toHaveAttribute("data-shrunk");
  const tall = (await bar.boundingBox())?.height ?? 0;
  await page.mouse.wheel(0, 9);
  await page.waitForTimeout(300);
  await expect(bar).not.toHaveAttribute("data-shrunk");
  await page.mouse.wheel(0, 100);
  await expect(bar).toHaveAttribute("data-shrunk");
  await expect.poll(async () => (await bar.boundingBox())?.height ?? tall).toBeLessThan(tall);
  await page.mouse.wheel(0, -500);
  await expect(bar).not.toHaveAttribute("data-shrunk");
});

test("SHELL-12 SHELL-24 a phone gets a menu button and a greeting", async ({ page, logIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn("member");
  await page.goto("/");
  await expect(page.getByText("welcome Amara", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  const account = page.getByRole("link", { name: "Account", exact: true }).first();
  await expect(account).toHaveAttribute("href", "/account-management");
  await account.click();
  await expect(page).toHaveURL(/account-management$/);
});

test("SHELL-11 on large screens the account link is the member's own handle", async ({
  page,
  logIn,
}) => {
  await logIn("member");
  await page.goto("/");
  await page.getByRole("button", { name: /Hi, Amara/ }).click();
  await page.getByRole("banner").getByRole("link", { name: "Account", exact: true }).click();
  await expect(page).toHaveURL("/@amara.okafor");
});

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
