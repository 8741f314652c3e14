import { listingCopy } from "@boab/contracts/directory/copy";
import type { Page } from "@playwright/test";
import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { findNameOnPinAndCard, getPin } from "../support/pins.ts";
import { expect, test } from "../support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.getByRole("article");
const map = (page: Page) => page.getByRole("region", { name: /^Map: / });

/** Suggestions and automatic submits need the page's script. */
async function open(page: Page, query = "") {
  await page.goto(`/directory/listings${query}`);
  await page.waitForLoadState("networkidle");
}

test("GUARD-14 DIR-LIST-01 DIR-LIST-02 DIR-LIST-07 a visitor finds by word and suburb, opens one and comes back to the same list", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.goto("/directory");
  await page.getByRole("link", { name: "Find a Business" }).click();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Search businesses").fill("restaurant");
  await page.getByRole("combobox", { name: "Suburb or postcode" }).pressSequentially("Footscr");
  await page.getByRole("option", { name: "Footscray VIC 3011", exact: true }).click();
  await expect(heading(page)).toHaveText(
    /^\d+ businesses for “restaurant” within 10 km of Footscray$/,
  );
  await page.getByRole("slider", { name: "Within" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(heading(page)).toHaveText(/within 15 km of Footscray$/);
  await page.getByRole("link", { name: "Restaurants", exact: true }).click();
  await expect(heading(page)).toHaveText(/in Restaurants within 15 km of Footscray$/);
  await expect(cards(page).first()).toContainText(/\d km, /);

  const found = (await heading(page).textContent()) ?? "";
  const pageUrl = page.url();
  const view = page.getByRole("link", { name: /^View / }).nth(3);
  await expect(view).toHaveAttribute("href", /^\/directory\/listings\/[a-z0-9-]+$/);
  await view.scrollIntoViewIfNeeded();
  const scrollYBefore = await page.evaluate(() => window.scrollY);
  await view.click();
  await expect(page).not.toHaveURL(pageUrl);
  await page.goBack();
  await expect(page).toHaveURL(pageUrl);
  await expect(heading(page)).toHaveText(found);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrollYBefore, -2);

  await page.getByRole("link", { name: "Remove Within 15 km of Footscray" }).click();
  await expect(heading(page)).toHaveText(/^\d+ businesses for “restaurant” in Restaurants$/);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/directory/listings");
});

test("DIR-LIST-05 DIR-LIST-06 DIR-LIST-12 X-18 the filters have all categories with a listing, and the eight states", async ({
  page,
}) => {
  await open(page);
  const categories = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(categories).toHaveText([
    "All",
    "Restaurants",
    "Services",
    "Retail",
    "Health",
    "Education",
  ]);
  const states = page.getByLabel("State").getByRole("option");
  await expect(states).toHaveText("All states,NSW,VIC,QLD,SA,WA,TAS,NT,ACT".split(","));
  await page.getByLabel("State").selectOption("TAS");
  await expect(heading(page)).toHaveText(/^\d+ businesses in TAS$/);
  for (const card of await cards(page).all()) await expect(card).toContainText(" TAS");
});

