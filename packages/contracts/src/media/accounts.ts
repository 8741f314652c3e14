import { z } from "zod";
import { MediaStatus } from "../accounts/statuses.ts";
import { defineCall } from "../common/call.ts";
import { paragraph, requiredLine, Timestamp, text, UserId } from "../common/fields.ts";
import { HttpsLink } from "../directory/listing-fields.ts";
import { ImageRendition } from "../uploads/uploads.ts";
import { mediaCopy } from "./copy.ts";

export const MediaAccountId = text(20, "Invalid creator.").regex(
  /^MED-[0-9A-Z]{8}$/,
  "Invalid creator.",
);

const Website = text(500)
  .transform((typed) => typed.trim() || null)
  .pipe(HttpsLink.nullable())
  .nullable();

const Picture = z.array(ImageRendition).nullable();

/** A creator as everyone sees them: without anything that identifies the account. */
export const PublicMediaAccount = z.strictObject({
  id: MediaAccountId,
  name: z.string(),
  description: z.string(),
  headerImg: Picture,
  profileImg: Picture,
  link: z.strictObject({ website: z.string().nullable() }),
  videoCount: z.int(),
  joinedAt: Timestamp,
});
export type PublicMediaAccount = z.infer<typeof PublicMediaAccount>;

/** A creator as they and staff see it. */
export const OwnMediaAccount = z.strictObject({
  ...PublicMediaAccount.shape,
  userId: UserId,
  mediaStatus: MediaStatus.nullable(),
});
export type OwnMediaAccount = z.infer<typeof OwnMediaAccount>;

const Name = requiredLine(80, mediaCopy.nameRequired);
const About = paragraph(1000, mediaCopy.aboutRequired);
const Links = z.strictObject({ website: Website });

/** The creator is whoever is signed in. The specification's client also sends `userId`, which may only repeat it. */
export const createMediaAccount = defineCall({
  method: "POST",
  path: "/create/media-account",
  summary: "Create one's creator page, once; it grants no right to add videos",
  body: z.strictObject({
    /** Without a name, viewers see the first name from the profile. */
    name: Name.optional(),
    description: About,
    link: Links.optional(),
    userId: UserId.optional(),
  }),
  status: 201,
  response: OwnMediaAccount,
});

export const getMediaAccount = defineCall({
  method: "GET",
  path: "/get/media-account/:id",
  summary: "Get a creator: all of it for them and staff, the public part for others",
  params: z.strictObject({ id: MediaAccountId }),
  response: z.union([OwnMediaAccount, PublicMediaAccount]),
});

export const readOwnMediaAccount = defineCall({
  method: "GET",
  path: "/media/account",
  summary: "The caller's creator page, if they have one",
  response: z.strictObject({ account: OwnMediaAccount.nullable() }),
});

/** Pictures are ids of uploads, or null to remove one. */
export const MediaAccountPatch = z.strictObject({
  name: Name.optional(),
  description: About.optional(),
  link: Links.optional(),
  headerUploadId: z.uuid().nullable().optional(),
  profileUploadId: z.uuid().nullable().optional(),
});
export type MediaAccountPatch = z.output<typeof MediaAccountPatch>;

export const updateMediaAccount = defineCall({
  method: "PATCH",
  path: "/media/account",
  summary: "Change one's creator page",
  body: MediaAccountPatch,
  response: OwnMediaAccount,
});
