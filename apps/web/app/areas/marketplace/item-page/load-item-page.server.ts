import { listRelatedItems } from "@boab/contracts/marketplace/catalog";
import { getSingleItem, ItemKey, type PublicItem } from "@boab/contracts/marketplace/items";
import { getStoreBySlug } from "@boab/contracts/marketplace/stores";
import { redirect } from "react-router";
import { type ApiClient, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { type ItemCardView, toItemCardView } from "../catalog/item-card-view.ts";
import { itemPath } from "../paths.ts";
import { toItemStructuredData } from "./item-data.server.ts";
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
  | { kind: "gone" }
  | { kind: "missing" };

type Client = Pick<ApiClient, "call">;

/** Loads an item without the session. An id or a lowercase sku redirects to the item's one URL (PROD-01). */
export async function loadItemPage(client: Client, key: string, origin: string): Promise<ItemPage> {
  const item = await findItem(client, key);
  if (item === "gone" || item === "missing") return { kind: item };
  if (item.sku !== key) throw redirect(itemPath(item.sku), 301);
  const parts = await readStoreAndRelated(client, item);
  // The store was hidden in between.
  if (parts === "missing") return { kind: "missing" };
  const [store, related] = parts;
  return {
    kind: "item",
    view: viewItemPage(item, store, origin),
    similar: related.similar.map(toItemCardView),
    fromStore: related.fromStore.map((one) => ({ ...toItemCardView(one), storeName: undefined })),
    found: {
      image: item.images.main?.desktop.jpeg,
      data: toItemStructuredData(item, store, origin),
    },
  };
}

async function findItem(client: Client, key: string): Promise<PublicItem | "gone" | "missing"> {
  const id = ItemKey.safeParse(key.toUpperCase());
  if (!id.success) throw redirect(pageNotFoundPath);
  try {
    return await client.call(getSingleItem, { params: { id: id.data } });
  } catch (error) {
    if (error instanceof ApiError && error.code === "item_gone") return "gone";
    return returnMissingOrRethrow(error);
  }
}

async function readStoreAndRelated(client: Client, { item_id, storeSlug }: PublicItem) {
  try {
    return await Promise.all([
      client.call(getStoreBySlug, { params: { slug: storeSlug } }),
      client.call(listRelatedItems, { params: { itemId: item_id } }),
    ]);
  } catch (error) {
    return returnMissingOrRethrow(error);
  }
}

/** An item that nobody may see, such as one of a hidden store, looks as if it never existed. */
function returnMissingOrRethrow(error: unknown): "missing" {
  if (error instanceof ApiError && error.code === "not_found") return "missing";
  throw toBoundaryError(error);
}
