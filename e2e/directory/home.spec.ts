import type { Page } from "@playwright/test";
import { fingerOn } from "../support/finger.ts";
import { expect, test } from "../support/test.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Businesses", exact: true });

/** The current slide; the others are inert. */
const shown = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]:not([inert])');

async function openAndStopTime(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto("/directory");
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(3_600_000);
}

test("DIR-HOME-01 DIR-HOME-02 DIR-HOME-08 X-47 the page has hero, statistics, spotlight, plans and features", async ({
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

test("DIR-HOME-04 four cards change every 10 s and pause on hover and with the button", async ({
  page,
}) => {
  await openAndStopTime(page);
  await expect(shown(page).getByRole("link")).toHaveCount(4);
  const current = () => shown(page).getAttribute("aria-label");
  const count = await carousel(page).locator('[aria-roledescription="slide"]').count();
  const after = (label: string | null) =>
    `${(Number.parseInt(label ?? "", 10) % count) + 1} of ${count}`;
  // Exactly one step every ten seconds.
  const next = after(await current());
  await page.clock.runFor(10_000);
  await expect.poll(current).toBe(next);
  await page.clock.runFor(10_000);
  const second = after(next);
  await expect.poll(current).toBe(second);
  await carousel(page).hover();
  await page.clock.runFor(21_000);
  expect(await current()).toBe(second);
  await carousel(page).getByRole("button", { name: "Pause slides" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(21_000);
  expect(await current()).toBe(second);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("DIR-HOME-05 a swipe of 40 px changes the cards, one of 39 does not", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/directory");
    await page.waitForLoadState("networkidle");
    await shown(page).scrollIntoViewIfNeeded();
    const { swipe } = await fingerOn(page, shown(page));
    const first = await shown(page).getAttribute("aria-label");
    await swipe(39);
    await expect(shown(page)).toHaveAttribute("aria-label", first ?? "");
    await swipe(40);
    await expect(shown(page)).not.toHaveAttribute("aria-label", first ?? "");
  });
});

test("DIR-HOME-06 a counter counts up from 0 in 10 s, unless motion is reduced", async ({
  page,
}) => {
  const { businesses } = await (await page.request.get("/api/dir/stats")).json();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/directory");
  await page.waitForLoadState("networkidle");
  const figure = page
    .getByRole("region", { name: "Directory statistics" })
    .locator("dd [aria-hidden]")
    .nth(2);
  await figure.scrollIntoViewIfNeeded();
  const read = async () => Number((await figure.textContent())?.replace(/\D/g, ""));
  // The intersection observer reports asynchronously.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return read();
    })
    .toBeLessThan(businesses);
  const early = await read();
  await page.clock.runFor(2_000);
  await expect.poll(read).toBeGreaterThan(early);
  expect(await read()).toBeLessThan(businesses);
  await page.clock.runFor(10_000);
  await expect.poll(read).toBe(businesses);
});

test("DIR-HOME-06 DIR-HOME-07 X-38 counters end at the API's figures; with reduced motion they show at once", async ({
  page,
}) => {
  const stats = await (await page.request.get("/api/dir/stats")).json();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/directory");
  const figures = page.getByRole("region", { name: "Directory statistics" });
  const written = new Intl.NumberFormat("en-AU").format(stats.businesses);
  await expect(figures.locator("dd [aria-hidden]").nth(2)).toHaveText(written);
});

test("DIR-HOME-03 the directory has its links, and an empty cart that opens", async ({ page }) => {
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

test("DIR-HOME-02 GUARD-14 plans show both prices, and visitors see Sign in to Upgrade", async ({
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
