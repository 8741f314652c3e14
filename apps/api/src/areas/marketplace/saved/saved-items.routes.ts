import {
  listSavedItems as listCall,
  saveItem as saveCall,
  listSavedSkus as skusCall,
  unsaveItem as unsaveCall,
} from "@boab/contracts/marketplace/saved-items";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listSavedItems, listSavedSkus } from "./list-saved-items.ts";
import { saveItem, unsaveItem } from "./save-item.ts";

const access = activeMember;

export const savedItemRoutes = (deps: MarketplaceDeps): Route[] => [
  route(listCall, { access }, ({ member, query }) => listSavedItems(deps, member(), query)),
  route(skusCall, { access }, ({ member }) => listSavedSkus(deps, member())),
  route(saveCall, { access }, ({ member, params }) => saveItem(deps, member(), params.id)),
  route(unsaveCall, { access }, ({ member, params }) => unsaveItem(deps, member(), params.id)),
];
