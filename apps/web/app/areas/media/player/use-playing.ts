import { type RefObject, useEffect, useRef, useState } from "react";
import { greetings, playerOrigin, readPlayerMessage } from "./player-messages.ts";
import { atTheStart, type Playing, withNews } from "./playing.ts";

/** Specified (MEDIA-09). */
const pollMs = 1000;

/** Talks to the player while it is there, and takes over its time every second. */
export function usePlaying(frame: RefObject<HTMLIFrameElement | null>, isThere: boolean): Playing {
  const latest = useRef(atTheStart);
  const [playing, setPlaying] = useState(atTheStart);

  useEffect(() => {
    if (!isThere) return;
    function hear({ source, origin, data }: MessageEvent) {
      if (source !== frame.current?.contentWindow) return;
      const news = readPlayerMessage(origin, data);
      if (news) latest.current = withNews(latest.current, news);
    }
    window.addEventListener("message", hear);
    const timer = setInterval(() => {
      // A player that is still loading hears nothing, so it is asked until it answers.
      if (latest.current.durationSeconds === null)
        for (const greeting of greetings)
          frame.current?.contentWindow?.postMessage(greeting, playerOrigin);
      setPlaying(latest.current);
    }, pollMs);
    return () => {
      window.removeEventListener("message", hear);
      clearInterval(timer);
    };
  }, [frame, isThere]);

  return playing;
}
