import type { StyleChoice } from "@boab/contracts/bookings/styles";
import { sql } from "kysely";
import { qualifyColumns } from "#platform/db/columns.ts";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";

const columns = [
  "id",
  "businessId",
  "userId",
  "contactId",
  "email",
  "serviceId",
  "serviceTitle",
  "style",
  "teammateId",
  "dates",
  "lastDate",
  "earliestStart",
  "latestStart",
  "silences",
  "createdAt",
  "joinedAt",
  "endedAt",
  "endReason",
] as const;

const knownStarts = sql<number[]>`array(select (extract(epoch from start) * 1000)::float8
  from unnest(place.known_starts) as start)`;

const selectPlaces = (db: Db) =>
  db
    .selectFrom("bookings.waitlistPlace as place")
    .innerJoin("directory.vBusiness as business", "business.id", "place.businessId")
    .select(qualifyColumns("place", columns))
    .select(["business.slug", "business.businessName", "business.timeZone"])
    .select(knownStarts.as("knownStarts"));

export type StoredPlace = Awaited<
  ReturnType<ReturnType<typeof selectPlaces>["executeTakeFirstOrThrow"]>
>;

export const findPlace = (db: Db, id: string): Promise<StoredPlace | undefined> =>
  selectPlaces(db).where("place.id", "=", id).executeTakeFirst();

const isActive = sql<boolean>`place.joined_at is not null and place.ended_at is null`;

