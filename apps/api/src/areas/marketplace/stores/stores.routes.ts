import {
  createStore as createCall,
  deleteStore as deleteCall,
  getStore,
  getStoreBySlug,
  getStoreOfUser,
  updateMerchantId as merchantIdCall,
  findStoreByName as nameCall,
  readEditPermission as permissionCall,
  updateStore as updateCall,
} from "@boab/contracts/marketplace/stores";
import { activeMember, anyone, sellerOrStaff, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { createStore } from "./create-store.ts";
import { deleteStore } from "./delete-store.ts";
import { readEditPermission, readPublicStore, readStore, searchStoreByName } from "./read-store.ts";
import { updateMerchantId } from "./update-merchant-id.ts";
import { updateStore } from "./update-store.ts";

const failsWithStat = true;

export const storeRoutes = (deps: MarketplaceDeps): Route[] => [
  route(getStore, { access: anyone }, ({ actor, params }) =>
    readStore(deps, actor, { id: params.storeId }),
  ),
  route(getStoreOfUser, { access: anyone }, ({ actor, params }) => readStore(deps, actor, params)),
  route(getStoreBySlug, { access: anyone, cacheSeconds: 30 }, ({ params }) =>
    readPublicStore(deps, params.slug),
  ),
  route(permissionCall, { access: anyone }, ({ actor, params }) =>
    readEditPermission(deps, actor, params.storeId),
  ),
  // The limit keeps anybody from trying names one by one.
  route(nameCall, { access: signedIn, limit: { points: 30, seconds: 60 } }, ({ body }) =>
    searchStoreByName(deps, body.storeName),
  ),
  route(
    createCall,
    { access: sellerOrStaff, failsWithStat, limit: { points: 20, seconds: 3600 } },
    ({ member, body }) => createStore(deps, member(), body),
  ),
  route(updateCall, { access: activeMember, failsWithStat }, ({ member, params, body }) =>
    updateStore(deps, member(), params.storeId, body),
  ),
  route(merchantIdCall, { access: activeMember, failsWithStat }, ({ member, params, body }) =>
    updateMerchantId(deps, member(), params.storeId, body.merchantId),
  ),
  route(deleteCall, { access: activeMember, failsWithStat }, ({ member, params, query, origin }) =>
    deleteStore(deps, member(), params.storeId, query.confirm, origin),
  ),
];
