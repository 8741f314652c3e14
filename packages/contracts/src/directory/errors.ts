import type { ErrorKinds } from "../common/error-kind.ts";

export const directoryErrors = {
  slug_taken: { status: 409, sentence: "That link is taken. Please choose another." },
  plan_limit_reached: { status: 409, sentence: "You've reached your plan's listing limit." },
  too_many_saved: {
    status: 409,
    sentence: "You've saved 500, the most we can keep. Remove one to save another.",
  },
} as const satisfies ErrorKinds;
