import { getStore, getStoreBySlug, getStoreOfUser } from "@boab/contracts/marketplace/stores";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { readPublicStore, readStore } from "./read-store.ts";

export const storeRoutes = (deps: MarketplaceDeps): Route[] => [
  route(getStore, { access: anyone }, ({ actor, params }) => readStore(deps, actor, params)),
  route(getStoreOfUser, { access: anyone }, ({ actor, params }) => readStore(deps, actor, params)),
  route(getStoreBySlug, { access: anyone, cacheSeconds: 30 }, ({ params }) =>
    readPublicStore(deps, params.slug),
  ),
];
