import { directoryTexts } from "@boab/contracts/directory/texts";
import { uploadLimits } from "@boab/contracts/uploads/limits";
import { useEffect, useRef, useState } from "react";
import { type FinishedUpload, uploadFile } from "#lib/uploads/upload-file.ts";
import { UploadProblem } from "#lib/uploads/upload-problem.ts";

export type ListingPurpose = "listing-cover" | "listing-logo";

export interface PictureProblem {
  headline: string;
  detail: string | null;
}

type Step = { name: "idle" } | { name: "sending"; percent: number } | { name: "preparing" };

/** Why a file is not even sent, in the specification's words. */
export const flawOfPicture = (purpose: ListingPurpose, size: number): PictureProblem | undefined =>
  purpose === "listing-cover" && size > uploadLimits[purpose].maxBytes
    ? { headline: directoryTexts.coverTooLarge, detail: null }
    : undefined;

export const problemOfUpload = (error: unknown): PictureProblem => ({
  headline: directoryTexts.uploadFailed,
  detail: error instanceof UploadProblem ? error.sentence : null,
});

/** One picture on its way up, for the cover and the logo. */
export function useOneUpload(purpose: ListingPurpose, targetId: string) {
  const [step, setStep] = useState<Step>({ name: "idle" });
  const [problem, setProblem] = useState<PictureProblem>();
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<FinishedUpload | undefined> {
    const flaw = flawOfPicture(purpose, file.size);
    setProblem(flaw);
    if (flaw) return undefined;
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setStep({ name: "sending", percent: 0 });
    try {
      return await uploadFile(
        { file, purpose, targetId },
        {
          signal: abort.signal,
          onStep: (at) =>
            setStep(
              at.kind === "sending"
                ? { name: "sending", percent: at.percent }
                : { name: "preparing" },
            ),
        },
      );
    } catch (error) {
      if (!abort.signal.aborted) setProblem(problemOfUpload(error));
      return undefined;
    } finally {
      if (running.current === abort) setStep({ name: "idle" });
    }
  }

  return { step, problem, send, cancel: () => running.current?.abort() };
}
