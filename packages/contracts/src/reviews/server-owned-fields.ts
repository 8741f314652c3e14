export const reviewsServerOwnedFields = [
  "Reviews",
  "helpfulCount",
  "isRemoved",
  "isVerified",
  "mine",
  "rating",
  "reviews",
  "starCounts",
];