test("DIR-LIST-01 DIR-LIST-06 a control keeps focus when its results arrive, and follows the URL", async ({
  page,
}) => {
  await open(page);
  const state = page.getByLabel("State");
  await state.focus();
  await page.keyboard.press("V");
  await expect(heading(page)).toHaveText(/ in VIC$/);
  await expect(state).toBeFocused();
  const words = page.getByLabel("Search businesses");
  await words.fill("restaurant");
  await words.press("Enter");
  await expect(heading(page)).toHaveText(/ for “restaurant” in VIC$/);
  await expect(words).toBeFocused();
  const suburb = page.getByRole("combobox", { name: "Suburb or postcode" });
  await suburb.pressSequentially("Footscr");
  await page.getByRole("option", { name: "Footscray VIC 3011", exact: true }).click();
  await expect(heading(page)).toHaveText(/ within 10 km of Footscray in VIC$/);
  await expect(suburb).toBeFocused();
  const isOpen = page.getByLabel("Opening hours");
  await isOpen.focus();
  await isOpen.selectOption("Open now");
  await expect(heading(page)).toHaveText(/ open now for “restaurant”/);
  await expect(isOpen).toBeFocused();

  // The removed pill can't keep focus, so the results take it.
  await page.getByRole("link", { name: "Remove Open now" }).press("Enter");
  await expect(heading(page)).toHaveText(/ businesses? for “restaurant”/);
  await expect(heading(page)).toBeFocused();

  for (let step = 0; step < 5; step++) await page.goBack();
  await expect(page).toHaveURL("/directory/listings");
  await expect(state).toHaveValue("");
  await expect(words).toHaveValue("");
  await expect(suburb).toHaveValue("");
  await expect(isOpen).toHaveValue("");
});

test("DIR-LIST-07 nearest or a distance without a place says what is missing, and applies once there is one", async ({
  page,
}) => {
  await open(page);
  const note = page.getByRole("status").filter({ hasText: listingCopy.placeNeeded });
  await page.getByLabel("Sort by").selectOption("Nearest");
  await expect(note.first()).toBeVisible();
  await expect(page.getByText("Spotlight first, then newest")).toBeVisible();
  await page.getByRole("combobox", { name: "Suburb or postcode" }).fill("Footscray VIC 3011");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/then the nearest\.$|^Nearest first$/).first()).toBeVisible();
  await expect(note).toHaveCount(0);

  await open(page);
  await expect(page.getByRole("slider", { name: "Within" })).toBeDisabled();
  await open(page, "?radius=15");
  await expect(note.first()).toBeVisible();
});

test("DIR-LIST-08 X-71 near a suburb the nearest come first after at most two spotlights; the newest are one choice away", async ({
  page,
}) => {
  await open(page, "?near=Footscray+VIC+3011");
  const divider = page.locator("li", { hasText: /^Nearest first$/ });
  const spotlights = divider
    .locator("xpath=preceding-sibling::li")
    .filter({ has: page.getByRole("article") });
  expect(await spotlights.count()).toBeLessThanOrEqual(2);
  for (const one of await spotlights.all()) await expect(one).toContainText("Spotlight");
  const texts = await divider.locator("~ li").allTextContents();
  const distancesKm = texts.flatMap((text) => {
    const [, km] = /(\d+(?:\.\d)?) km, /.exec(text) ?? [];
    return km && !text.includes("about ") ? [Number(km)] : [];
  });
  expect(distancesKm.length).toBeGreaterThan(2);
  expect(distancesKm).toEqual([...distancesKm].sort((a, b) => a - b));
  await page.getByLabel("Sort by").selectOption("Newest");
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page.getByText("Spotlight first, then newest")).toBeVisible();
});

test("the groups on the map add up to the list's total, at three zooms", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  const pins = async () => {
    const counts = await map(page)
      .getByRole("button", { name: /business(es)? here/ })
      .allTextContents();
    const singlePinCount = await map(page).locator("a[title]").count();
    return counts.reduce((sum, count) => sum + Number(count.replace(/\D/g, "")), singlePinCount);
  };
  const total = async () =>
    Number(
      ((await heading(page).textContent()) ?? "").replace(/^(\d[\d,]*).*$/, "$1").replace(",", ""),
    );
  // A listing that another journey adds meanwhile is on the map at once; the list keeps its total for a while.
  const expectSum = () =>
    expect(async () => {
      const countDifference = async () => (await pins()) - (await total());
      await expect
        .poll(countDifference, { timeout: 5_000 })
        .toBe(0)
        .catch(async (error) => {
          await page.reload();
          throw error;
        });
    }).toPass();
  await expect(heading(page)).toHaveText(/^\d/);
  await expectSum();
  expect(await total()).toBeGreaterThan(300);
  for (const zoom of [1, 2]) {
    const pageUrl = page.url();
    await map(page).getByRole("button", { name: "Zoom in", exact: true }).click();
    await expect(page, `zoom ${zoom}`).not.toHaveURL(pageUrl);
    await expect(heading(page)).toHaveText(/in this map area$/);
    await expectSum();
  }
});

