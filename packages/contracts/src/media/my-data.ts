import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

/** A member's creator page and videos, and what they did with other people's. */
export const MediaData = z.strictObject({
  mediaAccount: z
    .strictObject({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      website: z.string().nullable(),
      createdAt: Timestamp,
    })
    .nullable(),
  videos: z.array(
    z.strictObject({
      vid_Id: z.string(),
      title: z.string(),
      channelTitle: z.string(),
      artist: z.string().nullable(),
      description: z.string(),
      category: z.string(),
      createdAt: Timestamp,
      isRemoved: z.boolean(),
    }),
  ),
  videoComments: z.array(
    z.strictObject({ video: z.string(), body: z.string(), createdAt: Timestamp }),
  ),
  likedVideos: z.array(z.strictObject({ video: z.string(), likedAt: Timestamp })),
  watchLater: z.array(z.strictObject({ video: z.string(), savedAt: Timestamp })),
  watchedVideos: z.array(
    z.strictObject({ video: z.string(), seconds: z.int(), watchedAt: Timestamp }),
  ),
});
export type MediaData = z.infer<typeof MediaData>;
