export const applyCopy = {
  sendFailed: "Could not send – please try again.", // JOB-11
} as const;