test("DIR-LIST-04 DIR-LIST-08 the list loads more, filters by open now, corrects spelling and explains an empty result", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await test.step("load more continues the list, spotlight first, and a reload keeps it", async () => {
    await open(page);
    await expect(cards(page)).toHaveCount(24);
    await expect(cards(page).first()).toContainText("Spotlight");
    await page.getByRole("link", { name: "Load more" }).click();
    await expect(cards(page)).toHaveCount(48);
    const names = await cards(page).getByRole("heading").allTextContents();
    expect(new Set(names).size).toBe(names.length);
    await page.reload();
    await expect(cards(page)).toHaveCount(48);
    await expect(page.getByText(/^Showing 48 of /)).toBeVisible();
  });
  await test.step("open now shows only open businesses", async () => {
    await open(page);
    await page.getByLabel("Opening hours").selectOption("Open now");
    await expect(page).toHaveURL(/open=1/);
    await expect(heading(page)).toHaveText(/businesses? open now$|^No businesses open now$/);
    for (const card of await cards(page).all()) await expect(card).toContainText(/Open (until|24)/);
  });
  await test.step("a misspelt word is corrected with a note, and related words can be left out", async () => {
    await open(page, "?q=physiotherpy");
    await expect(page.getByText(/Showing results for physiotherapy/)).toBeVisible();
    await expect(heading(page)).toHaveText(/for “physiotherapy”$/);
    await open(page, "?q=braids");
    await expect(page.getByText(/Also searched for .*cornrows/)).toBeVisible();
    await page.getByRole("link", { name: "Search only for “braids”" }).click();
    await expect(page).toHaveURL(/exact=1/);
    await expect(page.getByText(/Also searched for/)).toBeHidden();
  });
  await test.step("an empty result says so and offers links", async () => {
    await open(page, "?q=zzzzqqq&category=Health");
    await expect(
      page.getByText("No businesses found. Try a different search or filter."),
    ).toBeVisible();
    await page.getByRole("link", { name: "See all businesses" }).click();
    await expect(cards(page)).toHaveCount(24);
  });
});

test("X-21 near me searches around the browser's location", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -37.8003, longitude: 144.8991 });
  await open(page);
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(heading(page)).toHaveText(/within 10 km of you, near Footscray$/);
  // Rounded to a few hundred metres, so that no exact position ends up in the URL.
  expect(new URL(page.url()).searchParams.get("lat")).toBe("-37.800");
});

test("X-21 a failed location shows a lasting message next to the button", async ({ page }) => {
  // Without geolocation permission.
  await page.clock.install();
  await open(page);
  const note = page.getByRole("alert").filter({
    hasText: "We couldn't find your location. Please type a suburb or postcode instead.",
  });
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(note).toBeVisible();
  // Longer than a toast.
  await page.clock.runFor(2_500);
  await expect(note).toBeVisible();
  await page.getByRole("combobox", { name: "Suburb or postcode" }).pressSequentially("F");
  await expect(note).toHaveCount(0);

  await map(page).getByRole("button", { name: "Show my location" }).click();
  await expect(
    map(page).getByText(
      "We couldn't find your location. Please type a suburb or postcode instead.",
    ),
  ).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(
    map(page).getByText(
      "We couldn't find your location. Please type a suburb or postcode instead.",
    ),
  ).toBeVisible();
});

