import type { PageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { TextArea } from "./text-area.tsx";

interface ReportFieldsProps {
  of: PageAction<{ message: string }>;
  reasons: readonly { value: string; label: string; hint?: string | undefined }[];
  /** Says what we do with the report. */
  detailsHint: string;
  onCancel: () => void;
}

/** The fields for reporting content, and the buttons of the report dialog. */
export function ReportFields({ of: report, reasons, detailsHint, onCancel }: ReportFieldsProps) {
  const { getError } = report;
  return (
    <>
      <RadioGroup
        label="What's wrong?"
        isLabelHidden
        name="reason"
        options={reasons}
        error={getError("reason")}
      />
      <TextArea
        label="Tell us more"
        counter="Optional"
        name="details"
        rows={3}
        maxLength={1000}
        hint={detailsHint}
        error={getError("details")}
      />
      {!getError("reason") && <ActionFailure of={report} />}
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
