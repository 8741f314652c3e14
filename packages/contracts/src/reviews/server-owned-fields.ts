export const reviewsServerOwnedFields = [
  "Reviews",
  "helpfulCount",
  "isRemoved",
  "mine",
  "rating",
  "reviews",
  "starCounts",
];
