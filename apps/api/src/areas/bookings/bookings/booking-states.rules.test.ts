import { type BookingStatus, bookingStatuses } from "@boab/contracts/bookings/limits";
import { describe, expect, test } from "vitest";
import { type Action, nextStep, type Party } from "./booking-states.rules.ts";

const startsAt = new Date("2026-11-21T00:00:00Z");
const changeableUntil = new Date("2026-11-20T00:00:00Z");
const early = new Date("2026-11-15T00:00:00Z");
const late = new Date("2026-11-20T12:00:00Z");
const dateAfterVisit = new Date("2026-11-21T02:00:00Z");

const booking = (status: BookingStatus, proposedStartsAt: Date | null = null) => ({
  status,
  startsAt,
  changeableUntil,
  proposedStartsAt,
  isWaitingForLink: false,
});

/** Where each action leads from each status, for one party at one time. */
const listNextStatuses = (party: Party, action: Action, now: Date) =>
  bookingStatuses.flatMap((status) => {
    const verdict = nextStep(booking(status), action, party, now);
    return verdict.ok ? [`${status} > ${verdict.to}`] : [];
  });

describe("X-31 BOOK-25 the life of a booking", () => {
  test.each([
    ["business", "confirm", early, ["requested > confirmed"]],
    ["business", "decline", early, ["requested > declined"]],
    ["business", "decline", dateAfterVisit, ["requested > declined"]],
    ["business", "cancel", early, ["confirmed > cancelled"]],
    ["business", "cancel", late, ["confirmed > cancelled"]],
    ["business", "confirm", dateAfterVisit, []],
    ["business", "cancel", dateAfterVisit, []],
    ["business", "complete", early, []],
    ["business", "complete", dateAfterVisit, ["confirmed > completed"]],
    ["business", "no-show", dateAfterVisit, ["confirmed > no_show"]],
    ["business", "move", early, ["requested > requested", "confirmed > confirmed"]],
    ["customer", "confirm", early, []],
    ["customer", "decline", early, []],
    ["customer", "complete", dateAfterVisit, []],
    ["customer", "no-show", dateAfterVisit, []],
    [
      "customer",
      "cancel",
      early,
      [
        "held > cancelled",
        "unverified > cancelled",
        "requested > cancelled",
        "confirmed > cancelled",
      ],
    ],
    [
      "customer",
      "cancel",
      late,
      ["held > cancelled", "unverified > cancelled", "requested > cancelled"],
    ],
    ["customer", "cancel", dateAfterVisit, []],
    ["customer", "move", early, ["requested > requested", "confirmed > confirmed"]],
    ["customer", "move", late, ["requested > requested"]],
    ["customer", "expire", early, []],
    ["system", "confirm", early, ["held > confirmed", "expired > confirmed"]],
    ["business", "verify", early, []],
    ["customer", "verify", early, []],
    ["system", "expire", early, ["held > expired", "unverified > expired"]],
    ["system", "decline", early, ["requested > declined"]],
  ] as const)("%s: %s at %s", (party, action, now, expected) => {
    expect(listNextStatuses(party, action, now)).toEqual(expected);
  });

  test("X-100 only what waits for its link is confirmed by it, and not once the visit has begun", () => {
    const verify = (status: BookingStatus, now: Date) =>
      nextStep({ ...booking(status), isWaitingForLink: true }, "verify", "customer", now).ok;
    expect(bookingStatuses.filter((status) => verify(status, early))).toEqual([
      "held",
      "unverified",
      "expired",
    ]);
    expect(verify("unverified", dateAfterVisit)).toBe(false);
    expect(nextStep(booking("held"), "verify", "customer", early).ok).toBe(false);
  });

  test("too late and not over yet are said as such", () => {
    expect(nextStep(booking("confirmed"), "cancel", "customer", late)).toEqual({
      ok: false,
      reason: "booking_change_too_late",
    });
    expect(nextStep(booking("confirmed"), "complete", "business", early)).toEqual({
      ok: false,
      reason: "booking_not_over",
    });
  });
});

describe("a time the customer asked for instead", () => {
  const asked = booking("confirmed", new Date("2026-11-28T00:00:00Z"));

  test.each([
    ["confirm", "business", "taken"],
    ["decline", "business", "dropped"],
    ["keep", "customer", "dropped"],
    ["cancel", "customer", "dropped"],
    ["move", "customer", "left"],
  ] as const)("%s by the %s", (action, party, proposal) => {
    expect(nextStep(asked, action, party, early)).toMatchObject({ ok: true, proposal });
  });

  test("one that has passed can only be declined", () => {
    const soonerBooking = booking("confirmed", new Date("2026-11-18T00:00:00Z"));
    const soonerStartsAt = new Date("2026-11-18T00:00:00Z");
    expect(nextStep(soonerBooking, "confirm", "business", soonerStartsAt)).toEqual({
      ok: false,
      reason: "booking_not_allowed",
    });
    expect(nextStep(soonerBooking, "decline", "business", soonerStartsAt)).toMatchObject({
      proposal: "dropped",
    });
  });

  test("nobody keeps what was not asked for", () => {
    expect(nextStep(booking("confirmed"), "keep", "customer", early).ok).toBe(false);
  });
});
