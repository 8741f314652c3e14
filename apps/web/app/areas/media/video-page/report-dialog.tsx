import { postReasons } from "@boab/contracts/moderation/reasons";
import { moderationTexts } from "@boab/contracts/moderation/texts";
import { usePageAction } from "#lib/api/page-action.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ReportFields } from "#ui/forms/report-fields.tsx";
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
