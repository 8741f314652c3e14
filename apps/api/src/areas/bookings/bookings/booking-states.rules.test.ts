import { type BookingStatus, bookingStatuses } from "@boab/contracts/bookings/limits";
import { describe, expect, test } from "vitest";
import {
  type Action,
  decideRequestHold,
  findNextStep,
  getVerifiedStatus,
  mayHoldForGuest,
  type Party,
} from "./booking-states.rules.ts";

const startsAt = new Date("2026-11-21T00:00:00Z");
const changeableUntil = new Date("2026-11-20T00:00:00Z");
const dateInTime = new Date("2026-11-15T00:00:00Z");
const dateTooLate = new Date("2026-11-20T12:00:00Z");
const dateAfterVisit = new Date("2026-11-21T02:00:00Z");
const dateTwoWeeksLater = new Date("2026-12-05T00:00:00Z");
const dateTooLateToCorrect = new Date("2026-12-05T00:00:01Z");

const booking = (status: BookingStatus, proposedStartsAt: Date | null = null) => ({
  status,
  startsAt,
  changeableUntil,
  proposedStartsAt,
  suggestionAnswerBy: null,
  isPaid: false,
  isWaitingForLink: false,
});

/** Where each action leads from each status, for one party at one time. */
const listNextStatuses = (party: Party, action: Action, now: Date) =>
  bookingStatuses.flatMap((status) => {
    const verdict = findNextStep(booking(status), action, party, now);
    return verdict.ok ? [`${status} > ${verdict.to}`] : [];
  });

describe("X-31 BOOK-25 the life of a booking", () => {
  test.each([
    ["business", "confirm", dateInTime, ["requested > confirmed"]],
    ["business", "decline", dateInTime, ["requested > declined"]],
    ["business", "decline", dateAfterVisit, ["requested > declined"]],
    ["business", "cancel", dateInTime, ["confirmed > cancelled"]],
    ["business", "cancel", dateTooLate, ["confirmed > cancelled"]],
    ["business", "confirm", dateAfterVisit, []],
    ["business", "cancel", dateAfterVisit, []],
    ["business", "complete", dateInTime, []],
    ["business", "complete", dateAfterVisit, ["confirmed > completed", "no_show > completed"]],
    ["business", "no-show", dateAfterVisit, ["confirmed > no_show", "completed > no_show"]],
    ["business", "complete", dateTwoWeeksLater, ["confirmed > completed", "no_show > completed"]],
    ["business", "complete", dateTooLateToCorrect, ["confirmed > completed"]],
    ["business", "no-show", dateTooLateToCorrect, ["confirmed > no_show"]],
    ["business", "no-show", dateInTime, []],
    ["business", "move", dateInTime, ["requested > requested", "confirmed > confirmed"]],
    ["customer", "confirm", dateInTime, []],
    ["customer", "decline", dateInTime, []],
    ["customer", "complete", dateAfterVisit, []],
    ["customer", "no-show", dateAfterVisit, []],
    [
      "customer",
      "cancel",
      dateInTime,
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
      dateTooLate,
      ["held > cancelled", "unverified > cancelled", "requested > cancelled"],
    ],
    ["customer", "cancel", dateAfterVisit, []],
    ["customer", "move", dateInTime, ["requested > requested", "confirmed > confirmed"]],
    ["customer", "move", dateTooLate, ["requested > requested"]],
    ["customer", "expire", dateInTime, []],
    ["system", "confirm", dateInTime, ["held > confirmed", "expired > confirmed"]],
    ["business", "verify", dateInTime, []],
    ["customer", "verify", dateInTime, []],
    ["system", "expire", dateInTime, ["held > expired", "unverified > expired"]],
    ["system", "decline", dateInTime, ["requested > declined"]],
  ] as const)("%s: %s at %s", (party, action, now, expected) => {
    expect(listNextStatuses(party, action, now)).toEqual(expected);
  });

  test("X-100 only what waits for its link is confirmed by it, and not once the visit has begun", () => {
    const canVerify = (status: BookingStatus, now: Date) =>
      findNextStep({ ...booking(status), isWaitingForLink: true }, "verify", "customer", now).ok;
    expect(bookingStatuses.filter((status) => canVerify(status, dateInTime))).toEqual([
      "held",
      "unverified",
      // A guest's paid booking stands, and its email is shown to be theirs later.
      "confirmed",
      "expired",
    ]);
    expect(canVerify("unverified", dateAfterVisit)).toBe(false);
    expect(findNextStep(booking("held"), "verify", "customer", dateInTime).ok).toBe(false);
  });

  test("X-104 whoever paid may cancel late, and can't move any more", () => {
    const paid = { ...booking("confirmed"), isPaid: true };
    expect(findNextStep(paid, "cancel", "customer", dateTooLate)).toMatchObject({
      ok: true,
      to: "cancelled",
    });
    expect(findNextStep(paid, "move", "customer", dateTooLate)).toEqual({
      ok: false,
      reason: "booking_change_too_late",
    });
    expect(findNextStep(paid, "cancel", "customer", dateAfterVisit).ok).toBe(false);
  });

  test("too late and not over yet are said as such", () => {
    expect(findNextStep(booking("confirmed"), "cancel", "customer", dateTooLate)).toEqual({
      ok: false,
      reason: "booking_change_too_late",
    });
    expect(findNextStep(booking("confirmed"), "complete", "business", dateInTime)).toEqual({
      ok: false,
      reason: "booking_not_over",
    });
  });
});

