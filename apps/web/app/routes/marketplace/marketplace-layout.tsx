import { readCatalog } from "@boab/contracts/marketplace/catalog";
import { Outlet } from "react-router";
import { publicApi } from "#lib/api/public-api.server.ts";
import { marketplaceGuard } from "#shell/guards.server.ts";
import type { Route } from "./+types/marketplace-layout.ts";
import { barCategories } from "./shell/bar-categories.ts";
import { MarketplaceBar } from "./shell/marketplace-bar.tsx";

export const middleware = [marketplaceGuard];

/** Its loader makes every visit pass the guard, also to a page that has nothing to load. */
export async function loader({ request }: Route.LoaderArgs) {
  return { categories: barCategories(await publicApi(request).load(readCatalog)) };
}

export default function MarketplaceLayout({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <MarketplaceBar categories={categories} />
      <Outlet />
    </>
  );
}
