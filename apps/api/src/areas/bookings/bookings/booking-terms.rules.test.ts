import { describe, expect, test } from "vitest";
import { decideTerms } from "./booking-terms.rules.ts";

const braids = {
  id: "1",
  title: "Braids",
  priceCents: 22_000,
  depositCents: null,
  durationMinutes: 240,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
};
const offer = {
  payLater: true,
  payNow: true,
  takesPayments: true,
  changeNoticeHours: 24,
  maxRetainedRate: 0.3,
  services: [braids],
};
const request = {
  paymentStatus: undefined,
  isMember: true,
  isProven: true,
  priceCents: undefined,
  changeNoticeHours: undefined,
  maxRetainedCents: undefined,
};

describe("BOOK-19 X-29 how a booking is paid, and what it costs", () => {
  test.each([
    ["later unless said otherwise", {}, {}, "pay later", 0],
    ["now", {}, { paymentStatus: "pay now" }, "pay now", 22_000],
    ["now, where nothing else is offered", { payLater: false }, {}, "pay now", 22_000],
    [
      "a deposit",
      { services: [{ ...braids, depositCents: 5_000 }] },
      { paymentStatus: "pay now" },
      "pay now",
      5_000,
    ],
    [
      "nothing for what is free",
      { payLater: false, services: [{ ...braids, priceCents: 0 }] },
      {},
      "pay later",
      0,
    ],
    ["the price the page showed", {}, { priceCents: 22_000 }, "pay later", 0],
    [
      "now, by a guest",
      {},
      { paymentStatus: "pay now", isMember: false, isProven: false },
      "pay now",
      22_000,
    ],
  ] as const)("%s", (_what, offerChanges, requested, paymentStatus, dueNowCents) => {
    const verdict = decideTerms({ ...offer, ...offerChanges }, { ...request, ...requested });
    expect(verdict).toMatchObject({ ok: true, paymentStatus, visits: [{ dueNowCents }] });
  });

  test.each([
    ["service_required", { payLater: false, services: [] }, {}],
    ["service_required", { services: [] }, { paymentStatus: "pay now" }],
    ["payment_not_offered", { payLater: false }, { paymentStatus: "pay later" }],
    ["payment_not_offered", { payNow: false }, { paymentStatus: "pay now" }],
    ["payment_not_offered", { takesPayments: false }, { paymentStatus: "pay now" }],
    ["booking_terms_changed", {}, { changeNoticeHours: 48 }],
    ["booking_terms_changed", {}, { paymentStatus: "pay now", maxRetainedCents: 22_000 }],
    ["email_not_confirmed", {}, { paymentStatus: "pay now", isProven: false }],
    ["price_changed", {}, { priceCents: 1 }],
  ] as const)("BOOK-13 refused: %s", (reason, offered, requested) => {
    expect(decideTerms({ ...offer, ...offered }, { ...request, ...requested })).toEqual({
      ok: false,
      reason,
    });
  });

  test.each([
    ["all of a deposit within the limit", 5_000, 5_000],
    ["no more than 30 % of the price", 15_000, 6_600],
    ["no more than 30 % of what is paid in full", null, 6_600],
  ])(
    "X-104 of a late cancellation the business keeps %s",
    (_what, depositCents, maxRetainedCents) => {
      const services = [{ ...braids, depositCents }];
      const asked = { ...request, paymentStatus: "pay now", maxRetainedCents } as const;
      expect(decideTerms({ ...offer, services }, asked)).toMatchObject({
        ok: true,
        visits: [{ maxRetainedCents }],
      });
    },
  );

  test("F-BOOK-11 what is booked together is priced service by service, and agreed as one", () => {
    const free = { ...braids, priceCents: 0 };
    const services = [{ ...braids, depositCents: 5_000 }, { ...braids, priceCents: 4_000 }, free];
    const asked = { ...request, paymentStatus: "pay now", priceCents: 26_000 } as const;
    expect(
      decideTerms({ ...offer, services }, { ...asked, maxRetainedCents: 6_200 }),
    ).toMatchObject({
      visits: [
        { priceCents: 22_000, dueNowCents: 5_000, maxRetainedCents: 5_000 },
        { priceCents: 4_000, dueNowCents: 4_000, maxRetainedCents: 1_200 },
        { priceCents: 0, dueNowCents: 0, maxRetainedCents: 0 },
      ],
    });
    expect(decideTerms({ ...offer, services }, { ...asked, priceCents: 22_000 })).toEqual({
      ok: false,
      reason: "price_changed",
    });
  });
});
