import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ResultCardView } from "../free-times.ts";
import type { MapGroup } from "../map/clusters.ts";
import MapPane from "./map-pane.tsx";
import type { SearchResults } from "./search-results.ts";

const group = (longitude: number, latitude: number, count: number): MapGroup => ({
  count,
  point: { latitude, longitude },
  bounds: [longitude - 0.1, latitude - 0.1, longitude + 0.1, latitude + 0.1],
  listing:
    count === 1
      ? {
          id: "BUS-00000001",
          to: "/directory/listings/far",
          name: "Far Away",
          category: "Retail",
          place: "Broome WA",
          suburb: "Broome",
        }
      : null,
});

const found = {
  heading: "111 businesses",
  bounds: null,
  place: null,
  map: {
    groups: [group(144.96, -37.81, 82), group(151.2, -33.87, 28), group(122.24, -17.96, 1)],
    isCapped: false,
    target: { bounds: [112, -44, 154, -10], margin: 24 },
    query: { q: "braids" },
  },
} as unknown as SearchResults;

const onSelect = vi.fn();
const Page = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <div style={{ width: 700, height: 700 }}>
        <MapPane
          found={found}
          cards={[]}
          styleUrl={null}
          highlightedId={null}
          selectedId="BUS-00000001"
          onSelect={onSelect}
        />
      </div>
    ),
  },
]);

const listPinTexts = () =>
  [...document.querySelectorAll("[aria-label$='zoom in']")].map(({ textContent }) => textContent);

test("the map counts everything that matches, also what the list has not loaded", async () => {
  await render(<Page />);
  await expect.poll(listPinTexts).toEqual(["82", "28"]);
  // Alone and not in the list: named, with what the map knows of it.
  await expect.element(page.getByRole("heading", { name: "Far Away" })).toBeVisible();
  expect(document.querySelector("path[d^='M']")).not.toBeNull();
});

const freeCard = {
  id: "BUS-00000002",
  to: "/directory/listings/hiwet",
  name: "Hiwet Hair and Braids",
  category: "Services",
  place: "Seddon VIC",
  image: { src: "data:," },
  rating: { mean: "4.9", count: 52 },
  opening: null,
  priceFrom: null,
  distance: "1.3 km",
  point: null,
  free: {
    service: { title: "Box braids", price: "from $150", duration: "4 to 5 h", deposit: null },
    confirmsInstantly: true,
    day: "Sat 21 Nov",
    times: ["9:00 am", "1:30 pm", "3:00 pm"].map((label, index) => ({
      label,
      spoken: `Saturday 21 November, ${label}`,
      to: `/book?start=${index}`,
    })),
    more: { label: "2 more", to: "/book" },
    zone: { id: "Australia/Melbourne", label: "Melbourne time", isUnusual: false },
  },
} as unknown as ResultCardView;

const FreePage = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <div style={{ width: 390, height: 500 }}>
        <MapPane
          found={found}
          cards={[freeCard]}
          styleUrl={null}
          highlightedId={null}
          selectedId={freeCard.id}
          onSelect={onSelect}
        />
      </div>
    ),
  },
  { path: "/book", Component: () => <h1>Choose a time</h1> },
]);

test("a pin of the list shows the first of its card's free times, each of which opens the booking", async () => {
  await render(<FreePage />);
  const times = page.getByRole("list", { name: "Free times at Hiwet Hair and Braids" });
  await expect.element(times).toBeVisible();
  expect([...times.element().querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual([
    "9:00 am",
    "1:30 pm",
  ]);
  await expect.element(page.getByText(/^Box braids, Sat 21 Nov/)).toBeVisible();
  // The link of the whole card is below them.
  await page
    .getByRole("link", { name: "Book Saturday 21 November, 1:30 pm at Hiwet Hair and Braids" })
    .click();
  await expect.element(page.getByRole("heading", { name: "Choose a time" })).toBeVisible();
});

test("the button shows that the location is being looked for, until it is known that it can't be found", async () => {
  const locateSpy = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  locateSpy.mockImplementation(() => undefined);
  await render(<Page />);
  const button = page.getByRole("button", { name: "Show my location" });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  expect(locateSpy).toHaveBeenCalledOnce();
  const [, fail] = locateSpy.mock.calls[0] ?? [];
  fail?.({} as GeolocationPositionError);
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-busy", "false");
  locateSpy.mockRestore();
});

test("looking elsewhere without searching there asks for the counts of that part", async () => {
  const fetchSpy = vi
    .spyOn(window, "fetch")
    .mockImplementation(async () => Response.json({ data: [], isCapped: false }));
  await render(<Page />);
  await page.getByLabelText("Search as I move the map").click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => fetchSpy.mock.calls.length).toBe(1);
  const url = new URL(String(fetchSpy.mock.calls[0]?.[0]), "https://boab.example");
  expect(url.pathname).toBe("/api/dir/map");
  expect(url.searchParams.get("q")).toBe("braids");
  expect(url.searchParams.get("bounds")).toMatch(/^[\d.-]+(,[\d.-]+){3}$/);
  await expect.poll(listPinTexts).toEqual([]);
  fetchSpy.mockRestore();
});
