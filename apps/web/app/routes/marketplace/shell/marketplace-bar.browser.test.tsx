import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BrandPager } from "#areas/marketplace/market-home/brand-pager.tsx";
import { CategoryCards } from "#areas/marketplace/market-home/category-cards.tsx";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView } from "#lib/session/session-store.ts";
import { cartCount } from "#shell/cart-count.ts";
import { member } from "#test/profiles.ts";
import { listBarCategories } from "./bar-categories.ts";
import { MarketplaceBar } from "./marketplace-bar.tsx";

const names = Array.from({ length: 16 }, (_, place) => `Category ${place + 1}`);
const emptyCatalog = { categories: [], brands: [] };
const stockedOverview = {
  categories: [{ name: "Toys & Games", slug: "toys-games", count: 3, isCapped: false }],
  brands: [],
};
let overview: Parameters<typeof listBarCategories>[0] = emptyCatalog;

const Site = createRoutesStub([
  {
    path: "/cards",
    Component: () => (
      <CategoryCards
        cards={names.map((name) => ({ name, slug: name, picture: "data:,", count: null }))}
      />
    ),
  },
  { path: "/brands", Component: () => <BrandPager brands={names} /> },
  { path: "*", Component: () => <MarketplaceBar categories={listBarCategories(overview)} /> },
]);
const show = (path: string) => render(<Site initialEntries={[path]} />);
const visitor = sessionStore.get();

afterEach(async () => {
  sessionStore.set(visitor);
  cartCount.set(0);
  overview = emptyCatalog;
  await page.viewport(1440, 900);
});

const getMarketplaceLink = () => page.getByRole("link", { name: "Marketplace", exact: true });

test("MKT-01 the way back to the marketplace is on every page but its home", async () => {
  await show("/marketplace");
  await expect.element(page.getByRole("link", { name: "All" })).toBeVisible();
  expect(getMarketplaceLink().elements()).toHaveLength(0);
});

test.each([
  "/marketplace/browse",
  "/marketplace/products/books-stationery",
  "/marketplace/checkout",
])("MKT-01 the way back is on %s", async (path) => {
  await show(path);
  await expect.element(getMarketplaceLink()).toBeVisible();
  expect(getMarketplaceLink().element().getAttribute("href")).toBe("/marketplace");
});

const findCategoryLinks = () =>
  page
    .getByRole("navigation", { name: "Marketplace" })
    .getByRole("link")
    .elements()
    .slice(1)
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("MKT-02 MKT-03 X-44 the usual five lead to categories while nothing is for sale, then the stocked ones do", async () => {
  const { unmount } = await show("/marketplace");
  expect(findCategoryLinks()).toEqual([
    ["Fashion & Clothing", "/marketplace/products/clothing-accessories"],
    ["Home Décor", "/marketplace/products/home-living"],
    ["Electronics", "/marketplace/products/electronics"],
    ["Books", "/marketplace/products/books-stationery"],
    ["Beauty", "/marketplace/products/beauty-personal-care"],
  ]);
  await unmount();
  overview = stockedOverview;
  await show("/marketplace");
  expect(findCategoryLinks()).toEqual([["Toys & Games", "/marketplace/products/toys-games"]]);
});

test("MKT-04 MKT-05 a member has their store, and everyone a cart with the number of pieces in it", async () => {
  await show("/marketplace");
  await expect.element(page.getByRole("link", { name: "Cart, 0 items" })).toHaveTextContent("0");
  expect(page.getByRole("link", { name: "My Store" }).elements()).toHaveLength(0);
  sessionStore.set(toMemberView(member));
  cartCount.set(3);
  const store = page.getByRole("link", { name: "My Store" });
  await expect.element(store).toBeVisible();
  const encoded = btoa(member.id).replace(/=+$/, "");
  expect(store.element().getAttribute("href")).toBe(`/marketplace/${encoded}`);
  await expect.element(page.getByRole("link", { name: "Cart, 3 items" })).toHaveTextContent("3");
});

test.each([
  [390, 4],
  [559, 4],
  [560, 6],
  [767, 6],
  [768, 4],
  [1399, 4],
  [1400, 12],
])("MKT-07 X-61 at %i px there are %i cards of categories", async (width, count) => {
  await page.viewport(width, 900);
  await show("/cards");
  await expect.element(page.getByRole("heading", { name: "Shop by category" })).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(count);
});

test.each([
  [390, 2],
  [600, 2],
  [601, 3],
  [820, 3],
  [821, 4],
  [1024, 4],
  [1025, 5],
  [1440, 5],
])(
  "MKT-08 at %i px brands stand in two rows of %i columns, and the rest is a page away",
  async (width, columns) => {
    await page.viewport(width, 900);
    const screen = await show("/brands");
    await expect.element(page.getByRole("heading", { name: "Brands" })).toBeVisible();
    const list = screen.container.querySelector("ul") as HTMLElement;
    const { left, right } = list.getBoundingClientRect();
    const visibleBrands = [...list.children].filter((brand) => {
      const box = brand.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    });
    expect(visibleBrands).toHaveLength(columns * 2);
    expect(new Set(visibleBrands.map((brand) => brand.getBoundingClientRect().top)).size).toBe(2);
  },
);

test("MKT-08 the pager turns to the next brands", async () => {
  const screen = await show("/brands");
  const list = screen.container.querySelector("ul") as HTMLElement;
  await page.getByRole("button", { name: "More brands" }).click();
  await expect.poll(() => list.scrollLeft).toBeGreaterThan(100);
});
