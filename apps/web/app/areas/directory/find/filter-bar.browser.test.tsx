import { createRoutesStub, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FilterBar } from "./filter-bar.tsx";
import type { FilterValues } from "./search-results.ts";
import { ViewSwitch } from "./view-switch.tsx";

const values: FilterValues = {
  q: "",
  near: "",
  lat: "",
  lon: "",
  radius: 10,
  state: "",
  open: "",
  day: "",
  part: "",
  category: "",
  sort: "",
  show: "public",
  view: "list",
};

const when = {
  days: [
    { value: "", label: "Any day" },
    { value: "2026-11-19", label: "Today" },
    { value: "2026-11-21", label: "Sat 21 Nov" },
  ],
  first: "2026-11-19",
  last: "2027-01-18",
};

const Address = () => <output>{useLocation().search}</output>;

const Page = createRoutesStub([
  {
    path: "/directory/listings",
    Component: Address,
  },
  {
    path: "/",
    Component: () => (
      <>
        <div className="px-edge">
          <FilterBar values={values} when={when} appliedCount={0} />
        </div>
        <a href="#card" className="block h-[3000px]">
          A long list
        </a>
        <ViewSwitch view="list" />
      </>
    ),
  },
]);

afterEach(() => page.viewport(1440, 900));

const DayPage = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <div className="px-edge">
        <FilterBar values={{ ...values, day: "2026-11-21" }} when={when} appliedCount={1} />
      </div>
    ),
  },
]);

const labels = ["Search businesses", "Suburb or postcode", "State", "Sort by", "Opening hours"];

test.each([1280, 1366, 1440, 1920])(
  "DIR-LIST-01 search and filters share one row on a screen of %i px",
  async (width) => {
    await page.viewport(width, 900);
    await render(<Page />);
    await document.fonts.ready;
    const labelCentres = labels.map((label) => {
      const { top, bottom, right } = page
        .getByLabelText(label)
        .first()
        .element()
        .getBoundingClientRect();
      expect(right).toBeLessThanOrEqual(width);
      return (top + bottom) / 2;
    });
    expect(Math.max(...labelCentres) - Math.min(...labelCentres)).toBeLessThan(6);
  },
);

test("V3 on a phone a day is one press away, and leads to the search at once", async () => {
  await page.viewport(390, 844);
  await render(<Page />);
  await page.getByRole("group", { name: "When" }).getByText("Sat 21 Nov").click();
  await expect.element(page.getByText("?day=2026-11-21")).toBeVisible();
});

test.each([390, 320])("V3 the days scroll by themselves on a screen of %i px", async (width) => {
  await page.viewport(width, 844);
  await render(<DayPage />);
  await expect.element(page.getByRole("group", { name: "Time of day" })).toBeInTheDocument();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test("V3 any other day is picked by its date", async () => {
  await render(<Page />);
  await page.getByLabelText("Pick a date").fill("2026-12-24");
  await expect.element(page.getByText("?day=2026-12-24")).toBeVisible();
});

test("V3 a part of a day is asked for only with a day", async () => {
  await render(<Page />);
  expect(page.getByRole("group", { name: "Time of day" }).elements()).toHaveLength(0);
});

test("on a phone the switch to the map has a bar of its own, from edge to edge", async () => {
  await page.viewport(390, 844);
  await render(<Page />);
  const bar = page.getByRole("link", { name: "Map" }).element().parentElement;
  const box = bar?.getBoundingClientRect();
  expect(box).toMatchObject({ left: 0, right: 390, bottom: 844 });
  expect(getComputedStyle(bar as Element).backgroundColor).not.toMatch(/rgba|transparent/);
});

test("without JavaScript a phone has a button to search, and every filter", async () => {
  await page.viewport(390, 844);
  const { container } = await render(<Page />);
  const frame = document.createElement("iframe");
  // The same page where no script may run.
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.style.width = "390px";
  const styles = [...document.querySelectorAll("style")].map(({ outerHTML }) => outerHTML).join("");
  frame.srcdoc = `<!doctype html>${styles}${container.innerHTML}`;
  const frameLoaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await frameLoaded;
  const find = (selector: string) => frame.contentDocument?.querySelector(selector);
  expect(find('button[type="submit"]')?.checkVisibility()).toBe(true);
  expect(find('button[type="submit"]')?.textContent).toBe("Search");
  for (const name of ["q", "near", "state", "sort", "open", "date"])
    expect(find(`[name="${name}"]`)?.checkVisibility(), name).toBe(true);
  expect(find("button[aria-controls]")?.checkVisibility()).toBe(false);
  frame.remove();
});
