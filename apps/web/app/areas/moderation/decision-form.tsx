import type { ModerationCase } from "@boab/contracts/moderation/cases";
import { reasonsFor, reasonWords, type Verdict } from "@boab/contracts/moderation/reasons";
import { useEffect, useState } from "react";
import type { PageAction } from "#lib/api/page-action.ts";
import { capitalised } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { verdictWords } from "./case-words.ts";
import { useKeys } from "./use-keys.ts";

interface DecisionFormProps {
  found: ModerationCase;
  acting: PageAction<ModerationCase>;
}

const verdicts = Object.keys(verdictWords) as Verdict[];

const options = verdicts.map((value) => ({
  value,
  label: verdictWords[value].choice,
  hint: verdictWords[value].hint,
}));

const submitLabels: Record<Verdict, string> = {
  keep: "Keep and email",
  remove: "Remove and email",
  warn: "Remove, warn and email",
};

export function DecisionForm({ found, acting }: DecisionFormProps) {
  const [verdict, setVerdict] = useState<Verdict | "">("");
  const [reason, setReason] = useState("");
  // What was wrong with the one before says nothing about this one.
  const failure = acting.failure?.values.id === found.id ? acting.failure : undefined;
  const errorOf = (field: string) => failure && acting.errorOf(field);

  // A reason belongs to its verdict.
  useEffect(() => {
    if (verdict && !Object.hasOwn(reasonsFor(verdict), reason)) setReason("");
  }, [verdict, reason]);

  useKeys({
    "1": () => setVerdict("keep"),
    "2": () => setVerdict("remove"),
    "3": () => setVerdict("warn"),
  });

  const hasFieldErrors = Object.keys(failure?.fields ?? {}).length > 0;
  const reasons = verdict ? reasonsFor(verdict) : {};
  return (
    <form {...acting.form} noValidate className="space-y-4">
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="id" value={found.id} />
      <RadioGroup
        label="Decision"
        name="verdict"
        options={options}
        value={verdict}
        onChange={(value) => setVerdict(value as Verdict)}
        error={errorOf("verdict")}
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
          label: capitalised(words),
        }))}
        error={errorOf("reason")}
      />
      <TextArea
        label="Add a sentence of your own"
        counter="Optional"
        name="note"
        rows={2}
        maxLength={500}
        hint="The writer and the reporters will see this in their emails."
        error={errorOf("note")}
      />
      {verdict && reason && <EmailNote verdict={verdict} reason={reason} found={found} />}
      {failure && !hasFieldErrors && (
        <ActionFailure of={acting} reloadLabel="Show their decision" />
      )}
      <Button type="submit" isFull isPending={acting.isPending} pendingLabel="Saving">
        {verdict ? submitLabels[verdict] : "Decide and email"}
      </Button>
    </form>
  );
}

interface EmailNoteProps {
  verdict: Verdict;
  reason: string;
  found: ModerationCase;
}

/** What the emails will say, before they are sent. */
function EmailNote({ verdict, reason, found }: EmailNoteProps) {
  const because = reasonWords(verdict, reason);
  const { reportCount, subject } = found;
  const isTold = verdict !== "keep" || subject?.isHidden;
  return (
    <div className="rounded-md border border-line bg-paper px-4 py-3.5 text-sm leading-normal">
      {isTold && (
        <p>
          <b className="font-semibold">To {subject?.authorName}:</b>{" "}
          {verdict === "keep"
            ? `We put it back, because ${because}.`
            : `We removed it because ${because}.`}
        </p>
      )}
      <p className={isTold ? "mt-1.5" : undefined}>
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
