import { directoryTexts } from "@boab/contracts/directory/texts";
import { tooLargeText, uploadLimits } from "@boab/contracts/uploads/limits";
import { useEffect, useRef, useState } from "react";
import { type FinishedUpload, uploadFile } from "#lib/uploads/upload-file.ts";
import { UploadProblem } from "#lib/uploads/upload-problem.ts";

export type ListingPurpose = "listing-cover" | "listing-logo";

export interface PictureProblem {
  headline: string;
  detail: string | null;
}

type Step = { name: "idle" | "shrinking" | "preparing" } | { name: "sending"; percent: number };

export const percentOf = (step: Step): number =>
  step.name === "sending" ? step.percent : step.name === "preparing" ? 100 : 0;

const coverTooLarge = tooLargeText(uploadLimits["listing-cover"].maxBytes);

export function problemOfUpload(purpose: ListingPurpose, error: unknown): PictureProblem {
  const detail = error instanceof UploadProblem ? error.sentence : null;
  return purpose === "listing-cover" && detail === coverTooLarge
    ? { headline: directoryTexts.coverTooLarge, detail: null }
    : { headline: directoryTexts.uploadFailed, detail };
}

/** One picture on its way up, for the cover and the logo. */
export function useOneUpload(purpose: ListingPurpose, targetId: string) {
  const [step, setStep] = useState<Step>({ name: "idle" });
  const [problem, setProblem] = useState<PictureProblem>();
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<FinishedUpload | undefined> {
    setProblem(undefined);
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setStep({ name: "shrinking" });
    try {
      return await uploadFile(
        { file, purpose, targetId },
        {
          signal: abort.signal,
          onStep: (at) =>
            setStep(
              at.kind === "sending" ? { name: "sending", percent: at.percent } : { name: at.kind },
            ),
        },
      );
    } catch (error) {
      if (!abort.signal.aborted) setProblem(problemOfUpload(purpose, error));
      return undefined;
    } finally {
      if (running.current === abort) setStep({ name: "idle" });
    }
  }

  return { step, problem, send, cancel: () => running.current?.abort() };
}
