import { newsletterTexts } from "@boab/contracts/outreach/texts";
import { useId } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { TrapField } from "#ui/forms/trap-field.tsx";
import { clearForm } from "./clear-form.ts";

/** The magazine asks for an email only (MAG-03); the same list and the same confirmation as everywhere. */
export function NewsletterForm() {
  const consentId = useId();
  const subscription = usePageAction({
    action: "/newsletter/subscribe",
    onSuccess: () => clearForm(subscription.form.ref.current),
  });
  const emailError = subscription.errorOf("email");
  return (
    <form {...subscription.form} aria-describedby={consentId} className="relative space-y-3">
      <TrapField />
      <div className="flex flex-wrap gap-2">
        <TextField
          className="min-w-52 flex-1"
          label="Email address"
          isLabelHidden
          placeholder="Email address"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={subscription.valueOf("email")}
          error={emailError}
        />
        <Button type="submit" isPending={subscription.isPending} pendingLabel="Signing up">
          Sign up
        </Button>
      </div>
      {subscription.result?.ok && (
        <Note tone="ok" role="status">
          {newsletterTexts.checkInbox}
        </Note>
      )}
      {!emailError && <ActionFailure of={subscription} />}
      <p id={consentId} className="text-sm text-ink-3">
        {newsletterTexts.consent}
      </p>
    </form>
  );
}
