import { newsletterCopy } from "@boab/contracts/outreach/copy";
import { useId } from "react";
import { Link } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { HoneypotField } from "#ui/forms/trap-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { clearForm } from "./clear-form.ts";

interface SubscribeFormProps {
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormResult | undefined;
  /** In the footer the labels are visually hidden and placeholders stand in. */
  isCompact?: boolean | undefined;
  /** The magazine asks for nothing else (MAG-03). */
  isEmailOnly?: boolean | undefined;
}

/** Asks for explicit consent, which the emailed link confirms. */
export function SubscribeForm({
  firstResult,
  isCompact = false,
  isEmailOnly = false,
}: SubscribeFormProps) {
  const consentId = useId();
  const subscription = usePageAction({
    action: "/newsletter/subscribe",
    firstResult,
    onSuccess: () => clearForm(subscription.form.ref.current),
  });
  const emailError = subscription.getError("email");

  return (
    <PageForm
      {...subscription.form}
      aria-describedby={consentId}
      className={cx("relative", isCompact ? "space-y-2.5" : "space-y-4.5")}
    >
      <HoneypotField />
      {!isEmailOnly && (
        <TextField
          label="Your name"
          isLabelHidden={isCompact}
          placeholder={isCompact ? "Your name" : undefined}
          counter={isCompact ? undefined : "Optional"}
          name="name"
          autoComplete="name"
          maxLength={120}
          defaultValue={subscription.getValue("name")}
          error={subscription.getError("name")}
        />
      )}
      <div className={isCompact ? "flex flex-wrap gap-2" : "space-y-4.5"}>
        <TextField
          className="min-w-36 flex-1"
          label="Email address"
          isLabelHidden={isCompact}
          placeholder={isCompact ? "Email address" : undefined}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={subscription.getValue("email")}
          error={emailError}
        />
        <Button
          type="submit"
          variant={isCompact && !isEmailOnly ? "accent" : "primary"}
          isPending={subscription.isPending}
          pendingLabel={isEmailOnly ? "Signing up" : "Subscribing"}
        >
          {isEmailOnly ? "Sign up" : "Subscribe"}
        </Button>
      </div>
      {subscription.result?.ok && (
        <Note tone="ok" role="status">
          {newsletterCopy.checkInbox}
        </Note>
      )}
      {!emailError && <ActionFailure of={subscription} />}
      <p id={consentId} className="text-sm text-ink-3">
        {newsletterCopy.consent}{" "}
        <Link to="/policies/privacy" className="underline underline-offset-3 hover:text-ink">
          Privacy policy
        </Link>
      </p>
    </PageForm>
  );
}
