import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { readPublicSettings } from "@boab/contracts/bookings/settings";
import { publicApi } from "#lib/api/public-api.server.ts";
import { loadTimes, type TimesSource, type TimesView } from "../load-times.server.ts";

export interface ManagedBooking {
  booking: CustomerBooking;
  /** Where the calendar file is; null before the booking is confirmed. */
  calendarPath: string | null;
  /** Opens the choice of another time, and closes it again. */
  movePath: string;
  path: string;
  moving: { times: TimesView; confirmsInstantly: boolean } | null;
  /** When this was read, so that server and browser say the same. */
  readAt: string;
}

/** `address` is the page's own, with what identifies the booking: an id in its path or the token of an email. */
export async function loadManaged(
  request: Request,
  booking: CustomerBooking,
  address: { page: URL; calendar: string },
  moveTimes: TimesSource,
): Promise<ManagedBooking> {
  const now = new Date();
  const { page } = address;
  const isMoving = booking.can.move && page.searchParams.has("move");
  return {
    booking,
    calendarPath: booking.calendarFile === null ? null : address.calendar,
    movePath: withParams(page, { move: "1" }),
    path: withParams(page, { move: null, from: null, date: null }),
    moving: isMoving ? await loadMoving(request, booking, moveTimes, page, now) : null,
    readAt: now.toISOString(),
  };
}

async function loadMoving(
  request: Request,
  { business: { slug }, timeZone }: CustomerBooking,
  moveTimes: TimesSource,
  page: URL,
  now: Date,
) {
  const settings = await publicApi(request).load(readPublicSettings, { params: { id: slug } });
  const times = await loadTimes(moveTimes, {
    ...{ timeZone, daysAhead: settings.daysAhead, now, params: page.searchParams },
    addressOf: (choice) => withParams(page, { move: "1", ...choice }),
  });
  return { times, confirmsInstantly: settings.confirmsInstantly };
}

function withParams({ pathname, searchParams }: URL, changes: Record<string, string | null>) {
  const params = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries(changes))
    if (value === null) params.delete(name);
    else params.set(name, value);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
