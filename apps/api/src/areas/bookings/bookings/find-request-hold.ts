import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { Db } from "#platform/db/db.ts";
import { decideRequestHold } from "./booking-states.rules.ts";
import { hasRequestHold } from "./bookings.repository.ts";

interface ProvenRequest {
  businessId: string;
  startsAt: Date;
  /** The account or the email that was proven. */
  person: { userId: string } | { email: string };
}

/** Decides until when a proven person's request holds its time; null where the owner didn't choose so. */
export async function findRequestHoldEnd(
  db: Db,
  { requestHoldHours }: Pick<BookingSettings, "requestHoldHours">,
  { businessId, startsAt, person }: ProvenRequest,
  now: Date,
): Promise<Date | null> {
  if (requestHoldHours === 0) return null;
  const hasHold = await hasRequestHold(db, businessId, person, now);
  return decideRequestHold({ requestHoldHours, startsAt, hasHold }, now);
}
