import type { ChangedPlace, WaitlistPlace } from "@boab/contracts/bookings/waitlist";
import { redirect } from "react-router";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { addCookie } from "#lib/http/request-scope.server.ts";
import { makeFlashCookie } from "#lib/session/flash.ts";
import { getBookingPath } from "../paths.ts";

/** Runs a change of a place. Whoever took a time goes on to its booking, where they also pay. */
export async function runPlaceChange(
  request: Request,
  change: (values: Record<string, string>) => Promise<Pick<ChangedPlace, "place" | "booking">>,
) {
  const values = await readFormValues(request);
  let bookingPath: string | undefined;
  const result = await runFormCall(async (): Promise<WaitlistPlace> => {
    const { place, booking } = await change(values);
    if (booking) bookingPath = getBookingPath(booking);
    return place;
  }, values);
  if (!bookingPath) return result;
  addCookie(makeFlashCookie({ text: "The time is yours.", tone: "ok" }));
  throw redirect(bookingPath);
}
