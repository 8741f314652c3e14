import type { Address } from "@boab/contracts/directory/business-sections";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Looks up a suburb by name and postcode together, otherwise by postcode, otherwise by name. */
export async function findSuburbByAddress(
  db: Db,
  { city, state, postcode }: Pick<Address, "city" | "state" | "postcode">,
) {
  const isNamed = sql<boolean>`lower(name) = lower(${city})`;
  return db
    .selectFrom("directory.suburb")
    .select(["id", "latitude", "longitude"])
    .where("state", "=", state)
    .where((eb) => eb.or([eb("postcode", "=", postcode), isNamed]))
    .orderBy(sql`postcode = ${postcode}`, "desc")
    .orderBy(isNamed, "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
