import type { MyListing } from "@boab/contracts/directory/my-listings";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { MyListingList } from "./my-listing-list.tsx";
import {
  describeNextStep,
  formatViewCount,
  getStatusChip,
  toHolidayQuestion,
  toViewPeriods,
} from "./my-listing-view.ts";

test.each<[MyListing["status"], MyListing["nextStep"], string, string]>([
  ["draft", "address", "Draft", "Add your address to go live"],
  ["hidden", "go live", "Hidden", "Ready to go live"],
  ["live", "cover", "Live", "Add a cover photo"],
  ["live", "hours", "Live", "Add your opening hours"],
  ["live", "logo", "Live", "Add your logo"],
  ["live", null, "Live", "All set. Share your page"],
  ["on hold", null, "On hold", "Contact us to find out more"],
  ["removed", null, "Taken down", "Our email to the owner says why"],
])("a %s listing whose next step is %s says %s and %s", (status, nextStep, label, step) => {
  expect(getStatusChip({ status }).label).toBe(label);
  expect(describeNextStep({ status, nextStep })).toBe(step);
});

test("views are counted in words", () => {
  const format = (viewCount: number, viewDays: number) => formatViewCount({ viewCount, viewDays });
  expect([format(0, 30), format(1, 90), format(1234, 365)]).toEqual([
    "0 views in 30 days",
    "1 view in 90 days",
    "1,234 views in 12 months",
  ]);
});

test("the periods of views are those of the plans, and what a larger plan adds is said of one's own listings", () => {
  const basic = { role: "owner", viewDays: 30, maxViewDays: 30 } as const;
  const growing = { role: "owner", viewDays: 90, maxViewDays: 365 } as const;
  expect(toViewPeriods([basic])).toEqual({
    choices: [],
    note: "Your plan shows views of 30 days. Growing shows 12 months.",
  });
  const { choices, note } = toViewPeriods([growing]);
  expect(choices.map(({ label, isChosen }) => [label, isChosen])).toEqual([
    ["30 days", false],
    ["90 days", true],
    ["12 months", false],
  ]);
  expect(note).toBeNull();
  expect(toViewPeriods([{ ...basic, role: "editor" }]).note).toBeNull();
  expect(toViewPeriods([])).toEqual({ choices: [], note: null });
});

const listing = {
  id: "BUS-1",
  to: "/directory/listings/teranga-table",
  name: "Teranga Table",
  summary: "Restaurants, Footscray VIC",
  isOwner: false,
  status: getStatusChip({ status: "live" }),
  views: "7 views in 30 days",
  nextStep: "Add your logo",
  holiday: null,
  image: { src: "/x.svg" },
};
const Stub = createRoutesStub([
  { path: "/", Component: () => <MyListingList listings={[listing]} /> },
]);

test("a row shows name, state, views and next step, and says so when it is somebody else's", () => {
  const html = renderToStaticMarkup(<Stub />);
  for (const text of ["Teranga Table", "Live", "Helping", "7 views in 30 days", "Add your logo"])
    expect(html).toContain(text);
  expect(html).toContain('href="/directory/listings/teranga-table"');
});

const holiday = toHolidayQuestion({ date: "2026-03-09", name: "Labour Day" });
const asked = [{ ...listing, isOwner: true, holiday }];
const AskingPage = createRoutesStub([
  { path: "/", Component: () => <MyListingList listings={asked} asksAboutHolidays /> },
]);
const QuietPage = createRoutesStub([
  { path: "/", Component: () => <MyListingList listings={asked} /> },
]);

test("the owner is asked about the next public holiday on the page of all listings only", () => {
  const html = renderToStaticMarkup(<AskingPage />);
  expect(html).toContain("Labour Day is on Monday 9 March. Are you open?");
  for (const answer of ["Closed", "Usual hours", "Other hours"]) expect(html).toContain(answer);
  expect(html).toContain('href="/directory/listings/teranga-table?edit=hours"');
  expect(html).toContain('name="date" value="2026-03-09"');
  expect(renderToStaticMarkup(<QuietPage />)).not.toContain("Labour Day");
});
