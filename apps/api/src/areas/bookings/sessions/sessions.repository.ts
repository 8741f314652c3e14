import type { Tx } from "#platform/db/db.ts";

/** Adds a session and deletes the expired ones of the same booking. */
export async function insertLinkSession(
  tx: Tx,
  session: {
    tokenHash: Buffer;
    bookingId: string;
    now: Date;
    expiresAt: Date;
    /** False where nobody has opened an emailed link. */
    provesEmail: boolean;
  },
): Promise<void> {
  await tx
    .deleteFrom("bookings.manageLink")
    .where("bookingId", "=", session.bookingId)
    .where("sessionExpiresAt", "<=", session.now)
    .execute();
  await tx
    .insertInto("bookings.manageLink")
    .values({
      tokenHash: session.tokenHash,
      bookingId: session.bookingId,
      createdAt: session.now,
      sessionExpiresAt: session.expiresAt,
      provesEmail: session.provesEmail,
    })
    .execute();
}

/** Whoever showed that the email is theirs has the booking; a session that booking started may be somebody else's. */
export async function deleteUnprovenSessions(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .deleteFrom("bookings.manageLink")
    .where("bookingId", "=", bookingId)
    .where("provesEmail", "=", false)
    .execute();
}
