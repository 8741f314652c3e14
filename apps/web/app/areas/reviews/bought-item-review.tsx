import { Button } from "#ui/actions/button.tsx";
import { OwnReview } from "./own-review.tsx";
import { ReviewDialogs, useReviewDialogs } from "./review-dialogs.tsx";
import type { ReviewSubject } from "./review-subject.ts";
import { boughtHereLabel } from "./review-view.ts";
import { useItemViewerStatus } from "./use-viewer-status.ts";

/** Buyers can still review an item that is no longer for sale (X-64). */
export function BoughtItemReview({ sku, path }: { sku: string; path: string }) {
  const { viewerStatus, refresh } = useItemViewerStatus(sku);
  const dialogs = useReviewDialogs();
  if (!viewerStatus?.hasReceived) return null;
  const subject: ReviewSubject = {
    kind: "item",
    id: viewerStatus.itemId,
    name: "it",
    speaker: "The store",
    next: path,
  };
  const write = () => dialogs.open({ kind: "write" });
  return (
    <section aria-labelledby="bought" className="mx-auto w-full max-w-[720px] px-gutter pb-section">
      <h2 id="bought" className="text-xl">
        You bought this
      </h2>
      {viewerStatus.review ? (
        <OwnReview
          review={viewerStatus.review}
          speaker={subject.speaker}
          verified={boughtHereLabel}
          onEdit={write}
          onDelete={() => dialogs.open({ kind: "delete own" })}
        />
      ) : (
        <>
          <p className="mt-2 mb-4 text-ink-2">You can still tell others what it's like.</p>
          <Button variant="secondary" aria-haspopup="dialog" onClick={write}>
            Write a review
          </Button>
        </>
      )}
      <ReviewDialogs
        dialogs={dialogs}
        subject={subject}
        ownReview={viewerStatus.review}
        onChanged={refresh}
      />
    </section>
  );
}
