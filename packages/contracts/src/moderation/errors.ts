import type { ErrorKinds } from "../common/error-kind.ts";

export const moderationErrors = {
  already_decided: { status: 409, sentence: "Someone else decided this in the meantime." },
  own_decision: {
    status: 403,
    sentence: "You made the first decision, so somebody else needs to look at the appeal.",
  },
  own_interest: {
    status: 403,
    sentence: "This is about you or your business, so somebody else needs to decide.",
  },
} as const satisfies ErrorKinds;
