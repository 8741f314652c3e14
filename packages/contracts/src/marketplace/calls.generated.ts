// Written by `npm run calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as backNotices from "./back-notices.ts";
import type * as items from "./items.ts";
import type * as stores from "./stores.ts";

export const askWhenBack: BrowserCall<typeof backNotices.askWhenBack> = { method: "POST", path: "/marketplace/stores/:slug/back-notices" };
export const confirmBackNotice: BrowserCall<typeof backNotices.confirmBackNotice> = { method: "POST", path: "/marketplace/back-notices/confirmations" };
export const createItem: BrowserCall<typeof items.createItem> = { method: "POST", path: "/shop-item/create-item" };
export const deleteItem: BrowserCall<typeof items.deleteItem> = { method: "DELETE", path: "/shop-item/:itemId" };
export const discardItemDraft: BrowserCall<typeof items.discardItemDraft> = { method: "DELETE", path: "/shop-item/draft/:shopId" };
export const getItems: BrowserCall<typeof items.getItems> = { method: "GET", path: "/shop-item/get-items" };
export const getItemsOfStore: BrowserCall<typeof items.getItemsOfStore> = { method: "GET", path: "/shop-item/get-items/:shopId" };
export const getSingleItem: BrowserCall<typeof items.getSingleItem> = { method: "GET", path: "/shop-item/get-single-item/:id" };
export const listManagedItems: BrowserCall<typeof items.listManagedItems> = { method: "GET", path: "/shop-item/managed/:shopId" };
export const readItemDraft: BrowserCall<typeof items.readItemDraft> = { method: "GET", path: "/shop-item/draft/:shopId" };
export const readItemForEditing: BrowserCall<typeof items.readItemForEditing> = { method: "GET", path: "/shop-item/:itemId/editing" };
export const saveItemDraft: BrowserCall<typeof items.saveItemDraft> = { method: "PUT", path: "/shop-item/draft/:shopId" };
export const updateItem: BrowserCall<typeof items.updateItem> = { method: "PUT", path: "/shop-item/:itemId" };
export const createStore: BrowserCall<typeof stores.createStore> = { method: "POST", path: "/Store-info/create-store" };
export const deleteStore: BrowserCall<typeof stores.deleteStore> = { method: "DELETE", path: "/Store-info/delete-store/:storeId" };
export const findStoreByName: BrowserCall<typeof stores.findStoreByName> = { method: "POST", path: "/Store-info/store-name" };
export const getStore: BrowserCall<typeof stores.getStore> = { method: "GET", path: "/Store-info/store/:storeId" };
export const getStoreBySlug: BrowserCall<typeof stores.getStoreBySlug> = { method: "GET", path: "/marketplace/stores/:slug" };
export const getStoreOfUser: BrowserCall<typeof stores.getStoreOfUser> = { method: "GET", path: "/Store-info/user/:userId" };
export const readEditPermission: BrowserCall<typeof stores.readEditPermission> = { method: "GET", path: "/Store-info/edit-permission/:storeId" };
export const updateMerchantId: BrowserCall<typeof stores.updateMerchantId> = { method: "PUT", path: "/Store-info/update-merchant-id/:storeId" };
export const updateStore: BrowserCall<typeof stores.updateStore> = { method: "PATCH", path: "/Store-info/update-store/:storeId" };
