import { listComments } from "@boab/contracts/media/comments";
import { VidId } from "@boab/contracts/media/video-id";
import { listVideos, readVideo } from "@boab/contracts/media/videos";
import { redirect } from "react-router";
import { api, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { formatAgo } from "#lib/format/ago.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { besideVideo } from "./beside-video.ts";

const COMMENT_ROWS = 20;

/** A video with what stands around it. What is no id of a video leads where every unknown page does. */
export async function loadVideo(request: Request, id: string, params: URLSearchParams) {
  if (!VidId.safeParse(id).success) throw redirect(pageNotFoundPath);
  const client = api(request);
  const vid_Id = id;
  const video = await client.call(readVideo, { params: { vid_Id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw redirect(pageNotFoundPath);
    throw forBoundary(error);
  });
  const q = (params.get("q") ?? "").slice(0, 120).trim();
  const [comments, around, ofCreator] = await Promise.all([
    readRows(shownRows(params, COMMENT_ROWS), 50, (query) =>
      client.load(listComments, { params: { vid_Id }, query }),
    ),
    client.load(listVideos, {
      query: { limit: "24", ...(q ? { q } : { category: video.category }) },
    }),
    // Enough for some that aren't in the list above.
    client.load(listVideos, { query: { limit: "24", creator: video.creator.id } }),
  ]);
  const now = new Date();
  return {
    video,
    q,
    ...besideVideo(video, { isSearch: q !== "", around: around.data, ofCreator: ofCreator.data }),
    comments: comments.rows.map((comment) => ({
      ...comment,
      writtenAt: formatAgo(comment.createdAt, now),
    })),
    hasMoreComments: comments.hasMore,
    commentCount: comments.first.total,
    step: COMMENT_ROWS,
  };
}

export type LoadedVideo = Awaited<ReturnType<typeof loadVideo>>;
