import { shownTexts } from "@boab/contracts/directory/shown-texts";
import { data } from "react-router";
import { addItemToCart } from "#areas/marketplace/item-page/add-to-cart.server.ts";
import { GoneItem } from "#areas/marketplace/item-page/gone-item.tsx";
import { ItemPage } from "#areas/marketplace/item-page/item-page.tsx";
import { loadItemPage } from "#areas/marketplace/item-page/load-item-page.server.ts";
import { itemPath } from "#areas/marketplace/paths.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { LISTING_PAGE, PRIVATE_PAGE } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import { cartCount } from "#shell/cart-count.ts";
import { launchSwitches } from "#shell/public-settings.server.ts";
import type { Route } from "./+types/item.ts";

/** the same for everyone once the marketplace is open; before that no cache may show it to others. */
export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => ({
  "Cache-Control": errorHeaders
    ? PRIVATE_PAGE
    : (loaderHeaders.get("Cache-Control") ?? PRIVATE_PAGE),
});

export async function loader({ request, params }: Route.LoaderArgs) {
  const [page, { marketplaceAccess }] = await Promise.all([
    loadItemPage(publicApi(request), params.sku, config.publicOrigin),
    launchSwitches(),
  ]);
  return data(page, {
    status: page.kind === "gone" ? 410 : 200,
    headers: { "Cache-Control": marketplaceAccess === "public" ? LISTING_PAGE : PRIVATE_PAGE },
  });
}

export const action = ({ request }: Route.ActionArgs) => addItemToCart(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export function meta({ loaderData, params }: Route.MetaArgs) {
  const path = itemPath(params.sku);
  if (loaderData?.kind !== "item")
    return pageMeta({ title: "This item isn't for sale any more", path, isIndexed: false });
  const { view, found } = loaderData;
  return [
    ...pageMeta({
      title: `${view.name}, ${view.seller.store.storeName}`,
      ...(view.description && { description: view.description }),
      path,
      ...(found.image && { image: found.image }),
    }),
    { "script:ld+json": found.data },
  ];
}

/** Its key starts the choice anew with the next item. */
export default function Item({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "gone") return <GoneItem />;
  const { view, similar, fromStore } = loaderData;
  return (
    <ItemPage
      key={view.sku}
      {...{ view, similar, fromStore }}
      reviews={<p className="text-ink-2">{shownTexts.noReviews}</p>}
      firstResult={actionData}
      onAdded={cartCount.set}
    />
  );
}
