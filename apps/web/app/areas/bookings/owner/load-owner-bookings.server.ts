import { type BusinessBooking, listBookings, readBooking } from "@boab/contracts/bookings/bookings";
import { readBookingSettings } from "@boab/contracts/bookings/settings";
import type { CallInput } from "@boab/contracts/common/call";
import { api, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readRows } from "#lib/api/read-rows.ts";
import { clockIn, mondayOf, readDate } from "../calendar-dates.ts";
import { addDays } from "../times.ts";
import { calendarViews } from "./calendar-address.ts";
import { onlyBookings } from "./only-bookings.ts";

const mostAtOnce = 100;
/** More in two weeks than any calendar could show. */
const mostOfTwoWeeks = 600;

type Query = NonNullable<CallInput<typeof listBookings>["query"]>;

async function readBookings(request: Request, slug: string, query: Query, most: number) {
  const { rows } = await readRows(most, mostAtOnce, (page) =>
    api(request).load(listBookings, { params: { id: slug }, query: { ...query, ...page } }),
  );
  return onlyBookings(rows);
}

/** What the business has to answer: requests, and customers who ask for another time. */
export const loadWaiting = (request: Request, slug: string): Promise<BusinessBooking[]> =>
  readBookings(request, slug, { waiting: "true" }, mostAtOnce);

/** The week of the date in the address, and the week before to compare with. */
export async function loadOwnerBookings(
  request: Request,
  slug: string,
  params: URLSearchParams,
  now: Date,
) {
  const settings = await api(request).load(readBookingSettings, { params: { id: slug } });
  const today = clockIn(now, settings.timeZone).date;
  const date = readDate(params.get("date")) ?? today;
  const monday = mondayOf(date);
  const openedId = params.get("booking");
  const range = { from: addDays(monday, -7), until: addDays(monday, 6) };
  const [bookings, opened] = await Promise.all([
    readBookings(request, slug, range, mostOfTwoWeeks),
    openedId ? findOpened(request, openedId) : null,
  ]);
  const view = calendarViews.find((one) => one === params.get("view")) ?? "week";
  return { settings, today, date, monday, view, bookings, opened, now: now.toISOString() };
}

/** One that is gone, or somebody else's, is simply not shown. */
async function findOpened(request: Request, id: string): Promise<BusinessBooking | null> {
  try {
    const booking = await api(request).call(readBooking, { params: { bookingId: id } });
    return booking.view === "business" ? booking : null;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw forBoundary(error);
  }
}
