import { createRoutesStub, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeCatalogItem } from "#test/catalog.ts";
import { listAppliedFilters } from "./applied-filters.ts";
import { CatalogPage } from "./catalog-page.tsx";
import { readValues } from "./catalog-values.ts";
import type { CatalogView } from "./catalog-view.ts";
import { catalogCopy } from "./copy.ts";
import { ItemCard } from "./item-card.tsx";
import { toItemCardView } from "./item-card-view.ts";

const base = "/marketplace/browse";
const choice = (value: string, count = 3) => ({ value, label: value, count });

/** The view that the loader would make of this address. */
function makeView(search: string, changes: Partial<CatalogView> = {}): CatalogView {
  const params = new URLSearchParams(search);
  const values = readValues(params);
  const applied = listAppliedFilters(base, params, values);
  return {
    base,
    heading: "Browse the marketplace",
    summary: "219 products from 64 stores",
    showLabel: "Show 219 products",
    corrected: null,
    items: [toItemCardView(makeCatalogItem())],
    values,
    filters: {
      categories: ["A", "B", "C", "D", "E", "F", "G"].map((name) => choice(name)),
      genders: [],
      styles: [],
      sizes: [choice("M"), choice("L")],
      colours: [choice("Indigo"), choice("Kente")],
      brands: [choice("Sahel")],
      conditions: [],
      ratings: ["4", "3", "2", "1"].map((stars) => choice(stars)),
      stock: 12,
      fship: 3,
      fret: 1,
    },
    price: { ceiling: 320, defaultMax: 320, min: 0, max: 320, bars: [1, 4, 2] },
    applied,
    isFiltered: applied.length > 0,
    page: values.page,
    pages: 10,
    isCutOff: false,
    ...changes,
  };
}

let changes: Partial<CatalogView> = {};
const visited: string[] = [];

function Browse() {
  const { search } = useLocation();
  if (visited.at(-1) !== search) visited.push(search);
  return <CatalogPage view={makeView(search, changes)} />;
}
const Site = createRoutesStub([
  { path: base, Component: Browse },
  { path: "*", Component: () => <p>Elsewhere</p> },
]);
const show = (search = "") => render(<Site initialEntries={[base + search]} />);

beforeEach(() => {
  changes = {};
  visited.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1440, 900);
});

test("CATLG-01 CATLG-13 CATLG-15 CATLG-18 the page has search, orders, filters, switches, sizes and pages", async () => {
  await show("?size=M&fship=1");
  await expect.element(page.getByRole("searchbox")).toBeVisible();
  const options = (name: string) =>
    Array.from(page.getByLabelText(name).element().querySelectorAll("option"), (one) => one.value);
  expect(options("Sort by")).toEqual([
    "relevance",
    "price_asc",
    "price_desc",
    "newest",
    "rating_desc",
  ]);
  expect(options("Products per page")).toEqual(["8", "12", "16", "24", "48"]);
  for (const name of ["Free shipping", "Free returns", "In stock"])
    await expect.element(page.getByRole("switch", { name })).toBeVisible();
  await expect.element(page.getByRole("switch", { name: "Free shipping" })).toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: "M", exact: true })).toBeChecked();
  for (const stars of ["4 stars and up", "3 stars and up", "2 stars and up", "1 star and up"])
    await expect.element(page.getByRole("radio", { name: stars })).toBeInTheDocument();
  const last = page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Page 10" });
  expect(last.element().getAttribute("href")).toBe(`${base}?size=M&fship=1&page=10`);
});

