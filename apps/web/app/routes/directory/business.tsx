import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { use } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { BookPriceLink } from "#areas/bookings/offer/book-price-link.tsx";
import { loadOffer, type OfferView } from "#areas/bookings/offer/load-offer.server.ts";
import { OfferBar } from "#areas/bookings/offer/offer-bar.tsx";
import { OfferPanel } from "#areas/bookings/offer/offer-panel.tsx";
import { BusinessPage } from "#areas/directory/business/business-page.tsx";
import type { BusinessView } from "#areas/directory/business/business-view.ts";
import { loadListing } from "#areas/directory/business/load-business.server.ts";
import { deleteListing } from "#areas/directory/delete-listing.server.ts";
import { EditingContext } from "#areas/directory/editing/editing-context.ts";
import { EditingMount } from "#areas/directory/editing/editing-mount.tsx";
import { listingPath } from "#areas/directory/listing-card.ts";
import { sendReport } from "#areas/directory/report/send-report.server.ts";
import { LazyApplications } from "#areas/jobs/applications/lazy-applications.tsx";
import { BusinessJobs } from "#areas/jobs/business/business-jobs.tsx";
import { loadBusinessJobs } from "#areas/jobs/business/load-business-jobs.server.ts";
import type { JobCardView } from "#areas/jobs/job-card.ts";
import { usePricePayments } from "#areas/payments/pay/use-price-shop.tsx";
import { BusinessReviews, WriteReviewLink } from "#areas/reviews/business-reviews.tsx";
import { type LoadedReviews, loadLatestReviews } from "#areas/reviews/load-reviews.server.ts";
import { RatingSummary } from "#areas/reviews/rating-summary.tsx";
import { readFormValues } from "#lib/api/form.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { LISTING_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { LazyBoundary, LoadFailure, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { loadMentions } from "../magazine/load-mentions.server.ts";
import type { Route } from "./+types/business.ts";

/** A live listing is the same for everyone; a hidden one is private to those who manage it. */
export { headersFromLoader as headers } from "#lib/http/cache.ts";

export async function loader({ params: { slug }, request }: Route.LoaderArgs) {
  const now = new Date();
  const page = await loadListing(slug, request, now);
  const isPrivate = page.kind === "listing" && !page.isPublic;
  const [reviews, jobs, offer, mentions] =
    page.kind === "listing"
      ? await loadPageParts(request, {
          businessId: page.view.id,
          slug,
          isPublic: page.isPublic,
          now,
        })
      : [null, null, null, []];
  return data(
    { ...page, reviews, jobs, offer, mentions },
    {
      status: page.kind === "gone" ? 410 : 200,
      headers: { "Cache-Control": isPrivate ? PRIVATE_CACHE_CONTROL : LISTING_CACHE_CONTROL },
    },
  );
}

const loadPageParts = (
  request: Request,
  listing: { businessId: string; slug: string; isPublic: boolean; now: Date },
) =>
  Promise.all([
    loadLatestReviews(request, listing),
    loadBusinessJobs(request, listing),
    // A hidden business can't be booked.
    listing.isPublic ? loadOffer(request, listing.slug, listing.now) : null,
    loadMentions(request, { businessId: listing.businessId }),
  ]);

/** Visitors report it, and those who manage it delete it; every other change goes through the editing store. */
export async function action({ request, params }: Route.ActionArgs) {
  const values = await readFormValues(request.clone());
  return values.intent === "report"
    ? sendReport(request, params.slug, values)
    : deleteListing(request);
}

/** A form only reports or deletes the listing, so the page isn't reloaded afterwards. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && formMethod === undefined;

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (loaderData?.kind !== "listing") {
    const path = listingPath(params.slug);
    return buildPageMeta({ title: "This listing has been taken down", path, isIndexed: false });
  }
  const { view, isPublic, found: searchMetadata, reviews } = loaderData;
  const { aggregateRating } = reviews ?? {};
  return [
    ...buildPageMeta({
      title: searchMetadata.title,
      description: view.description,
      path: listingPath(view.slug),
      image: searchMetadata.image,
      isIndexed: isPublic,
    }),
    ...(isPublic
      ? [
          {
            "script:ld+json": {
              ...searchMetadata.data,
              ...(aggregateRating && { aggregateRating }),
            },
          },
        ]
      : []),
  ];
}

/** This page is rare, so its code isn't in the page's script. The server renders it directly. */
const GonePage = lazyComponent(() => import("#areas/directory/business/gone-page.tsx"));

/** The server renders it directly, so its code isn't in the page's script. */
const FeaturedIn = lazyComponent(() => import("#areas/magazine/featured-in.tsx"));

export default function Business({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "gone") return <GonePage />;
  const { view, reviews, jobs, offer, mentions } = loaderData;
  return (
    <>
      <EditingMount key={view.id} view={view}>
        {(shown) => <ComposedBusiness view={shown} reviews={reviews} jobs={jobs} offer={offer} />}
      </EditingMount>
      {mentions.length > 0 && (
        <LazyBoundary failed={null}>
          <FeaturedIn mentions={mentions} />
        </LazyBoundary>
      )}
    </>
  );
}

interface ComposedBusinessProps {
  view: BusinessView;
  reviews: LoadedReviews | null;
  jobs: JobCardView[] | null;
  offer: OfferView | null;
}

/** Loaded for those who manage the listing, and never for visitors. */
const NextBookings = lazyComponent(() => import("#areas/bookings/owner/next-bookings.tsx"));

/** Few businesses name their team. The server renders it directly, so its code isn't in the page's script. */
const TeamStrip = lazyComponent(() => import("#areas/bookings/offer/team-strip.tsx"));

/** Combines the parts that other areas add to the page of a listing. */
function ComposedBusiness({ view, reviews, jobs, offer }: ComposedBusinessProps) {
  const { id, name, slug } = view;
  const editing = use(EditingContext);
  const may = (right: MemberRight) => editing?.rights.includes(right) ?? false;
  const mayReview = !editing?.isManager;
  const payments = usePricePayments(view);
  const count = reviews?.summary.count ?? 0;
  return (
    <BusinessPage
      view={view}
      shop={{
        ...payments,
        booking: (price) => offer?.book && <BookPriceLink slug={slug} price={price} />,
      }}
      team={
        offer &&
        offer.team.length > 0 && (
          <LazyBoundary failed={null}>
            <TeamStrip team={offer.team} />
          </LazyBoundary>
        )
      }
      nextBookings={
        may("all_calendars") && (
          <LazyBoundary failed={<LoadFailure />}>
            <NextBookings slug={slug} />
          </LazyBoundary>
        )
      }
      reviews={{
        count,
        rating: reviews && count > 0 && <RatingSummary slug={slug} summary={reviews.summary} />,
        action: count > 0 && mayReview && <WriteReviewLink slug={slug} />,
        body: (
          <BusinessReviews businessName={name} slug={slug} loaded={reviews} mayReview={mayReview} />
        ),
      }}
      jobs={{
        count: jobs?.length ?? 0,
        body: <BusinessJobs businessId={id} jobs={jobs} isEditing={may("page")} />,
        applications: may("applications") && <LazyApplications businessId={id} slug={slug} />,
      }}
      booking={
        offer && {
          panel: <OfferPanel offer={offer} />,
          bar: offer.book && <OfferBar offer={offer} book={offer.book} />,
        }
      }
    />
  );
}
