import { Link } from "react-router";
import { videoListCopy } from "../copy.ts";
import { VideoCard } from "../lists/video-card.tsx";
import { VideoSearch } from "../lists/video-search.tsx";
import { creatorPath, videoPath } from "../paths.ts";
import type { LoadedVideo } from "./load-video.server.ts";

type UpNextProps = Pick<LoadedVideo, "video" | "q" | "upNext" | "moreOfCreator">;

/** Shows what to watch next, or the search results beside the player (MEDIA-11). */
export function UpNext({ video, q, upNext, moreOfCreator: moreFromCreator }: UpNextProps) {
  const queryString = q ? `?q=${encodeURIComponent(q)}` : "";
  return (
    <div className="space-y-8">
      <section aria-labelledby="up-next">
        <h2 id="up-next" className="text-xl">
          {q ? `Results for “${q}”` : "Up next"}
        </h2>
        <div className="my-4">
          <VideoSearch q={q} action={videoPath(video.vid_Id)} />
        </div>
        {upNext.length === 0 ? (
          <p role="status" className="text-ink-2">
            {videoListCopy.nothingFound}
          </p>
        ) : (
          <ul className="space-y-4">
            {upNext.map((card) => (
              <li key={card.vid_Id}>
                <VideoCard video={card} search={queryString} isRow />
              </li>
            ))}
          </ul>
        )}
      </section>
      {moreFromCreator.length > 0 && (
        <section aria-labelledby="of-creator" className="border-t border-line pt-6">
          <h2 id="of-creator" className="text-xl">
            More from {video.creator.name}
          </h2>
          <ul className="my-4 space-y-4">
            {moreFromCreator.map((card) => (
              <li key={card.vid_Id}>
                <VideoCard video={card} isRow />
              </li>
            ))}
          </ul>
          <Link
            to={creatorPath(video.creator.id)}
            className="link inline-flex min-h-11 items-center"
          >
            All videos
          </Link>
        </section>
      )}
    </div>
  );
}
