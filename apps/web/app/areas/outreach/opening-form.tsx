import { launchReminderCopy } from "@boab/contracts/outreach/copy";
import { useId } from "react";
import { Link } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { openingLabel } from "#lib/launch/opening-path.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { HoneypotField } from "#ui/forms/trap-field.tsx";
import { clearForm } from "./clear-form.ts";

interface OpeningFormProps {
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult | undefined;
}

/** Asks for an email, which the emailed link confirms. */
export function OpeningForm({ firstResult }: OpeningFormProps) {
  const consentId = useId();
  const reminderAction = usePageAction({
    firstResult,
    onSuccess: () => clearForm(reminderAction.form.ref.current),
  });
  const emailError = reminderAction.getError("email");
  return (
    <PageForm
      {...reminderAction.form}
      aria-describedby={consentId}
      className="relative space-y-4.5"
    >
      <HoneypotField />
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={reminderAction.getValue("email")}
        error={emailError}
      />
      <Button type="submit" size="lg" isPending={reminderAction.isPending} pendingLabel="Sending">
        {openingLabel}
      </Button>
      {reminderAction.result?.ok && (
        <Note tone="ok" role="status">
          {launchReminderCopy.checkInbox}
        </Note>
      )}
      {!emailError && <ActionFailure of={reminderAction} />}
      <p id={consentId} className="text-sm text-ink-3">
        {launchReminderCopy.consent}{" "}
        <Link to="/policies/privacy" className="underline underline-offset-3 hover:text-ink">
          Privacy policy
        </Link>
      </p>
    </PageForm>
  );
}
