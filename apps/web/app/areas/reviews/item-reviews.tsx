import type { ItemReviewViewerStatus } from "@boab/contracts/reviews/reviews";
import { formatCount } from "@boab/format/numbers";
import { Button } from "#ui/actions/button.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import { reviewListCopy } from "./copy.ts";
import { Distribution } from "./distribution.tsx";
import type { LoadedItemReviews } from "./load-reviews.server.ts";
import { OwnReview } from "./own-review.tsx";
import { ReviewButtons } from "./review-buttons.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewDialogs, useReviewDialogs } from "./review-dialogs.tsx";
import { ReviewPhotos } from "./review-photos.tsx";
import type { ReviewSubject } from "./review-subject.ts";
import { boughtHereLabel } from "./review-view.ts";
import { Stars } from "./stars.tsx";
import { useItemViewerStatus } from "./use-viewer-status.ts";

interface ItemReviewsProps {
  subject: ReviewSubject;
  loaded: LoadedItemReviews;
}

/**
 * Shows buyers' reviews of an item (X-64). The page is the same for everybody until the browser has loaded the session.
 */
export function ItemReviews({ subject, loaded }: ItemReviewsProps) {
  const { summary } = loaded;
  const list = useList(loaded.list, ({ id }) => id);
  const { viewerStatus, isVisitor, refresh } = useItemViewerStatus(subject.id);
  const dialogs = useReviewDialogs();
  const ownReview = viewerStatus?.review ?? null;
  const otherReviews = list.rows.filter(({ id }) => id !== ownReview?.id);
  const write = () => dialogs.open({ kind: "write" });
  return (
    <>
      {summary.mean === null ? (
        <p className="text-ink-2">{reviewListCopy.noReviews}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
          <p className="flex flex-col gap-1.5">
            <span className="type-display text-[4rem] leading-[.9]">{summary.mean}</span>
            <Stars value={summary.meanValue} size={20} />
            <span className="text-sm text-ink-3">{summary.countText}</span>
          </p>
          <Distribution rows={summary.rows} className="min-w-[240px] flex-1 gap-1" />
        </div>
      )}
      <WriteReviewOrReason viewerStatus={viewerStatus} onWrite={write} />
      {ownReview && (
        <OwnReview
          review={ownReview}
          speaker={subject.speaker}
          verified={boughtHereLabel}
          onEdit={write}
          onDelete={() => dialogs.open({ kind: "delete own" })}
        >
          <ReviewPhotos photos={ownReview.photos} firstName={ownReview.firstName} />
        </OwnReview>
      )}
      <ListRows
        of={list}
        total={formatCount(summary.count)}
        hash="reviews"
        endClassName="border-t-0 px-0"
      >
        <div data-rows>
          {otherReviews.map((review) => (
            <ReviewCard key={review.id} review={review} replierName={subject.speaker}>
              <ReviewPhotos photos={review.photos} firstName={review.firstName} />
              <ReviewButtons
                review={review}
                viewerStatus={viewerStatus}
                isVisitor={isVisitor}
                onSignIn={() => dialogs.open({ kind: "sign in" })}
                onAction={(kind, chosen) => dialogs.open({ kind, review: chosen })}
              />
            </ReviewCard>
          ))}
        </div>
      </ListRows>
      <ReviewDialogs
        dialogs={dialogs}
        subject={subject}
        ownReview={ownReview}
        onChanged={refresh}
      />
    </>
  );
}

/** Buyers can write a review; others read who can. */
function WriteReviewOrReason({
  viewerStatus,
  onWrite,
}: {
  viewerStatus: ItemReviewViewerStatus | null;
  onWrite: () => void;
}) {
  if (viewerStatus?.review) return null;
  if (viewerStatus?.hasReceived)
    return (
      <Button variant="secondary" className="mt-4" onClick={onWrite}>
        Write a review
      </Button>
    );
  return (
    <p className="mt-4 text-sm text-ink-3">
      {viewerStatus?.manages
        ? "You sell this, so you can reply to reviews but can't write one."
        : "Only people who bought this here can review it."}
    </p>
  );
}
