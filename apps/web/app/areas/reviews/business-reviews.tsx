import { shownTexts } from "@boab/contracts/directory/shown-texts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Distribution } from "./distribution.tsx";
import type { LoadedReviews } from "./load-reviews.server.ts";
import { ReviewCard } from "./review-card.tsx";
import { reviewsPath } from "./reviews-path.ts";
import { Stars } from "./stars.tsx";

interface BusinessReviewsProps {
  businessName: string;
  slug: string;
  /** Null when they could not be loaded. */
  loaded: LoadedReviews | null;
}

/** The latest reviews on the page of a business, with the way to all of them. */
export function BusinessReviews({ businessName, slug, loaded }: BusinessReviewsProps) {
  const path = reviewsPath(slug);
  if (!loaded || loaded.summary.count === 0)
    return (
      <>
        <p className="text-ink-2">{shownTexts.noReviews}</p>
        <LinkButton to={`${path}?write=1`} variant="secondary" size="sm" className="mt-3.5">
          Write the first review
        </LinkButton>
      </>
    );
  const { summary, reviews } = loaded;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
        {summary.mean !== null && (
          <p className="flex flex-col gap-1.5">
            <span className="type-display text-[4rem] leading-[.9]">{summary.mean}</span>
            <Stars value={summary.meanValue} size={20} />
            <span className="text-sm text-ink-3">{summary.countText}</span>
          </p>
        )}
        <Distribution rows={summary.rows} className="min-w-[240px] flex-1 gap-1" />
      </div>
      <div className="mt-5 border-t border-line">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} speaker={businessName} />
        ))}
      </div>
      <LinkButton to={path} variant="secondary" className="mt-5">
        {summary.count === 1 ? "Open the review" : `Show all ${summary.countText}`}
      </LinkButton>
    </>
  );
}

/** Beside the heading of the section. */
export function WriteReviewLink({ slug }: { slug: string }) {
  return (
    <LinkButton to={`${reviewsPath(slug)}?write=1`} variant="secondary" size="sm">
      Write a review
    </LinkButton>
  );
}
