import type { Db } from "#platform/db/db.ts";

/** The names of open accounts and of listings that still exist. */
export async function findNames(
  db: Db,
  { people, listings }: { people: string[]; listings: string[] },
): Promise<Map<string, string>> {
  const members =
    people.length === 0
      ? []
      : await db
          .selectFrom("accounts.profile")
          .select(["id", "full_name as name"])
          .where("id", "in", people)
          .where("deleted_at", "is", null)
          .execute();
  const businesses =
    listings.length === 0
      ? []
      : await db
          .selectFrom("directory.business")
          .select(["id", "business_name as name"])
          .where("id", "in", listings)
          .execute();
  return new Map([...members, ...businesses].map(({ id, name }) => [id, name]));
}
