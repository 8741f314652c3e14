import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { customerBooking } from "#test/bookings.ts";
import { formatShareText } from "../whatsapp-link.tsx";
import { BookingSent } from "./booking-sent.tsx";

const listingUrl = "https://boab.example/directory/listings/aduts-braiding-room";
const requested: CustomerBooking = {
  ...customerBooking,
  bookingStatus: "requested",
  business: { ...customerBooking.business, address: "Shop 4, 31 Chesterfield Road" },
  calendarFile: "BEGIN:VCALENDAR\r\nSTATUS:TENTATIVE",
};

function render(booking: CustomerBooking, replyTime: string | null = "within 2 hours") {
  const sent = { booking, message: "Thanks!", payment: null, listingUrl };
  const element = <BookingSent sent={sent} replyTime={replyTime} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("V11 a request that was sent shows service, price, length, when, place and what comes next", () => {
  const html = render(requested);
  for (const text of [
    "Request sent, Abuk",
    "Requested",
    "Small braids",
    "$420.00 to pay when you&#x27;re there",
    "about 10 hours",
    "7:00 am to 5:00 pm",
    "Saturday",
    "Shop 4, 31 Chesterfield Road",
    "Get directions",
    "Usually within 2 hours.",
    "Add as tentative",
    "Send on WhatsApp",
    "a link to see, move or cancel your booking",
  ])
    expect(html).toContain(text);
  expect(html).toContain("data:text/calendar;charset=utf-8,BEGIN%3AVCALENDAR");
});

test("X-88 a request that holds its time says until when, and what happens then", () => {
  const html = render({ ...requested, holdExpiresAt: "2026-11-17T10:00:00.000Z" });
  expect(html).toContain("7:00 am is held for you until Tue 17 Nov, 6:00 pm.");
  expect(html).toContain("usually replies within 2 hours.");
  expect(html).toContain("Then it&#x27;s free for others");
  expect(render(requested)).not.toContain("is held for you");
});

test("a booking that is confirmed at once says so", () => {
  const html = render({ ...requested, bookingStatus: "confirmed" }, null);
  expect(html).toContain("You&#x27;re booked, Abuk");
  expect(html).toContain("Add to calendar");
  expect(html).not.toContain("Usually");
});

test("a guest who left only a phone number is told whom to call", () => {
  const html = render({ ...requested, customerEmail: null, customerPhone: "0400 000 000" });
  expect(html).toContain("Save your booking number.");
  expect(html).toContain("0491 570 156");
  expect(html).not.toContain("We&#x27;ve emailed");
});

test("before the emailed link is opened there is nothing to share or to put in a calendar", () => {
  const can = { ...requested.can, verify: true };
  const html = render({ ...requested, bookingStatus: "unverified", can, calendarFile: null });
  expect(html).toContain("Check your email");
  expect(html).not.toContain("WhatsApp");
  expect(html).not.toContain("text/calendar");
});

test("what a friend gets has the listing's link and no private one", () => {
  expect(formatShareText({ ...requested, bookingStatus: "confirmed" }, listingUrl)).toBe(
    `I'm booked at Adut's\nSmall braids, Sat 21 Nov, 7:00 am\nShop 4, 31 Chesterfield Road\n${listingUrl}`,
  );
  const withoutAddress = { ...requested, business: customerBooking.business };
  expect(formatShareText(withoutAddress, listingUrl)).toContain("Mirrabooka WA");
  expect(formatShareText(requested, listingUrl)).not.toContain(requested.id);
});
