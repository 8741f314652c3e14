import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Timestamp } from "../common/fields.ts";
import { OwnAccessRequest } from "./access-requests.ts";
import { FullProfile } from "./profiles.ts";

/** What somebody wrote to us, and what they subscribed to, by their address. */
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

/** A listing as its owner filled it in; what it is made of stands as it is kept. */
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

/** A person's listings, those they look after for others, and those they were asked to look after. */
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

/** A file the person sent, and what became of it. */
export const SentFile = z.strictObject({
  fileName: z.string().nullable(),
  purpose: z.string(),
  contentType: z.string(),
  size: z.int(),
  status: z.string(),
  sentAt: Timestamp,
});
export type SentFile = z.infer<typeof SentFile>;

/** Everything we hold of one person. */
export const MyData = z.strictObject({
  exportedAt: Timestamp,
  profile: FullProfile,
  handles: z.array(z.string()),
  accessRequests: z.array(OwnAccessRequest),
  ...Correspondence.shape,
  ...DirectoryData.shape,
  uploads: z.array(SentFile),
  /** What the person did that is on record; what it was done to may be about somebody else. */
  acts: z.array(z.strictObject({ at: Timestamp, act: z.string(), ip: z.string().nullable() })),
});
export type MyData = z.infer<typeof MyData>;

export const downloadMyData = defineCall({
  method: "GET",
  path: "/user/my-data",
  summary: "Everything we hold of the caller, as a file",
  response: MyData,
});
