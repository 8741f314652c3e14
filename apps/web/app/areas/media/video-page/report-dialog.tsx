import { postReasons } from "@boab/contracts/moderation/reasons";
import { moderationTexts } from "@boab/contracts/moderation/texts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

/** A comment, or without an id the video itself. */
interface ReportDialogProps {
  commentId?: string | undefined;
  onClose: () => void;
}

const reasons = Object.entries(postReasons).map(([value, label]) => ({ value, label }));

export default function ReportDialog({ commentId, onClose }: ReportDialogProps) {
  const what = commentId === undefined ? "video" : "comment";
  const report = usePageAction<{ message: string }>({
    onSuccess: ({ message }) => {
      toast(message);
      onClose();
    },
  });
  const { errorOf } = report;
  return (
    <Dialog isOpen onClose={onClose} title={`Report this ${what}`}>
      <form {...report.form} noValidate className="space-y-4">
        <p className="text-md text-ink-2">A person on our team reads every report.</p>
        <input
          type="hidden"
          name="intent"
          value={commentId === undefined ? "report" : "report-comment"}
        />
        {commentId !== undefined && <input type="hidden" name="id" value={commentId} />}
        <RadioGroup
          label="What's wrong?"
          isLabelHidden
          name="reason"
          options={reasons}
          error={errorOf("reason")}
        />
        <TextArea
          label="Tell us more"
          counter="Optional"
          name="details"
          rows={3}
          maxLength={1000}
          hint={moderationTexts.reportPromise}
          error={errorOf("details")}
        />
        {!errorOf("reason") && <ActionFailure of={report} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isPending={report.isPending} pendingLabel="Sending">
            Send report
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
