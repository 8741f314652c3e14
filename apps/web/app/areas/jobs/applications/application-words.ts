import type { ApplicationStatus } from "@boab/contracts/jobs/limits";
import type { Tone } from "#ui/text/chip.tsx";

export const statusLabels: Record<ApplicationStatus, string> = {
  new: "New",
  viewed: "Viewed",
  shortlisted: "Shortlisted",
  interview: "Interview",
  hired: "Hired",
  "not-progressing": "Not progressing",
};

export const statusTones: Record<ApplicationStatus, Tone> = {
  new: "info",
  viewed: "neutral",
  shortlisted: "ok",
  interview: "ok",
  hired: "ok",
  "not-progressing": "warn",
};
