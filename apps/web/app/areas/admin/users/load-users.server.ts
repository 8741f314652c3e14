import { type FullProfile, getAllUsers } from "@boab/contracts/accounts/profiles";
import { listUsers, type UserFilters } from "@boab/contracts/admin/users";
import type { CallResponse } from "@boab/contracts/common/call";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readRows } from "#lib/api/read-rows.ts";
import { log } from "#lib/http/log.server.ts";
import { matchesFilters } from "./user-filters.ts";

/** Page sizes of the two API lists. */
const SEARCH_ROWS = 200;
const PLAIN_ROWS = 100;
/** The plain list can't search, so we filter up to this many pages before giving up. */
const PLAIN_PAGES = 20;

export interface UserList {
  /** `plain`: search failed and the plain list is used instead (ADM-USR-05). */
  source: "search" | "plain";
  rows: FullProfile[];
  hasMore: boolean;
  total: number | null;
  isTotalCapped: boolean;
  /** With the plain list: how many people were checked, if there are more. */
  cutAt?: number | undefined;
}

type Client = Pick<ApiClient, "call">;

/** Null when both lists fail. */
export async function loadUsers(
  client: Client,
  filters: UserFilters,
  wanted: number,
): Promise<UserList | null> {
  return (
    (await unlessRefused("search", () => search(client, filters, wanted))) ??
    (await unlessRefused("plain", () => lookThrough(client, filters, wanted)))
  );
}

async function unlessRefused<Value>(list: UserList["source"], read: () => Promise<Value>) {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log("warn", "users list failed", { list, code: error.code });
    return null;
  }
}

async function search(client: Client, filters: UserFilters, wanted: number): Promise<UserList> {
  const { rows, hasMore, first } = await readRows(wanted, SEARCH_ROWS, (page) =>
    client.call(listUsers, { query: { ...filters, ...page } }),
  );
  const { total = null, isTotalCapped = false } = first;
  return { source: "search", rows, hasMore, total, isTotalCapped };
}

async function lookThrough(
  client: Client,
  filters: UserFilters,
  wanted: number,
): Promise<UserList> {
  const found: FullProfile[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PLAIN_PAGES; page++) {
    const query: { limit: string; cursor?: string } = { limit: String(PLAIN_ROWS) };
    if (cursor) query.cursor = cursor;
    const { data, nextCursor }: CallResponse<typeof getAllUsers> = await client.call(getAllUsers, {
      query,
    });
    found.push(...data.filter((person) => matchesFilters(person, filters)));
    cursor = nextCursor;
    if (cursor === null || found.length > wanted) break;
  }
  const rows = found.sort(newestFirst).slice(0, wanted);
  const hasMore = found.length > wanted;
  // More rows than requested end the search early; fewer with a cursor left mean that it gave up.
  const cutAt = !hasMore && cursor !== null ? PLAIN_PAGES * PLAIN_ROWS : undefined;
  return { source: "plain", rows, hasMore, total: null, isTotalCapped: false, cutAt };
}

const newestFirst = (one: FullProfile, other: FullProfile) =>
  other.createdAt.localeCompare(one.createdAt);
