import { isAdmin } from "@boab/contracts/accounts/roles";
import { videoPath } from "#areas/media/paths.ts";
import { loadVideo } from "#areas/media/video-page/load-video.server.ts";
import { changeVideo } from "#areas/media/video-page/video-actions.server.ts";
import { VideoView } from "#areas/media/video-page/video-view.tsx";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import type { Route } from "./+types/video.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const page = await loadVideo(request, params.id, url.searchParams);
  return { page, isStaff: isAdmin(context.get(memberContext)) };
}

export const action = ({ request, params }: Route.ActionArgs) => changeVideo(request, params.id);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = loaderData?.page.video.title ?? "Video";
  return pageMeta({ title, path: videoPath(params.id), isIndexed: false });
}

export default function Video({ loaderData }: Route.ComponentProps) {
  return <VideoView {...loaderData} />;
}
