import { shownTexts } from "@boab/contracts/directory/shown-texts";
import type { ItemReviewStanding } from "@boab/contracts/reviews/reviews";
import { formatCount } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { Distribution } from "./distribution.tsx";
import type { LoadedItemReviews } from "./load-reviews.server.ts";
import { OwnReview } from "./own-review.tsx";
import { ReviewButtons } from "./review-buttons.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewDialogs, useReviewDialogs } from "./review-dialogs.tsx";
import { ReviewPhotos } from "./review-photos.tsx";
import type { ReviewSubject } from "./review-subject.ts";
import { boughtHere } from "./review-view.ts";
import { Stars } from "./stars.tsx";
import { useItemStanding } from "./use-standing.ts";

interface ItemReviewsProps {
  subject: ReviewSubject;
  loaded: LoadedItemReviews;
}

/** What buyers say about an item. The same for everybody until the browser knows who looks. */
export function ItemReviews({ subject, loaded }: ItemReviewsProps) {
  const { summary, reviews, hasMore, step } = loaded;
  const { standing, isVisitor, refresh } = useItemStanding(subject.id);
  const dialogs = useReviewDialogs();
  const own = standing?.review ?? null;
  const others = reviews.filter(({ id }) => id !== own?.id);
  const write = () => dialogs.open({ kind: "write" });
  return (
    <>
      {summary.mean === null ? (
        <p className="text-ink-2">{shownTexts.noReviews}</p>
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
      <WhoMayWrite standing={standing} onWrite={write} />
      {own && (
        <OwnReview
          review={own}
          speaker={subject.speaker}
          verified={boughtHere}
          onEdit={write}
          onDelete={() => dialogs.open({ kind: "delete own" })}
        >
          <ReviewPhotos photos={own.photos} firstName={own.firstName} />
        </OwnReview>
      )}
      {others.map((review) => (
        <ReviewCard key={review.id} review={review} speaker={subject.speaker}>
          <ReviewPhotos photos={review.photos} firstName={review.firstName} />
          <ReviewButtons
            review={review}
            standing={standing}
            isVisitor={isVisitor}
            onSignIn={() => dialogs.open({ kind: "sign in" })}
            onAct={(kind, chosen) => dialogs.open({ kind, review: chosen })}
          />
        </ReviewCard>
      ))}
      {reviews.length > 0 && (
        <LoadMore
          count={reviews.length}
          hasMore={hasMore}
          step={step}
          total={formatCount(summary.count)}
          hash="reviews"
          className="border-t-0 px-0"
        />
      )}
      <ReviewDialogs dialogs={dialogs} subject={subject} own={own} onChanged={refresh} />
    </>
  );
}

/** Buyers write; everybody else learns who does. */
function WhoMayWrite({
  standing,
  onWrite,
}: {
  standing: ItemReviewStanding | null;
  onWrite: () => void;
}) {
  if (standing?.review) return null;
  if (standing?.hasReceived)
    return (
      <Button variant="secondary" className="mt-4" onClick={onWrite}>
        Write a review
      </Button>
    );
  return (
    <p className="mt-4 text-sm text-ink-3">
      {standing?.manages
        ? "You sell this, so you can reply to reviews but can't write one."
        : "Only people who bought this here can review it."}
    </p>
  );
}
