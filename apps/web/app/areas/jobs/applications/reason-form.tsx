import { type AccessReason, accessReasons } from "@boab/contracts/jobs/limits";
import { Button } from "#ui/actions/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Card } from "#ui/layout/card.tsx";

const reasonLabels: Record<AccessReason, string> = {
  complaint: "An applicant complained",
  safety: "A safety or fraud check",
  legal: "A legal request",
  support: "The business asked for help",
};

/** Boab's admins give a reason before they read what people sent to a business. */
export const ReasonForm = () => (
  <>
    <h1 className="mt-2 mb-5 type-title">Applications</h1>
    <Card className="max-w-[560px]">
      <form method="get">
        <p className="mb-4 text-ink-2">
          These people applied to a business, not to Boab. Your reason is kept in the audit log,
          with what you open.
        </p>
        <Select
          label="Why do you need to read them?"
          name="why"
          required
          placeholder="Choose a reason"
          options={accessReasons.map((value) => ({ value, label: reasonLabels[value] }))}
        />
        <Button type="submit" className="mt-5">
          Open the applications
        </Button>
      </form>
    </Card>
  </>
);
