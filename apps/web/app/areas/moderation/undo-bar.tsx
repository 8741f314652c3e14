import type { ModerationCase } from "@boab/contracts/moderation/cases";
import { undoSeconds } from "@boab/contracts/moderation/limits";
import { useEffect, useEffectEvent, useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { caseKindLabels, getVerdictCopy } from "./copy.ts";
import { useKeyboardShortcuts } from "./use-keyboard-shortcuts.ts";

interface UndoBarProps {
  decidedCase: ModerationCase;
  onClose: () => void;
}

/** A decision can be undone for some seconds before anybody is notified. */
export function UndoBar({ decidedCase, onClose }: UndoBarProps) {
  const [secondsLeft, setSecondsLeft] = useState(undoSeconds);
  const { decision, kind, id } = decidedCase;
  const undoAction = usePageAction({
    onSuccess: () => {
      toast("Undone. Nobody was told.");
      onClose();
    },
    onFailure: ({ error }) => toast(error, { tone: "bad" }),
  });
  const tick = useEffectEvent(() => {
    if (secondsLeft <= 1 && !undoAction.isPending) onClose();
    else setSecondsLeft(secondsLeft - 1);
  });
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const undo = () => undoAction.submit({ intent: "reopen", id, decisionId: decision?.id ?? "" });
  useKeyboardShortcuts({ z: undo });
  return (
    <Note tone="ok" role="status" className="mb-4">
      {caseKindLabels[kind]}{" "}
      {(decision ? getVerdictCopy(decision.verdict, kind).done : "decided").toLowerCase()}. Emails
      go out in <span aria-hidden="true">{secondsLeft}</span>
      <span className="sr-only">{undoSeconds}</span> s.{" "}
      <button
        type="button"
        onClick={undo}
        className="target-44 font-semibold underline underline-offset-3"
      >
        Undo
      </button>
    </Note>
  );
}
