import { listRelatedItems } from "@boab/contracts/marketplace/catalog";
import { getSingleItem, ItemKey, type PublicItem } from "@boab/contracts/marketplace/items";
import { getStoreBySlug } from "@boab/contracts/marketplace/stores";
import { redirect } from "react-router";
import { type ApiClient, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { type ItemCardView, itemCardView } from "../catalog/item-card-view.ts";
import { itemPath } from "../paths.ts";
import { itemData } from "./item-data.server.ts";
import type { ItemPageView } from "./item-page-view.ts";
import { viewItemPage } from "./view-item-page.server.ts";

export type ItemPage =
  | {
      kind: "item";
      view: ItemPageView;
      similar: ItemCardView[];
      fromStore: ItemCardView[];
      found: { image: string | undefined; data: Record<string, unknown> };
    }
  | { kind: "gone" };

type Client = Pick<ApiClient, "call">;

/** Read without the session. An id, and small letters, lead to the one address of the item (PROD-01). */
export async function loadItemPage(client: Client, key: string, origin: string): Promise<ItemPage> {
  const item = await findItem(client, key);
  if (item === "gone") return { kind: "gone" };
  if (item.sku !== key) throw redirect(itemPath(item.sku), 301);
  const [store, related] = await readParts(client, item);
  return {
    kind: "item",
    view: viewItemPage(item, store, origin),
    similar: related.similar.map(itemCardView),
    fromStore: related.fromStore.map((one) => ({ ...itemCardView(one), storeName: undefined })),
    found: { image: item.images.main?.desktop.jpeg, data: itemData(item, store, origin) },
  };
}

async function findItem(client: Client, key: string): Promise<PublicItem | "gone"> {
  const id = ItemKey.safeParse(key.toUpperCase());
  if (!id.success) throw redirect(pageNotFoundPath);
  try {
    return await client.call(getSingleItem, { params: { id: id.data } });
  } catch (error) {
    if (error instanceof ApiError && error.code === "item_gone") return "gone";
    throw missingOr(error);
  }
}

async function readParts(client: Client, { item_id, storeSlug }: PublicItem) {
  try {
    return await Promise.all([
      client.call(getStoreBySlug, { params: { slug: storeSlug } }),
      client.call(listRelatedItems, { params: { itemId: item_id } }),
    ]);
  } catch (error) {
    // The store was hidden in between.
    throw missingOr(error);
  }
}

const missingOr = (error: unknown) =>
  error instanceof ApiError && error.code === "not_found"
    ? redirect(pageNotFoundPath)
    : forBoundary(error);
