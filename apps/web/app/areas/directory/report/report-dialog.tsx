import { reportReasons } from "@boab/contracts/directory/report-reasons";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { HoneypotField } from "#ui/forms/trap-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface ReportDialogProps {
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

const reasons = Object.entries(reportReasons).map(([value, label]) => ({ value, label }));

export default function ReportDialog({ name, isOpen, onClose }: ReportDialogProps) {
  const report = usePageAction<{ message: string }>();
  const { result, getError } = report;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Report ${name}`}>
      {result?.ok ? (
        <>
          <Note tone="ok" role="status" hasFocus className="my-4">
            {result.response.message}
          </Note>
          <Button isFull variant="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      ) : (
        <PageForm {...report.form} noValidate className="relative space-y-4">
          <p className="text-ink-2">
            Tell us what's wrong. The business won't know who reported it.
          </p>
          <input type="hidden" name="intent" value="report" />
          <HoneypotField />
          <RadioGroup
            label="What's wrong?"
            name="reason"
            options={reasons}
            isRequired
            error={getError("reason")}
          />
          <TextArea
            label="Details"
            counter="Optional"
            name="details"
            maxLength={1000}
            error={getError("details")}
          />
          {!getError("reason") && <ActionFailure of={report} />}
          <Button type="submit" isFull isPending={report.isPending} pendingLabel="Sending">
            Send report
          </Button>
        </PageForm>
      )}
    </Dialog>
  );
}
