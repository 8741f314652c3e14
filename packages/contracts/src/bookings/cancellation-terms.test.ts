import { formatDayTime } from "@boab/format/calendar";
import { formatMoney } from "@boab/format/money";
import { describe, expect, test } from "vitest";
import {
  computeFreeUntil,
  computeMaxRetainedCents,
  decideCancellation,
  describeCancellationTerms,
  describeCancellingNow,
  describeReturnedMoney,
} from "./cancellation-terms.ts";

const visit = {
  startsAt: new Date("2026-11-25T22:30:00Z"),
  changeNoticeHours: 24,
  isMovedByBusiness: false,
};
const formats = { formatTime: formatDayTime, formatMoney };
const now = new Date("2026-11-18T00:00:00Z");
const tooLate = new Date("2026-11-25T00:00:00Z");

const describeTerms = (
  agreed: Partial<typeof visit> = {},
  terms: Partial<Parameters<typeof describeCancellationTerms>[0]> = {},
) => {
  const changed = { ...visit, ...agreed };
  return describeCancellationTerms(
    {
      freeUntil: computeFreeUntil(changed),
      isMovedByBusiness: changed.isMovedByBusiness,
      timeZone: "Australia/Melbourne",
      businessName: "Adut's",
      payment: null,
      now,
      ...terms,
    },
    formats,
  );
};

describe("what is said where nothing is paid in advance", () => {
  test("a business with 24 hours of notice: free to change until a day before", () => {
    expect(describeTerms()).toEqual(["Free to move or cancel until Wed 25 Nov, 9:30 am."]);
  });

  test("a business without notice: free to change until the visit starts", () => {
    expect(describeTerms({ changeNoticeHours: 0 })).toEqual([
      "Free to move or cancel until Thu 26 Nov, 9:30 am.",
    ]);
  });

  test("a time within the notice promises nothing", () => {
    expect(describeTerms({}, { now: tooLate })).toEqual([
      "This time is too soon to move or cancel online. If your plans change, please call Adut's.",
    ]);
  });
});

describe("X-104 what is said before paying", () => {
  const full = { paidCents: 22_000, maxRetainedCents: 6_600 };
  const deposit = { paidCents: 5_000, maxRetainedCents: 5_000 };

  test("whoever pays in full reads what is kept and what comes back", () => {
    expect(describeTerms({}, { payment: full })).toEqual([
      "Free to move or cancel until Wed 25 Nov, 9:30 am.",
      "Cancel by then and you get back everything you paid. If you cancel later or don't come, Adut's keeps $66.00 and you get $154.00 back.",
      "If Adut's cancels, or asks for another time that doesn't suit you, you can get everything back.",
    ]);
  });

  test("whoever pays a deposit reads that they can lose it", () => {
    expect(describeTerms({}, { payment: deposit })[1]).toContain(
      "If you cancel later or don't come, Adut's keeps the $50.00 you paid.",
    );
  });

  test("where the setting lets nothing be kept, everything comes back", () => {
    expect(describeTerms({}, { payment: { ...full, maxRetainedCents: 0 } })[1]).toContain(
      "If you cancel later or don't come, you still get back everything you paid.",
    );
  });

  test("a time within the notice says so, and what is lost", () => {
    expect(describeTerms({}, { payment: deposit, now: tooLate })).toEqual([
      "This time is too soon to move or cancel for free. If you cancel or don't come, Adut's keeps the $50.00 you paid.",
      "If Adut's cancels, or asks for another time that doesn't suit you, you can get everything back.",
    ]);
  });

  test("once the business has moved it, everything comes back until it starts", () => {
    expect(describeTerms({ isMovedByBusiness: true }, { payment: deposit, now: tooLate })).toEqual([
      "Adut's moved your visit or asked to. Cancel before it starts, by Thu 26 Nov, 9:30 am, and you get back everything you paid.",
    ]);
  });
});

describe("X-104 what becomes of the money", () => {
  const paid = {
    freeUntil: new Date("2026-11-24T22:30:00Z"),
    isMovedByBusiness: false,
    paidCents: 22_000,
    refundedCents: 0,
    maxRetainedCents: 6_600,
  };
  const all = { returnedCents: 22_000, retainedCents: 0 };
  const some = { returnedCents: 15_400, retainedCents: 6_600 };

  test.each([
    ["customer", now, {}, { ...all, cardFeePayer: "platform" }],
    ["customer", paid.freeUntil, {}, { ...all, cardFeePayer: "platform" }],
    ["customer", tooLate, {}, { ...some, cardFeePayer: "platform" }],
    ["missed", tooLate, {}, { ...some, cardFeePayer: "platform" }],
    ["missed", now, {}, { ...some, cardFeePayer: "platform" }],
    ["business", now, {}, { ...all, cardFeePayer: "business" }],
    ["business", tooLate, {}, { ...all, cardFeePayer: "business" }],
    ["customer", tooLate, { isMovedByBusiness: true }, { ...all, cardFeePayer: "business" }],
    ["missed", tooLate, { isMovedByBusiness: true }, { ...all, cardFeePayer: "business" }],
    // Part of it went back before, so no more than the rest can.
    [
      "business",
      now,
      { refundedCents: 20_000 },
      { returnedCents: 2_000, retainedCents: 0, cardFeePayer: "business" },
    ],
    [
      "customer",
      tooLate,
      { refundedCents: 20_000 },
      { returnedCents: 0, retainedCents: 2_000, cardFeePayer: "platform" },
    ],
  ] as const)("%s at %s %o", (cause, at, change, expected) => {
    expect(decideCancellation({ ...paid, ...change }, cause, at)).toEqual(expected);
  });

  test.each([
    [22_000, 22_000, 0.3, 6_600],
    [22_000, 5_000, 0.3, 5_000],
    [22_000, 15_000, 0.3, 6_600],
    [3_333, 3_333, 0.3, 999],
    [22_000, 22_000, 0, 0],
  ])("of %i cents with %i paid, no more than %d is kept: %i", (price, dueNow, rate, retained) => {
    expect(computeMaxRetainedCents({ priceCents: price, dueNowCents: dueNow }, rate)).toBe(
      retained,
    );
  });

  test("the dialog says what the verdict does", () => {
    const say = (at: Date) =>
      describeCancellingNow(decideCancellation(paid, "customer", at), "Adut's", formats);
    expect(say(now)).toBe("The $220.00 you paid goes back to your card.");
    expect(say(tooLate)).toBe(
      "The free time to cancel has passed: Adut's keeps $66.00 and you get $154.00 back.",
    );
  });

  test.each([
    [0, 0, "Nothing was charged."],
    [22_000, 22_000, "$220.00 is going back to your card."],
    [5_000, 0, "Adut's keeps $50.00, as agreed when you booked."],
    [
      22_000,
      15_400,
      "$154.00 is going back to your card. Adut's keeps $66.00, as agreed when you booked.",
    ],
  ])("afterwards, of %i cents with %i returned", (paidCents, refundedCents, sentence) => {
    expect(describeReturnedMoney({ paidCents, refundedCents }, "Adut's", formats)).toBe(sentence);
  });
});
