import type { ReviewFilter, ReviewOrder } from "@boab/contracts/reviews/reviews";
import { formatCount } from "@boab/format/numbers";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/actions/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { reviewListCopy } from "./copy.ts";
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
import { useViewerStatus } from "./use-viewer-status.ts";

export interface ReviewsPageProps {
  business: ReviewedBusiness;
  summary: SummaryView;
  list: LoadedList<ReviewView>;
  sort: ReviewOrder;
  show: ReviewFilter | null;
}

/** Shows all reviews of a business. The page is the same for everybody until the browser has loaded the session. */
export function ReviewsPage(props: ReviewsPageProps) {
  const { business, summary, sort, show } = props;
  const list = useList(props.list, ({ id }) => id, { ignoredParams: ["write"] });
  const { rows: reviews } = list;
  const { viewerStatus, isVisitor, refresh } = useViewerStatus(business.id);
  const dialogs = useReviewDialogs();
  const { open } = dialogs;
  const ownReview = viewerStatus?.review ?? null;
  const otherReviews = reviews.filter(({ id }) => id !== ownReview?.id);

  const { id, name, slug } = business;
  const subject: ReviewSubject = {
    kind: "business",
    id,
    name,
    speaker: name,
    next: `${reviewsPath(slug)}?write=1`,
  };
  const mayWrite = !viewerStatus?.manages;
  const write = () => mayWrite && open({ kind: isVisitor ? "sign in" : "write" });
  useWriteLink(viewerStatus !== null, write);

  const isEmpty = summary.count === 0 && !ownReview;
  return (
    <Container className="pt-3.5 pb-section">
      <ReviewsHeading business={business} />
      <div className="mt-8 grid items-start gap-[clamp(28px,5.6vw,88px)] lg:grid-cols-[352px_minmax(0,1fr)]">
        <SummaryPanel
          summary={summary}
          hasOwnReview={ownReview !== null}
          mayWrite={mayWrite && !isEmpty}
          onWrite={write}
        />
        <section aria-labelledby="all-reviews">
          <h2 id="all-reviews" className="sr-only">
            All reviews
          </h2>
          {!isEmpty && <FilterBar sort={sort} show={show} />}
          {ownReview && (
            <OwnReview
              review={ownReview}
              speaker={business.name}
              onEdit={write}
              onDelete={() => open({ kind: "delete own" })}
            />
          )}
          {isEmpty && <NoReviews mayWrite={mayWrite} onWrite={write} />}
          {!isEmpty && reviews.length === 0 && (
            <p className="py-6 text-ink-2">{reviewListCopy.noneMatch}</p>
          )}
          <ListRows
            of={list}
            total={show === null ? formatCount(summary.count) : undefined}
            endClassName="border-t-0 px-0"
          >
            <div data-rows>
              {otherReviews.map((review) => (
                <ReviewCard key={review.id} review={review} replierName={business.name}>
                  <ReviewButtons
                    review={review}
                    viewerStatus={viewerStatus}
                    isVisitor={isVisitor}
                    onSignIn={() => open({ kind: "sign in" })}
                    onAction={(kind, chosen) => open({ kind, review: chosen })}
                  />
                </ReviewCard>
              ))}
            </div>
          </ListRows>
        </section>
      </div>
      <ReviewDialogs
        dialogs={dialogs}
        subject={subject}
        ownReview={ownReview}
        onChanged={refresh}
      />
    </Container>
  );
}

/** A link with `?write` opens the form once the session is known, and only once. */
function useWriteLink(isStatusLoaded: boolean, open: () => void) {
  const [params, setParams] = useSearchParams();
  const { status } = useSession();
  const hasWriteParam = params.has("write");
  const isReady = hasWriteParam && (status === "visitor" || isStatusLoaded);
  const openFromLink = useEffectEvent(() => {
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
    if (isReady) openFromLink();
  }, [isReady]);
}

function NoReviews({ mayWrite, onWrite }: { mayWrite: boolean; onWrite: () => void }) {
  return (
    <Card className="text-center">
      <p className="font-semibold">{reviewListCopy.noReviews}</p>
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
