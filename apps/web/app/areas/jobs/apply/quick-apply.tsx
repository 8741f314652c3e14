import { jobCopy } from "@boab/contracts/jobs/copy";
import { maxNoteLength } from "@boab/contracts/jobs/limits";
import { getFirstName } from "@boab/format/names";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { takeFocus } from "#ui/feedback/take-focus.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { HoneypotField } from "#ui/forms/trap-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { jobsPath } from "../paths.ts";
import { applyCopy } from "./copy.ts";
import { DocumentField } from "./document-field.tsx";

interface QuickApplyProps {
  jobId: string;
  businessName: string;
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormResult | undefined;
}

/** Sends an application. Without JavaScript only the text fields are sent, not the files. */
export function QuickApply({ jobId, businessName, firstResult }: QuickApplyProps) {
  const [sentBy, setSentBy] = useState("");
  const [busyFields, setBusyFields] = useState<ReadonlySet<string>>(new Set());
  const application = usePageAction({
    firstResult,
    skipsRevalidation: true,
    onSuccess: (_response, values) => setSentBy(values.name ?? ""),
  });
  const { result, getError } = application;
  if (result?.ok) return <Sent businessName={businessName} name={sentBy} />;

  const trackBusy = (field: string) => (isBusy: boolean) =>
    setBusyFields((was) => {
      const next = new Set(was);
      if (isBusy) next.add(field);
      else next.delete(field);
      return next;
    });
  return (
    <Card as="section" aria-labelledby="apply-title" className="shadow-1">
      <h2 id="apply-title" className="text-xl">
        Quick Apply
      </h2>
      <p className="mt-1 mb-4 text-md text-ink-2">No account needed. Takes about two minutes.</p>
      <PageForm {...application.form} className="relative space-y-4.5">
        <ActionFailure of={application} title={applyCopy.sendFailed} />
        <HoneypotField />
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={120}
          defaultValue={application.getValue("name")}
          error={getError("name")}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={application.getValue("email")}
          error={getError("email")}
        />
        <TextField
          label="Phone"
          counter="Optional"
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="04"
          maxLength={40}
          defaultValue={application.getValue("phone")}
          error={getError("phone")}
        />
        <DocumentField
          label="Resume"
          name="resume"
          jobId={jobId}
          error={getError("resume")}
          onBusyChange={trackBusy("resume")}
        />
        <DocumentField
          label="Cover letter"
          name="coverLetter"
          jobId={jobId}
          error={getError("coverLetter")}
          onBusyChange={trackBusy("coverLetter")}
        />
        <TextArea
          label="A short note"
          counter="Optional"
          name="note"
          placeholder="Why this job, and when you could start"
          maxLength={maxNoteLength}
          defaultValue={application.getValue("note")}
          error={getError("note")}
        />
        <Button
          type="submit"
          isFull
          disabled={busyFields.size > 0}
          isPending={application.isPending}
          pendingLabel="Sending"
        >
          {busyFields.size > 0 ? "Uploading" : "Send application"}
        </Button>
        <p className="text-center text-xs text-ink-3">
          This goes straight to {businessName}. You can withdraw at any time.
        </p>
      </PageForm>
    </Card>
  );
}

const Sent = ({ businessName, name }: { businessName: string; name: string }) => (
  <Card as="section" aria-labelledby="sent-title" data-applied="" className="shadow-1">
    <CheckCircleIcon weight="fill" size={36} aria-hidden="true" className="text-ok" />
    <h2 id="sent-title" tabIndex={-1} ref={takeFocus} className="mt-2 text-xl">
      {jobCopy.sent}
    </h2>
    <p role="status" className="mt-2 text-ink-2">
      {businessName} has it now{name && `, ${getFirstName(name)}`}. We&apos;ve emailed you a link to
      withdraw it, and we&apos;ll write again when it&apos;s opened.
    </p>
    <LinkButton to={jobsPath} variant="secondary" size="sm" className="mt-4">
      See more jobs
    </LinkButton>
  </Card>
);
