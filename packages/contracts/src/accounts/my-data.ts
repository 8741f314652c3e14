import { z } from "zod";
import { BookingData } from "../bookings/my-data.ts";
import { defineCall } from "../common/call.ts";
import { Consent } from "../common/consents.ts";
import { Timestamp } from "../common/fields.ts";
import { DirectoryData } from "../directory/my-data.ts";
import { JobsData } from "../jobs/my-data.ts";
import { MagazineData } from "../magazine/my-data.ts";
import { DocumentData } from "../magazine/my-documents.ts";
import { MarketplaceData } from "../marketplace/my-data.ts";
import { MediaData } from "../media/my-data.ts";
import { ModerationData } from "../moderation/my-data.ts";
import { OutreachData } from "../outreach/my-data.ts";
import { PaymentData } from "../payments/my-data.ts";
import { ReviewsData } from "../reviews/my-data.ts";
import { UploadsData } from "../uploads/my-data.ts";
import { OwnAccessRequest } from "./access-requests.ts";
import { FullProfile } from "./profiles.ts";

/** Everything we hold about one member; each area brings its part. */
export const MyData = z.strictObject({
  exportedAt: Timestamp,
  profile: FullProfile,
  handles: z.array(z.string()),
  accessRequests: z.array(OwnAccessRequest),
  consents: z.array(Consent),
  /** The emails that the person has proven by an emailed link, as a guest. */
  contacts: z.array(
    z.strictObject({ email: z.string(), provenAt: Timestamp, createdAt: Timestamp }),
  ),
  ...OutreachData.shape,
  ...DirectoryData.shape,
  ...MarketplaceData.shape,
  ...DocumentData.shape,
  ...MediaData.shape,
  ...UploadsData.shape,
  ...PaymentData.shape,
  ...ModerationData.shape,
  ...ReviewsData.shape,
  ...JobsData.shape,
  ...BookingData.shape,
  ...MagazineData.shape,
  /** The member's recorded actions; their objects may belong to someone else. */
  acts: z.array(z.strictObject({ at: Timestamp, act: z.string(), ip: z.string().nullable() })),
});
export type MyData = z.infer<typeof MyData>;

/** Everything we hold about somebody without an account: the parts of the same file that are found by email. */
export const ContactData = MyData.pick({
  exportedAt: true,
  consents: true,
  contacts: true,
  enquiries: true,
  newsletter: true,
  launchReminders: true,
  invitations: true,
  backNotices: true,
  applications: true,
  bookings: true,
  customerCards: true,
  payments: true,
  waitlistPlaces: true,
  nameRequests: true,
});
export type ContactData = z.infer<typeof ContactData>;

export const downloadMyData = defineCall({
  method: "GET",
  path: "/user/my-data",
  summary: "Download everything we hold about the caller",
  response: MyData,
});
