import type { ReviewViewerStatus } from "@boab/contracts/reviews/reviews";
import { FlagIcon } from "@phosphor-icons/react/dist/ssr/Flag";
import { ThumbsUpIcon } from "@phosphor-icons/react/dist/ssr/ThumbsUp";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import type { ReviewView } from "./review-view.ts";

export type ReviewAction = "report" | "reply" | "delete";

interface ReviewButtonsProps {
  review: ReviewView;
  viewerStatus: ReviewViewerStatus | null;
  /** True for visitors, who are asked to sign in instead. */
  isVisitor: boolean;
  onSignIn: () => void;
  onAction: (act: ReviewAction, review: ReviewView) => void;
}

/** Shows what a viewer can do with another person's review. */
export function ReviewButtons(props: ReviewButtonsProps) {
  const { review, viewerStatus, isVisitor, onSignIn, onAction: onAct } = props;
  const isReported = viewerStatus?.reported.includes(review.id) ?? false;
  const { firstName } = review;
  return (
    <>
      {isReported && (
        <p className="mt-3 flex gap-2.5 rounded-md bg-support-soft px-4 py-3 text-md text-support-text">
          <FlagIcon size={20} className="mt-0.5 flex-none" aria-hidden="true" />
          You reported this. We'll email you our decision. The review stays up until then.
        </p>
      )}
      <div className="mt-3.5 flex flex-wrap items-center gap-1.5">
        <HelpfulButton {...props} />
        {viewerStatus?.mayReply && (
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={`${review.reply ? "Edit the reply" : "Reply"} to ${firstName}`}
            onClick={() => onAct("reply", review)}
          >
            {review.reply ? "Edit reply" : "Reply"}
          </Button>
        )}
        {!isReported && (
          <Button
            variant="quiet"
            size="sm"
            className="text-ink-2"
            aria-haspopup="dialog"
            aria-label={`Report ${firstName}'s review`}
            onClick={() => (isVisitor ? onSignIn() : onAct("report", review))}
          >
            <FlagIcon size={18} aria-hidden="true" />
            Report
          </Button>
        )}
        {viewerStatus?.isStaff && !viewerStatus.manages && (
          <Button
            variant="quiet"
            size="sm"
            className="text-danger"
            aria-haspopup="dialog"
            aria-label={`Delete ${firstName}'s review`}
            onClick={() => onAct("delete", review)}
          >
            Delete
          </Button>
        )}
      </div>
    </>
  );
}

function HelpfulButton({ review, viewerStatus, isVisitor, onSignIn }: ReviewButtonsProps) {
  const [voted, setVoted] = useState<{ isHelpful: boolean; count: number } | null>(null);
  const voteAction = usePageAction<{ helpfulCount: number }>({
    skipsRevalidation: true,
    onSuccess: ({ helpfulCount }, { intent }) =>
      setVoted({ isHelpful: intent === "helpful", count: helpfulCount }),
    onFailure: ({ code, error }) =>
      code === "not_signed_in" ? onSignIn() : toast(error, { tone: "bad" }),
  });
  const isHelpful = voted?.isHelpful ?? viewerStatus?.helpful.includes(review.id) ?? false;
  const count = voted?.count ?? review.helpfulCount;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isHelpful}
      aria-label={`${review.firstName}'s review is helpful`}
      isPending={voteAction.isPending}
      onClick={() =>
        isVisitor
          ? onSignIn()
          : voteAction.submit({ intent: isHelpful ? "unhelpful" : "helpful", id: review.id })
      }
    >
      <ThumbsUpIcon weight={isHelpful ? "fill" : "regular"} size={18} aria-hidden="true" />
      Helpful
      {count > 0 && <span className="font-normal text-ink-3">{count}</span>}
    </Button>
  );
}
