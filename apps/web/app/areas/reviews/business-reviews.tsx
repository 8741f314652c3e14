import { LinkButton } from "#ui/actions/link-button.tsx";
import { reviewListCopy } from "./copy.ts";
import { Distribution } from "./distribution.tsx";
import type { LoadedReviews } from "./load-reviews.server.ts";
import { ReviewCard } from "./review-card.tsx";
import { reviewsPath } from "./reviews-path.ts";
import { Stars } from "./stars.tsx";

interface BusinessReviewsProps {
  businessName: string;
  slug: string;
  /** Null if the reviews couldn't be loaded. */
  loaded: LoadedReviews | null;
  /** False for people who manage the page, whose review the server would refuse. */
  mayReview: boolean;
}

/** Shows the latest reviews on a business's page, with a link to all of them. */
export function BusinessReviews({ businessName, slug, loaded, mayReview }: BusinessReviewsProps) {
  const path = reviewsPath(slug);
  if (!loaded || loaded.summary.count === 0)
    return (
      <>
        <p className="text-ink-2">{reviewListCopy.noReviews}</p>
        {mayReview && (
          <LinkButton to={`${path}?write=1`} variant="secondary" size="sm" className="mt-3.5">
            Write the first review
          </LinkButton>
        )}
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
            <span className="text-sm text-ink-3">{summary.basisText}</span>
          </p>
        )}
        <Distribution rows={summary.rows} className="min-w-[240px] flex-1 gap-1" />
      </div>
      <div className="mt-5 border-t border-line">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} replierName={businessName} />
        ))}
      </div>
      <LinkButton to={path} variant="secondary" className="mt-5">
        {summary.count === 1 ? "Open the review" : `Show all ${summary.countText}`}
      </LinkButton>
    </>
  );
}

/** The link is beside the section's heading. */
export function WriteReviewLink({ slug }: { slug: string }) {
  return (
    <LinkButton to={`${reviewsPath(slug)}?write=1`} variant="secondary" size="sm">
      Write a review
    </LinkButton>
  );
}
