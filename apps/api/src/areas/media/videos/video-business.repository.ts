import type { VideoBusiness } from "@boab/contracts/media/videos";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

type Row = Omit<VideoBusiness, "rating" | "reviewCount"> & { starCounts: number[] | null };

/** A business while everybody may see it, with whether the creator owns or edits it. */
export async function findPublicBusiness(
  db: Db,
  businessId: string,
  creatorUserId: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select business.id as "businessId", business.slug, business.business_name as "businessName",
      business.category, business.city, business.state, summary.star_counts as "starCounts",
      coalesce(settings.accepts_bookings, false) as "acceptsBookings",
      business.owner_id = ${creatorUserId} or exists (
        select from directory.editor
        where editor.business_id = business.id and editor.profile_id = ${creatorUserId}
      ) as "isCreators"
    from directory.business
    left join reviews.summary
      on summary.subject_kind = 'business' and summary.subject_id = business.id
    left join bookings.settings on settings.business_id = business.id
    where business.id = ${businessId} and business.is_public`.execute(db);
  return rows[0];
}
