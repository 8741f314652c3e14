import type { ErrorKinds } from "../common/error-kind.ts";
import { jobNotes } from "./texts.ts";

export const jobsErrors = {
  job_closed: { status: 409, sentence: jobNotes.closed },
  reason_needed: { status: 403, sentence: jobNotes.reasonNeeded },
} as const satisfies ErrorKinds;
