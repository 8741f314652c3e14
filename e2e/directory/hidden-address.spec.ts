import { makeDemoBusinesses } from "@boab/demo/businesses/all";
import { expect, test } from "../support/test.ts";

const hidden = makeDemoBusinesses().filter(({ hideAddress, isLive }) => hideAddress && isLive);
const business = hidden.find(({ slug }) => slug === "zola-tax-and-books");
if (!business) throw new Error("the demo data has no such business");
const path = `/directory/listings/${business.slug}`;
const postcode = new RegExp(`\\b${business.postcode}\\b`);

test("DIR-ADDR-03 a hidden address shows as hidden, without a map", async ({ page }) => {
  await page.goto(path);
  const section = page.locator("#address");
  await expect(
    section.getByText("Address hidden from public listing.", { exact: true }),
  ).toBeVisible();
  await expect(section.getByRole("img")).toHaveCount(0);
  await expect(section.getByRole("link")).toHaveCount(0);
});

test("DIR-ADDR-03 no response contains the street, the postcode or the entrance", async ({
  page,
  request,
}) => {
  const places = [
    path,
    `${path}.data`,
    `/api/dir/business/${business.slug}`,
    `/api/dir/business?q=${encodeURIComponent(business.businessName)}`,
    `/api/dir/slug/${business.slug}`,
    "/sitemaps/listings-1.xml",
  ];
  for (const place of places) {
    const response = await request.get(place);
    expect(response.status(), place).toBe(200);
    const text = await response.text();
    expect(text, place).toContain(business.slug);
    expect(text, place).not.toContain(business.street);
    expect(text, place).not.toMatch(postcode);
  }

  await page.goto(path);
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}",
  );
  expect(data.name).toBe(business.businessName);
  expect(data).not.toHaveProperty("address");
  expect(data).not.toHaveProperty("geo");
});

test("DIR-ADDR-03 the published coordinates are the suburb's centre", async ({ request }) => {
  const { point } = await (await request.get(`/api/dir/business/${business.slug}`)).json();
  const suburbs = await (await request.get(`/api/dir/suburbs?q=${business.suburb}`)).json();
  const suburb = suburbs.data.find(
    (one: { name: string; postcode: string }) =>
      one.name === business.suburb && one.postcode === business.postcode,
  );
  expect(point.isExact).toBe(false);
  expect(point.latitude).toBeCloseTo(suburb.latitude, 5);
  expect(point.longitude).toBeCloseTo(suburb.longitude, 5);
});
