import { keepProgress } from "@boab/contracts/media/calls.generated";
import { useEffect, useEffectEvent, useRef } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { isNearEnd, type Playing } from "./playing.ts";

const everySeconds = 10;

/** Remembers for this person how far they are: every ten seconds, and at the end. */
export function useProgress(vidId: string, playing: Playing): void {
  const saved = useRef(0);
  const { seconds, durationSeconds } = playing;
  const isEnding = isNearEnd(playing);

  const save = useEffectEvent(() => {
    if (durationSeconds === null) return;
    const body = {
      seconds: Math.floor(seconds),
      durationSeconds: Math.max(1, Math.round(durationSeconds)),
    };
    saved.current = seconds;
    // The next one comes in ten seconds; nobody needs to hear that this one was lost.
    void browserApi.call(keepProgress, { params: { vid_Id: vidId }, body }).catch(() => {});
  });

  const isDue = Math.abs(seconds - saved.current) >= everySeconds;
  useEffect(() => {
    if (isDue || isEnding) save();
  }, [isDue, isEnding]);
}
