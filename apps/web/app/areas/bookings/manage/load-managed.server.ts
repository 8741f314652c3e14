import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { readPublicSettings } from "@boab/contracts/bookings/settings";
import { publicApi } from "#lib/api/public-api.server.ts";
import { makeListingUrl } from "../listing-url.server.ts";
import { loadReplyTime } from "../load-reply-time.server.ts";
import { loadTimes, type TimesSource, type TimesView } from "../load-times.server.ts";

interface MoveOptions {
  times: TimesView;
  confirmsInstantly: boolean;
  /** The customer no longer insists on the person they booked by name. */
  isForAnyone: boolean;
  /** The same page with the times of anyone, or with those of that person. */
  otherPath: string;
}

export interface ManagedBooking {
  booking: CustomerBooking;
  /** The path of the calendar file; null before the booking is confirmed. */
  calendarPath: string | null;
  /** `movePath` opens the choice of another time, and `path` closes it. */
  movePath: string;
  path: string;
  moving: MoveOptions | null;
  /** How soon the business usually answers, while it still has to. */
  replyTime: string | null;
  /** The listing's full URL, for messages to friends. */
  listingUrl: string;
  /** The time of loading, so that server and browser render the same. */
  readAt: string;
}

/** Loads a booking for its customer. `address.page` is the page's own URL, which identifies the booking. */
export async function loadManaged(
  request: Request,
  booking: CustomerBooking,
  urls: { page: URL; calendar: string },
  moveTimesSource: TimesSource,
): Promise<ManagedBooking> {
  const now = new Date();
  const { page } = urls;
  const isMoving = booking.can.move && page.searchParams.has("move");
  return {
    booking,
    calendarPath: booking.calendarFile === null ? null : urls.calendar,
    // Most people move by hours or days, so the choice opens at the day they have.
    movePath: withParams(page, { move: "1", from: booking.date, date: booking.date }),
    path: withParams(page, { move: null, from: null, month: null, date: null, with: null }),
    replyTime: await loadReplyToRequest(request, booking),
    listingUrl: makeListingUrl(booking.business.slug),
    moving: isMoving ? await loadMoveOptions(request, booking, moveTimesSource, page, now) : null,
    readAt: now.toISOString(),
  };
}

/** Only a request waits for an answer. */
async function loadReplyToRequest(request: Request, booking: CustomerBooking) {
  if (booking.bookingStatus !== "requested") return null;
  const takesRequests = { acceptsBookings: true, confirmsInstantly: false };
  return loadReplyTime(publicApi(request), booking.business.slug, takesRequests);
}

async function loadMoveOptions(
  request: Request,
  { business: { slug }, timeZone }: CustomerBooking,
  moveTimesSource: TimesSource,
  page: URL,
  now: Date,
): Promise<MoveOptions> {
  const settings = await publicApi(request).load(readPublicSettings, { params: { id: slug } });
  const times = await loadTimes(moveTimesSource, {
    timeZone,
    daysAhead: settings.daysAhead,
    now,
    params: page.searchParams,
    buildHref: (choice) =>
      withParams(page, { move: "1", from: null, month: null, date: null, ...choice }),
  });
  const isForAnyone = isMoveToAnyone(page);
  return {
    times,
    confirmsInstantly: settings.confirmsInstantly,
    isForAnyone,
    otherPath: withParams(page, { move: "1", with: isForAnyone ? null : anyone }),
  };
}

const anyone = "anyone";

/** The URL says whose times to list for a visit that was booked by name. */
export const isMoveToAnyone = ({ searchParams }: Pick<URL, "searchParams">): boolean =>
  searchParams.get("with") === anyone;

function withParams({ pathname, searchParams }: URL, changes: Record<string, string | null>) {
  const params = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries(changes))
    if (value === null) params.delete(name);
    else params.set(name, value);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
