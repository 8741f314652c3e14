import { data } from "react-router";
import { addItemToCart } from "#areas/marketplace/item-page/add-to-cart.server.ts";
import { GoneItem } from "#areas/marketplace/item-page/gone-item.tsx";
import { ItemPage } from "#areas/marketplace/item-page/item-page.tsx";
import { loadItemPage } from "#areas/marketplace/item-page/load-item-page.server.ts";
import type { AddToCartResult } from "#areas/marketplace/item-page/use-add-to-cart.ts";
import { itemPath } from "#areas/marketplace/paths.ts";
import { BoughtItemReview } from "#areas/reviews/bought-item-review.tsx";
import { ItemReviews } from "#areas/reviews/item-reviews.tsx";
import { loadItemReviews } from "#areas/reviews/load-reviews.server.ts";
import { changeReviews } from "#areas/reviews/review-actions.server.ts";
import type { ReviewSubject } from "#areas/reviews/review-subject.ts";
import { readFormValues } from "#lib/api/form.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { USER_CONTENT_CACHE_CONTROL } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import { cartCount } from "#shell/cart-count.ts";
import { loadCatalogHeaders } from "#shell/catalog-cache.server.ts";
import { LazyBoundary, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { loadMentions } from "../magazine/load-mentions.server.ts";
import type { Route } from "./+types/item.ts";

export { headersFromLoader as headers } from "#lib/http/cache.ts";

const statuses = { gone: 410, missing: 404 };

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const client = publicApi(request);
  const [page, headers] = await Promise.all([
    loadItemPage(client, params.sku, config.publicOrigin),
    loadCatalogHeaders(USER_CONTENT_CACHE_CONTROL),
  ]);
  if (page.kind !== "item") return data(page, { status: statuses[page.kind], headers });
  const { itemId } = page.view;
  const [reviews, mentions] = await Promise.all([
    loadItemReviews(client, url.searchParams, { itemId, now: new Date() }),
    loadMentions(request, { sku: page.view.sku }),
  ]);
  return data({ ...page, reviews, mentions }, { headers });
}

/** The review dialogs send an intent; the form without one adds the item to the cart. */
export async function action({ request }: Route.ActionArgs) {
  const { intent } = await readFormValues(request.clone());
  return intent ? changeReviews(request) : addItemToCart(request);
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const path = itemPath(params.sku);
  if (loaderData?.kind !== "item")
    return buildPageMeta({ title: "This item isn't for sale", path, isIndexed: false });
  const { view, found: searchMetadata } = loaderData;
  return [
    ...buildPageMeta({
      title: `${view.name}, ${view.seller.store.storeName}`,
      ...(view.description && { description: view.description }),
      path,
      ...(searchMetadata.image && { image: searchMetadata.image }),
    }),
    { "script:ld+json": searchMetadata.data },
  ];
}

/** The server renders it directly, so its code isn't in the page's script. */
const FeaturedIn = lazyComponent(() => import("#areas/magazine/featured-in.tsx"));

/** The key resets the chosen options for the next item. */
export default function Item({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.kind !== "item")
    return (
      <>
        <GoneItem wasForSale={loaderData.kind === "gone"} />
        <BoughtItemReview sku={params.sku} path={itemPath(params.sku)} />
      </>
    );
  const { view, similar, fromStore, reviews, mentions } = loaderData;
  const subject: ReviewSubject = {
    kind: "item",
    id: view.itemId,
    name: view.name,
    speaker: view.seller.store.storeName,
    next: `${itemPath(view.sku)}#reviews`,
  };
  return (
    <>
      <ItemPage
        key={view.sku}
        view={view}
        similar={similar}
        fromStore={fromStore}
        reviews={<ItemReviews subject={subject} loaded={reviews} />}
        firstResult={actionData as FormResult<AddToCartResult> | undefined}
        onAdded={cartCount.set}
      />
      {mentions.length > 0 && (
        <LazyBoundary failed={null}>
          <FeaturedIn mentions={mentions} />
        </LazyBoundary>
      )}
    </>
  );
}
