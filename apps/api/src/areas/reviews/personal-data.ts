import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { ReviewsDeps } from "./deps.ts";
import { findReviewsData } from "./my-data/reviews-data.repository.ts";
import { eraseAuthor } from "./reviews/follow-author.ts";

export const reviewsPersonalData = (deps: Pick<ReviewsDeps, "db" | "clock">): PersonalData => ({
  area: "reviews",
  export: ({ userId }) => findReviewsData(deps.db, userId),
  erase: (userId) => eraseAuthor(deps, userId),
});
