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
      askedAt: Timestamp,
      confirmedAt: Timestamp.nullable(),
      leftAt: Timestamp.nullable(),
    })
    .nullable(),
});
export type Correspondence = z.infer<typeof Correspondence>;

/** Everything we hold of one person. */
export const MyData = z.strictObject({
  exportedAt: Timestamp,
  profile: FullProfile,
  handles: z.array(z.string()),
  accessRequests: z.array(OwnAccessRequest),
  ...Correspondence.shape,
  /** What the person did that is on record; what it was done to may be about somebody else. */
  acts: z.array(z.strictObject({ at: Timestamp, act: z.string(), ip: z.string().nullable() })),
});
export type MyData = z.infer<typeof MyData>;

export const downloadMyData = defineCall({
  method: "GET",
  path: "/user/my-data",
  summary: "Everything we hold of the caller, as a file",
  answer: MyData,
});
