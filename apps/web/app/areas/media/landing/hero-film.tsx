import { useEffect, useRef, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import type { Film } from "./film.ts";
import { wordIntervalMs } from "./rotation.ts";
import { useIsFilmAllowed } from "./use-film-allowed.ts";

interface HeroFilmProps {
  film: Film;
  isRunning: boolean;
  /** The index of the visible word. */
  wordIndex: number;
}

const fillClass = "absolute inset-0 size-full object-cover";

/**
 * The still loads with the page, and the film covers it once it plays. With reduced motion or data the film never
 * loads.
 */
export function HeroFilm({ film, isRunning, wordIndex }: HeroFilmProps) {
  const isAllowed = useIsFilmAllowed();
  return (
    <>
      <img
        src={film.stillUrl}
        alt=""
        width={1100}
        height={920}
        fetchPriority="high"
        className={fillClass}
      />
      {isAllowed && (
        <FilmLoop key={film.url} film={film} isRunning={isRunning} wordIndex={wordIndex} />
      )}
    </>
  );
}

/** Beyond this the scene no longer matches the word. */
const maxDriftSeconds = 0.5;

function FilmLoop({ film, isRunning, wordIndex }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    // If the browser refuses to play, or is paused first, the still remains.
    if (isRunning) video.current?.play().catch(() => setPlaying(false));
    else video.current?.pause();
  }, [isRunning]);

  useEffect(() => {
    if (film.hasScenes && video.current) seekTo(video.current, (wordIndex * wordIntervalMs) / 1000);
  }, [film.hasScenes, wordIndex]);

  return (
    <video
      ref={video}
      src={film.url}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
      className={cx(
        fillClass,
        "transition-opacity duration-700",
        isPlaying ? "opacity-100" : "opacity-0",
      )}
    />
  );
}

function seekTo(video: HTMLVideoElement, seconds: number): void {
  const { seekable } = video;
  const canSeek = seekable.length > 0 && seekable.end(0) >= seconds;
  if (canSeek && Math.abs(video.currentTime - seconds) > maxDriftSeconds)
    video.currentTime = seconds;
}
