import type { ErrorKinds } from "../common/error-kind.ts";
import { jobCopy } from "./copy.ts";

export const jobsErrors = {
  job_closed: { status: 409, sentence: jobCopy.closed },
  reason_needed: { status: 403, sentence: jobCopy.reasonNeeded },
} as const satisfies ErrorKinds;
