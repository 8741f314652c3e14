import { readOwnMediaAccount } from "@boab/contracts/media/accounts";
import { VidId } from "@boab/contracts/media/video-id";
import { listOwnVideos, readVideo, type VideoPage } from "@boab/contracts/media/videos";
import { redirect } from "react-router";
import { changeMyVideos } from "#areas/media/my-videos/my-video-actions.server.ts";
import { MyVideos } from "#areas/media/my-videos/my-videos.tsx";
import { addVideoPath, myVideosPath } from "#areas/media/paths.ts";
import { type ApiClient, api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { guardMember } from "#shell/guards.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { Route } from "./+types/my-videos.ts";

export const handle = { isForm: true };

const videosPerPage = 24;

export const middleware = [guardMember];

export const meta = () =>
  buildPageMeta({ title: "Your videos", path: myVideosPath, isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const client = api(request);
  const [{ account }, { list }] = await Promise.all([
    client.load(readOwnMediaAccount),
    loadList((query) => client.load(listOwnVideos, { query }), searchParams, {
      pageSize: videosPerPage,
    }),
  ]);
  if (!account) throw redirect(addVideoPath);
  const editedVideoId = searchParams.get("edit");
  return {
    account,
    list,
    edited: editedVideoId === null ? null : await findOwnVideo(client, editedVideoId),
    isPageEdited: searchParams.get("page") === "edit",
  };
}

/** Loads the video by id, because it may not be in the list's rows. Null if it is deleted or somebody else's. */
async function findOwnVideo(client: ApiClient, vid_Id: string): Promise<VideoPage | null> {
  if (!VidId.safeParse(vid_Id).success) return null;
  try {
    const video = await client.call(readVideo, { params: { vid_Id } });
    return video.isMine ? video : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw toBoundaryError(error);
  }
}

export const action = ({ request }: Route.ActionArgs) => changeMyVideos(request);

export default function MyVideosPage({ loaderData }: Route.ComponentProps) {
  return <MyVideos {...loaderData} />;
}
