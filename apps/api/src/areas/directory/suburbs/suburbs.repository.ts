import type { Suburb } from "@boab/contracts/directory/suburbs";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/** Updates the table in place to match the list, so that readers never see it empty. */
export async function replaceSuburbs(tx: Tx, suburbs: Suburb[]): Promise<void> {
  const list = JSON.stringify(suburbs);
  await sql`
    insert into directory.suburb (id, name, postcode, state, latitude, longitude)
    select id, name, postcode, state, latitude, longitude
    from jsonb_to_recordset(${list}::jsonb) as row (
      id int, name text, postcode text, state text, latitude float8, longitude float8)
    on conflict (id) do update set
      name = excluded.name, postcode = excluded.postcode, state = excluded.state,
      latitude = excluded.latitude, longitude = excluded.longitude
  `.execute(tx);
  await tx
    .deleteFrom("directory.suburb")
    .where(
      "id",
      "not in",
      suburbs.map((suburb) => suburb.id),
    )
    .execute();
  // Listings located at the centre of their suburb move with it. The new version makes open edits outdated.
  await sql`
    update directory.business set suburb_centre = suburb.centre, version = version + 1
    from directory.suburb
    where suburb.id = business.suburb_id
      and st_asbinary(business.suburb_centre) is distinct from st_asbinary(suburb.centre)
  `.execute(tx);
}
