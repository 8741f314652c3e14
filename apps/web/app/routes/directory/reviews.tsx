import { data, redirect } from "react-router";
import { loadBookPath } from "#areas/bookings/offer/load-offer.server.ts";
import { loadListing } from "#areas/directory/business/load-business.server.ts";
import { listingPath } from "#areas/directory/listing-card.ts";
import { loadReviews } from "#areas/reviews/load-reviews.server.ts";
import { changeReviews } from "#areas/reviews/review-actions.server.ts";
import { ReviewsPage } from "#areas/reviews/reviews-page.tsx";
import { reviewsPath } from "#areas/reviews/reviews-path.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL, USER_CONTENT_CACHE_CONTROL } from "#lib/http/cache.ts";
import type { Route } from "./+types/reviews.ts";

export { headersFromLoader as headers } from "#lib/http/cache.ts";

export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  const now = new Date();
  const page = await loadListing(slug, request, now);
  if (page.kind === "gone") throw redirect(listingPath(slug));
  const { view, isPublic } = page;
  const [loaded, book] = await Promise.all([
    loadReviews(request, url.searchParams, { businessId: view.id, isPublic, now }),
    loadBookPath(request, view.slug),
  ]);
  const business = {
    id: view.id,
    slug: view.slug,
    name: view.name,
    about: [view.category, view.place].filter(Boolean).join(", "),
    path: listingPath(view.slug),
    logo: view.logo,
    book,
  };
  return data(
    { ...loaded, business, isPublic },
    { headers: { "Cache-Control": isPublic ? USER_CONTENT_CACHE_CONTROL : PRIVATE_CACHE_CONTROL } },
  );
}

export const action = ({ request }: Route.ActionArgs) => changeReviews(request);

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return buildPageMeta({ title: "Reviews", path: reviewsPath(params.slug) });
  const { business, summary, isPublic } = loaderData;
  const about = summary.mean === null ? "" : ` ${summary.mean} out of 5.`;
  return buildPageMeta({
    title: `Reviews of ${business.name}`,
    description: `${summary.countText} of ${business.name}.${about} See what customers say, and add your own.`,
    path: reviewsPath(business.slug),
    isIndexed: isPublic && summary.count > 0,
  });
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} />;
}
