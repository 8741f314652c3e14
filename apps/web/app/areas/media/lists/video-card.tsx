import type { VideoCard as Video } from "@boab/contracts/media/videos";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";
import { formatClockTime, formatSpokenTime } from "../clock-time.ts";
import { videoPath } from "../paths.ts";

export interface VideoCardProps {
  video: Video;
  progress?: { seconds: number; durationSeconds: number } | undefined;
  /** The heading level of the title. */
  headingLevel?: "h2" | "h3" | "p" | undefined;
  /** For narrow columns, the picture is small and beside the text. */
  isRow?: boolean | undefined;
  /** The link retains the search in its URL. */
  search?: string | undefined;
  isFirst?: boolean | undefined;
}

/** The whole card leads to the video; its link is the title. */
export function VideoCard(props: VideoCardProps) {
  const {
    video,
    progress,
    headingLevel: Heading = "h3",
    isRow,
    search: queryString,
    isFirst,
  } = props;
  return (
    <article className={cx("group relative", isRow && "grid grid-cols-[140px_1fr] gap-3.5")}>
      <div className="relative overflow-hidden rounded-md bg-sunk">
        <img
          src={video.thumbnail}
          alt=""
          width={640}
          height={360}
          loading={isFirst ? "eager" : "lazy"}
          decoding="async"
          draggable={false}
          className="block aspect-video w-full object-cover"
        />
        {!isRow && (
          <span
            aria-hidden="true"
            className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-full bg-[#faf5ec] text-[#14131f] transition-colors duration-fast group-hover:bg-[#e9835a]"
          >
            <SpriteIcon name="play" size={18} />
          </span>
        )}
        {video.durationSeconds !== null && (
          <span className="absolute right-2 bottom-2 rounded-sm bg-[#14131f] px-1.5 py-0.5 text-sm font-[620] text-[#f7f0e4]">
            <span aria-hidden="true">{formatClockTime(video.durationSeconds)}</span>
            <span className="sr-only">{formatSpokenTime(video.durationSeconds)}</span>
          </span>
        )}
        {progress && (
          <span className="absolute inset-x-0 bottom-0 h-1 bg-black/50">
            <span
              className="block h-full bg-[#e9835a]"
              style={{ width: `${(100 * progress.seconds) / progress.durationSeconds}%` }}
            />
          </span>
        )}
      </div>
      <div className={cx(!isRow && "mt-3")}>
        <Heading className="text-base leading-snug font-[650]">
          <Link
            to={{ pathname: videoPath(video.vid_Id), search: queryString ?? "" }}
            draggable={false}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {video.title}
          </Link>
        </Heading>
        <p className="mt-0.5 text-sm text-ink-3">
          {video.artist ?? video.channelTitle}
          {progress && (
            <span className="sr-only">, watched up to {formatSpokenTime(progress.seconds)}</span>
          )}
        </p>
      </div>
    </article>
  );
}
