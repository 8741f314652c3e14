import type { OwnReview as OwnReviewData } from "@boab/contracts/reviews/reviews";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import type { ReactNode } from "react";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { ReviewCard } from "./review-card.tsx";
import { viewReview } from "./review-view.ts";

interface OwnReviewProps {
  review: OwnReviewData;
  speaker: string;
  /** The label of a verified review; by default it says that the writer booked. */
  verified?: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** The viewer's own review is above the others. */
export function OwnReview(props: OwnReviewProps) {
  const {
    review,
    speaker: replierName,
    verified: verifiedLabel,
    onEdit,
    onDelete,
    children,
  } = props;
  return (
    <ReviewCard
      review={viewReview(review, new Date(), verifiedLabel)}
      replierName={replierName}
      isMine
    >
      {children}
      {review.tie === null && (
        <Note tone="warn" className="mt-3">
          Tell us how you know them, so that your stars count. Press Edit to choose.
        </Note>
      )}
      {review.isRemoved && (
        <Note tone="warn" className="mt-3">
          Our team removed this review, so only you can see it. You can change it, and a moderator
          will look at it again.
        </Note>
      )}
      <div className="mt-3.5 flex gap-1.5">
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={onEdit}>
          <PencilSimpleIcon size={18} aria-hidden="true" />
          Edit
        </Button>
        <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </ReviewCard>
  );
}
