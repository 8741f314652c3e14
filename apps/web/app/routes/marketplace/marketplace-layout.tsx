import { readCatalog } from "@boab/contracts/marketplace/catalog";
import { Outlet } from "react-router";
import { publicApi } from "#lib/api/public-api.server.ts";
import { ErrorPanel } from "#shell/error-page.tsx";
import { marketplaceGuard } from "#shell/guards.server.ts";
import type { Route } from "./+types/marketplace-layout.ts";
import { listBarCategories } from "./shell/bar-categories.ts";
import { MarketplaceBar } from "./shell/marketplace-bar.tsx";

export const middleware = [marketplaceGuard];

/** A loader makes every visit run the guard, even for pages without a loader. */
export async function loader({ request }: Route.LoaderArgs) {
  return { categories: listBarCategories(await publicApi(request).load(readCatalog)) };
}

export default function MarketplaceLayout({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <MarketplaceBar categories={categories} />
      <Outlet />
    </>
  );
}

/** The marketplace's bar stays when a page fails. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <>
      {loaderData && <MarketplaceBar categories={loaderData.categories} />}
      <ErrorPanel error={error} />
    </>
  );
}
