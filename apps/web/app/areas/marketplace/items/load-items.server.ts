import { type ItemListFilter, itemListFilters } from "@boab/contracts/marketplace/item-limits";
import {
  getItemsOfStore,
  type ItemCounts,
  listManagedItems,
} from "@boab/contracts/marketplace/items";
import { api } from "#lib/api/api.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { type ItemTileView, itemsPerPage } from "./item-view.ts";

export interface ItemsView {
  list: LoadedList<ItemTileView>;
  /** The counts of the whole store; null for anyone but its seller. */
  counts: ItemCounts | null;
  state: ItemListFilter;
  q: string;
}

const readItemState = (params: URLSearchParams): ItemListFilter =>
  itemListFilters.find((state) => state === params.get("state")) ?? "all";

/** Loads the items a visitor can see, or all items for whoever manages the store. */
export async function loadItems(
  request: Request,
  { storeId, mayManage }: { storeId: string; mayManage: boolean },
  params: URLSearchParams,
): Promise<ItemsView> {
  const path = { params: { shopId: storeId } };
  const options = { pageSize: itemsPerPage };
  const state = readItemState(params);
  const q = (params.get("q") ?? "").trim().slice(0, 100);
  if (!mayManage) {
    const { list } = await loadList(
      (query) => api(request).load(getItemsOfStore, { ...path, query }),
      params,
      options,
    );
    return { list, counts: null, state: "all", q: "" };
  }
  const { list, page } = await loadList(
    (query) =>
      api(request).load(listManagedItems, { ...path, query: { ...query, state, ...(q && { q }) } }),
    params,
    options,
  );
  return { list, counts: page.counts, state, q };
}
