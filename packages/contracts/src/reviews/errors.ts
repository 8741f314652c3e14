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
  own_store: {
    status: 403,
    sentence: "This is from your own store, so you can't review it. You can reply to reviews.",
  },
  not_bought: {
    status: 403,
    sentence: "You can review this once you've bought it and it has arrived.",
  },
  email_not_confirmed: {
    status: 403,
    sentence: "Please confirm your email first. You'll find the link on your account page.",
  },
} as const satisfies ErrorKinds;
