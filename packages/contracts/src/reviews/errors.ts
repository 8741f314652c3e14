import type { ErrorKinds } from "../common/error-kind.ts";

export const reviewsErrors = {
  review_exists: {
    status: 409,
    sentence: "You've already reviewed this business. You can edit your review.",
  },
  own_business: {
    status: 403,
    sentence: "You manage this business, so you can't review it. You can reply to reviews.",
  },
  email_not_confirmed: {
    status: 403,
    sentence: "Please confirm your email first. You'll find the link on your account page.",
  },
} as const satisfies ErrorKinds;
