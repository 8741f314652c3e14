import { reportReasons as listingReasons } from "@boab/contracts/directory/report-reasons";
import { postReportReasons, reportReasons, type Verdict } from "@boab/contracts/moderation/reasons";
import type { SubjectKind } from "@boab/contracts/moderation/subject-kinds";

export const appealCopy = {
  appealed: "Thanks. Somebody else on our team will look again and email you.",
} as const;

export const caseKindLabels: Record<SubjectKind, string> = {
  review: "Review",
  video: "Video",
  comment: "Comment",
  listing: "Listing",
};

export const caseKindPlurals: Record<SubjectKind, string> = {
  review: "Reviews",
  video: "Videos",
  comment: "Comments",
  listing: "Listings",
};

/** Where nobody's name is known: visitors report listings only. */
export const describeUnnamedReporter = (kind: SubjectKind): string =>
  kind === "listing" ? "a visitor or a former member" : "a former member";

const removeHints: Record<"post" | "listing", string> = {
  post: "Hidden from everyone. The writer can fix it and post again.",
  listing: "Hidden from everyone. The owner can fix it and ask us to look again.",
};

const reasons: Record<string, string> = {
  ...listingReasons,
  ...reportReasons,
  ...postReportReasons,
  "edited after removal": "Changed by its writer after we removed it",
};

export const describeReportReason = (reason: string): string => reasons[reason] ?? reason;

interface VerdictCopy {
  choice: string;
  hint: string;
  submit: string;
  done: string;
}

export function getVerdictCopy(verdict: Verdict, kind: SubjectKind): VerdictCopy {
  switch (verdict) {
    case "keep":
      return {
        choice: "Keep it",
        hint: "Everyone can see it. Reporters are told why.",
        submit: "Keep and email",
        done: "Kept",
      };
    case "remove":
      return {
        choice: "Remove it",
        hint: removeHints[kind === "listing" ? "listing" : "post"],
        submit: "Remove and email",
        done: "Removed",
      };
    case "warn":
      return {
        choice: "Remove and warn",
        hint: "The email says that the account may be suspended next time.",
        submit: "Remove, warn and email",
        done: "Removed with a warning",
      };
  }
}

const minuteMs = 60_000;

/** `5 min`, `3 h`, `2 days`: how long something has waited. */
export function formatWaitingTime(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.round(hours / 24);
  return days === 1 ? "1 day" : `${days} days`;
}
