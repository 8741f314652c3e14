import type { UserFilters } from "@boab/contracts/admin/users";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

export interface UserSearch extends Omit<UserFilters, "q"> {
  words?: { text: string; place: "anywhere" | "beginning" } | undefined;
}

type Column = RawBuilder<string>;
const plain = (name: string): Column => sql.ref<string>(name);
const orNone = (name: string): Column => sql<string>`coalesce(${sql.ref(name)}, 'none')`;

/** The only columns that can be filtered, written exactly as in their indexes. */
const columns = {
  adminStatus: orNone("admin_status"),
  userStatus: plain("user_status"),
  merchantStatus: orNone("merchant_status"),
  mediaStatus: orNone("media_status"),
  directoryStatus: orNone("directory_status"),
  directoryPlan: plain("directory_plan"),
} as const;
const filters = Object.keys(columns) as (keyof typeof columns)[];

function matches({ text, place }: NonNullable<UserSearch["words"]>): RawBuilder<boolean> {
  // Folding may turn a full-width sign into % or _, so it comes before escaping.
  const escaped = sql`regexp_replace(accounts.folded(${text}::text), '([\\\\%_])', '\\\\\\1', 'g')`;
  const start = sql.lit(place === "anywhere" ? "%" : "% ");
  return sql<boolean>`search_text like ${start} || ${escaped} || '%'`;
}

function openProfiles(db: Db, search: UserSearch) {
  let query = db
    .selectFrom("accounts.profile")
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  for (const filter of filters) {
    const value = search[filter];
    if (value !== undefined) query = query.where(columns[filter], "=", value);
  }
  if (search.hasStripeAccount) query = query.where("stripe_account_id", "is not", null);
  return search.words ? query.where(matches(search.words)) : query;
}

/** Newest first; the profiles are read through the public API of accounts. */
export async function listUsers(
  db: Db,
  search: UserSearch,
  limit: number,
  after: Position | undefined,
) {
  let query = openProfiles(db, search)
    .select(["id", exactInstant("created_at").as("exact_creation")])
    .limit(limit);
  if (after) query = query.where(standsAfter("created_at", "id", after));
  return (await query.execute()).map(({ id, exact_creation }) => ({
    id,
    position: [exact_creation, id] satisfies Position,
  }));
}

/** Counts up to the cap, so that no search reads the whole table. */
export async function countUsers(db: Db, search: UserSearch, cap: number): Promise<number> {
  const { count } = await db
    .selectFrom(openProfiles(db, search).select("id").limit(cap).as("found"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
