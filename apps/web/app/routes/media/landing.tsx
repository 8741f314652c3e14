import { isActive } from "@boab/contracts/accounts/roles";
import { readMediaOverview } from "@boab/contracts/media/videos";
import { readWatching } from "@boab/contracts/media/watching";
import { CategoryCards } from "#areas/media/landing/category-cards.tsx";
import { toFilm } from "#areas/media/landing/film.ts";
import { MediaHero } from "#areas/media/landing/media-hero.tsx";
import { VideoRow } from "#areas/media/landing/video-row.tsx";
import { VideoCard } from "#areas/media/lists/video-card.tsx";
import { mediaPath } from "#areas/media/paths.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { readChosenMediaFilm } from "#shell/public-settings.server.ts";
import type { Route } from "./+types/landing.ts";

export const meta = () => buildPageMeta({ title: "Media", path: mediaPath, isIndexed: false });

export async function loader({ request }: Route.LoaderArgs) {
  const client = api(request);
  const readStartedVideos = async () =>
    isActive(await loadCurrentProfile(request)) ? (await client.load(readWatching)).started : [];
  const [{ counts, featured }, startedVideos, chosen] = await Promise.all([
    client.load(readMediaOverview),
    readStartedVideos(),
    readChosenMediaFilm(),
  ]);
  return { film: toFilm(chosen), counts, featured, startedVideos: startedVideos.slice(0, 10) };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { film, counts, featured, startedVideos } = loaderData;
  return (
    <div className="pb-18">
      <MediaHero film={film} />
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
      {startedVideos.length > 0 && (
        <VideoRow title="Continue watching">
          {startedVideos.map(({ progress, ...video }) => (
            <li key={video.vid_Id}>
              <VideoCard video={video} progress={progress} />
            </li>
          ))}
        </VideoRow>
      )}
    </div>
  );
}
