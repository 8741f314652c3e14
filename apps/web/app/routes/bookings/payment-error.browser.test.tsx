import type { ComponentProps } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { viewDays } from "#areas/bookings/slot-days.ts";
import { bookingSettings, customerBooking } from "#test/bookings.ts";
import Book from "../directory/book.tsx";
import OwnBooking from "./own-booking.tsx";

// What only the server does.
vi.mock("#areas/bookings/book/load-book.server.ts", () => ({}));
vi.mock("#areas/bookings/book/send-booking.server.ts", () => ({}));
vi.mock("#areas/directory/business/load-business.server.ts", () => ({}));
vi.mock("#lib/session/session.server.ts", () => ({}));
vi.mock("#areas/bookings/manage/change-managed.server.ts", () => ({}));
vi.mock("#areas/bookings/manage/load-managed.server.ts", () => ({}));
vi.mock("#areas/bookings/manage/move-times.server.ts", () => ({}));
vi.mock("#areas/bookings/manage/read-own.server.ts", () => ({}));
vi.mock("#areas/bookings/start-paying.server.ts", () => ({}));
vi.mock("#lib/api/api.server.ts", () => ({}));
vi.mock("#lib/api/form.server.ts", () => ({}));

const failure = {
  code: "payments_unavailable",
  error: "We couldn't reach the payment provider.",
} as const;
const reportedErrors: unknown[] = [];
const recordError = (event: Event) => reportedErrors.push((event as CustomEvent).detail);

beforeEach(() => {
  reportedErrors.length = 0;
  window.addEventListener("payment-error", recordError);
});
afterEach(() => window.removeEventListener("payment-error", recordError));

const slot = {
  startsAt: "2026-11-24T01:00:00.000Z",
  endsAt: "2026-11-24T03:00:00.000Z",
  start: "09:00",
  end: "11:00",
  isFree: true,
};

const bookProps = {
  loaderData: {
    business: { id: "BUS-ABCD1234", slug: "aduts", name: "Adut's", picture: "/x.png", place: null },
    person: { name: "Abuk Majok", email: "abuk@example.com", phone: null },
    view: {
      settings: bookingSettings,
      service: bookingSettings.services[0] ?? null,
      team: [],
      teammate: null,
      isTeammateGone: false,
      party: { visits: [], person: 1, hasLost: false },
      replyTime: null,
      start: `09:00 ${slot.startsAt}`,
      readAt: "2026-11-16T00:00:00.000Z",
      times: {
        days: viewDays(
          [],
          { from: "2026-11-24", date: "2026-11-24" },
          { today: "2026-11-16", daysAhead: 90 },
          ({ date }) => `?${date}`,
        ),
        day: {
          date: "2026-11-24",
          timeZone: "Australia/Perth",
          slots: [slot],
          reason: null,
          message: null,
        },
      },
    },
  },
} as unknown as ComponentProps<typeof Book>;

const ownProps = {
  loaderData: {
    booking: {
      ...customerBooking,
      bookingStatus: "held",
      paymentStatus: "pay now",
      can: { move: false, cancel: true, pay: true, verify: false },
    },
    calendarPath: null,
    replyTime: null,
    listingUrl: "https://boab.example/directory/listings/aduts-braiding-room",
    movePath: "/own",
    path: "/own",
    moving: null,
    readAt: "2026-11-16T00:00:00.000Z",
  },
} as unknown as ComponentProps<typeof OwnBooking>;

const BookPage = () => <Book {...bookProps} />;
const OwnPage = () => <OwnBooking {...ownProps} />;
const NextPage = () => <p>Your booking's page</p>;

const Site = createRoutesStub([
  {
    path: "/book",
    Component: BookPage,
    action: () => ({
      ok: true,
      response: {
        booking: { ...customerBooking, userId: "abuk", bookingStatus: "held" },
        message: "",
        payment: { url: null, ...failure },
      },
    }),
  },
  { path: "/my-account/bookings/:id", Component: NextPage },
  {
    path: "/own",
    Component: OwnPage,
    action: () => ({ ok: false, ...failure, fields: {}, values: {} }),
  },
]);

test("BOOK-20 a payment that fails on the booking page emits payment-error once", async () => {
  await render(<Site initialEntries={["/book"]} />);
  await page.getByRole("button", { name: "Request booking" }).click();
  await expect.element(page.getByText("Your booking's page")).toBeVisible();
  expect(reportedErrors).toEqual([failure]);
});

test("BOOK-20 a payment that fails on the page of a held booking emits payment-error once", async () => {
  await render(<Site initialEntries={["/own"]} />);
  await page.getByRole("button", { name: "Pay $420.00" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(failure.error);
  expect(reportedErrors).toEqual([failure]);
});
