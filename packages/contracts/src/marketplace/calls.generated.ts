// Written by `npm run calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as stores from "./stores.ts";

export const getStore: BrowserCall<typeof stores.getStore> = { method: "GET", path: "/Store-info/store/:id" };
export const getStoreBySlug: BrowserCall<typeof stores.getStoreBySlug> = { method: "GET", path: "/marketplace/stores/:slug" };
export const getStoreOfUser: BrowserCall<typeof stores.getStoreOfUser> = { method: "GET", path: "/Store-info/user/:userId" };
