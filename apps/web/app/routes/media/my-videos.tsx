import { readOwnMediaAccount } from "@boab/contracts/media/accounts";
import { VidId } from "@boab/contracts/media/video-id";
import { listOwnVideos, readVideo, type VideoPage } from "@boab/contracts/media/videos";
import { redirect } from "react-router";
import { changeMyVideos } from "#areas/media/my-videos/my-video-actions.server.ts";
import { MyVideos } from "#areas/media/my-videos/my-videos.tsx";
import { addVideoPath, myVideosPath } from "#areas/media/paths.ts";
import { type ApiClient, api, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/my-videos.ts";

export const handle = { isForm: true };

const step = 24;

export const meta = () => pageMeta({ title: "Your videos", path: myVideosPath, isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const client = api(request);
  const [{ account }, { rows, hasMore }] = await Promise.all([
    client.load(readOwnMediaAccount),
    readRows(shownRows(searchParams, step), 48, (query) => client.load(listOwnVideos, { query })),
  ]);
  if (!account) throw redirect(addVideoPath);
  const wanted = searchParams.get("edit");
  return {
    ...{ account, videos: rows, hasMore, step },
    edited: wanted === null ? null : await findOwnVideo(client, wanted),
    isPageEdited: searchParams.get("page") === "edit",
  };
}

/** By its id, for it need not be among the rows on the page. One that is gone or somebody else's isn't edited. */
async function findOwnVideo(client: ApiClient, vid_Id: string): Promise<VideoPage | null> {
  if (!VidId.safeParse(vid_Id).success) return null;
  try {
    const video = await client.call(readVideo, { params: { vid_Id } });
    return video.isMine ? video : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw forBoundary(error);
  }
}

export const action = ({ request }: Route.ActionArgs) => changeMyVideos(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function MyVideosPage({ loaderData }: Route.ComponentProps) {
  return <MyVideos {...loaderData} />;
}
