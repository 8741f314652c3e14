import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useEffect, useRef, useState } from "react";
import { toast } from "#ui/feedback/toast.ts";
import { changePhoto, PhotoError } from "./change-photo.ts";
import { profilePhotoCopy } from "./copy.ts";
import { photoSize } from "./photo-frame.tsx";
import { useShowProfile } from "./use-show-profile.ts";

export interface PhotoChange {
  file: File | undefined;
  /** The upload progress from 0 to 100; the server processes the photo after that. */
  percent: number;
  isPreparing: boolean;
}

export function useChangePhoto(userId: string) {
  const show = useShowProfile();
  const [change, setChange] = useState<PhotoChange>();
  const [failure, setFailure] = useState<{ problem: PhotoError; file: File | undefined }>();
  const runningUpload = useRef<AbortController>(null);
  useEffect(() => () => runningUpload.current?.abort(), []);

  async function start(file: File | undefined) {
    runningUpload.current?.abort();
    const abort = new AbortController();
    runningUpload.current = abort;
    const reportProgress = (percent: number, isPreparing = false) =>
      setChange({ file, percent, isPreparing });
    setFailure(undefined);
    if (file) reportProgress(0);
    try {
      const profile = await changePhoto(
        { file, userId },
        {
          signal: abort.signal,
          onStep: (step) => {
            if (step.kind === "preparing") reportProgress(100, true);
            else reportProgress(step.kind === "sending" ? step.percent : 0);
          },
        },
      );
      await loadPicture(profile);
      if (runningUpload.current !== abort) return;
      await show(profile);
      toast(profilePhotoCopy.changed);
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!(error instanceof PhotoError)) throw error;
      setFailure({ problem: error, file });
    }
    setChange(undefined);
  }

  function cancel() {
    runningUpload.current?.abort();
    setChange(undefined);
  }

  return { change, failure, start, cancel };
}

/** Keeps the preview until the new photo has loaded, or failed to. */
async function loadPicture({ photoUrl, photoSrcSet }: FullProfile): Promise<void> {
  const picture = new Image();
  picture.sizes = `${photoSize}px`;
  picture.srcset = photoSrcSet ?? "";
  picture.src = photoUrl ?? "";
  await picture.decode().catch(() => undefined);
}
