import { type BookingStatus, bookingStatuses } from "@boab/contracts/bookings/limits";
import { describe, expect, test } from "vitest";
import { type Action, nextStep, type Party } from "./booking-states.rules.ts";

const startsAt = new Date("2026-11-21T00:00:00Z");
const changeableUntil = new Date("2026-11-20T00:00:00Z");
const early = new Date("2026-11-15T00:00:00Z");
const late = new Date("2026-11-20T12:00:00Z");
const over = new Date("2026-11-21T02:00:00Z");

const booking = (status: BookingStatus, wantedAt: Date | null = null) => ({
  ...{ status, startsAt, changeableUntil, wantedAt },
});

/** Where each action leads from each status, for one party at one time. */
const reach = (party: Party, action: Action, now: Date) =>
  bookingStatuses.flatMap((status) => {
    const verdict = nextStep(booking(status), action, party, now);
    return verdict.ok ? [`${status} > ${verdict.to}`] : [];
  });

describe("X-31 BOOK-25 the life of a booking", () => {
  test.each([
    ["business", "confirm", early, ["requested > confirmed"]],
    ["business", "decline", early, ["requested > declined"]],
    ["business", "decline", over, ["requested > declined"]],
    ["business", "cancel", early, ["confirmed > cancelled"]],
    ["business", "cancel", late, ["confirmed > cancelled"]],
    ["business", "confirm", over, []],
    ["business", "cancel", over, []],
    ["business", "complete", early, []],
    ["business", "complete", over, ["confirmed > completed"]],
    ["business", "no-show", over, ["confirmed > no_show"]],
    ["business", "move", early, ["requested > requested", "confirmed > confirmed"]],
    ["customer", "confirm", early, []],
    ["customer", "decline", early, []],
    ["customer", "complete", over, []],
    ["customer", "no-show", over, []],
    [
      "customer",
      "cancel",
      early,
      ["held > cancelled", "requested > cancelled", "confirmed > cancelled"],
    ],
    ["customer", "cancel", late, ["held > cancelled", "requested > cancelled"]],
    ["customer", "cancel", over, []],
    ["customer", "move", early, ["requested > requested", "confirmed > confirmed"]],
    ["customer", "move", late, ["requested > requested"]],
    ["customer", "expire", early, []],
    ["system", "confirm", early, ["held > confirmed", "expired > confirmed"]],
    ["system", "expire", early, ["held > expired"]],
    ["system", "decline", early, ["requested > declined"]],
  ] as const)("%s: %s at %s", (party, action, now, expected) => {
    expect(reach(party, action, now)).toEqual(expected);
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
  ] as const)("%s by the %s", (action, party, wanted) => {
    expect(nextStep(asked, action, party, early)).toMatchObject({ ok: true, wanted });
  });

  test("one that has passed can only be declined", () => {
    const sooner = booking("confirmed", new Date("2026-11-18T00:00:00Z"));
    const missed = new Date("2026-11-18T00:00:00Z");
    expect(nextStep(sooner, "confirm", "business", missed)).toEqual({
      ok: false,
      reason: "booking_not_allowed",
    });
    expect(nextStep(sooner, "decline", "business", missed)).toMatchObject({ wanted: "dropped" });
  });

  test("nobody keeps what was not asked for", () => {
    expect(nextStep(booking("confirmed"), "keep", "customer", early).ok).toBe(false);
  });
});
