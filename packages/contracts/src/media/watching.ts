import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { extendWithFormerName, formerFields } from "../common/former-names.ts";
import { VidId } from "./video-id.ts";
import { VideoCard } from "./videos.ts";

const params = z.strictObject({ vid_Id: VidId });
const day = 86_400;

export const StartedVideo = z.strictObject({
  ...VideoCard.shape,
  progress: z.strictObject({ seconds: z.int(), durationSeconds: z.int() }),
});
export type StartedVideo = z.infer<typeof StartedVideo>;

export const readWatching = defineCall({
  method: "GET",
  path: "/media/watching",
  summary: "What the caller saved for later, and what they began to watch, latest first",
  response: z.strictObject(
    extendWithFormerName(
      { later: z.array(VideoCard), started: z.array(StartedVideo) },
      formerFields.started,
    ),
  ),
});

export const watchLater = defineCall({
  method: "PUT",
  path: "/media/watch-later/:vid_Id",
  summary: "Save a video to watch later; again changes nothing",
  params,
  status: 204,
  response: noContent,
});

export const dropWatchLater = defineCall({
  method: "DELETE",
  path: "/media/watch-later/:vid_Id",
  summary: "Take a video off the caller's list",
  params,
  status: 204,
  response: noContent,
});

export const saveProgress = defineCall({
  method: "PUT",
  path: "/media/progress/:vid_Id",
  summary: "How far the caller has watched; a finished video is forgotten",
  params,
  body: z.strictObject({
    seconds: z.int().min(0).max(day),
    durationSeconds: z.int().min(1).max(day),
  }),
  status: 204,
  response: noContent,
});

export const clearProgress = defineCall({
  method: "DELETE",
  path: "/media/progress",
  summary: "Forget everything the caller began to watch",
  status: 204,
  response: noContent,
});
