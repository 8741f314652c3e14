import { outreachTexts } from "@boab/contracts/outreach/texts";
import { useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { TrapField } from "#ui/forms/trap-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { clearForm } from "./clear-form.ts";
import type { EnquirySource } from "./enquiry-body.ts";
import { EnquirySentDialog } from "./enquiry-sent-dialog.tsx";

interface EnquiryFormProps {
  source?: EnquirySource | undefined;
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormResult | undefined;
  className?: string | undefined;
}

/** Posts to the contact page; with JavaScript the result appears here instead. */
export function EnquiryForm({ source = "contact", firstResult, className }: EnquiryFormProps) {
  const enquiry = usePageAction({
    action: "/contact-us",
    firstResult,
    onSuccess: () => clearForm(enquiry.form.ref.current),
  });
  const { result, errorOf } = enquiry;
  const [dismissed, setDismissed] = useState<FormResult>();
  const isSent = result?.ok === true;

  return (
    <>
      <form {...enquiry.form} className={cx("relative space-y-4.5", className)}>
        <ActionFailure of={enquiry} title={outreachTexts.enquiryFailed} />
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
            defaultValue={enquiry.valueOf("name")}
            error={errorOf("name")}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="you@business.com.au"
            required
            maxLength={254}
            defaultValue={enquiry.valueOf("email")}
            error={errorOf("email")}
          />
        </div>
        <TextField
          label="Business"
          counter="Optional"
          name="business"
          autoComplete="organization"
          placeholder="Business name"
          maxLength={160}
          defaultValue={enquiry.valueOf("business")}
          error={errorOf("business")}
        />
        <TextArea
          label="Message"
          name="message"
          placeholder="How can we help?"
          required
          maxLength={4000}
          defaultValue={enquiry.valueOf("message")}
          error={errorOf("message")}
        />
        <Button type="submit" size="lg" isPending={enquiry.isPending} pendingLabel="Sending">
          Send message
        </Button>
      </form>
      {isSent && (
        <EnquirySentDialog
          isOpen={dismissed !== result && !enquiry.isPending}
          onClose={() => setDismissed(result)}
        />
      )}
    </>
  );
}
