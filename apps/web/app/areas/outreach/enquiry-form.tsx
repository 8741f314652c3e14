import { outreachTexts } from "@boab/contracts/outreach/texts";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { type FormResult, useFormState } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { clearForm } from "./clear-form.ts";
import type { EnquirySource } from "./enquiry-body.ts";
import { EnquirySentDialog } from "./enquiry-sent-dialog.tsx";
import { TrapField } from "./trap-field.tsx";

interface EnquiryFormProps {
  source?: EnquirySource | undefined;
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormResult | undefined;
  className?: string | undefined;
}

/** Posts to the contact page; with JavaScript the result appears here instead. */
export function EnquiryForm({ source = "contact", firstResult, className }: EnquiryFormProps) {
  const fetcher = useFetcher<FormResult>();
  const result = fetcher.data ?? firstResult;
  const form = useFormState(result);
  const [dismissed, setDismissed] = useState<FormResult>();
  const isSent = result?.ok === true;

  useEffect(() => {
    if (fetcher.data?.ok) clearForm(form.ref.current);
  }, [fetcher.data, form.ref]);

  return (
    <>
      <fetcher.Form
        method="post"
        action="/contact-us"
        preventScrollReset
        ref={form.ref}
        className={cx("relative space-y-4.5", className)}
      >
        {form.error && (
          <Note tone="danger" role="alert" title={outreachTexts.enquiryFailed}>
            {form.error}
          </Note>
        )}
        {isSent && (
          <Note tone="ok" className="hidden noscript:flex">
            {outreachTexts.enquirySent}
          </Note>
        )}
        <input type="hidden" name="source" value={source} />
        <TrapField />
        <div className="grid gap-4.5 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            required
            maxLength={120}
            defaultValue={form.valueOf("name")}
            error={form.errorOf("name")}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="you@business.com.au"
            required
            maxLength={254}
            defaultValue={form.valueOf("email")}
            error={form.errorOf("email")}
          />
        </div>
        <TextField
          label="Business"
          counter="Optional"
          name="business"
          autoComplete="organization"
          placeholder="Business name"
          maxLength={160}
          defaultValue={form.valueOf("business")}
          error={form.errorOf("business")}
        />
        <TextArea
          label="Message"
          name="message"
          placeholder="How can we help?"
          required
          maxLength={4000}
          defaultValue={form.valueOf("message")}
          error={form.errorOf("message")}
        />
        <Button type="submit" size="lg" isPending={fetcher.state !== "idle"} pendingLabel="Sending">
          Send message
        </Button>
      </fetcher.Form>
      {isSent && (
        <EnquirySentDialog
          isOpen={dismissed !== result && fetcher.state === "idle"}
          onClose={() => setDismissed(result)}
        />
      )}
    </>
  );
}
