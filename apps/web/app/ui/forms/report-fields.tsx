import type { PageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { TextArea } from "./text-area.tsx";

interface ReportFieldsProps {
  of: PageAction<{ message: string }>;
  reasons: readonly { value: string; label: string; hint?: string | undefined }[];
  /** What we do with it. */
  promise: string;
  onCancel: () => void;
}

/** What is wrong with something that somebody wrote, and the buttons of the dialog that asks. */
export function ReportFields({ of: report, reasons, promise, onCancel }: ReportFieldsProps) {
  const { errorOf } = report;
  return (
    <>
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
        hint={promise}
        error={errorOf("details")}
      />
      {!errorOf("reason") && <ActionFailure of={report} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isPending={report.isPending} pendingLabel="Sending">
          Send report
        </Button>
      </div>
    </>
  );
}
