import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FilterBar } from "./filter-bar.tsx";
import type { FilterValues } from "./search-results.ts";
import { ViewSwitch } from "./view-switch.tsx";

const values: FilterValues = {
  ...{ q: "", near: "", lat: "", lon: "", radius: 10, state: "", open: "", category: "" },
  sort: "",
  show: "public",
  view: "list",
};

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <>
        <div className="px-edge">
          <FilterBar values={values} appliedCount={0} />
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

const labels = ["Search businesses", "Suburb or postcode", "State", "Sort by", "Opening hours"];

test.each([1280, 1366, 1440, 1920])(
  "DIR-LIST-01 search and filters share one row on a screen of %i px",
  async (width) => {
    await page.viewport(width, 900);
    await render(<Page />);
    await document.fonts.ready;
    const middles = labels.map((label) => {
      const { top, bottom, right } = page
        .getByLabelText(label)
        .first()
        .element()
        .getBoundingClientRect();
      expect(right).toBeLessThanOrEqual(width);
      return (top + bottom) / 2;
    });
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
  },
);

test("on a phone the switch to the map has a bar of its own, from edge to edge", async () => {
  await page.viewport(390, 844);
  await render(<Page />);
  const bar = page.getByRole("link", { name: "Map" }).element().parentElement;
  const box = bar?.getBoundingClientRect();
  expect(box).toMatchObject({ left: 0, right: 390, bottom: 844 });
  expect(getComputedStyle(bar as Element).backgroundColor).not.toMatch(/rgba|transparent/);
});
