import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { listBookings } from "@boab/contracts/bookings/calls.generated";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { formatSpan } from "../format-time.ts";
import { shortDay } from "../times.ts";
import { statusWords } from "./booking-words.ts";
import { calendarAddress } from "./calendar-address.ts";
import { onlyBookings } from "./only-bookings.ts";

const shown = 10;
/** A day with many visits that are done or cancelled has them on its first pages. */
const mostPages = 5;

/** Those that are still to come; the rest is history. */
const isOpen = ({ bookingStatus }: BusinessBooking) =>
  bookingStatus === "requested" || bookingStatus === "confirmed";

/** The specification's call (BOOK-23), and on by its cursor where others stand before those to come. */
async function readNext(slug: string, signal: AbortSignal): Promise<BusinessBooking[]> {
  const next: BusinessBooking[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages && next.length < shown; page += 1) {
    const { data, nextCursor } = await browserApi.call(listBookings, {
      params: { id: slug },
      query: { fromToday: "true", limit: String(shown), order: "asc", ...(cursor && { cursor }) },
      signal,
    });
    next.push(...onlyBookings(data).filter(isOpen));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return next.slice(0, shown);
}

/** On the page of a listing, for those who manage it (BOOK-23). */
export default function NextBookings({ slug }: { slug: string }) {
  const [bookings, setBookings] = useState<BusinessBooking[]>();
  useEffect(() => {
    const stopped = new AbortController();
    readNext(slug, stopped.signal)
      .then(setBookings)
      // The calendar itself is one press away.
      .catch(() => undefined);
    return () => stopped.abort();
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
            const { id, date, start, end, customerName, serviceTitle, bookingStatus } = booking;
            const { label, tone } = statusWords[bookingStatus];
            return (
              <li key={id}>
                <Link
                  to={`${path}${calendarAddress({ view: "week", date }, id)}`}
                  className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 no-underline hover:underline"
                >
                  <span className="text-md tabular-nums">
                    {shortDay(date)}, {formatSpan(start, end)}
                  </span>
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <b>{customerName}</b>
                    {serviceTitle && `, ${serviceTitle}`}
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
