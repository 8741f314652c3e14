import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { createRoutesStub, useLoaderData } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { customerBooking } from "#test/bookings.ts";
import { readPostedValues } from "#test/posted-values.ts";
import { viewDays } from "../slot-days.ts";
import type { ManagedBooking } from "./load-managed.server.ts";
import { ManagePage } from "./manage-page.tsx";
import { VerifyForm } from "./verify-form.tsx";

let booking: CustomerBooking;
let after: CustomerBooking;
const posted: Record<string, string>[] = [];

const choice = { from: "2026-11-22", date: "2026-11-22" };
const times = {
  days: viewDays([], choice, { today: "2026-11-16", daysAhead: 90 }, ({ date }) => `?${date}`),
  teammate: null,
  day: {
    date: "2026-11-22",
    timeZone: "Australia/Perth",
    slots: [
      {
        startsAt: "2026-11-22T01:00:00.000Z",
        endsAt: "2026-11-22T11:00:00.000Z",
        start: "09:00",
        end: "19:00",
        isFree: true,
      },
    ],
    reason: null,
    message: null,
  },
};

function Page() {
  const { isMoving } = useLoaderData<{ isMoving: boolean }>();
  const managed: ManagedBooking = {
    booking,
    calendarPath: null,
    replyTime: null,
    listingUrl: "https://boab.example/directory/listings/aduts-braiding-room",
    movePath: "/booking/BOOK-7K2MQX4D?move=1",
    path: "/booking/BOOK-7K2MQX4D",
    moving: isMoving
      ? { times, confirmsInstantly: true, isForAnyone: false, otherPath: "?move=1&with=anyone" }
      : null,
    readAt: "2026-11-16T00:00:00.000Z",
  };
  const waiting = [
    {
      id: "BOOK-0000000B",
      businessName: "Mama's Kitchen",
      date: "2026-11-23",
      start: "12:00",
      timeZone: "Australia/Perth",
    },
  ];
  return (
    <ManagePage
      managed={managed}
      firstResult={undefined}
      confirmation={
        booking.can.verify && (
          <VerifyForm booking={booking} waiting={waiting} firstResult={undefined} />
        )
      }
    />
  );
}

const Site = createRoutesStub([
  {
    path: "/booking/:id",
    Component: Page,
    HydrateFallback: () => null,
    loader: ({ request }) => ({ isMoving: new URL(request.url).searchParams.has("move") }),
    action: async ({ request }) => {
      posted.push(await readPostedValues(request));
      booking = after;
      return { ok: true, response: booking };
    },
  },
]);

beforeEach(() => {
  posted.length = 0;
  booking = customerBooking;
  after = customerBooking;
});

const heading = () => page.getByRole("heading", { level: 1 });

test("after cancelling, the new status is in view and has the focus", async () => {
  after = { ...customerBooking, bookingStatus: "cancelled", cancelledBy: "customer" };
  await render(<Site initialEntries={["/booking/BOOK-7K2MQX4D"]} />);
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect.element(heading()).toHaveTextContent("You cancelled this booking");
  await expect.element(heading()).toHaveFocus();
  await expect.element(heading()).toBeInViewport();
});

test("X-104 a late cancellation says what is lost, and sends what it said", async () => {
  booking = {
    ...customerBooking,
    paymentStatus: "pay now",
    paidCents: 42_000,
    maxRetainedCents: 12_600,
    cancelReturnsCents: 29_400,
    changeableUntil: "2026-11-15T23:00:00.000Z",
  };
  after = {
    ...booking,
    bookingStatus: "cancelled",
    cancelledBy: "customer",
    refundedCents: 29_400,
  };
  await render(<Site initialEntries={["/booking/BOOK-7K2MQX4D"]} />);
  await expect
    .element(
      page.getByText(
        /If you cancel or don't come, Adut's keeps \$126\.00 and you get \$294\.00 back\./,
      ),
    )
    .toBeVisible();
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect
    .element(
      page.getByText(
        /The free time to cancel has passed: Adut's keeps \$126\.00 and you get \$294\.00 back\./,
      ),
    )
    .toBeVisible();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect
    .element(
      page.getByText(
        /\$294\.00 is going back to your card\. Adut's keeps \$126\.00, as agreed when you booked\./,
      ),
    )
    .toBeVisible();
  expect(posted).toEqual([
    expect.objectContaining({ intent: "cancel", cancelReturnsCents: "29400" }),
  ]);
});

test("after moving, the new status is in view and has the focus", async () => {
  after = { ...customerBooking, date: "2026-11-22", start: "09:00" };
  await render(<Site initialEntries={["/booking/BOOK-7K2MQX4D?move=1"]} />);
  await page.getByText("9:00 am", { exact: true }).click();
  await page.getByRole("button", { name: "Move my booking" }).click();
  await expect.element(heading()).toHaveTextContent("See you on Sunday, Abuk");
  await expect.element(heading()).toHaveFocus();
  await expect.element(heading()).toBeInViewport();
});

test("X-104 the new time says what becomes of the deposit there, before it is taken", async () => {
  booking = {
    ...customerBooking,
    paymentStatus: "pay now",
    paidCents: 42_000,
    maxRetainedCents: 12_600,
    changeNoticeHours: 24,
  };
  await render(<Site initialEntries={["/booking/BOOK-7K2MQX4D?move=1"]} />);
  await page.getByText("9:00 am", { exact: true }).click();
  const form = page.getByRole("region", { name: "Move to another time" });
  await expect
    .element(form.getByText(/^Free to move or cancel until Sat 21 Nov, 9:00 am\./))
    .toBeVisible();
  await expect
    .element(form.getByText(/Adut's keeps \$126\.00 and you get \$294\.00 back/))
    .toBeVisible();
});

test("X-100 one press confirms this booking, and another that waits for the same email", async () => {
  const can = { ...customerBooking.can, move: false, verify: true };
  booking = { ...customerBooking, bookingStatus: "unverified", can };
  after = booking;
  await render(<Site initialEntries={["/booking/BOOK-7K2MQX4D"]} />);
  await page.getByRole("button", { name: "Confirm Mama's Kitchen, Mon 23 Nov" }).click();
  await page.getByRole("button", { name: "Confirm my booking" }).click();
  await expect
    .poll(() => posted)
    .toEqual([
      { intent: "verify", bookingId: "BOOK-0000000B" },
      { intent: "verify", bookingId: "BOOK-7K2MQX4D" },
    ]);
});
