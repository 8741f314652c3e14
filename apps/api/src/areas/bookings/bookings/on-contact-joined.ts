import { inTransaction } from "#platform/db/db.ts";
import { giveCustomersToAccount } from "../customers/customers.repository.ts";
import type { BookingsDeps } from "../deps.ts";
import { givePlacesToAccount } from "../waitlist/waitlist.repository.ts";
import { giveBookingsToAccount } from "./contact-bookings.repository.ts";

/**
 * What somebody booked or waits for as a guest is under "my bookings" of their account, once it has proven the same email. The
 * businesses know them as the same person.
 */
export const handleContactJoined = ({ db }: Pick<BookingsDeps, "db">, contactId: string) =>
  inTransaction(db, async (tx) => {
    await giveBookingsToAccount(tx, contactId);
    await giveCustomersToAccount(tx, contactId);
    await givePlacesToAccount(tx, contactId);
  });
