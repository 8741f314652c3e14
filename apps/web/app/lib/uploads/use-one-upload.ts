import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { useEffect, useRef, useState } from "react";
import { type FinishedUpload, uploadFile } from "./upload-file.ts";

export interface PictureError {
  headline: string;
  detail: string | null;
}

type Step = { name: "idle" | "shrinking" | "preparing" } | { name: "sending"; percent: number };

export const getPercent = (step: Step): number =>
  step.name === "sending" ? step.percent : step.name === "preparing" ? 100 : 0;

interface OneUploadOptions {
  purpose: UploadPurpose;
  targetId: string;
  /** Returns the area's message for an error. */
  describeError: (error: unknown) => PictureError;
}

/** Uploads a single picture, such as a cover or a logo. */
export function useOneUpload({ purpose, targetId, describeError }: OneUploadOptions) {
  const [step, setStep] = useState<Step>({ name: "idle" });
  const [problem, setProblem] = useState<PictureError>();
  const abortController = useRef<AbortController>(null);

  useEffect(() => () => abortController.current?.abort(), []);

  async function send(file: File): Promise<FinishedUpload | undefined> {
    setProblem(undefined);
    abortController.current?.abort();
    const abort = new AbortController();
    abortController.current = abort;
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
      if (!abort.signal.aborted) setProblem(describeError(error));
      return undefined;
    } finally {
      if (abortController.current === abort) setStep({ name: "idle" });
    }
  }

  return { step, problem, send, cancel: () => abortController.current?.abort() };
}
