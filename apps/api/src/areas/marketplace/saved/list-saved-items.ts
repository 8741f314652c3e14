import type { CallResponse } from "@boab/contracts/common/call";
import { ItemId } from "@boab/contracts/marketplace/items";
import type { listSavedItems as listSavedItemsCall } from "@boab/contracts/marketplace/saved-items";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import { toCatalogItem } from "../catalog/view-catalog-item.ts";
import { listSavedItemRows, listSavedSkus as listSkus } from "./saved-items.repository.ts";

const defaultLimit = 24;

/** Lists the items that the caller saved and that are still for sale, as cards. */
export async function listSavedItems(
  { db }: { db: Db },
  { userId }: Member,
  { limit = defaultLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<CallResponse<typeof listSavedItemsCall>> {
  const after = readPosition(cursor, ItemId);
  const rows = await listSavedItemRows(db, userId, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(toCatalogItem), nextCursor };
}

export const listSavedSkus = async ({ db }: { db: Db }, { userId }: Member) => ({
  ids: await listSkus(db, userId),
});
