import type { ApplicationStatus } from "@boab/contracts/jobs/limits";
import type { Tone } from "#ui/text/chip.tsx";

export const applicationListCopy = {
  noApplications: "No applications yet.", // DIR-DET-07
} as const;

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  new: "New",
  viewed: "Viewed",
  shortlisted: "Shortlisted",
  interview: "Interview",
  hired: "Hired",
  "not-progressing": "Not progressing",
};

export const applicationStatusTones: Record<ApplicationStatus, Tone> = {
  new: "info",
  viewed: "neutral",
  shortlisted: "ok",
  interview: "ok",
  hired: "ok",
  "not-progressing": "warn",
};
