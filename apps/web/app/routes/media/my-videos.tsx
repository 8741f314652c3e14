import { readOwnMediaAccount } from "@boab/contracts/media/accounts";
import { listOwnVideos, readVideo } from "@boab/contracts/media/videos";
import { redirect } from "react-router";
import { changeMyVideos } from "#areas/media/my-videos/my-video-actions.server.ts";
import { MyVideos } from "#areas/media/my-videos/my-videos.tsx";
import { addVideoPath, myVideosPath } from "#areas/media/paths.ts";
import { api } from "#lib/api/api.server.ts";
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
  const video = rows.find(({ vid_Id }) => vid_Id === searchParams.get("edit"));
  const isEdited = video !== undefined && !video.isRemoved;
  const params = { vid_Id: video?.vid_Id ?? "" };
  return {
    ...{ account, videos: rows, hasMore, step },
    edited: isEdited ? { video, page: await client.load(readVideo, { params }) } : null,
    isPageEdited: searchParams.get("page") === "edit",
  };
}

export const action = ({ request }: Route.ActionArgs) => changeMyVideos(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function MyVideosPage({ loaderData }: Route.ComponentProps) {
  return <MyVideos {...loaderData} />;
}
