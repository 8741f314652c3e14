import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

export interface ObjectIdsByType {
  profile: string[];
  business: string[];
  store: string[];
  item: string[];
  video: string[];
  document: string[];
  booking: string[];
  application: string[];
}

/** What each object is called today. Closed accounts and whatever no longer exists have no name. */
export async function findObjectNames(db: Db, ids: ObjectIdsByType): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, full_name as name from accounts.v_person
      where id = any(${ids.profile}) and deleted_at is null
    union all
    select id, business_name from directory.v_business where id = any(${ids.business})
    union all
    select id, store_name from marketplace.v_store where id = any(${ids.store})
    union all
    select id, name from marketplace.v_item where id = any(${ids.item}) and name <> ''
    union all
    select id, title from media.v_video where id = any(${ids.video})
    union all
    select id, title from magazine.v_document where id = any(${ids.document}) and title <> ''
    union all
    select booking.id, business_name from bookings.v_booking as booking
      join directory.v_business as business on business.id = booking.business_id
      where booking.id = any(${ids.booking})
    union all
    select application.id::text, business_name from jobs.v_application as application
      join directory.v_business as business on business.id = application.business_id
      where application.id::text = any(${ids.application})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
