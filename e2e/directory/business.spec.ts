import type { Page } from "@playwright/test";
import { extractAttribute, readHtml } from "../support/html.ts";
import { waitForHydration } from "../support/hydration.ts";
import { expect, test } from "../support/test.ts";

const path = "/directory/listings/ubuntu-braid-studio";
const name = "Ubuntu Braid Studio";

const headings = async (page: Page) =>
  (await page.locator("[data-section] h2").allTextContents()).map((text) => text.trim());

test("DIR-DET-01 DIR-DET-02 DIR-DET-04 GUARD-14 a visitor sees a whole listing in the specified order", async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(await headings(page)).toEqual([
    "About",
    "Social links",
    "Prices",
    "Video",
    "Gallery",
    "Address",
    "Operating hours",
    "Catalogue and delivery",
    "Reviews",
    `Jobs at ${name}`,
  ]);
  await expect(page.locator("#reviews")).toContainText(/\d reviews/);
  await expect(page.getByRole("link", { name: "See all times" })).toBeVisible();
});

test("DIR-DET-04 DIR-CAT-02 DIR-SOC-03 visitors see no section that is empty", async ({ page }) => {
  await page.goto("/directory/listings/goodna-towing-and-roadside");
  expect(await headings(page)).toEqual([
    "About",
    "Prices",
    "Address",
    "Operating hours",
    "Reviews",
    "Jobs at Goodna Towing and Roadside",
  ]);
  await expect(page.getByText("No social links added.")).toHaveCount(0);
  await expect(page.getByText("No catalog available")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("DIR-DET-02 the whole page works", async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("#prices").getByText("Knotless braids").first()).toBeVisible();
    await expect(page.locator("#prices").getByText("$220.00")).toBeVisible();
    await expect(page.getByText("18 Alfrieda Street")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Call/ }).first()).toHaveAttribute(
      "href",
      /^tel:\+?\d+$/,
    );
    await expect(page.locator("#gallery li:visible")).toHaveCount(9);
    await expect(page.locator("#gallery a").first()).toHaveAttribute("href", /ubuntu-braids-1/);
    await expect(page.getByRole("link", { name: "Play the video on Vimeo" })).toHaveAttribute(
      "href",
      "https://vimeo.com/1084537",
    );
    await page.getByText("Share", { exact: true }).click();
    await expect(page.getByRole("link", { name: /WhatsApp/ })).toBeVisible();
    await page.getByRole("link", { name: "Prices", exact: true }).click();
    await expect(page).toHaveURL(/#prices$/);
  });
});

test("DIR-GAL-01 DIR-GAL-03 the gallery opens in a lightbox that the keyboard can browse, zoom and close", async ({
  page,
}) => {
  await page.goto(path);
  // Until then, the link opens the photo itself.
  await waitForHydration(page);
  const first = page.getByRole("link", { name: "Knotless braids to the waist, four hours." });
  await first.focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("dialog", { name: `Photos of ${name}` });
  await expect(box.getByText("1 of 9")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(box.getByText("2 of 9")).toBeVisible();
  await expect(box.getByText("Six chairs, and a corner for children.")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(box.getByText("9 of 9")).toBeVisible();

  const picture = box.getByRole("img", { name: `Photo 9 of ${name}` });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  for (const key of ["+", "+"]) await page.keyboard.press(key);
  await expect.poll(width).toBeGreaterThan(before * 1.4);
  for (const key of ["-", "-"]) await page.keyboard.press(key);
  await expect.poll(width).toBeLessThan(before * 1.1);

  // The last zoom step must not lose focus.
  const zoomInButton = box.getByRole("button", { name: "Zoom in" });
  await zoomInButton.focus();
  for (let press = 0; press < 10; press++) await page.keyboard.press("Enter");
  await expect(zoomInButton).toHaveAttribute("aria-disabled", "true");
  await expect(zoomInButton).toBeFocused();
  // As long as the photo is larger than the screen, the arrows move the photo.
  await page.keyboard.press("ArrowRight");
  await expect(box.getByText("9 of 9")).toBeVisible();
  await page.keyboard.press("0");
  await page.keyboard.press("ArrowRight");
  await expect(box.getByText("1 of 9")).toBeVisible();

  for (let press = 0; press < 20; press++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main section a"))).toBeNull();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(first).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("DIR-GAL-03 a swipe of 60 pixels moves to the next photo, a shorter one does not", async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.locator("#gallery a").first().click();
    const box = page.getByRole("dialog");
    await expect(box.getByText("1 of 9")).toBeVisible();
    const swipe = (distance: number) =>
      box
        .locator("picture img")
        .first()
        .evaluate((image, moved) => {
          const touch = (x: number) =>
            new Touch({ identifier: 1, target: image, clientX: x, clientY: 300 });
          const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
            image.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }));
          send("touchstart", [touch(300)], [touch(300)]);
          send("touchend", [], [touch(300 - moved)]);
        }, distance);
    await swipe(50);
    await expect(box.getByText("1 of 9")).toBeVisible();
    await swipe(61);
    await expect(box.getByText("2 of 9")).toBeVisible();
  });

  test("the main action stays visible, and nothing scrolls sideways at 320", async ({ page }) => {
    await page.goto(path);
    await page.mouse.wheel(0, 1500);
    for (const name of [/^Call/, "Book a time"]) {
      const link = page.getByRole("link", { name }).last();
      await expect(link).toBeInViewport();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx).toBe(0);
  });
});

