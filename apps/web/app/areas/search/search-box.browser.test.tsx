import type { SearchResults } from "@boab/contracts/search/search";
import { createRoutesStub, Form } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import SearchBox from "./search-box.tsx";

const job = {
  id: "JOB-4T9KQ2",
  title: "Barista, weekends",
  type: "Casual",
  location: "Footscray VIC",
  state: "VIC",
  salary: { amount: 32.5, unit: "per-hour" },
  description: "",
  applyUrl: null,
  postedAt: "2026-11-01T00:00:00.000Z",
  closesAt: "2026-12-01T00:00:00.000Z",
  business: { id: "BUS-1", businessName: "Jebena", slug: "jebena", logoUrl: null, timeZone: "UTC" },
};

const found = {
  businesses: { data: [], total: { count: 0, isCapped: false } },
  items: null,
  videos: null,
  jobs: { data: [job], total: { count: 2, isCapped: false } },
  late: [],
  place: null,
  corrected: null,
  alsoSearchedFor: ["coffee", "kahawa"],
} as unknown as SearchResults;

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  send.mockReset().mockImplementation(async () => Response.json(found));
  vi.stubGlobal("fetch", send);
});
afterEach(() => vi.unstubAllGlobals());

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <Form action="/search" role="search" className="relative">
        <SearchBox />
      </Form>
    ),
  },
  { path: "/search", Component: () => <h1>Results</h1> },
  { path: "/directory/jobs/:id", Component: () => <h1>The job</h1> },
]);

const TakeOverStub = createRoutesStub([
  { path: "/", Component: () => <SearchBox initial="bar" hasFocus /> },
]);

const field = () => page.getByRole("combobox", { name: "Search Boab" });
const option = (name: string | RegExp) => page.getByRole("option", { name });

async function type(text: string) {
  await render(<Page />);
  await field().click();
  await userEvent.keyboard(text);
}

test("F-PLAT-02 suggests by kind while somebody types", async () => {
  await type("buna");
  await expect.element(option(/Barista, weekends/)).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Jobs" })).toBeVisible();
  await expect.element(page.getByText("Also searching for coffee and kahawa.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "See all 2 results" })).toBeVisible();
  expect(send.mock.calls.at(-1)?.[0]).toBe("/api/search?q=buna&limit=2");
});

test("F-PLAT-02 arrows choose, Enter opens and Escape closes; the focus stays in the field", async () => {
  await type("buna");
  await expect.element(option(/Barista/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(option(/Barista/)).toHaveAttribute("aria-selected", "true");
  const id = option(/Barista/).element().id;
  await expect.element(field()).toHaveAttribute("aria-activedescendant", id);
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "The job" })).toBeVisible();
});

test("F-PLAT-02 the option that the arrows reach is in sight on a low screen", async () => {
  await page.viewport(1280, 320);
  const jobs = Array.from({ length: 9 }, (_, n) => ({ ...job, id: `JOB-${n}`, title: `Job ${n}` }));
  const many = { ...found, jobs: { data: jobs, total: { count: 9, isCapped: false } } };
  send.mockImplementation(async () => Response.json(many));
  await type("buna");
  await expect.element(option(/Job 8/)).toBeInTheDocument();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(option(/Job 8/)).toHaveAttribute("aria-selected", "true");
  await expect.element(option(/Job 8/)).toBeInViewport();
  await page.viewport(1440, 900);
});

test("F-PLAT-02 Enter without a choice searches for what was typed", async () => {
  await type("buna{Enter}");
  await expect.element(page.getByRole("heading", { name: "Results" })).toBeVisible();
});

test("F-PLAT-02 a newer text cancels the request of an older one", async () => {
  const signals: AbortSignal[] = [];
  send.mockImplementation((_address, init) => {
    if (init?.signal) signals.push(init.signal);
    return new Promise(() => {});
  });
  await type("bun");
  await expect.poll(() => signals.length).toBe(1);
  await expect.element(page.getByText("Searching…")).toBeInTheDocument();
  await userEvent.keyboard("a");
  await expect.poll(() => signals[0]?.aborted).toBe(true);
  await expect.poll(() => signals.length).toBe(2);
});

test("F-PLAT-02 says when the search doesn't answer", async () => {
  send.mockImplementation(async () => Response.json({}, { status: 503 }));
  await type("buna");
  await expect.element(page.getByText("Search isn't available right now.")).toBeVisible();
});

test("F-PLAT-02 before anything is typed, recent searches are offered and can be cleared", async () => {
  localStorage.setItem("boab-recent-searches", JSON.stringify(["knotless braids", "tax return"]));
  await render(<Page />);
  await field().click();
  await expect.element(option("knotless braids")).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(option("knotless braids")).not.toBeInTheDocument();
  expect(localStorage.getItem("boab-recent-searches")).toBeNull();
});

test("F-PLAT-02 the place of the last search goes along", async () => {
  const place = { near: "My location", lat: "-37.8", lon: "144.9" };
  sessionStorage.setItem("boab-place", JSON.stringify(place));
  await type("buna");
  await expect
    .poll(() => send.mock.calls.at(-1)?.[0])
    .toBe("/api/search?q=buna&limit=2&lat=-37.8&lon=144.9");
});

test("what was typed in the plain field before has its suggestions at once", async () => {
  await render(<TakeOverStub />);
  await expect.element(field()).toHaveFocus();
  await expect.element(option(/Barista/)).toBeVisible();
});
