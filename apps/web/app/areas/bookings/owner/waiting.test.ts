import { describe, expect, test } from "vitest";
import { makeBooking, makeBookingRequest, makeProposedTime } from "#test/bookings.ts";
import { parseContact } from "./contact.ts";
import { describeEnding, formatReason } from "./end-reasons.ts";
import { countPlaces, findConflict } from "./time-conflict.ts";
import {
  formatBookingTime,
  formatRequestedAt,
  formatVisitNumber,
  groupWaiting,
} from "./waiting.ts";

const makeBookingFields = (id: string, customerName: string) => ({ id, customerName });

describe("what waits for an answer", () => {
  test("X-31 rivals for one time stand together and are named", () => {
    const groups = groupWaiting([
      makeBookingRequest("2026-11-27", "07:00", "19:00", makeBookingFields("BOOK-4", "Amina")),
      makeBookingRequest("2026-11-21", "17:30", "19:30", makeBookingFields("BOOK-2", "Thandi")),
      makeBookingRequest("2026-11-17", "15:00", "17:00", makeBookingFields("BOOK-1", "Blessing")),
      makeBookingRequest("2026-11-21", "18:00", "19:30", makeBookingFields("BOOK-3", "Saba")),
    ]);
    expect(groups.map(({ items }) => items.map(({ booking }) => booking.customerName))).toEqual([
      ["Blessing"],
      ["Thandi", "Saba"],
      ["Amina"],
    ]);
    expect(groups.map(({ overlap }) => overlap)).toEqual([
      null,
      {
        count: "Two",
        when: "Saturday evening",
        rest: "Confirm one and we'll offer the other your next free times.",
      },
      null,
    ]);
  });

  test("visits that only their buffers bring together are rivals too", () => {
    const [first, second] = [
      makeBookingRequest("2026-11-21", "10:00", "11:00", makeBookingFields("BOOK-1", "Thandi")),
      makeBookingRequest("2026-11-21", "11:10", "12:00", makeBookingFields("BOOK-2", "Saba")),
    ];
    expect(groupWaiting([first, second])).toHaveLength(1);
    expect(groupWaiting([{ ...first, bufferAfterMinutes: 10 }, second])).toHaveLength(2);
  });

  test("somebody who wants to move waits at the time they want, and nobody is promised other times", () => {
    const move = makeBooking("2026-11-19", "08:00", "10:00", {
      ...makeBookingFields("BOOK-1", "Hana"),
      proposedTime: makeProposedTime("2026-11-21", "18:00", "20:00"),
    });
    const competingRequest = makeBookingRequest(
      "2026-11-21",
      "18:00",
      "19:30",
      makeBookingFields("BOOK-2", "Saba"),
    );
    const [group] = groupWaiting([
      move,
      competingRequest,
      makeBooking("2026-11-20", "08:00", "10:00"),
    ]);
    expect(group?.items).toMatchObject([
      { isMove: true, date: "2026-11-21" },
      { isMove: false, date: "2026-11-21" },
    ]);
    expect(group?.overlap?.rest).toBe("Only one of them can have it.");
  });

  test.each([
    [0, "First visit"],
    [1, "2nd visit"],
    [3, "4th visit"],
    [10, "11th visit"],
    [20, "21st visit"],
  ])("after %i visits it is the %s", (before, words) => {
    expect(formatVisitNumber(before)).toBe(words);
  });

  test.each([
    ["2026-11-17T04:04:30Z", "just now"],
    ["2026-11-17T03:40:00Z", "25 min ago"],
    ["2026-11-17T01:00:00Z", "today 9:00 am"],
    ["2026-11-16T11:12:00Z", "yesterday 7:12 pm"],
    ["2026-11-15T06:05:00Z", "Sunday 2:05 pm"],
    ["2026-11-03T06:05:00Z", "3 November"],
  ])("asked at %s is %s on the business's clock", (createdAt, words) => {
    expect(formatRequestedAt(createdAt, new Date("2026-11-17T04:05:00Z"), "Australia/Perth")).toBe(
      words,
    );
  });

  test("today is called so", () => {
    const time = { date: "2026-11-17", start: "15:00", end: "17:00" };
    expect(formatBookingTime(time, "2026-11-17")).toBe("Today, 3:00 to 5:00 pm");
    expect(formatBookingTime(time, "2026-11-16")).toBe("Tue 17 Nov, 3:00 to 5:00 pm");
  });
});

