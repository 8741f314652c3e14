import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";

/** Returns the booking as a calendar file; only people who may see the booking get it. */
export function makeCalendarResponse(booking: CustomerBooking | null): Response {
  const headers = { "Cache-Control": PRIVATE_CACHE_CONTROL };
  if (!booking?.calendarFile) return new Response(null, { status: 404, headers });
  return new Response(booking.calendarFile, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${booking.id}.ics"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
