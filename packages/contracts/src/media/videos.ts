import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import {
  Cursor,
  pageLimit,
  paragraphOrEmpty,
  requiredLine,
  Timestamp,
  text,
} from "../common/fields.ts";
import { BusinessId } from "../directory/listing-fields.ts";
import { PostReport } from "../moderation/reports.ts";
import { MediaAccountId } from "./accounts.ts";
import { mediaCopy } from "./copy.ts";
import {
  maxChannelLength,
  maxVideoDescriptionLength,
  maxVideoTitleLength,
  videoCategoryKeys,
} from "./limits.ts";
import { VideoReference, VidId } from "./video-id.ts";

export const VideoCategory = z.enum(videoCategoryKeys, {
  error: mediaCopy.categoryRequired,
});

/** A video in a list. */
export const VideoCard = z.strictObject({
  vid_Id: VidId,
  id: z.string(),
  title: z.string(),
  channelTitle: z.string(),
  /** A drawing of ours; nothing is loaded from the host of the video. */
  thumbnail: z.string(),
  /** Only the first 30 words of the description (MEDIA-12). */
  description: z.string(),
  /** Music videos have an artist; other videos may have one. */
  artist: z.string().nullable(),
  category: VideoCategory,
  durationSeconds: z.int().nullable(),
  creator: z.strictObject({ id: MediaAccountId, name: z.string() }),
  addedAt: Timestamp,
});
export type VideoCard = z.infer<typeof VideoCard>;

/** The business in a video, while it is public. */
export const VideoBusiness = z.strictObject({
  businessId: BusinessId,
  slug: z.string(),
  businessName: z.string(),
  category: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  acceptsBookings: z.boolean(),
  /** True when the creator owns or edits the business; the page says so to viewers. */
  isCreators: z.boolean(),
});
export type VideoBusiness = z.infer<typeof VideoBusiness>;

const Progress = z.strictObject({ seconds: z.int(), durationSeconds: z.int() });

/** A video as its page shows it to one viewer. */
export const VideoPage = z.strictObject({
  ...VideoCard.shape,
  /** The whole description. */
  description: z.string(),
  publishedAt: Timestamp.nullable(),
  likes: z.int(),
  isLiked: z.boolean(),
  isForLater: z.boolean(),
  isReported: z.boolean(),
  progress: Progress.nullable(),
  commentCount: z.int(),
  business: VideoBusiness.nullable(),
  isMine: z.boolean(),
});
export type VideoPage = z.infer<typeof VideoPage>;

const VideoCardPage = z.strictObject({
  data: z.array(VideoCard),
  nextCursor: z.string().nullable(),
});

export const listVideos = defineCall({
  method: "GET",
  path: "/get-music-videos",
  summary: "Published videos, newest first or by what was typed, a page at a time",
  query: z.strictObject({
    category: VideoCategory.optional(),
    q: text(120).optional(),
    creator: MediaAccountId.optional(),
    limit: pageLimit(48).optional(),
    cursor: Cursor.optional(),
  }),
  response: VideoCardPage,
});

export const readMediaOverview = defineCall({
  method: "GET",
  path: "/media/overview",
  summary: "How many videos each category has, the featured ones, and the one to start with",
  response: z.strictObject({
    counts: z.strictObject({
      music: z.int(),
      "film-tv": z.int(),
      "talk-shows": z.int(),
      vlogs: z.int(),
    }),
    /** The best liked videos, with one of each creator before any second one. */
    featured: z.array(VideoCard),
    /** The page plays this video when none was chosen (MEDIA-10). */
    defaultId: VidId.nullable(),
  }),
});

const params = z.strictObject({ vid_Id: VidId });

export const readVideo = defineCall({
  method: "GET",
  path: "/mediaItems/:vid_Id",
  summary: "A published video with what the caller has done with it",
  params,
  response: VideoPage,
});

