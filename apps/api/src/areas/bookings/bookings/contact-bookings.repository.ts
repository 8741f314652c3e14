import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/**
 * Gives the bookings of a contact to the account that has proven the same email, as long as it has it. The account is
 * read again here, because the event about it may be late.
 */
export async function giveBookingsToAccount(tx: Tx, contactId: string): Promise<void> {
  await sql`
    update bookings.booking
    set user_id = contact.profile_id, contact_id = null
    from accounts.v_contact as contact
    join accounts.v_person as person on person.id = contact.profile_id
    where contact.id = ${contactId} and booking.contact_id = contact.id
      and person.email_verified and person.deleted_at is null and lower(person.email) = contact.email`.execute(
    tx,
  );
}