test("CATLG-17 the address follows 250 ms after the last change, once", async () => {
  await show();
  const mediumCheckbox = page.getByRole("checkbox", { name: "M", exact: true });
  const inStockSwitch = page.getByRole("switch", { name: "In stock" });
  await expect.element(mediumCheckbox).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // Waiting for an element would advance the clock, so both are pressed in the page itself.
  for (const control of [mediumCheckbox, inStockSwitch]) (control.element() as HTMLElement).click();
  vi.advanceTimersByTime(249);
  expect(visited).toEqual([""]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(() => visited).toEqual(["", "?size=M&stock=1"]);
  // Shown at once, before the address changed.
  await expect.element(mediumCheckbox).toBeChecked();
});

test("CATLG-04 CATLG-18 typing searches, a chip removes its filter, and what is typed stays", async () => {
  await show("?brand=Sahel");
  const box = page.getByRole("searchbox");
  await box.click();
  await userEvent.keyboard("adire");
  await expect.poll(() => visited.at(-1)).toBe("?brand=Sahel&q=adire");
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue("adire");
  await page.getByRole("link", { name: "Remove Sahel" }).click();
  await expect.poll(() => visited.at(-1)).toBe("?q=adire");
  await page.getByRole("link", { name: "Remove “adire”" }).click();
  await expect.poll(() => visited.at(-1)).toBe("");
  await expect.element(box).toHaveValue("");
});

test("CATLG-06 the ends of the price range are typed or moved by keyboard", async () => {
  await show("?pmin=20");
  await page.getByLabelText("Max").fill("200");
  await expect.poll(() => visited.at(-1)).toBe("?pmin=20&pmax=200");
  const lowest = page.getByRole("slider", { name: "Lowest price" });
  (lowest.element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  // Half of the way to the other end, whose half of the bar begins there.
  await expect.poll(() => visited.at(-1)).toBe("?pmin=110&pmax=200");
  await expect.element(page.getByLabelText("Min")).toHaveValue("110");
});

test("CATLG-07 X-87 while no price is asked for, the slider ends at the dearest item", async () => {
  changes = { price: { ceiling: 9000, defaultMax: 2000, min: 0, max: 2000, bars: [1, 4, 2] } };
  await show();
  const highestPriceSlider = page.getByRole("slider", { name: "Highest price" });
  await expect.element(highestPriceSlider).toHaveAttribute("max", "9000");
  await expect.element(highestPriceSlider).toHaveValue("9000");
  await expect.element(highestPriceSlider).toHaveAttribute("aria-valuetext", "$9000");
  await expect.element(page.getByLabelText("Max")).toHaveValue("");
});

test("CATLG-01 CATLG-18 on a phone the filters are in a drawer", async () => {
  await page.viewport(390, 844);
  await show("?size=M");
  await page.getByRole("button", { name: /^Filters/ }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("switch", { name: "Free shipping" }).click();
  await expect.poll(() => visited.at(-1)).toBe("?size=M&fship=1");
  await drawer.getByText("Show all 7").click();
  await drawer.getByRole("checkbox", { name: "G" }).click();
  await expect.poll(() => visited.at(-1)).toBe("?size=M&fship=1&cat=G");
  await drawer.getByRole("button", { name: "Show 219 products" }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

test("CATLG-02 an empty search says so and leads on", async () => {
  changes = { items: [], pages: 1 };
  await show("?q=astronaut");
  await expect.element(page.getByText(catalogCopy.nothingMatches)).toBeVisible();
  await expect.element(page.getByText("Try fewer words.", { exact: true })).toBeVisible();
  const on = page.getByRole("link", { name: "See everything" });
  expect(on.element().getAttribute("href")).toBe(base);
});

test("CATLG-02 an empty search with a filter offers to remove it", async () => {
  changes = { items: [], pages: 1 };
  await show("?q=astronaut&size=M");
  await expect.element(page.getByText("Try fewer words, or remove a filter.")).toBeVisible();
  await page.getByRole("link", { name: "Remove “astronaut”" }).click();
  await expect.element(page.getByText("Try removing a filter.")).toBeVisible();
});

let shown = makeCatalogItem();
const Card = createRoutesStub([
  { path: "/", Component: () => <ItemCard item={toItemCardView(shown)} /> },
]);

describe("a card", () => {
  test("X-54 shows price, previous price, rating and store, and is a link", async () => {
    shown = makeCatalogItem();
    const screen = await render(<Card />);
    await expect.element(screen.getByText("$149.00")).toBeVisible();
    await expect.element(screen.getByText("21% off")).toBeVisible();
    expect(screen.container.querySelector("s")?.textContent).toBe("Previously $189.00");
    expect(screen.getByRole("link").element().getAttribute("href")).toBe(
      `/marketplace/item/${shown.sku}`,
    );
    expect(screen.container.textContent).toContain("4.8 out of 5");
  });

  test("X-54 strikes through no price that wasn't higher, and rates nothing without reviews", async () => {
    shown = makeCatalogItem({
      previous_price: 149,
      freeShipping: true,
      rating: null,
      reviewCount: 0,
    });
    const screen = await render(<Card />);
    expect(screen.container.querySelector("s")).toBeNull();
    await expect.element(screen.getByText("Free shipping")).toBeVisible();
    expect(screen.container.textContent).not.toContain("out of 5");
  });

  test("says that its store is on holiday, instead of what would make one buy it", async () => {
    shown = makeCatalogItem({ storeIsAway: true, freeShipping: true });
    const screen = await render(<Card />);
    await expect.element(screen.getByText("Store on holiday")).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/% off|Free shipping|Sold out/);
  });

  const slow = (url: string) => {
    const file = { width: 480, height: 480, webp: url, jpeg: url };
    return { mobile: file, tablet: file, desktop: file, original: file };
  };

  test("MKT-10 a picture that fails says No image", async () => {
    shown = makeCatalogItem({ main: slow("data:image/png;base64,nonsense") });
    const screen = await render(<Card />);
    await expect.element(screen.getByText("No image")).toBeVisible();
  });

  test("MKT-10 a picture that hasn't loaded after 8000 ms says No image", async () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
    const timers = vi.spyOn(window, "setTimeout");
    shown = makeCatalogItem();
    const screen = await render(<Card />);
    const findTimeout = () => timers.mock.calls.find(([, delay]) => delay === 8000)?.[0];
    await expect.poll(findTimeout).toBeTypeOf("function");
    (findTimeout() as () => void)();
    await expect.element(screen.getByText("No image")).toBeVisible();
    timers.mockRestore();
    complete.mockRestore();
  });
});
