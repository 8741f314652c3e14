import type { OwnReview, PublicReview } from "@boab/contracts/reviews/reviews";
import { reviewPageTexts, reviewTexts } from "@boab/contracts/reviews/texts";
import { commentMaxLength, lengthOf, mostReviewPhotos, ties } from "@boab/contracts/reviews/ties";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { PhotoPicker } from "#ui/forms/photo-picker.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { ReviewSubject } from "./review-subject.ts";
import { StarField } from "./star-field.tsx";

interface WriteDialogProps {
  subject: ReviewSubject;
  /** The one to change; a new one without it. */
  review: OwnReview | null;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

const choices = Object.entries(ties).map(([value, { choice }]) => ({ value, label: choice }));

export default function WriteDialog(props: WriteDialogProps) {
  const { subject, review, isOpen, onClose, onSaved } = props;
  const isItem = subject.kind === "item";
  const [isBusy, setIsBusy] = useState(false);
  const [firstPhotos] = useState(() =>
    (review?.photos ?? []).map(({ id, small }, index) => ({
      ...{ id, name: `Photo ${index + 1}`, src: small.webp },
    })),
  );
  const [length, setLength] = useState(() => lengthOf(review?.comment ?? ""));
  const saving = usePageAction<PublicReview & Partial<OwnReview>>({
    onSuccess: (saved) => {
      toast(savedText(review !== null, saved.isRemoved === true));
      onSaved();
      onClose();
    },
  });
  const { errorOf, failure } = saving;
  const hasFieldErrors = Object.keys(failure?.fields ?? {}).length > 0;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`How was ${subject.name}?`}>
      <form {...saving.form} noValidate className="space-y-4">
        <input type="hidden" name="intent" value={review ? "edit" : "write"} />
        <input type="hidden" name={isItem ? "itemId" : "businessId"} value={subject.id} />
        <input type="hidden" name="id" value={review?.id ?? ""} />
        <StarField defaultValue={review?.rating} error={errorOf("rating")} />
        <TextArea
          label="Your review"
          name="comment"
          rows={4}
          defaultValue={review?.comment}
          counter={`${length} of ${commentMaxLength}`}
          isOver={length > commentMaxLength}
          onChange={({ target }) => setLength(lengthOf(target.value.trim()))}
          error={errorOf("comment")}
        />
        {isItem ? (
          // Only buyers get here.
          <>
            <input type="hidden" name="tie" value="customer" />
            <PhotoPicker
              purpose="review-photo"
              targetId={subject.id}
              most={mostReviewPhotos}
              name="photos"
              first={firstPhotos}
              onBusyChange={setIsBusy}
              error={errorOf("photos")}
            />
          </>
        ) : (
          <div>
            <RadioGroup
              label="How do you know them?"
              name="tie"
              options={choices}
              defaultValue={review?.tie}
              error={errorOf("tie")}
            />
            <p className="mt-1 text-xs text-ink-3">
              This shows next to your review, so readers can judge for themselves.
            </p>
          </div>
        )}
        {failure && !hasFieldErrors && (
          <Note tone="danger" role="alert" title={reviewTexts.failedTitle}>
            {failure.error}
          </Note>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={isBusy}
            isPending={saving.isPending}
            pendingLabel="Saving"
          >
            {review ? "Save changes" : "Post review"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function savedText(isChange: boolean, isRemoved: boolean): string {
  if (isRemoved) return reviewPageTexts.waiting;
  return isChange ? reviewPageTexts.saved : reviewPageTexts.posted;
}
