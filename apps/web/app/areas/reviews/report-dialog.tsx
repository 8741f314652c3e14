import { getKeys } from "@boab/contracts/common/keys";
import { reportHints, reportReasons } from "@boab/contracts/moderation/reasons";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { reportCopy } from "#lib/copy.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ReportFields } from "#ui/forms/report-fields.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { reportReviewCopy } from "./copy.ts";

interface ReportDialogProps {
  reviewId: string;
  isOpen: boolean;
  onClose: () => void;
  onReported: () => void;
}

const reasons = getKeys(reportReasons).map((value) => ({
  value,
  label: reportReasons[value],
  hint: reportHints[value],
}));

export default function ReportDialog(props: ReportDialogProps) {
  const { reviewId, isOpen, onClose, onReported } = props;
  const report = usePageAction<{ message: string }>({
    skipsRevalidation: true,
    onSuccess: ({ message }) => {
      toast(message);
      onReported();
      onClose();
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Report this review">
      <PageForm {...report.form} noValidate className="space-y-4">
        <p className="text-md text-ink-2">{reportReviewCopy.reportIntro}</p>
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="id" value={reviewId} />
        <ReportFields
          of={report}
          reasons={reasons}
          detailsHint={reportCopy.promise}
          onCancel={onClose}
        />
      </PageForm>
    </Dialog>
  );
}
