import { hash } from "@boab/art";
import { salonTerms } from "@boab/demo/salons/all";
import { customerSayings } from "@boab/demo/salons/customers";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { memberCardId } from "./member-bookings.ts";

/** Everybody who booked is a customer. Of some, the hair business has noted something. */
export async function addSalonCustomers(db: Db): Promise<void> {
  const { rows: added } = await sql<{ id: string; userId: string; slug: string }>`
    with customer as (
      insert into bookings.customer (id, business_id, user_id, name, email, phone, latest_starts_at, created_at)
      select case when bool_or(id = 'BOOK-DEM00001') then ${memberCardId}::uuid else gen_random_uuid() end,
        business_id, user_id, min(customer_name), min(customer_email), min(customer_phone), max(starts_at),
        min(created_at)
      from bookings.booking where user_id is not null group by business_id, user_id
      on conflict do nothing returning id, user_id, business_id)
    select customer.id, customer.user_id as "userId", business.slug
    from customer join directory.business on business.id = customer.business_id`.execute(db);
  const noted = added.flatMap(({ id, userId, slug }) => {
    const terms = salonTerms.get(slug);
    if (!terms) return [];
    const { cardNotes, preferences } = customerSayings[terms.kind];
    const pickSome = (what: string, choices: readonly string[]) =>
      choices[hash(`${what} of ${userId} at ${slug}`) % (choices.length * 4)] ?? "";
    const note = { notes: pickSome("note", cardNotes), preferences: pickSome("like", preferences) };
    return note.notes || note.preferences ? [{ id, ...note }] : [];
  });
  await sql`update bookings.customer set notes = noted.notes, preferences = noted.preferences
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as noted (id uuid, notes text, preferences text)
    where customer.id = noted.id`.execute(db);
  await db
    .updateTable("bookings.customer")
    .set({
      notes: "Tender at the nape: smaller parts there. Brings her own hair, colour 1B.",
      preferences: "Saturday mornings\nOwn hair, 1B\nQuiet visit",
    })
    .where("id", "=", memberCardId)
    .execute();
}
