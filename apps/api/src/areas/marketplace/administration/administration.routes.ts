import {
  clearMerchantId as clearCall,
  listStores as listCall,
  changeStoreVisibility as visibilityCall,
} from "@boab/contracts/marketplace/administration";
import { fullAdmin, staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { changeStoreVisibility } from "./change-store-visibility.ts";
import { clearMerchantId } from "./clear-merchant-id.ts";
import { listStores } from "./list-stores.ts";

export const administrationRoutes = (deps: MarketplaceDeps): Route[] => [
  route(
    listCall,
    { access: staff, staffRead: { act: "list stores", objectType: "store" } },
    ({ query }) => listStores(deps, query),
  ),
  route(visibilityCall, { access: fullAdmin }, ({ member, params, body, origin }) =>
    changeStoreVisibility(deps, member(), params.storeId, body, origin),
  ),
  route(clearCall, { access: fullAdmin }, ({ member, params, body, origin }) =>
    clearMerchantId(deps, member(), params.storeId, body.reason, origin),
  ),
];
