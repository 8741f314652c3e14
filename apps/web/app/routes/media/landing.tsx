import { readMediaOverview } from "@boab/contracts/media/videos";
import { readWatching } from "@boab/contracts/media/watching";
import { CategoryCards } from "#areas/media/landing/category-cards.tsx";
import { MediaHero } from "#areas/media/landing/media-hero.tsx";
import { VideoRow } from "#areas/media/landing/video-row.tsx";
import { VideoCard } from "#areas/media/lists/video-card.tsx";
import { mediaPath } from "#areas/media/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { pageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/landing.ts";

export const meta = () => pageMeta({ title: "Media", path: mediaPath, isIndexed: false });

export async function loader({ request }: Route.LoaderArgs) {
  const client = api(request);
  const [{ counts, featured }, { begun }] = await Promise.all([
    client.load(readMediaOverview),
    client.load(readWatching),
  ]);
  return { counts, featured, begun: begun.slice(0, 10) };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { counts, featured, begun } = loaderData;
  return (
    <div className="pb-18">
      <MediaHero />
      <CategoryCards counts={counts} />
      {featured.length > 0 && (
        <VideoRow title="Featured Highlights">
          {featured.map((video) => (
            <li key={video.vid_Id}>
              <VideoCard video={video} />
            </li>
          ))}
        </VideoRow>
      )}
      {begun.length > 0 && (
        <VideoRow title="Continue watching">
          {begun.map(({ progress, ...video }) => (
            <li key={video.vid_Id}>
              <VideoCard video={video} progress={progress} />
            </li>
          ))}
        </VideoRow>
      )}
    </div>
  );
}
