import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { viewDays } from "../slot-days.ts";
import type { ManagedBooking } from "./load-managed.server.ts";
import { ManagePage } from "./manage-page.tsx";

const booking: CustomerBooking = {
  ...{ view: "customer", id: "BOOK-7K2MQX4D", businessId: "BUS-ABCD1234" },
  ...{ customerName: "Abuk Majok", customerEmail: "abuk@example.com", customerPhone: null },
  ...{ customerNotes: "", date: "2026-11-21", start: "07:00", end: "17:00" },
  ...{ startsAt: "2026-11-20T23:00:00.000Z", endsAt: "2026-11-21T09:00:00.000Z" },
  ...{ timeZone: "Australia/Perth", length: 600, serviceId: null, serviceTitle: "Small braids" },
  ...{ priceCents: 42_000, dueNowCents: 42_000, paidCents: 0, refundedCents: 0 },
  ...{ paymentStatus: "pay later", paidState: "unpaid", requiresPayment: false },
  ...{ bookingStatus: "confirmed", cancellationReason: "", cancelledBy: null, wanted: null },
  createdAt: "2026-11-10T00:00:00.000Z",
  business: {
    ...{ slug: "aduts-braiding-room", businessName: "Adut's", phone: "0491570156" },
    ...{ email: "adut@example.com", address: null, city: "Mirrabooka", state: "WA" },
  },
  ...{ messageToCustomers: "", changeableUntil: "2026-11-18T23:00:00.000Z" },
  ...{ can: { move: true, cancel: true, pay: false }, holdExpiresAt: null, calendarFile: null },
};
const choice = { from: "2026-11-22", date: "2026-11-22" };
const managed: ManagedBooking = {
  ...{ booking, calendarPath: null, movePath: "/booking?move=1", path: "/booking" },
  moving: {
    confirmsInstantly: true,
    times: {
      days: viewDays([], choice, { today: "2026-11-16", daysAhead: 90 }, ({ date }) => `?${date}`),
      day: {
        ...{ date: "2026-11-22", timeZone: "Australia/Perth", slots: [] },
        ...{ reason: null, message: null },
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