/** Whether anybody waits at a business. */
export async function hasWaitlist(db: Db, businessId: string): Promise<boolean> {
  const row = await db
    .selectFrom("bookings.waitlistPlace as place")
    .select("place.id")
    .where("place.businessId", "=", businessId)
    .where(isActive)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The places of a business in the order of joining. Those whom the business lets book nothing online are left out. */
export const listPlacesInOrder = (tx: Tx, businessId: string): Promise<StoredPlace[]> =>
  selectPlaces(tx)
    .where("place.businessId", "=", businessId)
    .where(isActive)
    .where(
      sql<boolean>`not exists (select from bookings.customer
        where customer.business_id = place.business_id
          and customer.person = coalesce(place.user_id, place.contact_id::text)
          and customer.online_bookings_stopped_at is not null)`,
    )
    .orderBy("place.joinedAt")
    .orderBy("place.id")
    .execute();

/** The places of an account that last, and those that ended in the last week. */
export const listPlacesOfUser = (db: Db, userId: string, now: Date): Promise<StoredPlace[]> =>
  selectPlaces(db)
    .where("place.userId", "=", userId)
    .where(
      sql<boolean>`(place.ended_at is null or (place.end_reason in ('unanswered', 'over')
        and place.ended_at > ${now}::timestamptz - interval '7 days'))`,
    )
    .orderBy("place.createdAt", "desc")
    .limit(30)
    .execute();

/** The account, or the contact of a guest. */
export type WaitingPerson = { userId: string } | { contactId: string };

const isOfPerson = (person: WaitingPerson) =>
  "userId" in person
    ? sql<boolean>`place.user_id = ${person.userId}`
    : sql<boolean>`place.contact_id = ${person.contactId}`;

const selectActive = (db: Db, person: WaitingPerson) =>
  db.selectFrom("bookings.waitlistPlace as place").where(isActive).where(isOfPerson(person));

/** How many lists somebody is on, here and in all. */
export async function countPlacesOfPerson(
  db: Db,
  businessId: string,
  person: WaitingPerson,
): Promise<{ here: number; all: number }> {
  const rows = await selectActive(db, person).select("place.businessId").execute();
  return {
    here: rows.filter((row) => row.businessId === businessId).length,
    all: rows.length,
  };
}

/** The place that somebody has for a service already. */
export async function findPlaceForService(
  db: Db,
  { businessId, serviceId }: { businessId: string; serviceId: string | null },
  person: WaitingPerson,
): Promise<{ id: string; joinedAt: Date | null } | undefined> {
  return selectActive(db, person)
    .select(["place.id", "place.joinedAt"])
    .where("place.businessId", "=", businessId)
    .where(sql<boolean>`place.service_id is not distinct from ${serviceId}`)
    .executeTakeFirst();
}

export const countPlacesOfBusiness = (db: Db, businessId: string): Promise<number> =>
  countRows(
    db
      .selectFrom("bookings.waitlistPlace as place")
      .where("place.businessId", "=", businessId)
      .where(isActive),
  );

/** How many wait for each day to come. */
export async function countPlacesByDay(
  db: Db,
  businessId: string,
  today: string,
): Promise<{ date: string; people: number }[]> {
  const { rows } = await sql<{ date: string; people: number }>`
    select date, count(distinct coalesce(place.user_id, place.contact_id::text))::int as people
    from bookings.waitlist_place as place, unnest(place.dates) as date
    where place.business_id = ${businessId} and ${isActive} and date >= ${today}
    group by date order by date`.execute(db);
  return rows;
}

export async function countWaitingPeople(db: Db, businessId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct coalesce(place.user_id, place.contact_id::text))::int as people
    from bookings.waitlist_place as place where place.business_id = ${businessId} and ${isActive}`.execute(
    db,
  );
  return rows[0]?.people ?? 0;
}

/** What somebody waits for. */
export interface WaitlistWish {
  serviceId: string | null;
  serviceTitle: string | null;
  style: StyleChoice;
  dates: string[];
  lastDate: string;
  earliestStart: string | null;
  latestStart: string | null;
}

interface NewPlace {
  id: string;
  businessId: string;
  userId: string | null;
  email: string | null;
  wish: WaitlistWish;
  knownStarts: readonly number[];
  createdAt: Date;
  /** Null for a guest. */
  joinedAt: Date | null;
}

const toInstants = (starts: readonly number[]) =>
  sql<Date[]>`(select coalesce(array_agg(to_timestamp(start / 1000.0)), '{}')
    from unnest(${[...starts]}::float8[]) as start)`;

const toValues = ({ style, ...wish }: WaitlistWish) => ({
  ...wish,
  style: JSON.stringify(style),
});

export async function insertPlace(
  tx: Tx,
  { wish, knownStarts: known, ...place }: NewPlace,
): Promise<void> {
  await tx
    .insertInto("bookings.waitlistPlace")
    .values({ ...place, ...toValues(wish), knownStarts: toInstants(known) })
    .execute();
}

/** Somebody who joins again says anew what they wait for, and keeps their place in the order. */
export async function saveWish(
  tx: Tx,
  id: string,
  wish: WaitlistWish,
  known: readonly number[],
): Promise<void> {
  await tx
    .updateTable("bookings.waitlistPlace")
    .set({ ...toValues(wish), knownStarts: toInstants(known) })
    .where("id", "=", id)
    .execute();
}

export async function saveKnownStarts(tx: Tx, id: string, known: readonly number[]): Promise<void> {
  await tx
    .updateTable("bookings.waitlistPlace")
    .set({ knownStarts: toInstants(known) })
    .where("id", "=", id)
    .execute();
}

/** A guest who opened their link is on the list from now, or from when they joined it first. */
export async function saveJoined(
  tx: Tx,
  id: string,
  { person, joinedAt, known }: { person: WaitingPerson; joinedAt: Date; known: readonly number[] },
): Promise<void> {
  await tx
    .updateTable("bookings.waitlistPlace")
    .set({ ...person, joinedAt, knownStarts: toInstants(known) })
    .where("id", "=", id)
    .execute();
}

export async function endPlace(
  tx: Tx,
  id: string,
  endReason: NonNullable<StoredPlace["endReason"]>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("bookings.waitlistPlace")
    .set({ endReason, endedAt: now })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .execute();
}

/** Returns how many offers this place has let pass. */
export async function countSilence(tx: Tx, id: string): Promise<number> {
  const { silences } = await tx
    .updateTable("bookings.waitlistPlace")
    .set({ silences: sql`silences + 1` })
    .where("id", "=", id)
    .returning("silences")
    .executeTakeFirstOrThrow();
  return silences;
}

/** What somebody typed with an email and never confirmed is worth this many places at most; the oldest make room. */
const maxUnverifiedPlaces = 4;

export async function deleteOldestUnverified(tx: Tx, email: string): Promise<void> {
  await sql`
    delete from bookings.waitlist_place where id in (
      select id from bookings.waitlist_place
      where email = ${email} and joined_at is null and ended_at is null
      order by created_at desc offset ${maxUnverifiedPlaces})`.execute(tx);
}

/** An unconfirmed place is deleted after a day, and one that ended after a month. */
export async function deleteOldPlaces(tx: Tx, now: Date): Promise<void> {
  await sql`
    delete from bookings.waitlist_place where id in (
      select id from bookings.waitlist_place
      where (joined_at is null and created_at < ${now}::timestamptz - interval '2 days')
        or (ended_at < ${now}::timestamptz - interval '30 days' and created_at < ${now}::timestamptz - interval '30 days')
      limit 500 for update skip locked)`.execute(tx);
}

/** Ends the places that a proven account has twice, and gives it the others of its contact. */
export async function givePlacesToAccount(tx: Tx, contactId: string): Promise<void> {
  const ofContact = sql`place.contact_id = ${contactId} and contact.id = place.contact_id
    and person.email_verified and person.deleted_at is null and lower(person.email) = contact.email`;
  await sql`
    delete from bookings.waitlist_place as place
    using accounts.v_contact as contact
    join accounts.v_person as person on person.id = contact.profile_id
    where ${ofContact} and ${isActive} and exists (select from bookings.waitlist_place as kept
      where kept.business_id = place.business_id and kept.user_id = contact.profile_id
        and kept.service_id is not distinct from place.service_id
        and kept.joined_at is not null and kept.ended_at is null)`.execute(tx);
  await sql`
    update bookings.waitlist_place as place
    set user_id = contact.profile_id, contact_id = null, email = null
    from accounts.v_contact as contact
    join accounts.v_person as person on person.id = contact.profile_id
    where ${ofContact}`.execute(tx);
}

/** Deletes the places of a person, with what is offered to them. Returns the businesses. */
export async function deletePlaces(
  tx: Tx,
  owner: { userId: string } | { email: string },
): Promise<string[]> {
  const deletion = tx.deleteFrom("bookings.waitlistPlace").returning("businessId");
  const rows = await ("userId" in owner
    ? deletion.where("userId", "=", owner.userId)
    : deletion.where("userId", "is", null).where("email", "=", owner.email.toLowerCase())
  ).execute();
  return [...new Set(rows.map(({ businessId }) => businessId))];
}

export async function listContactsWithPlaces(db: Db, contactIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings.waitlistPlace")
    .select("contactId")
    .distinct()
    .where("contactId", "in", contactIds)
    .execute();
  return rows.flatMap(({ contactId }) => contactId ?? []);
}

/** The places of a person as the file of their data shows them. */
export async function listPlacesForExport(
  db: Db,
  owner: { userId?: string; email: string | undefined },
) {
  const { rows } = await sql<{
    id: string;
    businessId: string;
    email: string | null;
    serviceTitle: string | null;
    style: StyleChoice;
    dates: string[];
    earliestStart: string | null;
    latestStart: string | null;
    createdAt: Date;
    endedAt: Date | null;
    offers: { startsAt: string; opensAt: string; outcome: string | null }[];
  }>`
    select place.id, place.business_id as "businessId", place.email, place.service_title as "serviceTitle",
      place.style, place.dates, place.earliest_start as "earliestStart", place.latest_start as "latestStart",
      place.created_at as "createdAt", place.ended_at as "endedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('startsAt', offer.starts_at, 'opensAt', offer.opens_at,
          'outcome', offer.outcome) order by offer.created_at), '[]')
        from bookings.waitlist_offer as offer where offer.place_id = place.id) as offers
    from bookings.waitlist_place as place
    where place.user_id = ${owner.userId ?? null} or (place.user_id is null and place.email = ${owner.email ?? null})
    order by place.created_at desc limit 1000`.execute(db);
  return rows.map(({ createdAt, endedAt, offers, ...place }) => ({
    ...place,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    offers: offers.map(({ startsAt, opensAt, outcome }) => ({
      startsAt: new Date(startsAt).toISOString(),
      opensAt: new Date(opensAt).toISOString(),
      outcome,
    })),
  }));
}
