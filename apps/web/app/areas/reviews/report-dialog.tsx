import { type ReportReason, reportHints, reportReasons } from "@boab/contracts/moderation/reasons";
import { moderationTexts } from "@boab/contracts/moderation/texts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface ReportDialogProps {
  reviewId: string;
  isOpen: boolean;
  onClose: () => void;
  onReported: () => void;
}

const reasons = Object.entries(reportReasons).map(([value, label]) => ({
  value,
  label,
  hint: reportHints[value as ReportReason],
}));

export default function ReportDialog(props: ReportDialogProps) {
  const { reviewId, isOpen, onClose, onReported } = props;
  const report = usePageAction<{ message: string }>({
    keepsPage: true,
    onSuccess: ({ message }) => {
      toast(message);
      onReported();
      onClose();
    },
  });
  const { errorOf } = report;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Report this review">
      <form {...report.form} noValidate className="space-y-4">
        <p className="text-md text-ink-2">{moderationTexts.reportIntro}</p>
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="id" value={reviewId} />
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
