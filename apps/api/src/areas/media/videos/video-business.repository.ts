import type { VideoBusiness } from "@boab/contracts/media/videos";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

type Row = Omit<VideoBusiness, "rating" | "reviewCount" | "acceptsBookings"> & {
  starCounts: number[] | null;
};

/** A business while everybody may see it, with whether the creator owns it or edits its page. */
export async function findPublicBusiness(
  db: Db,
  businessId: string,
  creatorUserId: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select business.id as "businessId", business.slug, business.business_name,
      business.category, business.city, business.state, rating.star_counts,
      business.owner_id = ${creatorUserId} or exists (
        select from directory.v_member as member
        where member.business_id = business.id and member.profile_id = ${creatorUserId}
          and 'page' = any(member.rights)
      ) as "isCreators"
    from directory.v_business as business
    left join directory.v_listing_rating as rating on rating.business_id = business.id
    where business.id = ${businessId} and business.is_public`.execute(db);
  return rows[0];
}
