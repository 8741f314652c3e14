import { countUpcomingBookings } from "@boab/contracts/bookings/calls.generated";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";

/** Loads the number of upcoming bookings while a dialog about the listing is open; undefined until loaded. */
export function useUpcomingBookings(id: string, isOpen: boolean): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!isOpen) return;
    const abortController = new AbortController();
    browserApi
      .call(countUpcomingBookings, { params: { id }, signal: abortController.signal })
      .then(({ count: upcoming }) => setCount(upcoming))
      // Without the number the dialog still says what happens to them.
      .catch(() => {});
    return () => abortController.abort();
  }, [id, isOpen]);
  return count;
}
