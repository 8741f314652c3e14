import { ItemFigures } from "#areas/marketplace/dashboard/item-figures.tsx";
import { loadItemFigures } from "#areas/marketplace/dashboard/load-dashboard.server.ts";
import { itemListCopy } from "#areas/marketplace/items/copy.ts";
import { ItemsTab } from "#areas/marketplace/items/items-tab.tsx";
import { loadItems } from "#areas/marketplace/items/load-items.server.ts";
import { changeListedItem } from "#areas/marketplace/items/save-item.server.ts";
import { itemsPath } from "#areas/marketplace/paths.ts";
import { loadStorePage } from "#areas/marketplace/stores/load-store.server.ts";
import { runClientAction } from "#lib/api/unreachable.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import type { Route } from "./+types/items.ts";
import { useStore } from "./store-context.ts";

export const meta = ({ loaderData, params }: Route.MetaArgs) =>
  buildPageMeta({
    title: loaderData ? `Items of ${loaderData.storeName}` : "Items",
    path: itemsPath(params.slug),
  });

export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  const { store, own } = await loadStorePage(request, slug);
  const itemsRequest = { storeId: store.id, mayManage: own !== null };
  const [view, figures] = await Promise.all([
    loadItems(request, itemsRequest, url.searchParams),
    own && loadItemFigures(request, own.id),
  ]);
  return { storeName: store.storeName, view, figures };
}

export async function action({ request, url }: Route.ActionArgs) {
  requireMember(await loadCurrentProfile(request), url);
  return changeListedItem(request);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  runClientAction(args, { delete: itemListCopy.deleteFailed, restore: itemListCopy.restoreFailed });

/** The items of a store; its owner edits them here. */
export default function StoreItems({ loaderData: { view, figures } }: Route.ComponentProps) {
  const { store } = useStore();
  return (
    <div className="mt-8 grid gap-6">
      {figures && view.counts && view.counts.all > 0 && (
        <ItemFigures {...figures} counts={view.counts} />
      )}
      <ItemsTab slug={store.slug} {...view} />
    </div>
  );
}
