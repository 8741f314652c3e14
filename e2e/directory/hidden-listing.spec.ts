import { makeDemoBusinesses } from "@boab/demo/businesses/all";
import { expect, test } from "../support/test.ts";

const hidden = makeDemoBusinesses().find(({ isLive }) => !isLive);
if (!hidden) throw new Error("every demo business is live");
const path = `/directory/listings/${hidden.slug}`;

test("GUARD-14 a visitor cannot find a listing that isn't live, at any URL", async ({
  request,
}) => {
  for (const place of [path, `/${hidden.slug}`, `/directory/listings/${hidden.id}`]) {
    const response = await request.get(place, { maxRedirects: 0 });
    expect(response.headers().location, place).toBe("/?pageNotFound=404");
  }
  const sitemap = await (await request.get("/sitemaps/listings-1.xml")).text();
  expect(sitemap).not.toContain(path);
});

test("those who manage it see it marked as hidden, on an uncacheable page", async ({
  page,
  logIn,
}) => {
  await logIn("admin");
  const response = await page.goto(path);
  expect(response?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.getByRole("heading", { level: 1, name: hidden.businessName })).toBeVisible();
  await expect(page.locator("header").getByText("Hidden", { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
