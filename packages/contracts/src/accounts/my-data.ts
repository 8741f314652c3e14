import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Timestamp } from "../common/fields.ts";
import { OwnAccessRequest } from "./access-requests.ts";
import { FullProfile } from "./profiles.ts";

/** Messages and newsletter subscription, found by email. */
export const Correspondence = z.strictObject({
  enquiries: z.array(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      business: z.string().nullable(),
      message: z.string(),
      source: z.string(),
      createdAt: Timestamp,
    }),
  ),
  newsletter: z
    .strictObject({
      email: z.string(),
      name: z.string().nullable(),
      status: z.string(),
      requestedAt: Timestamp,
      confirmedAt: Timestamp.nullable(),
      leftAt: Timestamp.nullable(),
    })
    .nullable(),
});
export type Correspondence = z.infer<typeof Correspondence>;

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

/** A member's own listings, those they edit for others, and open invitations. */
export const DirectoryData = z.strictObject({
  listings: z.array(OwnListing),
  editorships: z.array(
    z.strictObject({ businessName: z.string(), slug: z.string(), since: Timestamp }),
  ),
  invitations: z.array(
    z.strictObject({ businessName: z.string(), invitedAt: Timestamp, expiresAt: Timestamp }),
  ),
});
export type DirectoryData = z.infer<typeof DirectoryData>;

/** An uploaded file and its result. */
export const SentFile = z.strictObject({
  fileName: z.string().nullable(),
  purpose: z.string(),
  contentType: z.string(),
  size: z.int(),
  status: z.string(),
  sentAt: Timestamp,
});
export type SentFile = z.infer<typeof SentFile>;

/** Everything we hold about one member. */
export const MyData = z.strictObject({
  exportedAt: Timestamp,
  profile: FullProfile,
  handles: z.array(z.string()),
  accessRequests: z.array(OwnAccessRequest),
  ...Correspondence.shape,
  ...DirectoryData.shape,
  uploads: z.array(SentFile),
  /** The member's recorded actions; their objects may belong to someone else. */
  acts: z.array(z.strictObject({ at: Timestamp, act: z.string(), ip: z.string().nullable() })),
});
export type MyData = z.infer<typeof MyData>;

export const downloadMyData = defineCall({
  method: "GET",
  path: "/user/my-data",
  summary: "Everything we hold of the caller, as a file",
  response: MyData,
});
