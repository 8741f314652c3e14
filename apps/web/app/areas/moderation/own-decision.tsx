import type { OwnDecision as Decision } from "@boab/contracts/moderation/appeals";
import { describeReason } from "@boab/contracts/moderation/reasons";
import { formatDate } from "@boab/format/dates";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Card } from "#ui/layout/card.tsx";
import { appealCopy } from "./copy.ts";

interface OwnDecisionProps {
  decision: Decision;
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<Decision> | undefined;
}

/** Shows the reader a decision about their own content, with the form to appeal. */
export function OwnDecision({ decision, firstResult }: OwnDecisionProps) {
  const { verdict, reason, note, decidedAt, text, path } = decision;
  return (
    <Card>
      {text !== null && (
        <blockquote className="border-l-3 border-line pl-3 break-words whitespace-pre-line">
          {text}
        </blockquote>
      )}
      <p className="mt-4">
        On {formatDate(decidedAt)} we {verdict === "keep" ? "kept" : "removed"} it because{" "}
        {describeReason(reason)}.
      </p>
      {note && <p className="mt-2 text-ink-2">{note}</p>}
      {path !== null && verdict !== "keep" && decision.appeal?.outcome !== "restored" && (
        <p className="mt-4">
          <LinkButton to={path} variant="secondary" size="sm">
            Change it
          </LinkButton>
        </p>
      )}
      <Appeal decision={decision} firstResult={firstResult} />
    </Card>
  );
}

function Appeal({ decision, firstResult }: OwnDecisionProps) {
  const { appeal, mayAppeal } = decision;
  const appealAction = usePageAction<Decision>({ firstResult });
  if (appeal)
    return (
      <Note
        tone={appeal.outcome === "restored" ? "ok" : "info"}
        role="status"
        // After an appeal the pressed button is gone, so the note takes the focus.
        hasFocus={appealAction.result?.ok}
        className="mt-5"
      >
        {describeAppealOutcome(appeal.outcome)}
        {appeal.note && <span className="mt-1 block">{appeal.note}</span>}
      </Note>
    );
  if (!mayAppeal) return null;
  return (
    <PageForm
      {...appealAction.form}
      noValidate
      className="mt-6 space-y-4 border-t border-line pt-5"
    >
      <h2 className="text-xl">Ask us to look again</h2>
      <p className="text-ink-2">
        Somebody other than the first moderator will decide. You can ask once.
      </p>
      <TextArea
        label="Why should we look again?"
        name="body"
        rows={4}
        maxLength={1000}
        defaultValue={appealAction.getValue("body")}
        error={appealAction.getError("body")}
      />
      {!appealAction.getError("body") && <ActionFailure of={appealAction} />}
      <Button type="submit" isPending={appealAction.isPending} pendingLabel="Sending">
        Send
      </Button>
    </PageForm>
  );
}

function describeAppealOutcome(outcome: "restored" | "upheld" | null): string {
  if (outcome === null) return appealCopy.appealed;
  return outcome === "restored"
    ? "Somebody else looked again and put it back. Everyone can see it."
    : "Somebody else looked again and agreed with the first decision.";
}
