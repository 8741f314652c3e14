import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Cursor, pageLimit, paragraph, Timestamp } from "../common/fields.ts";
import { PostReport } from "../moderation/reports.ts";
import { mediaCopy } from "./copy.ts";
import { maxCommentLength } from "./limits.ts";
import { VidId } from "./video-id.ts";

export const VideoComment = z.strictObject({
  id: z.uuid(),
  body: z.string(),
  authorName: z.string(),
  /** True when the member who added the video wrote the comment. */
  isByCreator: z.boolean(),
  isMine: z.boolean(),
  isReported: z.boolean(),
  createdAt: Timestamp,
});
export type VideoComment = z.infer<typeof VideoComment>;

const videoParams = z.strictObject({ vid_Id: VidId });
const params = z.strictObject({ id: z.uuid() });

export const listComments = defineCall({
  method: "GET",
  path: "/mediaItems/:vid_Id/comments",
  summary: "The comments on a published video, newest first, a page at a time",
  params: videoParams,
  query: z.strictObject({ limit: pageLimit(50).optional(), cursor: Cursor.optional() }),
  response: z.strictObject({
    data: z.array(VideoComment),
    nextCursor: z.string().nullable(),
    total: z.int(),
  }),
});

export const addComment = defineCall({
  method: "POST",
  path: "/mediaItems/:vid_Id/comments",
  summary: "Comment on a video",
  params: videoParams,
  body: z.strictObject({ body: paragraph(maxCommentLength, mediaCopy.commentRequired) }),
  status: 201,
  response: VideoComment,
});

export const deleteComment = defineCall({
  method: "DELETE",
  path: "/media/comments/:id",
  summary: "Delete a comment (its author, staff)",
  params,
  status: 204,
  response: noContent,
});

export const reportComment = defineCall({
  method: "POST",
  path: "/media/comments/:id/reports",
  summary: "Report a comment to our team",
  params,
  body: PostReport,
  status: 202,
  response: z.strictObject({ message: z.string() }),
});
