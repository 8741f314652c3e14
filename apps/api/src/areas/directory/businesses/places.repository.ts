import type { Address } from "@boab/contracts/directory/business-sections";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Looks up a place by suburb and postcode together; else by postcode, else by name. */
export async function findSuburbOf(
  db: Db,
  { city, state, postcode }: Pick<Address, "city" | "state" | "postcode">,
) {
  const named = sql<boolean>`lower(name) = lower(${city})`;
  return db
    .selectFrom("directory.suburb")
    .select(["id", "latitude", "longitude"])
    .where("state", "=", state)
    .where((row) => row.or([row("postcode", "=", postcode), named]))
    .orderBy(sql`postcode = ${postcode}`, "desc")
    .orderBy(named, "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
