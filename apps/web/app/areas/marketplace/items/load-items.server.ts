import { type ItemState, itemStates } from "@boab/contracts/marketplace/item-limits";
import {
  getItemsOfStore,
  type ItemCounts,
  listManagedItems,
} from "@boab/contracts/marketplace/items";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { type ItemTileView, itemsAtOnce } from "./item-view.ts";

export interface ItemsView {
  items: ItemTileView[];
  hasMore: boolean;
  /** Of the whole store, for its seller. */
  counts: ItemCounts | null;
  state: ItemState;
  q: string;
}

const stateIn = (params: URLSearchParams): ItemState =>
  itemStates.find((state) => state === params.get("state")) ?? "all";

/** What a visitor sees of a store's items, or all of them for whoever manages them. */
export async function loadItems(
  request: Request,
  { storeId, mayManage }: { storeId: string; mayManage: boolean },
  params: URLSearchParams,
): Promise<ItemsView> {
  const path = { params: { shopId: storeId } };
  const wanted = shownRows(params, itemsAtOnce);
  const state = stateIn(params);
  const q = (params.get("q") ?? "").trim().slice(0, 100);
  if (!mayManage) {
    const { rows, hasMore } = await readRows(wanted, 48, (query) =>
      api(request).load(getItemsOfStore, { ...path, query }),
    );
    return { items: rows, hasMore, counts: null, state: "all", q: "" };
  }
  const { rows, hasMore, first } = await readRows(wanted, 48, (query) =>
    api(request).load(listManagedItems, { ...path, query: { ...query, state, ...(q && { q }) } }),
  );
  return { items: rows, hasMore, counts: first.counts, state, q };
}
