import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { formatLongDay } from "@boab/format/dates";
import { Link } from "react-router";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { describeBookedService } from "../describe-booked-service.ts";
import { formatSpan } from "../format-time.ts";
import { formatPrice, getStatusChip } from "./booking-view.ts";

interface BookingListProps {
  dates: readonly string[];
  bookings: readonly BusinessBooking[];
  buildHref: (date: string, bookingId: string) => string;
}

/** Lists the week by day, including declined and cancelled bookings. */
export function BookingList({ dates, bookings, buildHref }: BookingListProps) {
  const days = dates
    .map((date) => ({ date, rows: bookings.filter((booking) => booking.date === date) }))
    .filter(({ rows }) => rows.length > 0);
  if (days.length === 0)
    return (
      <EmptyState title="No bookings this week" headingLevel="h2" picture="stool">
        What people book, and what you add yourself, is listed here.
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      {days.map(({ date, rows }) => (
        <section key={date} aria-label={formatLongDay(date)}>
          <h2 className="mb-2.5 text-lg">{formatLongDay(date)}</h2>
          <Card as="section" isPadded={false} className="overflow-hidden">
            <ul className="divide-y divide-line">
              {rows.map((booking) => (
                <li key={booking.id}>
                  <Link
                    to={buildHref(date, booking.id)}
                    preventScrollReset
                    className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 no-underline hover:bg-sunk sm:grid-cols-[170px_1fr_auto_auto]"
                  >
                    <span className="text-md tabular-nums max-sm:order-2 max-sm:text-ink-2">
                      {formatSpan(booking.start, booking.end)}
                    </span>
                    <span className="min-w-0 wrap-anywhere">
                      <b>{booking.customerName}</b>
                      {booking.serviceTitle && (
                        <span className="block text-sm text-ink-2">
                          {describeBookedService(booking)}
                        </span>
                      )}
                    </span>
                    <Chip tone={getStatusChip(booking).tone} className="max-sm:order-1">
                      {getStatusChip(booking).label}
                    </Chip>
                    <span className="text-right tabular-nums max-sm:order-3 sm:min-w-20">
                      {formatPrice(booking)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}
