import type { ModerationCase } from "@boab/contracts/moderation/cases";
import {
  describeReason,
  getReasons,
  type Verdict,
  verdicts,
} from "@boab/contracts/moderation/reasons";
import { capitalise } from "@boab/format/sentences";
import { useEffect, useState } from "react";
import type { PageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { getVerdictCopy } from "./copy.ts";
import { useKeyboardShortcuts } from "./use-keyboard-shortcuts.ts";

interface DecisionFormProps {
  moderationCase: ModerationCase;
  caseAction: PageAction<ModerationCase>;
}

export function DecisionForm({ moderationCase, caseAction }: DecisionFormProps) {
  const { kind } = moderationCase;
  const [verdict, setVerdict] = useState<Verdict | "">("");
  const [reason, setReason] = useState("");
  // An error of the previous case must not show on this one.
  const failure =
    caseAction.failure?.values.id === moderationCase.id ? caseAction.failure : undefined;
  const getError = (field: string) => failure && caseAction.getError(field);

  // Each verdict has its own reasons, so another verdict resets the reason.
  useEffect(() => {
    if (verdict && !Object.hasOwn(getReasons(verdict, kind), reason)) setReason("");
  }, [verdict, kind, reason]);

  useKeyboardShortcuts({
    "1": () => setVerdict("keep"),
    "2": () => setVerdict("remove"),
    "3": () => setVerdict("warn"),
  });

  const hasFieldErrors = Object.keys(failure?.fields ?? {}).length > 0;
  const reasons = verdict ? getReasons(verdict, kind) : {};
  return (
    <PageForm {...caseAction.form} noValidate className="space-y-4">
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="id" value={moderationCase.id} />
      <RadioGroup
        label="Decision"
        name="verdict"
        options={verdicts.map((value) => {
          const { choice, hint } = getVerdictCopy(value, kind);
          return { value, label: choice, hint };
        })}
        value={verdict}
        onChange={setVerdict}
        error={getError("verdict")}
      />
      <Select
        label="Reason"
        name="reason"
        placeholder={verdict ? "Choose a reason" : "Choose a decision first"}
        disabled={!verdict}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        options={Object.entries(reasons).map(([value, words]) => ({
          value,
          label: capitalise(words),
        }))}
        error={getError("reason")}
      />
      <TextArea
        label="Add a sentence of your own"
        counter="Optional"
        name="note"
        rows={2}
        maxLength={500}
        hint={`The ${kind === "listing" ? "owner" : "writer"} and the reporters will see this in their emails.`}
        error={getError("note")}
      />
      {verdict && reason && (
        <EmailPreview verdict={verdict} reason={reason} moderationCase={moderationCase} />
      )}
      {failure && !hasFieldErrors && (
        <ActionFailure of={caseAction} reloadLabel="Show their decision" />
      )}
      <Button type="submit" isFull isPending={caseAction.isPending} pendingLabel="Saving">
        {verdict ? getVerdictCopy(verdict, kind).submit : "Decide and email"}
      </Button>
    </PageForm>
  );
}

interface EmailPreviewProps {
  verdict: Verdict;
  reason: string;
  moderationCase: ModerationCase;
}

/** Previews what the emails will say. */
function EmailPreview({ verdict, reason, moderationCase }: EmailPreviewProps) {
  const because = describeReason(reason);
  const { reportCount, subject } = moderationCase;
  const isAuthorNotified = verdict !== "keep" || subject?.isHidden;
  return (
    <div className="rounded-md border border-line bg-paper px-4 py-3.5 text-sm leading-normal">
      {isAuthorNotified && (
        <p>
          <b className="font-semibold">To {subject?.authorName}:</b>{" "}
          {verdict === "keep"
            ? `We put it back, because ${because}.`
            : `We removed it because ${because}.`}
        </p>
      )}
      <p className={isAuthorNotified ? "mt-1.5" : undefined}>
        <b className="font-semibold">
          To {reportCount === 1 ? "1 reporter" : `${reportCount} reporters`}:
        </b>{" "}
        {verdict === "keep"
          ? `We kept it because ${because}.`
          : `We removed it because ${because}.`}
      </p>
    </div>
  );
}
