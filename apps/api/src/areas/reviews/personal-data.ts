import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { eraseAuthor } from "./authors/sync-author.ts";
import type { ReviewsDeps } from "./deps.ts";
import { findReviewsData } from "./my-data/reviews-data.repository.ts";

export const reviewsPersonalData = (deps: Pick<ReviewsDeps, "db" | "clock">): PersonalData => ({
  area: "reviews",
  export: ({ userId }) => findReviewsData(deps.db, userId),
  erase: (userId) => eraseAuthor(deps, userId),
});
