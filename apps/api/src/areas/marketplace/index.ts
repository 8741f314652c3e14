import type { MarketplaceDeps } from "./deps.ts";

export { storeRoutes as marketplaceRoutes } from "./stores/stores.routes.ts";
export type { MarketplaceDeps };
