import type { UserFilters } from "@boab/contracts/admin/users";
import { getKeys } from "@boab/contracts/common/keys";
import { type RawBuilder, sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

export interface UserSearch extends Omit<UserFilters, "q"> {
  words?: { text: string; place: "anywhere" | "beginning" } | undefined;
}

type Column = RawBuilder<string>;
const toColumnRef = (name: string): Column => sql.ref<string>(name);
const coalesceToNone = (name: string): Column => sql<string>`coalesce(${sql.ref(name)}, 'none')`;

/** The only columns that can be filtered, written exactly as in their indexes. */
const columns = {
  adminStatus: coalesceToNone("adminStatus"),
  userStatus: toColumnRef("userStatus"),
  merchantStatus: coalesceToNone("merchantStatus"),
  mediaStatus: coalesceToNone("mediaStatus"),
  directoryStatus: coalesceToNone("directoryStatus"),
  directoryPlan: toColumnRef("directoryPlan"),
} as const;
const filters = getKeys(columns);

function matchesWords({
  text,
  place: matchPosition,
}: NonNullable<UserSearch["words"]>): RawBuilder<boolean> {
  // Folding may turn a full-width sign into % or _, so it comes before escaping.
  const escaped = sql`regexp_replace(accounts.folded(${text}::text), '([\\\\%_])', '\\\\\\1', 'g')`;
  const start = sql.lit(matchPosition === "anywhere" ? "%" : "% ");
  return sql<boolean>`search_text like ${start} || ${escaped} || '%'`;
}

function selectOpenProfiles(db: Db, search: UserSearch) {
  let query = db
    .selectFrom("accounts.vMember")
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc");
  for (const filter of filters) {
    const value = search[filter];
    if (value !== undefined) query = query.where(columns[filter], "=", value);
  }
  if (search.hasStripeAccount) query = query.where("stripeAccountId", "is not", null);
  return search.words ? query.where(matchesWords(search.words)) : query;
}

/** Lists the ids newest first; the profiles are read through the public API of accounts. */
export async function listUsers(
  db: Db,
  search: UserSearch,
  limit: number,
  after: Position | undefined,
) {
  let query = selectOpenProfiles(db, search)
    .select(["id", formatExactInstant("createdAt").as("exactCreation")])
    .limit(limit);
  if (after) query = query.where(isAfterPosition("createdAt", "id", after));
  return (await query.execute()).map(({ id, exactCreation }) => ({
    id,
    position: [exactCreation, id] satisfies Position,
  }));
}

/** Counts up to the cap, so that no search reads the whole table. */
export async function countUsers(db: Db, search: UserSearch, cap: number): Promise<number> {
  return countRows(
    db.selectFrom(selectOpenProfiles(db, search).select("id").limit(cap).as("found")),
  );
}
