import type { ErrorKinds } from "../common/error-kind.ts";

export const uploadsErrors = {
  upload_not_ready: {
    status: 409,
    sentence: "This file isn't ready yet. Please wait a moment, or upload it again.",
  },
} as const satisfies ErrorKinds;
