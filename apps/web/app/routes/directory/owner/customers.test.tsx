import type { CustomerCard, CustomerRow } from "@boab/contracts/bookings/customers";
import { expect, test } from "vitest";
import { openPage, postTo } from "#test/open-page.tsx";
import { people } from "#test/profiles.ts";
import * as customerPage from "./customer.tsx";
import * as customersPage from "./customers.tsx";

const viewer = people.member;
const id = "5a1e0000-0000-4000-8000-0000000000c1";
const path = "/directory/listings/aduts/customers";
const call = `/dir/business/aduts/customers`;

const row: CustomerRow = {
  id,
  name: "Grace Wanjiru",
  email: "grace@people.example",
  phone: "0491570156",
  visits: 9,
  latestStartsAt: "2026-10-03T01:00:00.000Z",
  timeZone: "Australia/Melbourne",
  areOnlineBookingsStopped: false,
};

const visit = {
  date: "2026-12-11",
  start: "11:00",
  end: "15:00",
  serviceTitle: "Knotless braids",
  style: null,
  priceCents: 25_000,
  paidCents: 5_000,
};

const card: CustomerCard = {
  ...row,
  hasAccount: true,
  firstStartsAt: "2025-07-12T01:00:00.000Z",
  noShows: 1,
  lateCancellations: 0,
  spentCents: 183_500,
  preferences: "Own hair",
  notes: "Tender at the nape.",
  version: 3,
  upcoming: [{ ...visit, id: "BOOK-7K2MQX4D", bookingStatus: "confirmed" }],
  past: [{ ...visit, id: "BOOK-7K2MQX4E", bookingStatus: "no_show", date: "2026-03-28" }],
};

const openList = (data: CustomerRow[], query = "") =>
  openPage(customersPage, `${path}${query}`, {
    viewer,
    answers: { [`GET ${call}`]: { data, nextCursor: null, total: 148 } },
  });

test("the list says how many booked, and each leads to their card", async () => {
  const { text, html } = await openList([row]);
  expect(text).toContain("148 people have booked.");
  expect(text).toContain("Grace Wanjiru 9 visits 0491 570 156 3 Oct 2026");
  expect(html).toContain(`href="${path}/${id}"`);
});

test("a search asks for what was typed, and says so when nobody is found", async () => {
  const { calls, text } = await openList([], "?q=Adhieu%20");
  expect(calls.at(-1)?.query).toMatchObject({ q: "Adhieu" });
  expect(text).toContain("No customer called “Adhieu”");
  expect((await openList([])).text).toContain("Your customers show up here");
});

test("the card shows the next booking, figures, visits and notes, and names nobody in its title", async () => {
  const { text, html } = await openPage(customerPage, `${path}/${id}`, {
    viewer,
    answers: { [`GET ${call}/${id}`]: card },
  });
  for (const part of [
    "Regular Since July 2025",
    "Next booking, 11 Dec 2026, 11:00 am to 3:00 pm",
    "$250.00. $50.00 paid online, $200.00 to pay.",
    "Paid online $1,835.00",
    "Didn't come",
    "Tender at the nape.",
    "Own hair",
    "Stop online bookings",
  ])
    expect(text).toContain(part);
  expect(html).toContain('href="tel:+61491570156"');
  expect(customerPage.meta).toBeDefined();
});

test.each([
  ["words", { version: "3", notes: "New." }, "", { version: 3, notes: "New.", preferences: "" }],
  ["stop", {}, "/online-bookings", { areStopped: true }],
  ["allow", {}, "/online-bookings", { areStopped: false }],
])("%s with %o sends to the customer%s %o", async (intent, values, part, body) => {
  const expected = `PUT ${call}/${id}${part}`;
  const { calls, data } = await postTo(
    customerPage,
    `${path}/${id}`,
    { intent, ...values },
    { viewer, answers: { [expected]: card } },
  );
  expect(calls).toEqual([{ call: expected, body }]);
  expect(data).toEqual({ ok: true, response: null });
});
