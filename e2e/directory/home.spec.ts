import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Businesses", exact: true });

/** The slide in force; the others cannot be reached. */
const shown = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]:not([inert])');

async function openAndStopTime(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto("/directory");
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(3_600_000);
}

test("DIR-HOME-01 DIR-HOME-02 DIR-HOME-08 X-47 hero, figures, spotlight, plans and features", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/directory");
  const main = page.getByRole("main");
  for (const [name, path] of [
    ["Become a Member", "/register"],
    ["Find a Business", "/directory/listings"],
    ["Register a Business", "/directory/add-business"],
  ] as const) {
    await expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", path);
  }
  const spotlight = main.getByRole("region", { name: "In the spotlight" });
  await expect(spotlight.getByRole("article")).toHaveCount(8);
  await expect(main.getByRole("region", { name: "Simple plans" }).getByRole("article")).toHaveCount(
    3,
  );
  await expect(main.getByRole("region", { name: /Made for finding/ })).toBeVisible();
});

test("DIR-HOME-04 four cards turn every 10 s and stop under the pointer and with the button", async ({
  page,
}) => {
  await openAndStopTime(page);
  await expect(shown(page).getByRole("link")).toHaveCount(4);
  const current = () => shown(page).getAttribute("aria-label");
  const first = await current();
  await page.clock.runFor(10_000);
  await expect.poll(current).not.toBe(first);
  const second = await current();
  await carousel(page).hover();
  await page.clock.runFor(21_000);
  expect(await current()).toBe(second);
  await carousel(page).getByRole("button", { name: "Pause slides" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(21_000);
  expect(await current()).toBe(second);
});

test("DIR-HOME-06 DIR-HOME-07 X-38 counters end at the figures of the API; calm readers see them at once", async ({
  page,
}) => {
  const stats = await (await page.request.get("/api/dir/stats")).json();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/directory");
  const figures = page.getByRole("region", { name: "The directory in figures" });
  const written = new Intl.NumberFormat("en-AU").format(stats.businesses);
  await expect(figures.locator("dd [aria-hidden]").nth(2)).toHaveText(written);
});

test("DIR-HOME-03 the directory's links, and a cart that opens and is empty", async ({ page }) => {
  await page.goto("/directory");
  await page.waitForLoadState("networkidle");
  const bar = page.getByRole("navigation", { name: "Directory" });
  await expect(bar.getByRole("link")).toHaveText([
    "Back to Explore",
    "Directory Home",
    "Add Business",
  ]);
  await page.getByRole("button", { name: "Cart, 0 items" }).click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await expect(cart.getByText("Your cart is empty.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();
  await bar.getByRole("link", { name: "Back to Explore" }).click();
  await expect(page).toHaveURL("/");
});

test("DIR-HOME-02 GUARD-14 plans show both prices, and visitors are asked to sign in", async ({
  page,
}) => {
  await page.goto("/directory");
  const plans = page.getByRole("region", { name: "Simple plans" });
  await expect(plans.getByText("$4.95")).toBeVisible();
  await plans.getByText("Yearly", { exact: true }).click();
  await expect(plans.getByText("$4.95")).toBeHidden();
  await expect(plans.getByText("per year").first()).toBeVisible();
  await expect(plans.getByRole("link", { name: "Sign in to Upgrade" })).toHaveCount(2);
});
