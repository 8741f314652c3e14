import type { CallResponse } from "@boab/contracts/common/call";
import type { listLiveListings as listLiveListingsCall } from "@boab/contracts/directory/administration";
import { BusinessId, type Category } from "@boab/contracts/directory/listing-fields";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listLive } from "./live-listings.repository.ts";

const usualLimit = 25;

interface Query {
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

type Response = CallResponse<typeof listLiveListingsCall>;

/** Staff go through what everyone sees, with whose it is and whether it was reported. */
export async function listLiveListings(
  { db }: Pick<DirectoryDeps, "db">,
  { q, limit = usualLimit, cursor }: Query,
): Promise<Response> {
  const rows = await listLive(db, q, limit + 1, readPosition(cursor, BusinessId));
  const { shown, nextCursor } = cutPage(rows, limit);
  const data = shown.map(({ position: _, ...row }) => ({
    ...row,
    category: row.category as Category,
    state: row.state as Response["data"][number]["state"],
    ownerName: row.ownerName ?? "Former member",
    createdAt: row.createdAt.toISOString(),
  }));
  return { data, nextCursor };
}
