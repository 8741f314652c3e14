import {
  importItems as importItemsCall,
  previewItemImport as previewItemImportCall,
} from "@boab/contracts/marketplace/item-import";
import { maxImportCharacters } from "@boab/contracts/marketplace/item-limits";
import {
  createItem as createItemCall,
  deleteItem as deleteItemCall,
  discardItemDraft as discardItemDraftCall,
  getItemsOfStore,
  getSingleItem,
  listManagedItems as listManagedItemsCall,
  readItemDraft as readItemDraftCall,
  readItemForEditing as readItemForEditingCall,
  restoreItem as restoreItemCall,
  saveItemDraft as saveItemDraftCall,
  updateItem as updateItemCall,
} from "@boab/contracts/marketplace/items";
import { anyone, sellerOrStaff, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { createItem } from "./create-item.ts";
import { deleteItem } from "./delete-item.ts";
import { importItems, previewItemImport } from "./import-items.ts";
import { discardItemDraft, readItemDraft, saveItemDraft } from "./item-drafts.ts";
import { listItems, listManagedItems } from "./list-items.ts";
import { readItemForEditing } from "./load-item.ts";
import { readItem } from "./read-item.ts";
import { restoreItem } from "./restore-item.ts";
import { updateItem } from "./update-item.ts";

const cacheSeconds = 30;

/** The body limit allows four bytes per character, because of UTF-8 and JSON escapes. */
const importRouteOptions = {
  access: sellerOrStaff,
  limit: { points: 30, seconds: 600 },
  bodyLimit: 4 * maxImportCharacters,
};

export const itemRoutes = (deps: MarketplaceDeps): Route[] => [
  route(getSingleItem, { access: anyone, cacheSeconds }, ({ params }) => readItem(deps, params.id)),
  route(getItemsOfStore, { access: anyone, cacheSeconds }, ({ params, query }) =>
    listItems(deps, params.shopId, query),
  ),
  route(listManagedItemsCall, { access: signedIn }, ({ member, params, query }) =>
    listManagedItems(deps, member(), params.shopId, query),
  ),
  route(readItemForEditingCall, { access: signedIn }, ({ member, params }) =>
    readItemForEditing(deps, member(), params.itemId),
  ),
  route(readItemDraftCall, { access: signedIn }, ({ member, params }) =>
    readItemDraft(deps, member(), params.shopId),
  ),
  // The wizard saves while somebody types, so this limit is higher.
  route(
    saveItemDraftCall,
    { access: sellerOrStaff, limit: { points: 240, seconds: 600 } },
    ({ member, params, body }) => saveItemDraft(deps, member(), params.shopId, body),
  ),
  route(discardItemDraftCall, { access: signedIn }, ({ member, params }) =>
    discardItemDraft(deps, member(), params.shopId),
  ),
  route(createItemCall, { access: sellerOrStaff }, ({ member, body: { store_id, ...item } }) =>
    createItem(deps, member(), store_id, item),
  ),
  route(updateItemCall, { access: sellerOrStaff }, ({ member, params, body }) =>
    updateItem(deps, member(), params.itemId, body),
  ),
  route(previewItemImportCall, importRouteOptions, ({ member, params, body }) =>
    previewItemImport(deps, member(), params.shopId, body.csv),
  ),
  route(importItemsCall, importRouteOptions, ({ member, params, body }) =>
    importItems(deps, member(), params.shopId, body),
  ),
  route(restoreItemCall, { access: sellerOrStaff }, ({ member, params }) =>
    restoreItem(deps, member(), params.itemId),
  ),
  route(deleteItemCall, { access: signedIn }, ({ member, params, origin }) =>
    deleteItem(deps, member(), params.itemId, origin),
  ),
];
