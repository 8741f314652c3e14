import type { OwnReview } from "@boab/contracts/reviews/reviews";
import { useState } from "react";
import {
  LazyBoundary,
  LoadFailure,
  lazyComponent,
  PendingOverlay,
} from "#ui/feedback/lazy-boundary.tsx";
import type { ReviewAction } from "./review-buttons.tsx";
import type { ReviewSubject } from "./review-subject.ts";
import type { ReviewView } from "./review-view.ts";

// Most people only read, so the forms are loaded on demand.
const WriteDialog = lazyComponent(() => import("./write-dialog.tsx"));
const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"));
const ReplyDialog = lazyComponent(() => import("./reply-dialog.tsx"));
const DeleteDialog = lazyComponent(() => import("./delete-dialog.tsx"));
const SignInDialog = lazyComponent(() => import("./sign-in-dialog.tsx"));

type OpenedReviewDialog =
  | { kind: "write" | "sign in" | "delete own" }
  | { kind: ReviewAction; review: ReviewView };

/** Holds the open dialog, which stays rendered while it closes. */
export function useReviewDialogs() {
  const [opened, setOpened] = useState<OpenedReviewDialog | null>(null);
  const [openCount, setOpenCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return {
    opened,
    opening: openCount,
    isOpen,
    open(next: OpenedReviewDialog) {
      setOpened(next);
      setOpenCount(openCount + 1);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

interface ReviewDialogsProps {
  dialogs: ReturnType<typeof useReviewDialogs>;
  subject: ReviewSubject;
  ownReview: OwnReview | null;
  onChanged: () => void;
}

export function ReviewDialogs({ dialogs, ...props }: ReviewDialogsProps) {
  const { opened, opening: openCount, isOpen, close } = dialogs;
  if (!opened) return null;
  return (
    <LazyBoundary
      key={openCount}
      pending={<PendingOverlay />}
      failed={<LoadFailure className="fixed inset-x-4 bottom-4 z-50" />}
    >
      <OpenedDialog {...props} opened={opened} isOpen={isOpen} onClose={close} />
    </LazyBoundary>
  );
}

interface OpenedDialogProps extends Omit<ReviewDialogsProps, "dialogs"> {
  opened: OpenedReviewDialog;
  isOpen: boolean;
  onClose: () => void;
}

function OpenedDialog({ opened, subject, ownReview, onChanged, ...dialog }: OpenedDialogProps) {
  switch (opened.kind) {
    case "sign in":
      return <SignInDialog {...dialog} next={subject.next} />;
    case "write":
      return <WriteDialog {...dialog} subject={subject} review={ownReview} onSaved={onChanged} />;
    case "delete own":
      return (
        <DeleteDialog {...dialog} reviewId={ownReview?.id ?? ""} isMine onDeleted={onChanged} />
      );
    case "delete":
      return (
        <DeleteDialog
          {...dialog}
          reviewId={opened.review.id}
          isMine={false}
          onDeleted={onChanged}
        />
      );
    case "reply":
      return <ReplyDialog {...dialog} review={opened.review} />;
    case "report":
      return <ReportDialog {...dialog} reviewId={opened.review.id} onReported={onChanged} />;
  }
}
