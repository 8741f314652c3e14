import { enquiryCopy } from "@boab/contracts/outreach/copy";
import type { EnquiryBody } from "@boab/contracts/outreach/enquiries";
import { useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { HoneypotField } from "#ui/forms/trap-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { clearForm } from "./clear-form.ts";
import { enquiryFormCopy } from "./copy.ts";
import { EnquirySentDialog } from "./enquiry-sent-dialog.tsx";

interface EnquiryFormProps {
  source?: EnquiryBody["source"] | undefined;
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
  const { result, getError } = enquiry;
  const [dismissedResult, setDismissedResult] = useState<FormResult>();
  const isSent = result?.ok === true;

  return (
    <>
      <PageForm {...enquiry.form} className={cx("relative space-y-4.5", className)}>
        <ActionFailure of={enquiry} title={enquiryFormCopy.enquiryFailed} />
        {isSent && (
          <Note tone="ok" className="hidden noscript:flex">
            {enquiryCopy.enquirySent}
          </Note>
        )}
        <input type="hidden" name="source" value={source} />
        <HoneypotField />
        <div className="grid gap-4.5 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            required
            maxLength={120}
            defaultValue={enquiry.getValue("name")}
            error={getError("name")}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="you@business.com.au"
            required
            maxLength={254}
            defaultValue={enquiry.getValue("email")}
            error={getError("email")}
          />
        </div>
        <TextField
          label="Business"
          counter="Optional"
          name="business"
          autoComplete="organization"
          placeholder="Business name"
          maxLength={160}
          defaultValue={enquiry.getValue("business")}
          error={getError("business")}
        />
        <TextArea
          label="Message"
          name="message"
          placeholder="How can we help?"
          required
          maxLength={4000}
          defaultValue={enquiry.getValue("message")}
          error={getError("message")}
        />
        <Button type="submit" size="lg" isPending={enquiry.isPending} pendingLabel="Sending">
          Send message
        </Button>
      </PageForm>
      {isSent && (
        <EnquirySentDialog
          isOpen={dismissedResult !== result && !enquiry.isPending}
          onClose={() => setDismissedResult(result)}
        />
      )}
    </>
  );
}
