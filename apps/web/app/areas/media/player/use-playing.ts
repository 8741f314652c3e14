import { type RefObject, useEffect, useRef, useState } from "react";
import { applyUpdate, initialPlaybackState, type PlaybackState } from "./playback-state.ts";
import { playerOrigin, readPlayerMessage, subscribeMessages } from "./player-messages.ts";

/** MEDIA-09 sets the interval. */
const pollMs = 1000;

/** Exchanges messages with the player and updates the state every second. */
export function usePlaybackState(
  frame: RefObject<HTMLIFrameElement | null>,
  isPlayerShown: boolean,
): PlaybackState {
  const latest = useRef(initialPlaybackState);
  const [playback, setPlayback] = useState(initialPlaybackState);

  useEffect(() => {
    if (!isPlayerShown) return;
    function handleMessage({ source, origin, data }: MessageEvent) {
      if (source !== frame.current?.contentWindow) return;
      const update = readPlayerMessage(origin, data);
      if (update) latest.current = applyUpdate(latest.current, update);
    }
    window.addEventListener("message", handleMessage);
    const timer = setInterval(() => {
      // A player that is still loading ignores messages, so they are sent until it responds.
      if (latest.current.durationSeconds === null)
        for (const subscribeMessage of subscribeMessages)
          frame.current?.contentWindow?.postMessage(subscribeMessage, playerOrigin);
      setPlayback(latest.current);
    }, pollMs);
    return () => {
      window.removeEventListener("message", handleMessage);
      clearInterval(timer);
    };
  }, [frame, isPlayerShown]);

  return playback;
}
