import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export interface Visit {
  bookingId: string;
  email: string;
  businessName: string;
  slug: string;
}

/** Visits of members that ended in this time, whose customer has neither been invited nor written. */
export async function listUninvited(
  db: Db,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<Visit[]> {
  const { rows } = await sql<Visit>`
    select booking.id as "bookingId", customer.email,
      business.business_name as "businessName", business.slug
    from bookings.booking as booking
    join accounts.profile as customer on customer.id = booking.user_id
      and customer.deleted_at is null and customer.user_status = 'Active' and customer.email_verified
    join directory.business as business on business.id = booking.business_id and business.is_public
    where booking.status = 'completed' and booking.completed_at >= ${from}
      and booking.completed_at < ${until} and business.owner_id <> booking.user_id
      and not exists (select from reviews.visit_invitation as invitation
        where invitation.booking_id = booking.id)
      and not exists (select from reviews.review as review
        where review.subject_kind = 'business' and review.subject_id = booking.business_id
          and review.author_id = booking.user_id)
    order by booking.completed_at limit ${limit}`.execute(db);
  return rows;
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
