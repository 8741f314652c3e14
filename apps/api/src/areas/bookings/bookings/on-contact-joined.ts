import { inTransaction } from "#platform/db/db.ts";
import type { BookingsDeps } from "../deps.ts";
import { giveBookingsToAccount } from "./contact-bookings.repository.ts";

/** What somebody booked as a guest is under "my bookings" of their account, once it has proven the same email. */
export const handleContactJoined = ({ db }: Pick<BookingsDeps, "db">, contactId: string) =>
  inTransaction(db, (tx) => giveBookingsToAccount(tx, contactId));
