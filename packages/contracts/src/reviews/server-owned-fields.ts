export const reviewsServerOwnedFields = ["Reviews", "rating", "reviews"];
