import { isActive } from "@boab/contracts/accounts/roles";
import { maySeeAdmin } from "@boab/contracts/common/access";
import { videoPath } from "#areas/media/paths.ts";
import { loadVideo } from "#areas/media/video-page/load-video.server.ts";
import { changeVideo } from "#areas/media/video-page/video-actions.server.ts";
import { VideoView } from "#areas/media/video-page/video-view.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import type { Route } from "./+types/video.ts";

export async function loader({ request, url, params }: Route.LoaderArgs) {
  const [page, viewer] = await Promise.all([
    loadVideo(request, params.id, url.searchParams),
    loadCurrentProfile(request),
  ]);
  return { page, isStaff: maySeeAdmin(viewer), isMember: isActive(viewer) };
}

export const action = ({ request, params }: Route.ActionArgs) => changeVideo(request, params.id);

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = loaderData?.page.video.title ?? "Video";
  return buildPageMeta({ title, path: videoPath(params.id), isIndexed: false });
}

export default function Video({ loaderData }: Route.ComponentProps) {
  return <VideoView {...loaderData} />;
}
