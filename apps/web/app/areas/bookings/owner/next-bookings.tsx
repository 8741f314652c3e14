import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { listBookings } from "@boab/contracts/bookings/calls.generated";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { formatDay } from "@boab/format/dates";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { describeBookedService } from "../describe-booked-service.ts";
import { formatSpan } from "../format-time.ts";
import { getStatusChip } from "./booking-view.ts";
import { calendarHref } from "./calendar-address.ts";
import { removeBusyTimes } from "./remove-busy-times.ts";

const maxShownBookings = 10;
/** Completed and cancelled visits may fill the first pages of a day. */
const maxPages = 5;

/** Only bookings that are still to come are shown. */
const isUpcoming = ({ bookingStatus }: BusinessBooking) =>
  bookingStatus === "requested" || bookingStatus === "confirmed";

/** Loads the next bookings (BOOK-23), with further pages if the first ones hold completed or cancelled visits. */
async function readNextBookings(slug: string, signal: AbortSignal): Promise<BusinessBooking[]> {
  const next: BusinessBooking[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages && next.length < maxShownBookings; page += 1) {
    const { data, nextCursor } = await browserApi.call(listBookings, {
      params: { id: slug },
      query: {
        fromToday: "true",
        limit: String(maxShownBookings),
        order: "asc",
        ...(cursor && { cursor }),
      },
      signal,
    });
    next.push(...removeBusyTimes(data).filter(isUpcoming));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return next.slice(0, maxShownBookings);
}

/** Shows the next bookings on a listing's page to people who manage it (BOOK-23). */
export default function NextBookings({ slug }: { slug: string }) {
  const [bookings, setBookings] = useState<BusinessBooking[]>();
  useEffect(() => {
    const abortController = new AbortController();
    readNextBookings(slug, abortController.signal)
      .then(setBookings)
      // The calendar itself is one press away.
      .catch(() => undefined);
    return () => abortController.abort();
  }, [slug]);
  const path = bookingPaths.ofBusiness(slug);
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">Your next bookings</h3>
        <LinkButton to={path} variant="secondary" size="sm">
          Open your calendar
        </LinkButton>
      </div>
      {bookings?.length === 0 && <p className="mt-2 text-ink-2">Nobody is booked from today on.</p>}
      {bookings && bookings.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {bookings.map((booking) => {
            const { id, date, start, end, customerName, serviceTitle } = booking;
            const { label, tone } = getStatusChip(booking);
            return (
              <li key={id}>
                <Link
                  to={`${path}${calendarHref({ view: "week", date }, id)}`}
                  className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 no-underline hover:underline"
                >
                  <span className="text-md">
                    {formatDay(date)}, {formatSpan(start, end)}
                  </span>
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <b>{customerName}</b>
                    {serviceTitle && `, ${describeBookedService(booking)}`}
                  </span>
                  <Chip tone={tone}>{label}</Chip>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
