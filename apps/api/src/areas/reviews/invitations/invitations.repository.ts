import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export interface Visit {
  email: string;
  businessName: string;
  slug: string;
}

/** Members who may be asked about a business that is still there, unless they asked us to stop. */
const askable = sql`
  from bookings.booking as booking
  join accounts.profile as customer on customer.id = booking.user_id
    and customer.deleted_at is null and customer.user_status = 'Active' and customer.email_verified
  join directory.business as business on business.id = booking.business_id and business.is_public
  where not exists (select from reviews.invitation_opt_out as opt_out
    where opt_out.profile_id = booking.user_id)
    and not exists (select from reviews.review as review
      where review.subject_kind = 'business' and review.subject_id = booking.business_id
        and review.author_id = booking.user_id)`;

/** Visits of members that ended in this time, whose customer has neither been invited nor written. */
export async function listUninvited(
  db: Db,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select booking.id ${askable}
      and booking.status = 'completed' and booking.completed_at >= ${from}
      and booking.completed_at < ${until} and business.owner_id <> booking.user_id
      and not exists (select from reviews.visit_invitation as invitation
        where invitation.booking_id = booking.id)
    order by booking.completed_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One that is still to be sent. */
export async function findInvited(db: Db, bookingId: string): Promise<Visit | undefined> {
  const { rows } = await sql<Visit>`
    select customer.email, business.business_name as "businessName", business.slug ${askable}
      and booking.id = ${bookingId}`.execute(db);
  return rows[0];
}

export async function saveStopToken(tx: Tx, bookingId: string, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable("reviews.visit_invitation")
    .set({ stop_token_hash: tokenHash })
    .where("booking_id", "=", bookingId)
    .execute();
}

export async function findMemberOfInvitation(
  db: Db,
  tokenHash: Buffer,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("reviews.visit_invitation as invitation")
    .innerJoin("bookings.booking as booking", "booking.id", "invitation.booking_id")
    .select("booking.user_id as userId")
    .where("invitation.stop_token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row?.userId;
}

export async function insertOptOut(tx: Tx, profileId: string, at: Date): Promise<void> {
  await tx
    .insertInto("reviews.invitation_opt_out")
    .values({ profile_id: profileId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findOptOut(db: Db, profileId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("reviews.invitation_opt_out")
    .select("created_at as createdAt")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

export async function deleteOptOut(tx: Tx, profileId: string): Promise<void> {
  await tx.deleteFrom("reviews.invitation_opt_out").where("profile_id", "=", profileId).execute();
}

/** False when somebody else has just sent it. */
export async function insertInvitation(tx: Tx, bookingId: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto("reviews.visit_invitation")
    .values({ booking_id: bookingId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("booking_id")
    .executeTakeFirst();
  return row !== undefined;
}