describe("a time that clashes", () => {
  const teammate = {
    name: "Ada",
    takesBookings: true,
    weekly: null,
    daysOff: [],
    serviceIds: null,
  };
  const pair = [
    { ...teammate, id: "00000000-0000-4000-8000-0000000000a1" },
    { ...teammate, id: "00000000-0000-4000-8000-0000000000a2", name: "Bintu" },
  ];
  const visit = { minutes: 150, bufferBeforeMinutes: 0, bufferAfterMinutes: 15, places: 1 };
  const achol = makeBooking(
    "2026-11-17",
    "13:00",
    "14:30",
    makeBookingFields("BOOK-1", "Achol Garang"),
  );
  const at = (start: string) => ({ ...visit, date: "2026-11-17", start });

  test("names who has it and the next time that fits, with buffers", () => {
    expect(findConflict(at("12:45"), [achol])).toEqual({
      sentence: "Achol Garang is booked at 1:00 pm.",
      next: "14:45",
    });
    expect(findConflict(at("14:45"), [achol])).toBeNull();
    // Its own buffer after reaches into the visit.
    expect(findConflict(at("10:20"), [achol])?.next).toBe("14:45");
    expect(findConflict(at("10:15"), [achol])).toBeNull();
  });

  test("skips gaps that are too short, and says when nothing is left that day", () => {
    const later = makeBooking(
      "2026-11-17",
      "16:00",
      "17:00",
      makeBookingFields("BOOK-2", "Yusuf Abdi"),
    );
    expect(findConflict(at("13:00"), [achol, later])?.next).toBe("17:15");
    const eveningBooking = makeBooking(
      "2026-11-17",
      "15:00",
      "23:00",
      makeBookingFields("BOOK-2", "Yusuf Abdi"),
    );
    expect(findConflict(at("13:00"), [achol, eveningBooking])?.next).toBeNull();
  });

  test("requests, other days and the booking that moves are in nobody's way", () => {
    const request = makeBookingRequest("2026-11-17", "13:00", "14:30");
    const otherDayBooking = makeBooking("2026-11-18", "13:00", "14:30");
    expect(findConflict(at("13:00"), [request, otherDayBooking])).toBeNull();
    expect(findConflict({ ...at("13:00"), except: achol.id }, [achol])).toBeNull();
  });

  test("a team of two is only booked when both are", () => {
    const other = makeBooking("2026-11-17", "13:30", "14:00", makeBookingFields("BOOK-2", "Deng"));
    const forTwo = { ...at("13:00"), places: countPlaces({ team: pair, maxVisitsAtOnce: null }) };
    expect(findConflict(forTwo, [achol])).toBeNull();
    // Deng's visit ends first, so that person is free again first.
    expect(findConflict(forTwo, [achol, other])).toEqual({
      sentence: "Deng is booked at 1:30 pm.",
      next: "14:15",
    });
    const oneChair = countPlaces({ team: pair, maxVisitsAtOnce: 1 });
    expect(findConflict({ ...forTwo, places: oneChair }, [achol])).not.toBeNull();
  });
});

describe("saying no", () => {
  test("BOOK-25 the customer reads the reason and the message", () => {
    expect(formatReason("That time is taken", " Sunday at 12 works. ")).toBe(
      "That time is taken. Sunday at 12 works.",
    );
    expect(formatReason("Something else", "")).toBe("");
  });

  test("whoever left no email isn't promised one, and money goes back", () => {
    const booking = makeBooking("2026-11-21", "18:00", "19:30", { customerName: "Saba Haile" });
    expect(describeEnding(booking, "decline")).toBe(
      "Sat 21 Nov, 6:00 pm, Cornrows, adult. We'll email Saba your reason and your next free times.",
    );
    expect(describeEnding({ ...booking, customerEmail: null }, "cancel")).toContain(
      "Saba left no email",
    );
    expect(describeEnding({ ...booking, paidState: "paid" }, "cancel")).toContain(
      "What they paid goes back to them.",
    );
  });
});

test.each([
  ["", {}],
  [" amara@example.com ", { customerEmail: "amara@example.com" }],
  ["0491 570 156", { customerPhone: "0491 570 156" }],
])("one field takes an email or a phone: %s", (typed, contact) => {
  expect(parseContact(typed)).toEqual(contact);
});
