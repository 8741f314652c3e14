import { inTransaction, type Tx } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { BookingsDeps } from "../deps.ts";
import { insertLinkSession } from "./sessions.repository.ts";

/** Two hours are long enough to look for another time and short enough for a shared computer. */
const sessionSeconds = 2 * 60 * 60;

interface SessionStart {
  bookingId: string;
  now: Date;
  /** True for the session that an emailed link is exchanged for. */
  provesEmail: boolean;
}

/** Makes the token of a session of one booking, and keeps its hash. */
export async function addBookingSession(tx: Tx, { bookingId, now, provesEmail }: SessionStart) {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  await insertLinkSession(tx, {
    tokenHash: hashToken(token),
    bookingId,
    now,
    expiresAt,
    provesEmail,
  });
  return { token, seconds: sessionSeconds };
}

/** Lets a guest see and pay for what they have just booked, without showing that the typed email is theirs. */
export const startBookingSession = (
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  bookingId: string,
) =>
  inTransaction(db, (tx) => addBookingSession(tx, { bookingId, now: clock(), provesEmail: false }));
