import { randomBytes } from "node:crypto";
import { expect, test } from "../support/test.ts";

const featured = "The women who taught a suburb to rest";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("MAG-01 MAG-02 the list is complete, searched and filtered by its address", async ({
    page,
  }) => {
    await page.goto("/wellbeing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wellbeing");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(featured);
    await page.getByRole("link", { name: "Hair", exact: true }).click();
    await expect(page).toHaveURL(/\/Wellbeing\?category=Hair$/);
    await expect(page.getByRole("article")).toHaveCount(4);
    await page.getByRole("searchbox", { name: "Search articles" }).fill("barber");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/category=Hair&q=barber$/);
    await expect(
      page.getByRole("article").filter({ hasText: "The barber who keeps a bookshelf" }),
    ).toHaveCount(1);
    await page.goto("/Wellbeing?q=zeppelin");
    await expect(page.getByText("No articles match your search.")).toBeVisible();
  });

  test("MAG-05 an article is complete, in whatever case it is written", async ({ page }) => {
    await page.goto("/WELLBEING/The-Women-Who-Taught-A-Suburb-To-Rest");
    await expect(page).toHaveURL(/\/Wellbeing\/the-women-who-taught-a-suburb-to-rest$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(featured);
    await expect(page.getByText(/min read/).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Amahoro Counselling" })).toBeVisible();
    await page.getByRole("link", { name: "Saba Haile" }).click();
    await expect(page.getByText("Demo author, invented")).toBeVisible();
  });
});

test("MAG-03 the newsletter form thanks and clears its field", async ({ page }) => {
  await page.goto("/Wellbeing");
  const main = page.getByRole("main");
  const email = main.getByLabel("Email address");
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("required", "");
  await email.fill(`reader.${randomBytes(5).toString("hex")}@people.example`);
  await main.getByRole("button", { name: "Sign up" }).click();
  await expect(main.getByText("Thanks! Check your inbox and confirm your email.")).toBeVisible();
  await expect(email).toHaveValue("");
});

test("MAG-01 Subscribe Now leads to the subscription", async ({ page }) => {
  await page.goto("/Wellbeing");
  await page.getByRole("link", { name: "Subscribe Now" }).click();
  await expect(page).toHaveURL(/\/Wellbeing\/subscribe$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wellbeing in your inbox");
});

test("W5 what is not published is not there", async ({ page }) => {
  await page.goto("/Wellbeing/nobody-wrote-this");
  await expect(page).toHaveURL(/pageNotFound=404/);
});

test.describe("on a phone, with the keyboard alone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("MAG-01 somebody finds an article and reads it", async ({ page }) => {
    await page.goto("/Wellbeing?q=millet");
    const link = page.getByRole("link", { name: "Millet is not a trend" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Millet is not a trend");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test("F-MAG-03 the feed names the newest articles", async ({ request }) => {
  const feed = await request.get("/Wellbeing/feed.xml");
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  expect(await feed.text()).toContain(featured);
});
