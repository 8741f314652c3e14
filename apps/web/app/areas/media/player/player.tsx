import type { VideoCard, VideoPage } from "@boab/contracts/media/videos";
import { ShieldCheckIcon } from "@phosphor-icons/react/dist/ssr/ShieldCheck";
import { type MouseEvent, useRef, useState } from "react";
import { LazyBoundary, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";
import { formatClockTime, formatSpokenTime } from "../clock-time.ts";
import { isNearEnd } from "./playback-state.ts";
import { buildPlayerUrl } from "./player-messages.ts";
import { usePlaybackState } from "./use-playing.ts";
import { useProgress } from "./use-progress.ts";

const EndCard = lazyComponent(() => import("./end-card.tsx"));

interface PlayerProps {
  video: VideoPage;
  next: VideoCard | undefined;
  savesProgress: boolean;
}

const frameStyle = "relative aspect-video w-full overflow-hidden rounded-lg bg-sunk";

/** Our own drawing until somebody presses play; only then is the video's host contacted (F-MED-06). */
export function Player({ video, next, savesProgress }: PlayerProps) {
  const [isStarted, setStarted] = useState(false);
  const [isEndCardDismissed, setEndCardDismissed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const playback = usePlaybackState(frame, isStarted);
  useProgress(video.vid_Id, playback, savesProgress);
  const isEnding = isStarted && isNearEnd(playback);

  return (
    <div>
      <div className={frameStyle}>
        {isStarted ? (
          <iframe
            ref={frame}
            src={buildPlayerUrl(video.vid_Id, location.origin, video.progress?.seconds)}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={({ currentTarget }) => currentTarget.focus()}
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <Facade video={video} onPlay={() => setStarted(true)} />
        )}
        {playback.hasFailed && <Unavailable />}
        {isEnding && !isEndCardDismissed && !playback.hasFailed && (video.business || next) && (
          <LazyBoundary pending={null} failed={null}>
            <EndCard
              business={video.business}
              next={next}
              onDismiss={() => setEndCardDismissed(true)}
            />
          </LazyBoundary>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-ink-2">
        {!isStarted && (
          <p className="flex items-center gap-2">
            <ShieldCheckIcon size={18} aria-hidden="true" className="flex-none" />
            Nothing loads from outside Boab until you press play.
          </p>
        )}
        {playback.durationSeconds !== null && (
          <p className="tabular-nums" data-near-end={isEnding || undefined}>
            <span className="sr-only">Watched </span>
            {formatClockTime(playback.seconds)} / {formatClockTime(playback.durationSeconds)}
            {isEnding && <b className="ml-2 text-ink">Ending</b>}
          </p>
        )}
      </div>
    </div>
  );
}

function Facade({ video, onPlay }: { video: VideoPage; onPlay: () => void }) {
  const { progress, durationSeconds } = video;
  function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPlay();
  }
  return (
    <a
      href={`https://www.youtube.com/watch?v=${video.vid_Id}`}
      rel="noopener nofollow ugc"
      onClick={play}
      className="group absolute inset-0 block no-underline"
    >
      <img
        src={video.thumbnail}
        alt=""
        width={1280}
        height={720}
        className="absolute inset-0 size-full object-cover"
      />
      <span className="absolute bottom-4 left-4 flex max-w-[calc(100%-2rem)] items-center gap-4 rounded-full bg-[#14131f] p-2 pr-6 text-[#f7f0e4] md:bottom-7 md:left-7">
        <span className="grid size-14 flex-none place-items-center rounded-full bg-[#e9835a] text-[#14131f] md:size-18">
          <SpriteIcon name="play" size={28} />
        </span>
        <span>
          <b className="block text-lg leading-tight">
            {progress ? `Continue from ${formatClockTime(progress.seconds)}` : "Play video"}
          </b>
          <span className="block text-sm">Plays from an outside video host</span>
        </span>
      </span>
      {durationSeconds !== null && (
        <span className="absolute right-4 bottom-4 rounded-sm bg-[#14131f] px-2 py-1 text-sm font-[620] text-[#f7f0e4] tabular-nums max-sm:hidden">
          <span aria-hidden="true">{formatClockTime(durationSeconds)}</span>
          <span className="sr-only">{formatSpokenTime(durationSeconds)}</span>
        </span>
      )}
    </a>
  );
}

const Unavailable = () => (
  <div
    role="alert"
    className="absolute inset-0 grid content-center justify-items-center gap-1 bg-[#14131f]/95 p-6 text-center"
  >
    <p className="text-lg font-[650] text-ink">This video isn't available any more</p>
    <p className="text-ink-2">The creator may have removed it from the video host.</p>
  </div>
);
