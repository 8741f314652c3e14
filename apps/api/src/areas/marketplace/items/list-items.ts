import type { ItemListFilter } from "@boab/contracts/marketplace/item-limits";
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
import { countItems, listListedItems, listUndeletedItems } from "./item-lists.repository.ts";
import { findItemStore } from "./items.repository.ts";
import { findManagedStore } from "./load-item.ts";
import { findHeldQuantities } from "./variants.repository.ts";
import { toItemCard, toManagedItem } from "./view-item.ts";

const defaultLimit = 24;

interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

const toPageRequest = ({ cursor, limit = defaultLimit }: PageQuery) => ({
  limit: limit + 1,
  after: readPosition(cursor, ItemId),
});

/** Lists the items for sale in a store. Everybody sees the same. */
export async function listItems(
  { db }: { db: Db },
  storeId: string,
  query: PageQuery,
): Promise<{ data: ItemCard[]; nextCursor: string | null }> {
  if (!(await findItemStore(db, storeId))?.isPublic) throw new AppError("not_found");
  const rows = await listListedItems(db, storeId, toPageRequest(query));
  const { shown, nextCursor } = cutPage(rows, query.limit ?? defaultLimit);
  return { data: shown.map(toItemCard), nextCursor };
}

/** Lists everything in a store for its owner and admins. */
export async function listManagedItems(
  { db }: { db: Db },
  member: Member,
  storeId: string,
  query: PageQuery & { state?: ItemListFilter | undefined; q?: string | undefined },
): Promise<{ data: ManagedItem[]; nextCursor: string | null; counts: ItemCounts | null }> {
  await findManagedStore(db, member, storeId);
  const { state = "all", q = "" } = query;
  const rows = await listUndeletedItems(db, storeId, { state, words: q }, toPageRequest(query));
  const { shown, nextCursor } = cutPage(rows, query.limit ?? defaultLimit);
  const counts = query.cursor === undefined ? await countItems(db, storeId) : null;
  const heldQuantities = await findHeldQuantities(
    db,
    shown.map(({ id }) => id),
  );
  return {
    data: shown.map((item) => toManagedItem(item, heldQuantities.get(item.id))),
    nextCursor,
    counts,
  };
}
