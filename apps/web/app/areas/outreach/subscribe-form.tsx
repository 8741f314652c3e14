import { newsletterTexts } from "@boab/contracts/outreach/texts";
import { useEffect, useId } from "react";
import { Link, useFetcher } from "react-router";
import { type FormResult, useFormState } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { clearForm } from "./clear-form.ts";
import { TrapField } from "./trap-field.tsx";

interface SubscribeFormProps {
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormResult | undefined;
  /** In the footer the labels are visually hidden and placeholders stand in. */
  isCompact?: boolean | undefined;
}

/** Asks for explicit consent, which the emailed link confirms. */
export function SubscribeForm({ firstResult, isCompact = false }: SubscribeFormProps) {
  const fetcher = useFetcher<FormResult>();
  const consentId = useId();
  const result = fetcher.data ?? firstResult;
  const form = useFormState(result);
  const emailError = form.errorOf("email");

  useEffect(() => {
    if (fetcher.data?.ok) clearForm(form.ref.current);
  }, [fetcher.data, form.ref]);

  return (
    <fetcher.Form
      method="post"
      action="/newsletter/subscribe"
      preventScrollReset
      ref={form.ref}
      aria-describedby={consentId}
      className={cx("relative", isCompact ? "space-y-2.5" : "space-y-4.5")}
    >
      <TrapField />
      <TextField
        label="Your name"
        isLabelHidden={isCompact}
        placeholder={isCompact ? "Your name" : undefined}
        counter={isCompact ? undefined : "Optional"}
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={form.valueOf("name")}
        error={form.errorOf("name")}
      />
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
          defaultValue={form.valueOf("email")}
          error={emailError}
        />
        <Button
          type="submit"
          variant={isCompact ? "accent" : "primary"}
          isPending={fetcher.state !== "idle"}
          pendingLabel="Subscribing"
        >
          Subscribe
        </Button>
      </div>
      {result?.ok && (
        <Note tone="ok" role="status">
          {newsletterTexts.checkInbox}
        </Note>
      )}
      {form.error && !emailError && (
        <Note tone="danger" role="alert">
          {form.error}
        </Note>
      )}
      <p id={consentId} className="text-sm text-ink-3">
        {newsletterTexts.consent}{" "}
        <Link to="/policies/privacy" className="underline underline-offset-3 hover:text-ink">
          Privacy policy
        </Link>
      </p>
    </fetcher.Form>
  );
}
