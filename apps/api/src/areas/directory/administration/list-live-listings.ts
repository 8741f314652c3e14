import type { CallResponse } from "@boab/contracts/common/call";
import type { listLiveListings as listLiveListingsCall } from "@boab/contracts/directory/administration";
import { BusinessId } from "@boab/contracts/directory/listing-fields";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findLiveListings } from "./live-listings.repository.ts";

const defaultLimit = 25;

interface Query {
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

type Response = CallResponse<typeof listLiveListingsCall>;

/** Staff list the live listings, with their owners and the number of open reports. */
export async function listLiveListings(
  { db }: Pick<DirectoryDeps, "db">,
  { q, limit = defaultLimit, cursor }: Query,
): Promise<Response> {
  const rows = await findLiveListings(db, q, limit + 1, readPosition(cursor, BusinessId));
  const { shown, nextCursor } = cutPage(rows, limit);
  const data = shown.map(({ position: _, ...row }) => ({
    ...row,
    ownerName: row.ownerName ?? "Former member",
    createdAt: row.createdAt.toISOString(),
  }));
  return { data, nextCursor };
}
