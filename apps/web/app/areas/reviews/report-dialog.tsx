import { type ReportReason, reportHints, reportReasons } from "@boab/contracts/moderation/reasons";
import { moderationTexts } from "@boab/contracts/moderation/texts";
import { usePageAction } from "#lib/api/page-action.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ReportFields } from "#ui/forms/report-fields.tsx";
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
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Report this review">
      <form {...report.form} noValidate className="space-y-4">
        <p className="text-md text-ink-2">{moderationTexts.reportIntro}</p>
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="id" value={reviewId} />
        <ReportFields
          of={report}
          reasons={reasons}
          promise={moderationTexts.reportPromise}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
