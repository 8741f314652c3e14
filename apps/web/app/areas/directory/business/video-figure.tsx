import { fillIn } from "@boab/format/sentences";
import { type MouseEvent, useState } from "react";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";
import type { VideoView } from "./business-view.ts";
import { listingPageCopy } from "./copy.ts";

interface FigureProps {
  businessName: string;
  video: VideoView;
}

/** Our own poster image; the provider is contacted only on play. */
export default function VideoFigure({ video, businessName }: FigureProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <figure>
      {isPlaying ? (
        <Player video={video} businessName={businessName} />
      ) : (
        <Poster video={video} onPlay={() => setPlaying(true)} />
      )}
      {video.caption && <figcaption className="mt-3 text-ink-2">{video.caption}</figcaption>}
      {!isPlaying && (
        <p className="mt-1 text-sm text-ink-3">
          {fillIn(listingPageCopy.videoNote, { provider: video.provider })}
        </p>
      )}
    </figure>
  );
}

const frameClass = "aspect-video w-full overflow-hidden rounded-lg bg-sunk";

function Player({ video, businessName }: FigureProps) {
  return (
    <iframe
      ref={focusPlayer}
      src={withAutoplay(video.embed)}
      title={video.caption ?? `Video of ${businessName}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      className={frameClass}
    />
  );
}

function Poster({ video, onPlay }: { video: VideoView; onPlay: () => void }) {
  function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPlay();
  }
  return (
    <a
      href={video.watch}
      rel="noopener nofollow ugc"
      onClick={play}
      className={`group relative grid place-items-center ${frameClass}`}
    >
      <img
        src={video.poster}
        alt=""
        width={900}
        height={600}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="relative grid size-18 place-items-center rounded-full bg-surface text-ink shadow-3 transition-colors duration-fast group-hover:bg-primary group-hover:text-on-primary">
        <SpriteIcon name="play" size={30} />
      </span>
      <span className="sr-only">Play the video on {video.provider}</span>
    </a>
  );
}

/** Focus moves from the link to the player that replaces it. */
const focusPlayer = (player: HTMLIFrameElement | null) => player?.focus();

function withAutoplay(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set("autoplay", "1");
  return url.href;
}
