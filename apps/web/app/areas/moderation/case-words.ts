import type { CaseRow } from "@boab/contracts/moderation/cases";
import { postReasons, reportReasons, type Verdict } from "@boab/contracts/moderation/reasons";

export const kindWords: Record<CaseRow["kind"], string> = {
  review: "Review",
  video: "Video",
  comment: "Comment",
};

const reasons: Record<string, string> = {
  ...reportReasons,
  ...postReasons,
  "edited after removal": "Changed by its writer after we removed it",
};

export const reportReasonWords = (reason: string): string => reasons[reason] ?? reason;

export const verdictWords: Record<Verdict, { choice: string; hint: string; done: string }> = {
  keep: {
    choice: "Keep it",
    hint: "Everyone can see it. Reporters are told why.",
    done: "Kept",
  },
  remove: {
    choice: "Remove it",
    hint: "Hidden from everyone. The writer can fix it and post again.",
    done: "Removed",
  },
  warn: {
    choice: "Remove and warn",
    hint: "The email says that the account may be suspended next time.",
    done: "Removed with a warning",
  },
};

const minute = 60_000;

/** `5 min`, `3 h`, `2 days`: how long something has waited. */
export function waitedFor(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / minute));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.round(hours / 24);
  return days === 1 ? "1 day" : `${days} days`;
}