test("the map follows the list, and the list the map", async ({ page }) => {
  await open(page, "?near=Footscray+VIC+3011&q=Ubuntu+Braid+Studio");
  const name = await findNameOnPinAndCard(page);
  const pin = getPin(page, name);
  await cards(page)
    .filter({ has: page.getByRole("heading", { name, exact: true }) })
    .hover();
  await expect(pin).toHaveAttribute("aria-current", "true");
  await page.getByLabel("Search businesses").hover();
  await expect(pin).not.toHaveAttribute("aria-current");
  await page.getByRole("link", { name: `View ${name}`, exact: true }).focus();
  await expect(pin).toHaveAttribute("aria-current", "true");
  await page.getByLabel("Search businesses").focus();
  await expect(pin).not.toHaveAttribute("aria-current");
  await pin.click();
  await expect(map(page).getByRole("heading", { name })).toBeVisible();
  await map(page).getByRole("button", { name: "Close preview" }).click();
  await expect(map(page)).toBeFocused();

  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/bounds=/);
  await expect(heading(page)).toHaveText(/in this map area$/);
  await page.getByLabel("Search as I move the map").uncheck();
  const pageUrl = page.url();
  await map(page).getByRole("button", { name: "Zoom out" }).click();
  await page.getByRole("button", { name: "Search this area" }).click();
  await expect(page).not.toHaveURL(pageUrl);
});

test("a cluster zooms in by keyboard, and the keys keep moving the map", async ({ page }) => {
  await open(page);
  const cluster = map(page).getByRole("button", { name: /businesses here/ });
  // Clusters are laid out again once the map knows its size; a key pressed on the old ones is lost.
  await expect(async () => {
    await cluster.first().press("Enter");
    await expect(page).toHaveURL(/bounds=/, { timeout: 3_000 });
  }).toPass();
  await expect(map(page)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("DIR-LIST-07 list and map can be switched, the filters open, and a distance without a place is explained on the map too", async ({
    page,
  }) => {
    await open(page, "?near=Footscray+VIC+3011");
    await expect(map(page)).toBeHidden();
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(map(page)).toBeVisible();
    await expect(cards(page).first()).toBeHidden();
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByLabel("State").selectOption("VIC");
    await expect(page).toHaveURL(/view=map/);
    await page.getByRole("link", { name: "List", exact: true }).click();
    await expect(cards(page).first()).toBeVisible();

    await open(page, "?view=map&sort=distance");
    await expect(page.getByText(listingCopy.placeNeeded).filter({ visible: true })).toHaveCount(1);
  });
});

test("the list works without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${journeysOrigin}/directory/listings`);
  const first = await cards(page).getByRole("heading").allTextContents();
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(heading(page)).toHaveText("More businesses");
  const next = await cards(page).getByRole("heading").allTextContents();
  expect(next.filter((name) => first.includes(name))).toEqual([]);
  await page.getByRole("link", { name: "Back to the start" }).click();
  await expect(heading(page)).toHaveText(/^[\d,]+ businesses$/);
  await page.getByLabel("Search businesses").fill("restaurant");
  await page.getByLabel("Suburb or postcode").first().fill("Footscray");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(heading(page)).toHaveText(/for “restaurant” within 10 km of Footscray$/);
  await page.getByRole("link", { name: "Restaurants", exact: true }).click();
  await expect(heading(page)).toHaveText(/in Restaurants within 10 km of Footscray$/);
  await context.close();
});

test("a search is cacheable and reveals nothing about the viewer", async ({ page, logIn }) => {
  const visitor = await page.request.get("/directory/listings?q=suya");
  expect(visitor.headers()["cache-control"]).toMatch(/public.*s-maxage/);
  const visitorResponse = await page.request.get("/directory/listings?show=mine", {
    maxRedirects: 0,
  });
  expect(visitorResponse.headers().location).toMatch(/^\/register\?next=/);
  await logIn("business owner");
  const memberResponse = await page.request.get("/directory/listings?show=mine");
  expect(memberResponse.headers()["cache-control"]).toContain("no-store");
});
