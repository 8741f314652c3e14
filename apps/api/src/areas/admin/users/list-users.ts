import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { listUsers as listUsersCall, UserFilters } from "@boab/contracts/admin/users";
import type { CallResponse } from "@boab/contracts/common/call";
import { UserId } from "@boab/contracts/common/fields";
import { auditProfileList, readProfilesForStaff } from "#areas/accounts/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { AdminDeps } from "../deps.ts";
import { findMatchPosition } from "./search.rules.ts";
import { countUsers, listUsers as listRows, type UserSearch } from "./users.repository.ts";

const defaultLimit = 25;
const maxLimit = 200;
const countCap = 10_000;

interface Query extends UserFilters {
  all?: "1" | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Staff search the members. The rows are the same as in the plain list of accounts, and every search is audited. */
export async function listUsers(
  { db }: AdminDeps,
  viewer: Member,
  { all, limit, cursor, ...filters }: Query,
  origin: RequestOrigin,
): Promise<CallResponse<typeof listUsersCall>> {
  // Only Admins may know who is paid through us; a filter would reveal it row by row.
  if (filters.hasStripeAccount && !isFullAdmin(viewer)) throw new AppError("forbidden");
  const after = readPosition(cursor, UserId);
  const activeFilters = Object.entries({ ...filters, all }).filter(([, value]) => value);
  await auditProfileList({ db }, viewer, activeFilters.map(([name]) => name).sort(), origin);

  const search = toSearch(filters);
  if (!search) return { data: [], nextCursor: null, total: 0, isTotalCapped: false };
  const pageSize = limit ?? (all ? maxLimit : defaultLimit);
  const { shown, nextCursor } = cutPage(await listRows(db, search, pageSize + 1, after), pageSize);
  const ids = shown.map(({ id }) => id);
  const data = await readProfilesForStaff({ db }, viewer, ids);
  if (after) return { data, nextCursor };
  const count = await countUsers(db, search, countCap + 1);
  const isTotalCapped = count > countCap;
  return { data, nextCursor, total: isTotalCapped ? countCap : count, isTotalCapped };
}

/** Undefined when the words contain nothing to search for. */
function toSearch({ q, ...filters }: UserFilters): UserSearch | undefined {
  if (!q) return filters;
  const matchPosition = findMatchPosition(q);
  return matchPosition === "nowhere"
    ? undefined
    : { ...filters, words: { text: q, place: matchPosition } };
}
