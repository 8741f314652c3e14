import type { OwnReview, PublicReview } from "@boab/contracts/reviews/reviews";
import {
  commentMaxLength,
  countCharacters,
  maxReviewPhotos,
  ties,
} from "@boab/contracts/reviews/ties";
import { useState } from "react";
import { Link } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { securityPath } from "#lib/session/redirect.ts";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { PhotoPicker } from "#ui/forms/photo-picker.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { writeReviewCopy } from "./copy.ts";
import type { ReviewSubject } from "./review-subject.ts";
import { StarField } from "./star-field.tsx";

interface WriteDialogProps {
  subject: ReviewSubject;
  /** The review to edit; null for a new one. */
  review: OwnReview | null;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

const choices = Object.entries(ties).map(([value, { choice }]) => ({ value, label: choice }));

export default function WriteDialog(props: WriteDialogProps) {
  const { subject, review, isOpen, onClose, onSaved } = props;
  const isItem = subject.kind === "item";
  const { profile } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [initialPhotos] = useState(() =>
    (review?.photos ?? []).map(({ id, small }, index) => ({
      id,
      name: `Photo ${index + 1}`,
      src: small.webp,
    })),
  );
  const [length, setLength] = useState(() => countCharacters(review?.comment ?? ""));
  const saveAction = usePageAction<PublicReview & Partial<OwnReview>>({
    onSuccess: (saved) => {
      toast(getSavedText(review !== null, saved.isRemoved === true));
      onSaved();
      onClose();
    },
  });
  const { getError, failure } = saveAction;
  const hasFieldErrors = Object.keys(failure?.fields ?? {}).length > 0;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`How was ${subject.name}?`}>
      {profile?.emailVerified === false && (
        <Note tone="info" className="mb-4">
          Please confirm your email first: open the link we emailed you when you registered, or{" "}
          <Link to={securityPath} className="link">
            get a new one on your account page
          </Link>
          .
        </Note>
      )}
      <PageForm {...saveAction.form} noValidate className="space-y-4">
        <input type="hidden" name="intent" value={review ? "edit" : "write"} />
        <input type="hidden" name={isItem ? "itemId" : "businessId"} value={subject.id} />
        <input type="hidden" name="id" value={review?.id ?? ""} />
        <StarField defaultValue={review?.rating} error={getError("rating")} />
        <TextArea
          label="Your review"
          name="comment"
          rows={4}
          defaultValue={review?.comment}
          counter={`${length} of ${commentMaxLength}`}
          isOverLimit={length > commentMaxLength}
          onChange={({ target }) => setLength(countCharacters(target.value.trim()))}
          error={getError("comment")}
        />
        {isItem ? (
          // Only buyers can open this form, so the tie is always customer.
          <>
            <input type="hidden" name="tie" value="customer" />
            <PhotoPicker
              purpose="review-photo"
              targetId={subject.id}
              max={maxReviewPhotos}
              name="photos"
              first={initialPhotos}
              onBusyChange={setIsBusy}
              error={getError("photos")}
            />
          </>
        ) : (
          <div>
            <RadioGroup
              label="How do you know them?"
              name="tie"
              options={choices}
              defaultValue={review?.tie ?? undefined}
              error={getError("tie")}
            />
            <p className="mt-1 text-xs text-ink-3">
              This shows next to your review, so readers can judge for themselves.
            </p>
          </div>
        )}
        {failure && !hasFieldErrors && (
          <Note tone="danger" role="alert" title={writeReviewCopy.failedTitle}>
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
            isPending={saveAction.isPending}
            pendingLabel="Saving"
          >
            {review ? "Save changes" : "Post review"}
          </Button>
        </div>
      </PageForm>
    </Dialog>
  );
}

function getSavedText(isEdit: boolean, isRemoved: boolean): string {
  if (isRemoved) return writeReviewCopy.waiting;
  return isEdit ? writeReviewCopy.saved : writeReviewCopy.posted;
}
