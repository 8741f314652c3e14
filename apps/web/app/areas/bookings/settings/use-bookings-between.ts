import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { listBookings } from "@boab/contracts/bookings/calls.generated";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { removeBusyTimes } from "../owner/remove-busy-times.ts";

const noBookings: BusinessBooking[] = [];

/** Loads confirmed bookings between two dates; empty while a date is missing or after an error. */
export function useBookingsBetween(slug: string, from: string, until: string): BusinessBooking[] {
  const [found, setFound] = useState({ from: "", until: "", bookings: noBookings });
  useEffect(() => {
    if (!from || !until) return;
    const abortController = new AbortController();
    browserApi
      .call(listBookings, {
        params: { id: slug },
        query: { from, until, status: "confirmed", limit: "100" },
        signal: abortController.signal,
      })
      .then(({ data }) => {
        if (!abortController.signal.aborted)
          setFound({ from, until, bookings: removeBusyTimes(data) });
      })
      // It is a hint; saving doesn't depend on it.
      .catch(() => undefined);
    return () => abortController.abort();
  }, [slug, from, until]);
  return found.from === from && found.until === until ? found.bookings : noBookings;
}
