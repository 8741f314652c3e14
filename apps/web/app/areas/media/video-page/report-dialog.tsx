import { postReportReasons } from "@boab/contracts/moderation/reasons";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { reportCopy } from "#lib/copy.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ReportFields } from "#ui/forms/report-fields.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

/** Reports a comment, or without an id the video itself. */
interface ReportDialogProps {
  commentId?: string | undefined;
  onClose: () => void;
}

const reasons = Object.entries(postReportReasons).map(([value, label]) => ({ value, label }));

export default function ReportDialog({ commentId, onClose }: ReportDialogProps) {
  const what = commentId === undefined ? "video" : "comment";
  const report = usePageAction<{ message: string }>({
    onSuccess: ({ message }) => {
      toast(message);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={`Report this ${what}`}>
      <PageForm {...report.form} noValidate className="space-y-4">
        <p className="text-md text-ink-2">A person on our team reads every report.</p>
        <input
          type="hidden"
          name="intent"
          value={commentId === undefined ? "report" : "report-comment"}
        />
        {commentId !== undefined && <input type="hidden" name="id" value={commentId} />}
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