/** Sentences as the provider has them; the picture is ours. */
export const VideoSnippet = z.strictObject({
  title: z.string(),
  channelTitle: z.string(),
  thumbnails: z.strictObject({ high: z.strictObject({ url: z.string() }) }),
  publishedAt: Timestamp.nullable(),
  description: z.string(),
  tags: z.array(z.string()),
});
export type VideoSnippet = z.infer<typeof VideoSnippet>;

export const lookUpVideo = defineCall({
  method: "POST",
  path: "/api/video",
  summary: "What the provider says about a video (creators, staff)",
  body: z.strictObject({ id: VideoReference }),
  response: z.strictObject({ id: VidId, snippet: VideoSnippet }),
});

const words = {
  artist: paragraphOrEmpty(maxChannelLength)
    .transform((typed) => typed || null)
    .nullable(),
  description: paragraphOrEmpty(maxVideoDescriptionLength),
  category: VideoCategory,
  /** A public business that is in the video. */
  businessId: BusinessId.nullable(),
};

/** Title and channel count only where the provider could not be asked. */
export const NewVideo = z.strictObject({
  id: VideoReference,
  title: requiredLine(maxVideoTitleLength, mediaCopy.titleRequired).optional(),
  channelTitle: requiredLine(maxChannelLength, mediaCopy.channelRequired).optional(),
  category: words.category,
  artist: words.artist.optional(),
  description: words.description.optional(),
  businessId: words.businessId.optional(),
});
export type NewVideo = z.output<typeof NewVideo>;

export const addVideo = defineCall({
  method: "POST",
  path: "/add-music-video",
  summary: "Add a video, with what the provider says about it (creators and staff with a page)",
  body: NewVideo,
  status: 201,
  response: VideoCard,
});

export const VideoPatch = z.strictObject({
  title: requiredLine(maxVideoTitleLength, mediaCopy.titleRequired).optional(),
  description: words.description.optional(),
  artist: words.artist.optional(),
  category: words.category.optional(),
  businessId: words.businessId.optional(),
});
export type VideoPatch = z.output<typeof VideoPatch>;

export const updateVideo = defineCall({
  method: "PATCH",
  path: "/mediaItems/:vid_Id",
  summary: "Change the words around a video (who added it, admins)",
  params,
  body: VideoPatch,
  response: VideoCard,
});

export const deleteVideo = defineCall({
  method: "DELETE",
  path: "/mediaItems/:vid_Id",
  summary: "Take a video off with its likes and comments (who added it, admins)",
  params,
  status: 204,
  response: noContent,
});

/** What the specification's client sends says nothing: the like belongs to whoever is signed in. */
export const likeVideo = defineCall({
  method: "POST",
  path: "/mediaItems/:vid_Id/like",
  summary: "Like a video, or take the like back; one for each person",
  params,
  body: z.strictObject({ vid_Id: VidId.optional(), likes: z.int().optional() }),
  response: z.strictObject({ isLiked: z.boolean(), likes: z.int() }),
});

export const reportVideo = defineCall({
  method: "POST",
  path: "/mediaItems/:vid_Id/reports",
  summary: "Report a video to our team",
  params,
  body: PostReport,
  status: 202,
  response: z.strictObject({ message: z.string() }),
});

/** A creator's own video, with whether our team removed it. */
export const OwnVideo = z.strictObject({
  ...VideoCard.shape,
  likes: z.int(),
  commentCount: z.int(),
  isRemoved: z.boolean(),
  businessId: BusinessId.nullable(),
});
export type OwnVideo = z.infer<typeof OwnVideo>;

export const listOwnVideos = defineCall({
  method: "GET",
  path: "/media/my-videos",
  summary: "The caller's videos, newest first, also removed ones",
  query: z.strictObject({ limit: pageLimit(48).optional(), cursor: Cursor.optional() }),
  response: z.strictObject({ data: z.array(OwnVideo), nextCursor: z.string().nullable() }),
});
