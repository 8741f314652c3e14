import type { Suburb } from "@boab/contracts/directory/suburbs";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** The parts of what somebody typed into the suburb field. */
interface SuburbQuery {
  name: string;
  postcode: string;
  state: Suburb["state"] | undefined;
}

const selectSuburbs = (db: Db) =>
  db
    .selectFrom("directory.suburb")
    .select(["id", "name", "postcode", "latitude", "longitude"])
    .select(sql<Suburb["state"]>`state`.as("state"));

export const findSuburb = (db: Db, id: number): Promise<Suburb | undefined> =>
  selectSuburbs(db).where("id", "=", id).executeTakeFirst();

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Finds suburbs that start with the typed text. An exact match comes first. */
export function findSuburbsByBeginning(
  db: Db,
  { name, postcode, state }: SuburbQuery,
  limit: number,
): Promise<Suburb[]> {
  let query = selectSuburbs(db)
    .orderBy(sql`lower(name) = ${name}`, "desc")
    .orderBy("name")
    .orderBy("postcode")
    .orderBy("id")
    .limit(limit);
  if (name) query = query.where(sql<boolean>`lower(name) like ${`${escapeLike(name)}%`}`);
  if (postcode) query = query.where("postcode", "like", `${escapeLike(postcode)}%`);
  if (state) query = query.where("state", "=", state);
  return query.execute();
}

export const findNearestSuburb = (
  db: Db,
  latitude: number,
  longitude: number,
): Promise<Suburb | undefined> =>
  selectSuburbs(db)
    .orderBy(sql`centre <-> st_makepoint(${longitude}::float8, ${latitude}::float8)::geography`)
    .limit(1)
    .executeTakeFirst();
