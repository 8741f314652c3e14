import { ownBookingTexts } from "@boab/contracts/bookings/own-texts";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { hashToken } from "#platform/ids/ids.ts";
import { findBooking, type StoredBooking } from "../bookings/bookings.repository.ts";
import { findLinked } from "./links.repository.ts";

/** The booking of an emailed link. */
export async function requireLinked(db: Db, token: string, now: Date): Promise<StoredBooking> {
  const id = await findLinked(db, hashToken(token), now);
  const booking = id && (await findBooking(db, id));
  if (!booking) throw new AppError("not_found", { sentence: ownBookingTexts.linkGone });
  return booking;
}
