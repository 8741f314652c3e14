import type { Locator, Page } from "@playwright/test";
import { fingerOn } from "../support/finger.ts";
import { expect, test } from "../support/test.ts";

const hero = (page: Page) => page.getByRole("region", { name: "What Boab is for" });
const slide = '[aria-roledescription="slide"]';

/** Waits until the slide with this text is visible and the transition is over. */
async function expectSlide(carousel: Locator, words: string) {
  await expect(carousel.locator(slide, { hasText: words })).toHaveCSS("opacity", "1");
  await expect(carousel.locator(slide, { hasNotText: words }).first()).toHaveCSS("opacity", "0");
}

/** Carousels start once the page is hydrated. */
async function openHome(page: Page) {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
}

/** From here on the test controls the clock. */
async function openHomeAndStopTime(page: Page) {
  await page.clock.install({ time: 0 });
  await openHome(page);
  await page.clock.pauseAt(3_600_000);
}

/** The visible slide, once none is moving. */
async function slideShown(carousel: Locator): Promise<number> {
  let shown = -1;
  await expect
    .poll(async () => {
      const opacities = await carousel
        .locator(slide)
        .evaluateAll((slides) => slides.map((each) => getComputedStyle(each).opacity));
      shown = opacities.indexOf("1");
      return opacities.filter((opacity) => opacity === "0").length;
    })
    .toBe((await carousel.locator(slide).count()) - 1);
  return shown;
}

test("HOME-01 the hero changes every 5 s, and pauses on hover and with the button", async ({
  page,
}) => {
  await openHomeAndStopTime(page);
  const first = await slideShown(hero(page));
  await page.clock.runFor(5_000);
  const second = (first + 1) % 3;
  // We control the script's clock but not the browser's rendering, which may take a moment.
  await expect.poll(() => slideShown(hero(page))).toBe(second);

  await hero(page).hover();
  await page.clock.runFor(11_000);
  expect(await slideShown(hero(page))).toBe(second);

  await hero(page).getByRole("button", { name: /pause/i }).click();
  await page.mouse.move(5, 5);
  await page.locator("body").press("Escape");
  await page.clock.runFor(11_000);
  expect(await slideShown(hero(page))).toBe(second);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("HOME-07 a swipe of 40 px changes the slide, a shorter one does not", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome(page);
    const { swipe } = await fingerOn(page, hero(page));
    await swipe(39);
    await expectSlide(hero(page), "Rooted in Africa.");
    await swipe(40);
    await expectSlide(hero(page), "Book a table");
  });
});

test("HOME-02 About and Mission toggle", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "One tree, two continents." })).toBeVisible();
  const mission = page.getByText("Mission", { exact: true });
  await mission.click();
  await expect(page.getByRole("heading", { name: "One tree, two continents." })).toBeHidden();
});

test("HOME-03 the membership carousel changes every 7 s", async ({ page }) => {
  await openHomeAndStopTime(page);
  const reasons = page.getByRole("region", { name: "Reasons to join" });
  const first = await slideShown(reasons);
  await page.clock.runFor(7_000);
  await expect.poll(() => slideShown(reasons)).toBe((first + 1) % 4);
});

test("HOME-04 the marketplace teaser leads to the launch page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Open a store" }).click();
  await expect(page).toHaveURL(/marketplace-onboarding$/);
});

test("HOME-05 the finder sends the search to the listings", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("What are you after?").fill("braids");
  await page.getByLabel("Where?").fill("Footscray");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/directory\/listings\?.*q=braids/);
});

test("with reduced motion no carousel moves by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openHome(page);
  await page.clock.runFor(16_000);
  await expectSlide(hero(page), "Rooted in Africa.");
});
