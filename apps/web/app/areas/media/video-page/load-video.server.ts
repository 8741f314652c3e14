import { listComments } from "@boab/contracts/media/comments";
import { VidId } from "@boab/contracts/media/video-id";
import { listVideos, readVideo } from "@boab/contracts/media/videos";
import { formatAgo } from "@boab/format/ago";
import { redirect } from "react-router";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { chooseRelatedVideos } from "./beside-video.ts";

const commentsPerPage = 20;

/** Loads a video with its comments and related videos. An invalid id is page not found. */
export async function loadVideo(request: Request, id: string, params: URLSearchParams) {
  if (!VidId.safeParse(id).success) throw redirect(pageNotFoundPath);
  const client = api(request);
  const vid_Id = id;
  const video = await client.call(readVideo, { params: { vid_Id } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw redirect(pageNotFoundPath);
    throw toBoundaryError(error);
  });
  const q = (params.get("q") ?? "").slice(0, 120).trim();
  const [comments, upNextCandidates, creatorVideos] = await Promise.all([
    loadList((query) => client.load(listComments, { params: { vid_Id }, query }), params, {
      pageSize: commentsPerPage,
    }),
    client.load(listVideos, {
      query: { limit: "24", ...(q ? { q } : { category: video.category }) },
    }),
    // The limit leaves enough videos that aren't in the list above.
    client.load(listVideos, { query: { limit: "24", creator: video.creator.id } }),
  ]);
  const now = new Date();
  return {
    video,
    q,
    ...chooseRelatedVideos(video, {
      isSearch: q !== "",
      around: upNextCandidates.data,
      ofCreator: creatorVideos.data,
    }),
    comments: {
      ...comments.list,
      rows: comments.list.rows.map((comment) => ({
        ...comment,
        writtenAt: formatAgo(comment.createdAt, now),
      })),
    },
    commentCount: comments.page.total,
  };
}

export type LoadedVideo = Awaited<ReturnType<typeof loadVideo>>;
