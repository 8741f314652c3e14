import { type BusinessBooking, listBookings, readBooking } from "@boab/contracts/bookings/bookings";
import { readBookingSettings } from "@boab/contracts/bookings/settings";
import { listHeldTimes } from "@boab/contracts/bookings/suggestions";
import { readTodaysBlock } from "@boab/contracts/bookings/time-blocks";
import { countWaitlist } from "@boab/contracts/bookings/waitlist";
import type { CallInput } from "@boab/contracts/common/call";
import { readClock } from "@boab/format/zones";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readRows } from "#lib/api/read-rows.ts";
import { getMonday, readDate } from "../calendar-dates.ts";
import { addDays } from "../times.ts";
import { calendarViews } from "./calendar-address.ts";
import { removeBusyTimes } from "./remove-busy-times.ts";

const maxPageSize = 100;
/** This is more than a calendar could show in two weeks. */
const maxBookingsInTwoWeeks = 600;

type Query = NonNullable<CallInput<typeof listBookings>["query"]>;

async function readBookings(request: Request, slug: string, query: Query, maxRows: number) {
  const rows = await readRows(maxRows, maxPageSize, (page) =>
    api(request).load(listBookings, { params: { id: slug }, query: { ...query, ...page } }),
  );
  return removeBusyTimes(rows);
}

/** Loads what the business has to answer: requests, and customers who ask for another time. */
export const loadWaitingBookings = (request: Request, slug: string): Promise<BusinessBooking[]> =>
  readBookings(request, slug, { waiting: "true" }, maxPageSize);

/** Loads the week of the URL's date, and the week before to compare with. */
export async function loadOwnerBookings(
  request: Request,
  slug: string,
  params: URLSearchParams,
  now: Date,
) {
  const settings = await api(request).load(readBookingSettings, { params: { id: slug } });
  const today = readClock(now, settings.timeZone).date;
  const date = readDate(params.get("date")) ?? today;
  const monday = getMonday(date);
  const openedBookingId = params.get("booking");
  const range = { from: addDays(monday, -7), until: addDays(monday, 6) };
  const shown = { from: monday, until: range.until };
  const [bookings, opened, todaysBlock, waitlist, held] = await Promise.all([
    readBookings(request, slug, range, maxBookingsInTwoWeeks),
    openedBookingId ? findOpenedBooking(request, openedBookingId) : null,
    api(request).load(readTodaysBlock, { params: { id: slug } }),
    api(request).load(countWaitlist, { params: { id: slug } }),
    api(request).load(listHeldTimes, { params: { id: slug }, query: shown }),
  ]);
  const view = calendarViews.find((one) => one === params.get("view")) ?? "week";
  return {
    settings,
    today,
    date,
    monday,
    view,
    bookings,
    opened,
    todaysBlock,
    waitlist,
    heldTimes: held.data,
    now: now.toISOString(),
  };
}

/** Null if the booking doesn't exist or belongs to another business. */
async function findOpenedBooking(request: Request, id: string): Promise<BusinessBooking | null> {
  try {
    const booking = await api(request).call(readBooking, { params: { bookingId: id } });
    return booking.view === "business" ? booking : null;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw toBoundaryError(error);
  }
}
