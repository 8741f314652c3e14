import type { NameState, TeammateName } from "@boab/contracts/bookings/team-names";
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

const state = sql<NameState>`case
  when consent.withdrawn_at is not null then 'withdrawn'
  when consent.given_at is not null then 'named'
  when request.answered_at is not null then 'declined'
  else 'asked' end`;

/** Each request with its consent; there is none while nobody has agreed. */
const selectRequests = (db: Db) =>
  db
    .selectFrom("bookings.nameRequest as request")
    .leftJoin("platform.vConsent as consent", (join) =>
      join
        .onRef("consent.email", "=", "request.email")
        .onRef("consent.subject", "=", "request.publicKey")
        .on("consent.topic", "=", "team-name"),
    );

/** The latest request of each of a team. */
export async function listTeammateNames(
  db: Db,
  businessId: string,
  teammateId?: string,
): Promise<TeammateName[]> {
  let query = selectRequests(db)
    .innerJoin("bookings.teammate as teammate", "teammate.id", "request.teammateId")
    .select([
      "request.teammateId",
      state.as("state"),
      sql<Date>`coalesce(consent.withdrawn_at, consent.given_at, request.answered_at, request.asked_at)`.as(
        "at",
      ),
    ])
    .where("request.businessId", "=", businessId)
    .where("request.endedAt", "is", null)
    .where("teammate.removedAt", "is", null)
    .orderBy("teammate.position");
  if (teammateId !== undefined) query = query.where("request.teammateId", "=", teammateId);
  const rows = await query.execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** What was asked since, the ended requests too: somebody who left the team and came back has been asked as well. */
export async function listEarlierRequests(
  tx: Tx,
  businessId: string,
  since: Date,
): Promise<{ teammateId: string; email: string; askedAt: Date; refusedAt: Date | null }[]> {
  return selectRequests(tx)
    .select([
      "request.teammateId",
      "request.email",
      "request.askedAt",
      sql<Date | null>`case when consent.withdrawn_through = 'emailed link' then consent.withdrawn_at
        when consent.given_at is null then request.answered_at end`.as("refusedAt"),
    ])
    .where("request.businessId", "=", businessId)
    .where(
      sql<SqlBool>`greatest(request.asked_at, request.answered_at, consent.withdrawn_at) > ${since}`,
    )
    .execute();
}

interface NewRequest {
  businessId: string;
  teammateId: string;
  name: string;
  email: string;
  publicKey: string;
  askedAt: Date;
}

export async function insertNameRequest(tx: Tx, request: NewRequest): Promise<{ id: string }> {
  return tx
    .insertInto("bookings.nameRequest")
    .values(request)
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Ends the requests of these people; returns the keys that stood for them. */
export async function endNameRequests(
  tx: Tx,
  teammateIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (teammateIds.length === 0) return [];
  const rows = await tx
    .updateTable("bookings.nameRequest")
    .set({ endedAt: now, tokenHash: null })
    .where("teammateId", "in", teammateIds)
    .where("endedAt", "is", null)
    .returning("publicKey")
    .execute();
  return rows.map(({ publicKey }) => publicKey);
}

/** A request that waits for its email or its answer, at a business whose page is public. */
export const findOpenRequest = (db: Db, id: string) =>
  db
    .selectFrom("bookings.nameRequest as request")
    .innerJoin("directory.vBusiness as business", "business.id", "request.businessId")
    .select(["request.email", "business.businessName"])
    .where("request.id", "=", id)
    .where("request.endedAt", "is", null)
    .where("request.answeredAt", "is", null)
    .where("business.isPublic", "=", true)
    .executeTakeFirst();

/** Returns false when the request has ended in the meantime. */
export async function saveRequestToken(tx: Tx, id: string, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bookings.nameRequest")
    .set({ tokenHash })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .where("answeredAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The request of a link, while its name is still the person's and its business isn't deleted. */
export const findLinkedRequest = (db: Db, tokenHash: Buffer) =>
  selectRequests(db)
    .innerJoin("bookings.teammate as teammate", "teammate.id", "request.teammateId")
    .innerJoin("directory.vBusiness as business", "business.id", "request.businessId")
    .select([
      "request.id",
      "request.businessId",
      "request.teammateId",
      "request.email",
      "request.name",
      "request.publicKey",
      "teammate.serviceIds",
      "business.slug",
      "business.businessName",
      state.as("state"),
    ])
    .where("request.tokenHash", "=", tokenHash)
    .where("request.endedAt", "is", null)
    .where("teammate.removedAt", "is", null)
    .whereRef("teammate.name", "=", "request.name")
    .where("business.deleteRequestedAt", "is", null)
    .executeTakeFirst();

export async function markRequestAnswered(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("bookings.nameRequest")
    .set({ answeredAt: now })
    .where("id", "=", id)
    .execute();
}

/** Ended requests only count towards the limits, so they go once these no longer look at them. */
export async function deleteEndedRequests(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom("bookings.nameRequest").where("endedAt", "<", before).execute();
}

export async function listTeammateIds(db: Db, businessId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings.teammate")
    .select("id")
    .where("businessId", "=", businessId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function isBusinessDeleted(db: Db, businessId: string): Promise<boolean> {
  const row = await db
    .selectFrom("directory.vBusiness")
    .select("id")
    .where("id", "=", businessId)
    .where("deleteRequestedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What somebody's file says about these requests. */
export async function listRequestsByEmail(db: Db, email: string) {
  const rows = await db
    .selectFrom("bookings.nameRequest")
    .select(["businessId", "name", "askedAt", "answeredAt"])
    .where("email", "=", email.toLowerCase())
    .orderBy("askedAt")
    .execute();
  return rows.map(({ askedAt, answeredAt, ...row }) => ({
    ...row,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}

export async function deleteRequestsByEmail(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("bookings.nameRequest").where("email", "=", email.toLowerCase()).execute();
}
