import type { Service } from "@boab/contracts/bookings/settings";
import { describe, expect, test } from "vitest";
import { bookingSettings } from "#test/bookings.ts";
import { describePayment, sumServices } from "./describe-payment.ts";
import { leaveOutHref, listAdditions, toHref } from "./party.ts";
import { readParty } from "./read-party.server.ts";

const ids = [
  "11111111-1111-4111-8111-111111111111",
  "22222222-2222-4222-8222-222222222222",
] as const;
const makeService = (id: string, changes: Partial<Service> = {}): Service => ({
  id,
  title: "Trim",
  priceCents: 3_500,
  price: 35,
  durationMinutes: 30,
  depositCents: null,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  styles: null,
  extras: [],
  preparation: [],
  ...changes,
});
const settings = {
  ...bookingSettings,
  maxRetainedRate: 0.3,
  hasWaitingList: true,
  services: [
    makeService(ids[0], { title: "Braids", priceCents: 22_000, depositCents: 5_000 }),
    makeService(ids[1]),
  ],
  team: [{ key: "TEAM-AAAAAAAA", name: "Ada Obi", serviceIds: null }],
};
const readAddress = (href: string) => readParty(settings, new URL(href, "http://x").searchParams);
const visitOf = (person: number, serviceId: string) => ({ person, serviceId });

describe("the booking page's address", () => {
  const href = toHref("salon", [visitOf(1, ids[0]), visitOf(2, ids[1]), visitOf(3, ids[1])]);

  test("has what was chosen in order, and the last as its own service", () => {
    const params = new URL(href, "http://x").searchParams;
    expect(params.get("service")).toBe(ids[1]);
    const { visits, person, hasLost } = readAddress(href);
    expect(visits.map((visit) => [visit.person, visit.service.title])).toEqual([
      [1, "Braids"],
      [2, "Trim"],
    ]);
    expect([person, hasLost]).toEqual([3, false]);
  });

  test("forgets a service that isn't offered any more, and says so", () => {
    const gone = toHref("salon", [visitOf(1, crypto.randomUUID()), visitOf(1, ids[0])]);
    expect(readAddress(gone)).toEqual({ visits: [], person: 1, hasLost: true });
    expect(readAddress("/book?person=9").person).toBe(1);
  });

  test("keeps who was chosen by name while they can be", () => {
    const withAda = { ...visitOf(1, ids[0]), teammate: "TEAM-AAAAAAAA" };
    const withNobody = { ...visitOf(2, ids[1]), teammate: "TEAM-BBBBBBBB" };
    const { visits } = readAddress(toHref("salon", [withAda, withNobody, visitOf(3, ids[1])]));
    expect(visits.map(({ teammate }) => teammate?.name)).toEqual(["Ada Obi", undefined]);
    expect(visits[1]?.choice).toEqual(visitOf(2, ids[1]));
  });
});

describe("adding and leaving out", () => {
  const { visits } = readAddress(
    toHref("salon", [
      visitOf(1, ids[0]),
      visitOf(2, ids[1]),
      visitOf(3, ids[1]),
      visitOf(1, ids[1]),
    ]),
  );

  test("another service or another person, up to four visits", () => {
    expect(listAdditions(visits.slice(0, 2))).toEqual([
      { person: 1, label: "Another service" },
      { person: 3, label: "Another person" },
    ]);
    const [first] = visits;
    expect(first && listAdditions([...visits, first])).toEqual([]);
  });

  test("whoever comes after somebody who is left out moves up", () => {
    const without = readAddress(leaveOutHref("salon", visits, 1));
    expect(without.visits.map(({ person }) => person)).toEqual([1]);
    expect(without.person).toBe(2);
    expect(readAddress(leaveOutHref("salon", visits, 0)).person).toBe(2);
  });
});

test("X-104 what is paid and lost is summed service by service, as the server does", () => {
  const services = [
    { priceCents: 22_000, depositCents: 5_000 },
    { priceCents: 1_999, depositCents: null },
    { priceCents: 1_999, depositCents: null },
  ];
  expect(describePayment(services, { maxRetainedRate: 0.3 })).toEqual({
    paidCents: 8_998,
    maxRetainedCents: 5_000 + 599 + 599,
  });
  expect(sumServices(services)).toEqual({ priceCents: 25_998, depositCents: 8_998 });
  expect(sumServices([])).toBeNull();
});
