import {
  askWhenBack as askCall,
  confirmBackNotice as confirmCall,
} from "@boab/contracts/marketplace/store-reopening-notices";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { askWhenBack, confirmBackNotice } from "./ask-when-back.ts";

export const holidayRoutes = (deps: MarketplaceDeps): Route[] => [
  route(askCall, { access: anyone, limit: { points: 10, seconds: 3600 } }, ({ params, body }) =>
    askWhenBack(deps, params.slug, body),
  ),
  route(confirmCall, { access: anyone }, ({ body }) => confirmBackNotice(deps, body.token)),
];
