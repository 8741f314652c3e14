import { saveProgress } from "@boab/contracts/media/calls.generated";
import { useEffect, useEffectEvent, useRef } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { isNearEnd, type PlaybackState } from "./playback-state.ts";

const saveIntervalSeconds = 10;

/** Saves a member's progress every ten seconds and at the end. */
export function useProgress(vidId: string, playback: PlaybackState, isOn: boolean): void {
  const saved = useRef(0);
  const { seconds, durationSeconds } = playback;
  const isEnding = isNearEnd(playback);

  const save = useEffectEvent(() => {
    if (durationSeconds === null) return;
    const body = {
      seconds: Math.floor(seconds),
      durationSeconds: Math.max(1, Math.round(durationSeconds)),
    };
    saved.current = seconds;
    // A failed save is ignored, because the next one comes in ten seconds.
    void browserApi.call(saveProgress, { params: { vid_Id: vidId }, body }).catch(() => {});
  });

  const isDue = Math.abs(seconds - saved.current) >= saveIntervalSeconds;
  useEffect(() => {
    if (isOn && (isDue || isEnding)) save();
  }, [isOn, isDue, isEnding]);
}
