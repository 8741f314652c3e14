import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export interface Visit {
  email: string;
  businessName: string;
  slug: string;
}

/** Selects bookings whose customer may be asked for a review: they have neither written one nor opted out. */
const fromInvitableVisits = sql`
  from bookings.v_booking as booking
  join accounts.v_person as customer on customer.id = booking.user_id
    and customer.deleted_at is null and customer.user_status = 'Active' and customer.email_verified
  join directory.v_business as business on business.id = booking.business_id and business.is_public
  where not exists (select from reviews.invitation_opt_out as opt_out
    where opt_out.profile_id = booking.user_id)
    and not exists (select from reviews.review as review
      where review.subject_kind = 'business' and review.subject_id = booking.business_id
        and review.author_id = booking.user_id)`;

/** Lists members' visits that ended in this time, without an invitation or a review yet. */
export async function listUninvitedBookingIds(
  db: Db,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select booking.id ${fromInvitableVisits}
      and booking.status = 'completed' and booking.completed_at >= ${from}
      and booking.completed_at < ${until} and business.owner_id <> booking.user_id
      and not exists (select from reviews.visit_invitation as invitation
        where invitation.booking_id = booking.id)
    order by booking.completed_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns undefined when the customer may no longer be asked. */
export async function findInvitedVisit(db: Db, bookingId: string): Promise<Visit | undefined> {
  const { rows } = await sql<Visit>`
    select customer.email, business.business_name, business.slug ${fromInvitableVisits}
      and booking.id = ${bookingId}`.execute(db);
  return rows[0];
}

/** Finds the member whose invitation carried this token. Invitations of earlier releases did. */
export async function findInvitedMember(
  db: Db,
  tokenHash: Buffer,
): Promise<{ userId: string; email: string } | undefined> {
  return db
    .selectFrom("reviews.visitInvitation as invitation")
    .innerJoin("bookings.vBooking as booking", "booking.id", "invitation.bookingId")
    .innerJoin("accounts.vPerson as customer", "customer.id", "booking.userId")
    .select(["customer.id as userId", "customer.email"])
    .where("invitation.stopTokenHash", "=", tokenHash)
    .executeTakeFirst();
}

export async function insertOptOut(tx: Tx, profileId: string, at: Date): Promise<void> {
  await tx
    .insertInto("reviews.invitationOptOut")
    .values({ profileId, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findOptOutDate(db: Db, profileId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("reviews.invitationOptOut")
    .select("createdAt")
    .where("profileId", "=", profileId)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

export async function deleteOptOut(tx: Tx, profileId: string): Promise<void> {
  await tx.deleteFrom("reviews.invitationOptOut").where("profileId", "=", profileId).execute();
}

/** False when somebody else has just sent it. */
export async function insertInvitation(tx: Tx, bookingId: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto("reviews.visitInvitation")
    .values({ bookingId, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("bookingId")
    .executeTakeFirst();
  return row !== undefined;
}