describe("a time the customer asked for instead", () => {
  const bookingWithProposal = booking("confirmed", new Date("2026-11-28T00:00:00Z"));

  test.each([
    ["confirm", "business", "taken"],
    ["decline", "business", "dropped"],
    ["keep", "customer", "dropped"],
    ["cancel", "customer", "dropped"],
    ["move", "customer", "left"],
  ] as const)("%s by the %s", (action, party, proposal) => {
    expect(findNextStep(bookingWithProposal, action, party, dateInTime)).toMatchObject({
      ok: true,
      proposal,
    });
  });

  test("one that has passed can only be declined", () => {
    const soonerBooking = booking("confirmed", new Date("2026-11-18T00:00:00Z"));
    const soonerStartsAt = new Date("2026-11-18T00:00:00Z");
    expect(findNextStep(soonerBooking, "confirm", "business", soonerStartsAt)).toEqual({
      ok: false,
      reason: "booking_not_allowed",
    });
    expect(findNextStep(soonerBooking, "decline", "business", soonerStartsAt)).toMatchObject({
      proposal: "dropped",
    });
  });

  test("nobody keeps what was not asked for", () => {
    expect(findNextStep(booking("confirmed"), "keep", "customer", dateInTime).ok).toBe(false);
  });
});

describe("another time that the business asks for", () => {
  const answerBy = new Date("2026-11-20T22:00:00Z");
  const listAnswerable = (party: Party, action: Action, now: Date) =>
    bookingStatuses.filter(
      (status) =>
        findNextStep({ ...booking(status), suggestionAnswerBy: answerBy }, action, party, now).ok,
    );

  test.each([
    ["customer", "accept-time", ["requested", "confirmed"]],
    ["customer", "decline-time", ["requested", "confirmed"]],
    ["customer", "withdraw-time", []],
    ["business", "withdraw-time", ["requested", "confirmed"]],
    ["business", "accept-time", []],
    ["business", "decline-time", []],
  ] as const)("%s: %s, also when it is too late to move", (party, action, expected) => {
    expect(listAnswerable(party, action, dateTooLate)).toEqual(expected);
  });

  test("agreeing books a request too", () => {
    const asked = { ...booking("requested"), suggestionAnswerBy: answerBy };
    expect(findNextStep(asked, "accept-time", "customer", dateInTime)).toMatchObject({
      to: "confirmed",
    });
  });

  test.each([
    ["nothing is asked", null],
    ["the time to answer is over", dateTooLate],
  ])("there is nothing to answer when %s", (_, suggestionAnswerBy) => {
    const unasked = { ...booking("confirmed"), suggestionAnswerBy };
    for (const action of ["accept-time", "decline-time"] as const)
      expect(findNextStep(unasked, action, "customer", dateTooLate)).toEqual({
        ok: false,
        reason: "suggestion_over",
      });
  });
});

describe("X-100 what an unproven guest may hold, for a link or a payment", () => {
  const guest = { hasHold: false, typedVisits: 0, maxTypedVisits: 5 };

  test.each([
    ["the first of a quiet day", {}, { freeTimes: 3, guestHolds: 0 }, true],
    ["one of a tenth of the day's times", {}, { freeTimes: 20, guestHolds: 1 }, true],
    ["no more than a tenth", {}, { freeTimes: 20, guestHolds: 2 }, false],
    ["for a party too", {}, { freeTimes: 30, guestHolds: 0, visits: 3 }, true],
    ["no party beyond a tenth", {}, { freeTimes: 30, guestHolds: 1, visits: 3 }, false],
    ["no second one", { hasHold: true }, { freeTimes: 20, guestHolds: 0 }, false],
    ["none after five visits", { typedVisits: 5 }, { freeTimes: 20, guestHolds: 0 }, false],
  ])("%s", (_name, change, day, expected) => {
    expect(mayHoldForGuest({ ...guest, ...change }, { visits: 1, ...day })).toBe(expected);
  });

  test("what is to be paid now is held for it once the link was opened", () => {
    expect(getVerifiedStatus({ confirmsInstantly: false }, "pay now")).toBe("held");
    expect(getVerifiedStatus({ confirmsInstantly: false }, "pay later")).toBe("requested");
    expect(getVerifiedStatus({ confirmsInstantly: true }, "pay later")).toBe("confirmed");
  });
});

describe("X-88 until when a request holds its time", () => {
  const now = new Date("2026-11-19T00:00:00Z");
  const soon = new Date("2026-11-19T03:00:00Z");

  test.each([
    ["off", { requestHoldHours: 0, startsAt, hasHold: false }, null],
    [
      "for the hours chosen",
      { requestHoldHours: 12, startsAt, hasHold: false },
      "2026-11-19T12:00",
    ],
    [
      "until it starts",
      { requestHoldHours: 12, startsAt: soon, hasHold: false },
      "2026-11-19T03:00",
    ],
    ["once for a person", { requestHoldHours: 12, startsAt, hasHold: true }, null],
  ])("%s", (_name, request, until) => {
    const end = decideRequestHold(request, now);
    expect(end?.toISOString().slice(0, 16) ?? null).toBe(until);
  });
});
