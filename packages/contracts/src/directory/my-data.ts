import { z } from "zod";
import { Timestamp } from "../common/fields.ts";
import { MemberRight } from "./member-rights.ts";

/** A listing as its owner filled it in, with its sections as stored. */
const OwnListing = z.strictObject({
  id: z.string(),
  businessName: z.string(),
  slug: z.string(),
  category: z.string(),
  description: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postcode: z.string().nullable(),
  country: z.string().nullable(),
  hideAddress: z.boolean(),
  isLive: z.boolean(),
  socials: z.unknown(),
  video: z.unknown(),
  catalog: z.unknown(),
  days: z.unknown(),
  prices: z.array(z.strictObject({ title: z.string(), amountCents: z.int() })),
  pictures: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deleteRequestedAt: Timestamp.nullable(),
});

/** A member's own listings, those they help others with, open invitations, and what they saved and reported. */
export const DirectoryData = z.strictObject({
  listings: z.array(OwnListing),
  editorships: z.array(
    z.strictObject({
      businessName: z.string(),
      slug: z.string(),
      rights: z.array(MemberRight),
      since: Timestamp,
    }),
  ),
  invitations: z.array(
    z.strictObject({
      businessName: z.string(),
      rights: z.array(MemberRight),
      invitedAt: Timestamp,
      expiresAt: Timestamp,
    }),
  ),
  savedListings: z.array(
    z.strictObject({ businessName: z.string(), slug: z.string(), savedAt: Timestamp }),
  ),
  reports: z.array(
    z.strictObject({
      businessName: z.string(),
      reason: z.string(),
      details: z.string(),
      status: z.string(),
      createdAt: Timestamp,
    }),
  ),
});
export type DirectoryData = z.infer<typeof DirectoryData>;
