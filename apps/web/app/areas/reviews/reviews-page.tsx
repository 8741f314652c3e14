import { directoryTexts } from "@boab/contracts/directory/texts";
import type { ReviewFilter, ReviewOrder } from "@boab/contracts/reviews/reviews";
import { reviewPageTexts } from "@boab/contracts/reviews/texts";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { formatCount } from "#lib/format/format.ts";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/actions/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { OwnReview } from "./own-review.tsx";
import { ReviewButtons } from "./review-buttons.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewDialogs, useReviewDialogs } from "./review-dialogs.tsx";
import type { ReviewSubject } from "./review-subject.ts";
import type { ReviewView, SummaryView } from "./review-view.ts";
import { type ReviewedBusiness, ReviewsHeading } from "./reviews-heading.tsx";
import { reviewsPath } from "./reviews-path.ts";
import { SummaryPanel } from "./summary-panel.tsx";
import { useStanding } from "./use-standing.ts";

export interface ReviewsPageProps {
  business: ReviewedBusiness;
  summary: SummaryView;
  reviews: ReviewView[];
  hasMore: boolean;
  sort: ReviewOrder;
  show: ReviewFilter | null;
  /** How many more at once. */
  step: number;
}

/** Everything said about a business. The same for everybody until the browser knows who looks. */
export function ReviewsPage(props: ReviewsPageProps) {
  const { business, summary, reviews, sort, show } = props;
  const { standing, isVisitor, refresh } = useStanding(business.id);
  const dialogs = useReviewDialogs();
  const { open } = dialogs;
  const own = standing?.review ?? null;
  const others = reviews.filter(({ id }) => id !== own?.id);

  const { id, name, slug } = business;
  const subject: ReviewSubject = {
    ...{ kind: "business", id, name, speaker: name },
    next: `${reviewsPath(slug)}?write=1`,
  };
  const write = () => open({ kind: isVisitor ? "sign in" : "write" });
  useWriteLink(standing !== null, write);

  const isEmpty = summary.count === 0 && !own;
  return (
    <Container className="pt-3.5 pb-section">
      <ReviewsHeading business={business} />
      <div className="mt-8 grid items-start gap-[clamp(28px,5.6vw,88px)] lg:grid-cols-[352px_minmax(0,1fr)]">
        <SummaryPanel
          summary={summary}
          hasOwn={own !== null}
          mayWrite={!standing?.manages && !isEmpty}
          onWrite={write}
        />
        <section aria-labelledby="all-reviews">
          <h2 id="all-reviews" className="sr-only">
            All reviews
          </h2>
          {!isEmpty && <FilterBar sort={sort} show={show} />}
          {own && (
            <OwnReview
              review={own}
              speaker={business.name}
              onEdit={write}
              onDelete={() => open({ kind: "delete own" })}
            />
          )}
          {isEmpty && <NoReviews mayWrite={!standing?.manages} onWrite={write} />}
          {!isEmpty && reviews.length === 0 && (
            <p className="py-6 text-ink-2">{reviewPageTexts.noneMatch}</p>
          )}
          {others.map((review) => (
            <ReviewCard key={review.id} review={review} speaker={business.name}>
              <ReviewButtons
                review={review}
                standing={standing}
                isVisitor={isVisitor}
                onSignIn={() => open({ kind: "sign in" })}
                onAct={(kind, chosen) => open({ kind, review: chosen })}
              />
            </ReviewCard>
          ))}
          {reviews.length > 0 && (
            <LoadMore
              count={reviews.length}
              hasMore={props.hasMore}
              step={props.step}
              total={show === null ? formatCount(summary.count) : undefined}
              className="border-t-0 px-0"
            />
          )}
        </section>
      </div>
      <ReviewDialogs dialogs={dialogs} subject={subject} own={own} onChanged={refresh} />
    </Container>
  );
}

/** A link with `?write` opens the form once it is known who follows it, and only once. */
function useWriteLink(isKnown: boolean, open: () => void) {
  const [params, setParams] = useSearchParams();
  const { status } = useSession();
  const isAsked = params.has("write");
  const isReady = isAsked && (status === "visitor" || isKnown);
  const follow = useEffectEvent(() => {
    open();
    setParams(
      (before) => {
        before.delete("write");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isReady) follow();
  }, [isReady]);
}

function NoReviews({ mayWrite, onWrite }: { mayWrite: boolean; onWrite: () => void }) {
  return (
    <Card className="text-center">
      <p className="font-semibold">{directoryTexts.noReviews}</p>
      {mayWrite && (
        <>
          <p className="mt-1 mb-3.5 text-sm text-ink-3">Been here? Help the next person decide.</p>
          <Button variant="secondary" onClick={onWrite}>
            Write the first review
          </Button>
        </>
      )}
    </Card>
  );
}
