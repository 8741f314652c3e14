import { replyMaxLength } from "@boab/contracts/reviews/ties";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { ReviewView } from "./review-view.ts";

interface ReplyDialogProps {
  review: ReviewView;
  isOpen: boolean;
  onClose: () => void;
}

export default function ReplyDialog({ review, isOpen, onClose }: ReplyDialogProps) {
  const { id, firstName, comment, reply } = review;
  const saveAction = usePageAction({
    onSuccess: (_saved, { intent }) => {
      toast(intent === "reply" ? "Your reply is posted." : "Your reply is deleted.");
      onClose();
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Reply to ${firstName}`}>
      <PageForm {...saveAction.form} noValidate className="space-y-4">
        <blockquote className="border-l-3 border-line pl-3 text-md text-ink-2">
          {comment}
        </blockquote>
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="id" value={id} />
        <TextArea
          label="Your reply"
          name="body"
          rows={4}
          defaultValue={reply?.body}
          hint={`Everyone can read it, and ${firstName} gets an email. ${replyMaxLength} characters at most.`}
          error={saveAction.getError("body")}
        />
        {!saveAction.getError("body") && <ActionFailure of={saveAction} />}
        <div className="flex flex-wrap justify-end gap-3">
          {reply && (
            <Button
              variant="quiet"
              className="mr-auto text-danger"
              isPending={saveAction.pendingValues?.intent === "unreply"}
              pendingLabel="Deleting"
              onClick={() => saveAction.submit({ intent: "unreply", id })}
            >
              Delete reply
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            isPending={saveAction.pendingValues?.intent === "reply"}
            pendingLabel="Posting"
          >
            {reply ? "Save reply" : "Post reply"}
          </Button>
        </div>
      </PageForm>
    </Dialog>
  );
}
