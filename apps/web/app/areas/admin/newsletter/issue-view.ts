import type { Issue } from "@boab/contracts/outreach/issues";
import { formatDateTime } from "@boab/format/dates";
import { formatCount } from "@boab/format/numbers";
import type { Tone } from "#ui/text/chip.tsx";

export const newsletterPath = "/admin/newsletter";
export const issuePath = (id: string): string => `${newsletterPath}/${id}`;

export const issueStatusChips: Record<Issue["status"], { label: string; tone: Tone }> = {
  draft: { label: "Draft", tone: "neutral" },
  sending: { label: "Sending", tone: "info" },
  paused: { label: "Paused", tone: "warn" },
  sent: { label: "Sent", tone: "ok" },
};

const formatPeople = (count: number) =>
  `${formatCount(count)} ${count === 1 ? "person" : "people"}`;

/** `120 of 1,200 sent, 3 unsubscribed meanwhile, 1 address refused` */
export function formatIssueProgress({ status, recipients, sent, left, refused }: Issue): string {
  if (status === "draft") return `Would go to ${formatPeople(recipients)}`;
  const unsubscribedPart = left > 0 ? `, ${formatCount(left)} unsubscribed meanwhile` : "";
  const refusedPart =
    refused > 0
      ? `, ${formatCount(refused)} ${refused === 1 ? "address" : "addresses"} refused`
      : "";
  return `${formatCount(sent)} of ${formatCount(recipients)} sent${unsubscribedPart}${refusedPart}`;
}

export const computePercentDone = ({ recipients, sent, left, refused }: Issue): number =>
  recipients === 0 ? 100 : Math.min(100, Math.round(((sent + left + refused) / recipients) * 100));

export const formatIssueDate = ({ createdAt, startedAt, finishedAt }: Issue): string => {
  if (finishedAt) return `Finished ${formatDateTime(finishedAt)}`;
  if (startedAt) return `Started ${formatDateTime(startedAt)}`;
  return `Written ${formatDateTime(createdAt)}`;
};
