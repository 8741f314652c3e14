import type { ModerationCase } from "@boab/contracts/moderation/cases";
import { describeReason } from "@boab/contracts/moderation/reasons";
import { formatDateTime } from "@boab/format/dates";
import { useState } from "react";
import type { PageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { getVerdictCopy } from "./copy.ts";

interface DecidedPanelProps {
  moderationCase: ModerationCase;
  caseAction: PageAction<ModerationCase>;
}

/** Shows who decided what, and the actions that are left. */
export function DecidedPanel({ moderationCase, caseAction }: DecidedPanelProps) {
  const { decision, appeal } = moderationCase;
  if (!decision) return <Note tone="neutral">This was deleted before anybody decided.</Note>;
  const { verdict, reason, note, decidedAt, id } = decision;
  return (
    <div className="space-y-4">
      <Note
        tone="info"
        title={`${decision.isMine ? "You" : (decision.decidedByName ?? "A former member")} decided this on ${formatDateTime(decidedAt)}.`}
      >
        {getVerdictCopy(verdict, moderationCase.kind).done}, because {describeReason(reason)}.
        {note && <span className="mt-1 block">{note}</span>}
      </Note>
      {appeal ? (
        <AppealPanel moderationCase={moderationCase} appeal={appeal} caseAction={caseAction} />
      ) : (
        <>
          <ActionFailure of={caseAction} />
          <Button
            variant="secondary"
            isPending={caseAction.isPending}
            pendingLabel="Reopening"
            onClick={() =>
              caseAction.submit({ intent: "reopen", id: moderationCase.id, decisionId: id })
            }
          >
            Reopen
          </Button>
        </>
      )}
    </div>
  );
}

interface AppealPanelProps extends DecidedPanelProps {
  appeal: NonNullable<ModerationCase["appeal"]>;
}

const outcomes = { restored: "Put it back", upheld: "Leave removed" } as const;

function AppealPanel({ moderationCase, appeal, caseAction }: AppealPanelProps) {
  const [note, setNote] = useState("");
  const isFirstModerator = moderationCase.decision?.isMine === true;
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h3 className="text-lg">
        {moderationCase.subject?.authorName ?? "The writer"} asks us to look again
      </h3>
      <blockquote className="mt-2 border-l-3 border-line pl-3 break-words whitespace-pre-line text-ink-2">
        {appeal.body}
      </blockquote>
      {appeal.outcome ? (
        <p className="mt-3 text-md">
          {appeal.outcome === "restored" ? "Put back" : "Left removed"} by{" "}
          {appeal.decidedByName ?? "a former member"}. {appeal.note}
        </p>
      ) : (
        <div className="mt-3 space-y-3">
          <p className="text-md text-ink-2">Someone other than the first moderator decides.</p>
          {!isFirstModerator && (
            <TextArea
              label="Add a sentence of your own"
              counter="Optional"
              rows={2}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
          <ActionFailure of={caseAction} />
          <div className="flex flex-wrap gap-2">
            {(["restored", "upheld"] as const).map((outcome) => (
              <Button
                key={outcome}
                size="sm"
                variant={outcome === "restored" ? "primary" : "secondary"}
                disabled={isFirstModerator}
                isPending={caseAction.pendingValues?.outcome === outcome}
                pendingLabel="Saving"
                onClick={() =>
                  caseAction.submit({ intent: "appeal", id: moderationCase.id, outcome, note })
                }
              >
                {outcomes[outcome]}
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
