import { type FullProfile, getAllUsers } from "@boab/contracts/accounts/profiles";
import { listUsers, type UserFilters } from "@boab/contracts/admin/users";
import type { CallResponse } from "@boab/contracts/common/call";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { log } from "#lib/http/log.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { DEFAULT_PAGE_SIZE, emptyList, type LoadedList } from "#ui/list-page/loaded-list.ts";
import { matchesFilters } from "./user-filters.ts";

const PLAIN_PAGE_ROWS = 100;
/** The plain list can't search, so we filter up to this many pages before giving up. */
const MAX_PLAIN_PAGES = 20;

export interface UserList extends LoadedList<FullProfile> {
  /** `plain`: search failed and the plain list is used instead (ADM-USR-05). */
  source: "search" | "plain";
  total: number | null;
  isTotalCapped: boolean;
  /** Only set if the plain list was cut off: how many people were checked. */
  cutAt?: number | undefined;
}

type Client = Pick<ApiClient, "call">;

/** Loads people by search, or from the plain list when the search fails. Null when both fail. */
export async function loadUsers(
  client: Client,
  filters: UserFilters,
  params: URLSearchParams,
): Promise<UserList | null> {
  return (
    (await readOrNull("search", () => search(client, filters, params))) ??
    (await readOrNull("plain", () => filterPlainList(client, filters, params.get("cursor"))))
  );
}

async function readOrNull<Value>(list: UserList["source"], read: () => Promise<Value>) {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log("warn", "users list failed", { list, code: error.code });
    return null;
  }
}

async function search(
  client: Client,
  filters: UserFilters,
  params: URLSearchParams,
): Promise<UserList> {
  const { list, page } = await loadList(
    (query) => client.call(listUsers, { query: { ...filters, ...query } }),
    params,
  );
  const { total = null, isTotalCapped = false } = page;
  return { source: "search", ...list, total, isTotalCapped };
}

/** Reads on until there are enough people for a page, because most of those read may not match. */
async function filterPlainList(
  client: Client,
  filters: UserFilters,
  start: string | null,
): Promise<UserList> {
  const rows: FullProfile[] = [];
  let cursor = start;
  for (let page = 0; page < MAX_PLAIN_PAGES; page++) {
    const query = { limit: String(PLAIN_PAGE_ROWS), ...(cursor && { cursor }) };
    const { data, nextCursor }: CallResponse<typeof getAllUsers> = await client.call(getAllUsers, {
      query,
    });
    rows.push(...data.filter((person) => matchesFilters(person, filters)));
    cursor = nextCursor;
    if (cursor === null || rows.length >= DEFAULT_PAGE_SIZE) break;
  }
  // A full page ends the loop early. Too few rows with a cursor left mean that the page limit was reached.
  const isCutOff = rows.length < DEFAULT_PAGE_SIZE && cursor !== null;
  return {
    ...emptyList,
    source: "plain",
    rows: rows.sort(newestFirst),
    cursor: start,
    nextCursor: isCutOff ? null : cursor,
    total: null,
    isTotalCapped: false,
    cutAt: isCutOff ? MAX_PLAIN_PAGES * PLAIN_PAGE_ROWS : undefined,
  };
}

const newestFirst = (one: FullProfile, other: FullProfile) =>
  other.createdAt.localeCompare(one.createdAt);
