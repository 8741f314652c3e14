import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { bookingStatuses } from "@boab/contracts/bookings/limits";
import { describe, expect, test } from "vitest";
import { customerBooking as booking } from "#test/bookings.ts";
import { describeMoney, viewManagedBooking } from "./manage-view.ts";

const now = new Date("2026-11-16T00:00:00Z");
const view = (change: Partial<CustomerBooking>) =>
  viewManagedBooking({ ...booking, ...change }, now);

describe("the page of a booking", () => {
  test("has words for every state", () => {
    const paymentStatus = "pay now";
    const titles = bookingStatuses.map(
      (bookingStatus) => view({ bookingStatus, paymentStatus }).title,
    );
    expect(new Set(titles).size).toBe(bookingStatuses.length);
    expect(
      bookingStatuses.filter((bookingStatus) => view({ bookingStatus, paymentStatus }).isOpen),
    ).toEqual(["held", "requested", "confirmed"]);
  });

  test("looks forward to a confirmed visit, with what the business wants people to know", () => {
    expect(view({ messageToCustomers: "Come with dry hair." })).toMatchObject({
      chip: { label: "Confirmed", tone: "ok" },
      title: "See you on Saturday, Abuk",
      text: "Come with dry hair.",
    });
  });

  test("says of a request who answers it, and that it isn't confirmed", () => {
    expect(view({ bookingStatus: "requested" })).toMatchObject({
      chip: { label: "Requested", tone: "warn" },
      text: "You'll hear from them by email or phone. It's not confirmed yet.",
    });
  });

  test("says that the old time is kept while another one is asked for", () => {
    const { date, end, startsAt, endsAt } = booking;
    const proposedTime = { date: "2026-11-28", start: "08:30", end, startsAt, endsAt };
    expect(view({ proposedTime: proposedTime, date })).toMatchObject({
      title: "You asked for Sat 28 Nov, 8:30 am",
      text: expect.stringContaining("Your time on Sat 21 Nov is still yours."),
    });
  });

  test.each([
    ["2026-11-16T00:10:30Z", "Pay $420.00 within 10 minutes and it's yours."],
    ["2026-11-16T00:00:20Z", "Pay $420.00 within 1 minute and it's yours."],
    [
      "2026-11-15T23:59:59Z",
      "Your time to pay has run out. If you've paid, this page will update in a moment.",
    ],
  ])("says how long a held time is kept: until %s", (holdExpiresAt, text) => {
    const heldBooking = { bookingStatus: "held", paymentStatus: "pay now", holdExpiresAt } as const;
    expect(view(heldBooking).text).toBe(text);
  });

  test.each([
    ["held", "2026-11-16T00:10:30Z", "Confirm within 10 minutes and it's yours."],
    ["held", "2026-11-15T23:59:59Z", "Confirm now and it's yours if it's still free."],
    [
      "unverified",
      null,
      "Adut's hears of it once you've confirmed. This time isn't held for you until then.",
    ],
    [
      "expired",
      null,
      "We no longer hold it for you. Confirm now and it's yours if it's still free.",
    ],
  ] as const)(
    "X-100 asks for the confirmation of a time that is %s",
    (bookingStatus, holdExpiresAt, text) => {
      const can = { ...booking.can, verify: true };
      expect(view({ bookingStatus, holdExpiresAt, can }).text).toBe(text);
    },
  );

  test("BOOK-25 quotes the reason of whoever cancelled, and says what becomes of the money", () => {
    const cancelled = { bookingStatus: "cancelled", cancelledBy: "business" } as const;
    expect(view({ ...cancelled, cancellationReason: "I'm unwell." })).toMatchObject({
      title: "Adut's cancelled this booking",
      text: "“I'm unwell.” Nothing was charged.",
    });
    expect(
      view({ ...cancelled, cancelledBy: "customer", paidCents: 100, refundedCents: 100 }),
    ).toMatchObject({
      title: "You cancelled this booking",
      text: "$1.00 is going back to your card.",
    });
    expect(view({ ...cancelled, paidCents: 100 }).text).toContain(
      "Adut's keeps $1.00, as agreed when you booked.",
    );
    expect(view({ ...cancelled, paidCents: 100, refundedCents: 70 }).text).toContain(
      "$0.70 is going back to your card. Adut's keeps $0.30, as agreed when you booked.",
    );
  });

  test("tells whoever paid too late that the money goes back", () => {
    const expired = { bookingStatus: "expired" } as const;
    expect(view(expired).text).toContain("Nothing was charged.");
    expect(view({ ...expired, paidCents: 100, refundedCents: 100 }).text).toContain(
      "$1.00 is going back to your card.",
    );
  });
});

test.each([
  [{ priceCents: 0 }, "Free"],
  [{}, "$420.00 to pay when you're there"],
  [{ paymentStatus: "pay now" as const }, "$420.00 to pay"],
  [{ paidCents: 42_000 }, "$420.00 paid"],
  [{ paidCents: 10_000 }, "$320.00 to pay when you're there"],
  [{ paidCents: 42_000, refundedCents: 42_000 }, "$420.00 refunded"],
  // Nobody pays for a visit that doesn't take place.
  [{ bookingStatus: "cancelled" as const }, "$420.00"],
  [{ bookingStatus: "expired" as const, paymentStatus: "pay now" as const }, "$420.00"],
  [{ bookingStatus: "no_show" as const, paidCents: 10_000 }, "$100.00 paid online"],
])("what is paid and what is left: %o", (change, title) => {
  expect(describeMoney({ ...booking, ...change }).title).toBe(title);
});
