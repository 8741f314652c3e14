import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { customerBooking as booking, makeSuggestedTime } from "#test/bookings.ts";
import { viewDays } from "../slot-days.ts";
import type { ManagedBooking } from "./load-managed.server.ts";
import { ManagePage } from "./manage-page.tsx";

const choice = { from: "2026-11-22", date: "2026-11-22" };
const managed: ManagedBooking = {
  booking,
  calendarPath: null,
  replyTime: null,
  listingUrl: "https://boab.example/directory/listings/aduts-braiding-room",
  movePath: "/booking?move=1",
  path: "/booking",
  moving: {
    confirmsInstantly: true,
    isForAnyone: false,
    otherPath: "/booking?move=1&with=anyone",
    times: {
      teammate: null,
      days: viewDays([], choice, { today: "2026-11-16", daysAhead: 90 }, ({ date }) => `?${date}`),
      day: {
        date: "2026-11-22",
        timeZone: "Australia/Perth",
        slots: [],
        reason: null,
        message: null,
      },
    },
  },
  readAt: "2026-11-16T00:00:00.000Z",
};

test("a time that was taken is said to somebody who moved before the script had come", () => {
  const error = "That time has just been taken. Please pick another.";
  const firstResult = { ok: false, code: "booking_slot_taken", error, fields: {}, values: {} };
  const element = <ManagePage managed={managed} firstResult={firstResult as never} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  // What stands in a closed dialog is seen by nobody.
  expect(html.replace(/<dialog.*?<\/dialog>/gs, "")).toContain(error);
});

test("another time that the business asks for stands first, with both answers and what each means for money", () => {
  const asked = {
    ...booking,
    paymentStatus: "pay now" as const,
    paidCents: 42_000,
    maxRetainedCents: 12_600,
    isMovedByBusiness: true,
    changeableUntil: booking.startsAt,
    suggestedTime: makeSuggestedTime("2026-11-28", "08:30", "18:30"),
    can: { ...booking.can, answerTime: true },
  };
  const element = (
    <ManagePage managed={{ ...managed, booking: asked, moving: null }} firstResult={undefined} />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  for (const text of [
    "Adut&#x27;s asks to move your visit",
    "Saturday 28 November, 8:30 am to 6:30 pm",
    "your visit stays on Sat 21 Nov, 7:00 am.",
    'value="accept-time"',
    'value="decline-time"',
    "Free to move or cancel until Fri 27 Nov, 8:30 am.",
    "Cancel before it starts, by Sat 21 Nov, 7:00 am, and you get back everything you paid.",
  ])
    expect(html).toContain(text);
  expect(html.indexOf("accept-time")).toBeLessThan(html.indexOf("Cancel booking"));
});

const renderMoving = (changes: object) => {
  const moving = managed.moving && { ...managed.moving, ...changes };
  const byName = { ...managed, booking: { ...booking, teammate: { name: "Ada Obi" } }, moving };
  const element = <ManagePage managed={byName} firstResult={undefined} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test("a visit by name says with whom, and moves to that person's times or to anyone's", () => {
  const times = managed.moving && { ...managed.moving.times, teammate: { name: "Ada Obi" } };
  const own = renderMoving({ times });
  for (const text of ["With Ada Obi", "These are Ada Obi&#x27;s times.", "Or with anyone"])
    expect(own).toContain(text);
  expect(own).toContain('href="/booking?move=1&amp;with=anyone"');
  expect(own).not.toContain('name="with"');
  const anyone = renderMoving({ isForAnyone: true, otherPath: "/booking?move=1" });
  expect(anyone).toContain("Only with Ada Obi");
  expect(anyone).toContain('<input type="hidden" name="with" value="anyone"/>');
});
