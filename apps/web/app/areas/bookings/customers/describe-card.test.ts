import type { CustomerCard, CustomerVisit } from "@boab/contracts/bookings/customers";
import { expect, test } from "vitest";
import {
  describeVisitMoney,
  formatVisitTime,
  listCustomerChips,
  listFigures,
  listPreferences,
} from "./describe-card.ts";

const visit: CustomerVisit = {
  id: "BOOK-7K2MQX4D",
  date: "2026-10-03",
  start: "11:00",
  end: "16:30",
  serviceTitle: "Knotless braids",
  style: null,
  bookingStatus: "completed",
  priceCents: 25_000,
  paidCents: 0,
};

const card: CustomerCard = {
  id: "5a1e0000-0000-4000-8000-0000000000c1",
  name: "Grace Wanjiru",
  email: null,
  phone: null,
  visits: 0,
  latestStartsAt: "2026-10-03T01:00:00.000Z",
  timeZone: "Australia/Melbourne",
  areOnlineBookingsStopped: false,
  hasAccount: true,
  firstStartsAt: null,
  noShows: 0,
  lateCancellations: 0,
  spentCents: 0,
  preferences: "",
  notes: "",
  version: 1,
  upcoming: [],
  past: [],
};

const listLabels = (changes: Partial<CustomerCard>) =>
  listCustomerChips({ ...card, ...changes }).map(({ label }) => label);

test.each<[Partial<CustomerCard>, string[]]>([
  [{}, ["No visits yet"]],
  [{ hasAccount: false }, ["No visits yet", "Guest"]],
  [{ visits: 4, firstStartsAt: "2025-07-12T01:00:00.000Z" }, ["Since July 2025"]],
  [{ visits: 5, firstStartsAt: "2025-07-12T01:00:00.000Z" }, ["Regular", "Since July 2025"]],
  [{ visits: 1, areOnlineBookingsStopped: true }, ["Online bookings stopped"]],
])("with %o the chips are %o", (changes, labels) => {
  expect(listLabels(changes)).toEqual(labels);
});

test("the figures count done visits and what was paid online", () => {
  const missed = { ...visit, bookingStatus: "no_show" as const, date: "2026-11-01" };
  const figures = listFigures({ ...card, visits: 9, spentCents: 183_500, past: [missed, visit] });
  expect(figures.map(({ value }) => value)).toEqual(["9", "$1,835.00", "0", "0"]);
  expect(figures[0]?.note).toBe("Last on 3 Oct 2026");
  expect(listFigures(card)[0]?.note).toBe("None yet");
});

test.each<[Partial<CustomerVisit>, string]>([
  [{}, "$250.00"],
  [{ paidCents: 5_000 }, "$250.00. $50.00 paid online, $200.00 to pay."],
  [{ paidCents: 25_000 }, "$250.00. $250.00 paid online."],
  [{ priceCents: 0 }, ""],
])("what %o costs is said as %o", (changes, text) => {
  expect(describeVisitMoney({ ...visit, ...changes })).toBe(text);
});

test("a visit says its day and its times, and likes are listed once each", () => {
  expect(formatVisitTime(visit)).toBe("3 Oct 2026, 11:00 am to 4:30 pm");
  expect(listPreferences(" Own hair\n\nQuiet visit\nOwn hair ")).toEqual([
    "Own hair",
    "Quiet visit",
  ]);
});
