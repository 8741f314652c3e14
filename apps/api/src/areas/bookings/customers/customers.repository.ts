import { sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { newestFirst, type Position, withPosition } from "#platform/db/keyset.ts";

const visits = sql<number>`(select count(*)::int from bookings.booking
  where booking.business_id = customer.business_id and booking.status = 'completed'
    and (booking.user_id = customer.user_id or booking.contact_id = customer.contact_id))`;

const selectCustomers = (db: Db) =>
  db
    .selectFrom("bookings.customer as customer")
    .innerJoin("directory.vBusiness as business", "business.id", "customer.businessId")
    .select([
      "customer.id",
      "customer.userId",
      "customer.contactId",
      "customer.name",
      "customer.email",
      "customer.phone",
      "customer.latestStartsAt",
      "customer.preferences",
      "customer.notes",
      "customer.onlineBookingsStoppedAt",
      "customer.version",
      "business.timeZone",
      visits.as("visits"),
    ]);

export type StoredCustomer = Awaited<
  ReturnType<ReturnType<typeof selectCustomers>["executeTakeFirstOrThrow"]>
>;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

interface CustomerPage {
  search: { phone: string } | { text: string } | undefined;
  limit: number;
  after: Position | undefined;
}

/** Lists those who booked last first. Each search has an index on the beginning of what it looks in. */
export async function listCustomersOfBusiness(
  db: Db,
  businessId: string,
  { search, limit, after }: CustomerPage,
) {
  let query = selectCustomers(db)
    .where("customer.businessId", "=", businessId)
    .$call(newestFirst({ instant: "customer.latestStartsAt", id: "customer.id", limit, after }));
  if (search && "phone" in search)
    query = query.where("customer.phoneDigits", "like", `${search.phone}%`);
  else if (search) {
    const pattern = `${escapeLike(search.text)}%`;
    query = query.where(
      sql<boolean>`(lower(customer.name) like ${pattern} or customer.family_name like ${pattern}
        or customer.email like ${pattern})`,
    );
  }
  return (await query.execute()).map(withPosition);
}

export const countCustomers = (db: Db, businessId: string): Promise<number> =>
  countRows(db.selectFrom("bookings.customer").where("businessId", "=", businessId));

export async function findCustomer(
  db: Db,
  businessId: string,
  id: string,
): Promise<StoredCustomer | undefined> {
  return selectCustomers(db)
    .where("customer.businessId", "=", businessId)
    .where("customer.id", "=", id)
    .executeTakeFirst();
}

/** Cancelling later than this before a visit leaves a gap that is hard to fill. */
const lateCancellationHours = 24;

/** Adds up a customer's visits; what was paid is what went through us, less what was refunded. */
export async function sumVisits(db: Db, businessId: string, customer: StoredCustomer) {
  const { rows } = await sql<{
    firstStartsAt: Date | null;
    noShows: number;
    lateCancellations: number;
    spentCents: number;
  }>`
    select min(booking.starts_at) filter (where booking.status = 'completed') as first_starts_at,
      count(*) filter (where booking.status = 'no_show')::int as no_shows,
      count(*) filter (where booking.status = 'cancelled' and booking.cancelled_by = 'customer'
        and booking.cancelled_at > booking.starts_at - make_interval(hours => ${lateCancellationHours}))::int
        as late_cancellations,
      coalesce(sum(sale.amount_cents - sale.refunded_cents), 0)::int as spent_cents
    from bookings.booking
    left join payments.v_sale as sale on sale.payment_id = booking.payment_id
    where booking.business_id = ${businessId}
      and (booking.user_id = ${customer.userId} or booking.contact_id = ${customer.contactId})`.execute(
    db,
  );
  const [sums] = rows;
  if (!sums) throw new Error("unreachable: an aggregate has one row");
  return sums;
}

/** The visits to come, or those that are over; what was never confirmed and never asked for is neither. */
export async function listVisitsOfCustomer(
  db: Db,
  businessId: string,
  { userId, contactId }: Pick<StoredCustomer, "userId" | "contactId">,
  period: "upcoming" | "past",
  now: Date,
) {
  const isUpcoming = sql<boolean>`(booking.starts_at > ${now} and booking.status in ('requested', 'confirmed'))`;
  return db
    .selectFrom("bookings.booking as booking")
    .leftJoin("payments.vSale as sale", "sale.paymentId", "booking.paymentId")
    .select([
      "booking.id",
      "booking.startsAt",
      "booking.endsAt",
      "booking.timeZone",
      "booking.serviceTitle",
      "booking.style",
      "booking.status",
      "booking.priceCents",
      "sale.amountCents as paidCents",
      "sale.refundedCents",
    ])
    .where("booking.businessId", "=", businessId)
    .where(sql<boolean>`(booking.user_id = ${userId} or booking.contact_id = ${contactId})`)
    .where("booking.status", "not in", ["held", "unverified", "expired"])
    .where(period === "upcoming" ? isUpcoming : sql<boolean>`not ${isUpcoming}`)
    .orderBy("booking.startsAt", period === "upcoming" ? "asc" : "desc")
    .limit(50)
    .execute();
}

/** Saves what is given if nobody has saved since this version; returns whether it did. */
export async function saveCustomerWords(
  tx: Tx,
  id: string,
  version: number,
  words: { notes?: string | undefined; preferences?: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bookings.customer")
    .set({ ...words, version: sql`version + 1` })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stopping twice keeps the first time. */
export async function saveOnlineBookings(tx: Tx, id: string, stoppedAt: Date | null) {
  await tx
    .updateTable("bookings.customer")
    .set({
      onlineBookingsStoppedAt: stoppedAt && sql`coalesce(online_bookings_stopped_at, ${stoppedAt})`,
    })
    .where("id", "=", id)
    .execute();
}

/** Whether the business stopped the online bookings of this account or contact. */
export async function areOnlineBookingsStopped(
  db: Db,
  businessId: string,
  person: { userId: string } | { contactId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("bookings.customer")
    .select("id")
    .where("businessId", "=", businessId)
    .where("person", "=", "userId" in person ? person.userId : person.contactId)
    .where("onlineBookingsStoppedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds whose booking this is to the business's customers, or takes over how they booked now. */
export async function saveCustomerOfBooking(tx: Tx, bookingId: string): Promise<void> {
  await sql`
    insert into bookings.customer (business_id, user_id, contact_id, name, email, phone, latest_starts_at)
    select business_id, user_id, contact_id, customer_name, customer_email, customer_phone, starts_at
    from bookings.booking
    where id = ${bookingId} and verified_at is not null and (user_id is not null or contact_id is not null)
    on conflict (business_id, person) do update set
      name = excluded.name,
      email = coalesce(excluded.email, customer.email),
      phone = coalesce(excluded.phone, customer.phone),
      latest_starts_at = greatest(customer.latest_starts_at, excluded.latest_starts_at)`.execute(
    tx,
  );
}

/**
 * Gives a contact's cards to the account that has its bookings. Where the account has a card already, the two become
 * one: nothing that was written is lost, and who was stopped stays stopped.
 */
export async function giveCustomersToAccount(tx: Tx, contactId: string): Promise<void> {
  const ofContact = sql`customer.contact_id = ${contactId} and contact.id = customer.contact_id
    and person.email_verified and person.deleted_at is null and lower(person.email) = contact.email`;
  await sql`
    update bookings.customer as kept
    set
      notes = trim(both E'\\n' from kept.notes || E'\\n' || customer.notes),
      preferences = trim(both E'\\n' from kept.preferences || E'\\n' || customer.preferences),
      online_bookings_stopped_at = coalesce(kept.online_bookings_stopped_at, customer.online_bookings_stopped_at),
      latest_starts_at = greatest(kept.latest_starts_at, customer.latest_starts_at),
      version = kept.version + 1
    from bookings.customer
    join accounts.v_contact as contact on contact.id = customer.contact_id
    join accounts.v_person as person on person.id = contact.profile_id
    where ${ofContact} and kept.business_id = customer.business_id and kept.user_id = contact.profile_id`.execute(
    tx,
  );
  await sql`
    delete from bookings.customer
    using accounts.v_contact as contact
    join accounts.v_person as person on person.id = contact.profile_id
    where ${ofContact} and exists (select from bookings.customer as kept
      where kept.business_id = customer.business_id and kept.user_id = contact.profile_id)`.execute(
    tx,
  );
  await sql`
    update bookings.customer set user_id = contact.profile_id, contact_id = null
    from accounts.v_contact as contact
    join accounts.v_person as person on person.id = contact.profile_id
    where ${ofContact}`.execute(tx);
}

/** Deletes what businesses noted about somebody, with their cards. */
export async function deleteCustomers(
  tx: Tx,
  person: { userId: string } | { provenEmail: string },
): Promise<void> {
  await ("userId" in person
    ? sql`delete from bookings.customer where user_id = ${person.userId}`
    : sql`delete from bookings.customer using accounts.v_contact as contact
        where contact.id = customer.contact_id and contact.email = ${person.provenEmail}`
  ).execute(tx);
}

/** What businesses noted about somebody, as the file of personal data shows it. */
export async function listCustomerCards(
  db: Db,
  person: { userId: string } | { provenEmail: string },
) {
  const cards = db
    .selectFrom("bookings.customer as customer")
    .select([
      "customer.businessId",
      "customer.name",
      "customer.preferences",
      "customer.notes",
      "customer.onlineBookingsStoppedAt",
    ])
    .orderBy("customer.createdAt");
  const rows = await ("userId" in person
    ? cards.where("customer.userId", "=", person.userId)
    : cards.where("customer.contactId", "in", (contacts) =>
        contacts
          .selectFrom("accounts.vContact")
          .select("id")
          .where("email", "=", person.provenEmail),
      )
  ).execute();
  return rows.map((row) => ({
    ...row,
    onlineBookingsStoppedAt: row.onlineBookingsStoppedAt?.toISOString() ?? null,
  }));
}

export async function listContactsWithCards(db: Db, contactIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings.customer")
    .select("contactId")
    .distinct()
    .where("contactId", "in", contactIds)
    .execute();
  return rows.flatMap(({ contactId }) => contactId ?? []);
}
