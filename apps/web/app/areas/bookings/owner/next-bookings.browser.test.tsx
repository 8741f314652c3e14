import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeBooking, makeBookingRequest } from "#test/bookings.ts";
import NextBookings from "./next-bookings.tsx";

afterEach(() => vi.unstubAllGlobals());

function Listing() {
  return <NextBookings slug="ubuntu-braid-studio" />;
}

const Site = createRoutesStub([{ path: "/", Component: Listing }]);

test("BOOK-23 GUARD-17 those who manage a listing see its next bookings on its page", async () => {
  const requestedUrls: string[] = [];
  const data = [
    makeBookingRequest("2026-11-19", "08:00", "10:00", {
      id: "BOOK-0000000A",
      customerName: "Saba Haile",
    }),
    makeBooking("2026-11-20", "08:00", "10:00", {
      id: "BOOK-0000000B",
      customerName: "Abuk Majok",
      bookingStatus: "cancelled",
    }),
    makeBooking("2026-11-21", "07:00", "17:00", { id: "BOOK-0000000C", customerName: "Mary Ayen" }),
  ];
  vi.stubGlobal("fetch", async (url: string) => {
    requestedUrls.push(url);
    return Response.json({ data, nextCursor: null });
  });
  await render(<Site />);
  await expect
    .element(page.getByRole("link", { name: /Saba Haile.*Waiting for you/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /Mary Ayen/ }))
    .toHaveAttribute(
      "href",
      "/directory/listings/ubuntu-braid-studio/bookings?date=2026-11-21&booking=BOOK-0000000C",
    );
  expect(page.getByRole("listitem").all()).toHaveLength(2);
  expect(requestedUrls[0]).toBe(
    "/api/dir/business/ubuntu-braid-studio/bookings?fromToday=true&limit=10&order=asc",
  );
});

test("BOOK-23 after a full day of visits that are done, the next ones are still found", async () => {
  const done = Array.from({ length: 10 }, (_, index) =>
    makeBooking("2026-11-19", "08:00", "09:00", {
      id: `BOOK-0000000${index}`,
      customerName: "Saba Haile",
      bookingStatus: "completed",
    }),
  );
  const upcomingBooking = makeBooking("2026-11-20", "08:00", "09:00", {
    customerName: "Mary Ayen",
  });
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(
      address.includes("cursor=next")
        ? { data: [upcomingBooking], nextCursor: null }
        : { data: done, nextCursor: "next" },
    ),
  );
  await render(<Site />);
  await expect.element(page.getByRole("link", { name: /Mary Ayen/ })).toBeVisible();
  expect(page.getByText("Nobody is booked from today on.").query()).toBeNull();
});
