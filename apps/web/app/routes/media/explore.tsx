import { loadVideos } from "#areas/media/lists/load-videos.server.ts";
import { VideosPage } from "#areas/media/lists/videos-page.tsx";
import { explorePath } from "#areas/media/paths.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/explore.ts";

export const meta = () =>
  buildPageMeta({ title: "Explore videos", path: explorePath, isIndexed: false });

export const loader = ({ request, url }: Route.LoaderArgs) => loadVideos(request, url.searchParams);

export default function Explore({ loaderData }: Route.ComponentProps) {
  return (
    <VideosPage
      title="Explore"
      lead="Everything our creators have added, newest first."
      path={explorePath}
      {...loaderData}
    />
  );
}
