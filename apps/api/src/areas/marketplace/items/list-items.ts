import type { ItemState } from "@boab/contracts/marketplace/item-limits";
import {
  type ItemCard,
  type ItemCounts,
  ItemId,
  type ManagedItem,
} from "@boab/contracts/marketplace/items";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import { findItemStore } from "./items.repository.ts";
import { countItems, listListedItems, listStoredItems } from "./list-items.repository.ts";
import { findManagedStore } from "./load-item.ts";
import { toItemCard, toManagedItem } from "./view-item.ts";

const usualLimit = 24;

interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

const requestOf = ({ cursor, limit = usualLimit }: PageQuery) => ({
  limit: limit + 1,
  after: readPosition(cursor, ItemId),
});

/** What is for sale in a store; everybody sees the same. */
export async function listItems(
  { db }: { db: Db },
  storeId: string,
  query: PageQuery,
): Promise<{ data: ItemCard[]; nextCursor: string | null }> {
  if (!(await findItemStore(db, storeId))?.isPublic) throw new AppError("not_found");
  const rows = await listListedItems(db, storeId, requestOf(query));
  const { shown, nextCursor } = cutPage(rows, query.limit ?? usualLimit);
  return { data: shown.map(toItemCard), nextCursor };
}

/** Everything in a store, for its owner and admins. */
export async function listManagedItems(
  { db }: { db: Db },
  member: Member,
  storeId: string,
  query: PageQuery & { state?: ItemState | undefined; q?: string | undefined },
): Promise<{ data: ManagedItem[]; nextCursor: string | null; counts: ItemCounts | null }> {
  await findManagedStore(db, member, storeId);
  const { state = "all", q = "" } = query;
  const rows = await listStoredItems(db, storeId, { state, words: q }, requestOf(query));
  const { shown, nextCursor } = cutPage(rows, query.limit ?? usualLimit);
  const counts = query.cursor === undefined ? await countItems(db, storeId) : null;
  return { data: shown.map(toManagedItem), nextCursor, counts };
}