test("X-42 the share menu gives the short link, and the short link leads back", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(path);
  await page.getByText("Share", { exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  await expect(page.locator("summary", { hasText: "Share" })).toBeFocused();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe("/ubuntu-braid-studio");
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await page.getByText("Share", { exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  await expect(page.getByText("Share", { exact: true })).toBeFocused();
});

test("X-42 a link that cannot be copied stays selectable, with a message that stays too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.goto(path);
  await page.clock.install();
  await page.getByText("Share", { exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  const note = page
    .getByRole("alert")
    .filter({ hasText: "We couldn't copy the link. Select the link and copy it yourself." });
  await expect(note).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(note).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeFocused();
});

test("DIR-DET-01 X-12 upper case and ids redirect permanently to the current URL", async ({
  request,
}) => {
  const business = await (await request.get("/api/dir/business/ubuntu-braid-studio")).json();
  for (const key of ["Ubuntu-Braid-Studio", business.id]) {
    const response = await request.get(`/directory/listings/${key}`, { maxRedirects: 0 });
    expect(response.status(), key).toBe(301);
    expect(response.headers().location).toBe(path);
  }
  const unknown = await request.get("/directory/listings/never-was", { maxRedirects: 0 });
  expect(unknown.headers().location).toBe("/?pageNotFound=404");
});

test("DIR-HRS-01 today is marked among the hours", async ({ page }) => {
  await page.goto(path);
  const days = page.getByRole("table", { name: "Operating hours by day" });
  await expect(days.getByRole("row")).toHaveCount(7);
  const today = new Intl.DateTimeFormat("en-AU", {
    weekday: "long",
    timeZone: "Australia/Melbourne",
  });
  await expect(days.locator("[aria-current=date]")).toContainText(today.format(new Date()));
});

test("X-33 a stale page reloads its data, and not in a loop", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `${path}.data`) requested.push(request.url());
  });
  // Days after the next change: a page that was cached for a long time.
  await page.clock.install({ time: Date.now() + 8 * 24 * 3_600_000 });
  await page.goto(path);
  // The first delay begins when the page is hydrated, which the browser does not tell.
  await expect(async () => {
    await page.clock.runFor(4_000);
    expect(requested).toHaveLength(1);
  }).toPass();
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(10_000);
  expect(requested).toHaveLength(1);
  await page.clock.runFor(31_000);
  await expect.poll(() => requested.length).toBe(2);
});

test.describe("X-33 from another zone", () => {
  const timeZoneNote = "All times are Perth time.";

  test("X-33 a viewer in Melbourne sees that the times are Perth's", async ({ page }) => {
    await page.goto("/directory/listings/buna-brothers");
    await expect(page.getByText(timeZoneNote)).toBeVisible();
  });

  test.describe("in the business's own zone", () => {
    test.use({ timezoneId: "Australia/Perth" });

    test("X-33 a viewer in Perth does not", async ({ page }) => {
      await page.goto("/directory/listings/buna-brothers");
      await expect(page.getByText(timeZoneNote)).toHaveCount(0);
      await page.goto(path);
      await expect(page.getByText("All times are Melbourne time.")).toBeVisible();
    });
  });
});

test("DIR-ADDR-02 a map of the address loads from the provider only on click", async ({ page }) => {
  const requested: string[] = [];
  await page.route("https://street-maps.example/**", (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>map</p>" });
  });
  await page.goto(path);
  const address = page.locator("#address");
  await expect(address.getByText("street-maps.example")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
  await address.getByRole("link", { name: "Show map" }).click();
  await expect(page.frameLocator("#address iframe").getByText("map")).toBeVisible();
  await expect(page.locator("#address iframe")).toBeFocused();
  expect(requested[0]).toContain("St%20Albans");
});

test("DIR-VID-01 the player loads from the provider only on click", async ({ page }) => {
  const requested: string[] = [];
  await page.route(/vimeo|youtube/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
  const privacyNote = page.getByText("Nothing loads from Vimeo until you press play.");
  await expect(privacyNote).toBeVisible();
  await page.getByRole("link", { name: "Play the video on Vimeo" }).click();
  await expect(page.frameLocator("#video iframe").getByText("player")).toBeVisible();
  await expect(page.locator("#video iframe")).toBeFocused();
  await expect(privacyNote).toBeHidden();
  expect(requested[0]).toBe("https://player.vimeo.com/video/1084537?dnt=1&autoplay=1");
});

test("HEAD-05 a listing has a title, image, structured data and a sitemap entry", async ({
  request,
}) => {
  const html = await readHtml(await request.get(path));
  expect(html).toContain(">Ubuntu Braid Studio, Services in St Albans VIC | Boab</title>");
  expect(extractAttribute(html, "href", 'rel="canonical"')).toMatch(new RegExp(`${path}$`));
  const [, data = "{}"] =
    /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ "@type": "LocalBusiness", name });
  const image = extractAttribute(html, "content", 'property="og:image"');
  const picture = await request.get(image ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);

  const index = await (await request.get("/sitemap.xml")).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place ?? "");
  expect(parts.map((part) => new URL(part).pathname)).toEqual([
    "/sitemaps/pages.xml",
    "/sitemaps/articles.xml",
    "/sitemaps/listings-1.xml",
    "/sitemaps/jobs-1.xml",
    "/sitemaps/stores-1.xml",
    "/sitemaps/items-1.xml",
  ]);
  const listings = parts.find((part) => part.endsWith("/listings-1.xml"));
  expect(await (await request.get(listings ?? "")).text()).toContain(`${path}</loc>`);
  expect((await request.get("/sitemaps/listings-2.xml")).status()).toBe(404);
});
