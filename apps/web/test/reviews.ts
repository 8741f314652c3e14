import type { OwnReview, PublicReview } from "@boab/contracts/reviews/reviews";

/** A review by a customer; tests add what they need. */
export const makeReview = (changes: Partial<OwnReview> = {}): OwnReview => ({
  id: "00000000-0000-4000-8000-000000000001",
  rating: 5,
  comment: "Knotless in four hours and not one headache.",
  businessId: "BUS-7KQ2M9XA",
  firstName: "Achol",
  username: "Achol",
  userPhoto: null,
  photoUrl: null,
  alias: "achol.g",
  photo: null,
  tie: "customer",
  isVerified: false,
  createdAt: "2026-11-02T03:00:00.000Z",
  editedAt: null,
  helpfulCount: 12,
  photos: [],
  reply: null,
  mine: false,
  isRemoved: false,
  ...changes,
});

export const makePublicReview = (changes: Partial<PublicReview> = {}): PublicReview => {
  const { isRemoved: _, ...shown } = makeReview(changes);
  return shown;
};
