import { addPicture } from "@boab/contracts/magazine/calls.generated";
import { editorTexts } from "@boab/contracts/magazine/editor-texts";
import { useEffect, useRef, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { uploadFile } from "#lib/uploads/upload-file.ts";
import { UploadProblem } from "#lib/uploads/upload-problem.ts";
import type { UploadedPicture } from "./editor-tools.ts";

export interface UploadStatus {
  fileName: string;
  /** 0 to 100; 100 while the server prepares it. */
  percent: number;
}

/** What the server or the upload says, else the specification's sentence (EDIT-05). */
export const sentenceOfFailure = (error: unknown): string =>
  (error instanceof UploadProblem || (error instanceof ApiError && error.isSaidByServer)
    ? error.sentence
    : "") || editorTexts.imageFailed;

interface PictureUpload {
  docId: string;
  /** A picture belongs to a document, so there has to be one. */
  beforeUpload(): Promise<boolean>;
}

/** Pictures on their way into a document, one after the other. */
export function usePictureUpload({ docId, beforeUpload }: PictureUpload) {
  const [status, setStatus] = useState<UploadStatus>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File): Promise<UploadedPicture | undefined> {
    setProblem(undefined);
    const abort = new AbortController();
    running.current = abort;
    const show = (percent: number) => setStatus({ fileName: file.name, percent });
    show(0);
    try {
      if (!(await beforeUpload())) throw new Error("The document isn't saved");
      const { uploadId } = await uploadFile(
        { file, purpose: "editor-image", targetId: docId },
        {
          signal: abort.signal,
          onStep: (step) =>
            show(step.kind === "sending" ? step.percent : step.kind === "preparing" ? 100 : 0),
        },
      );
      return await browserApi.call(addPicture, { params: { docId }, body: { uploadId } });
    } catch (error) {
      if (!abort.signal.aborted) setProblem(sentenceOfFailure(error));
      return undefined;
    } finally {
      setStatus(undefined);
    }
  }

  return {
    upload,
    status,
    problem,
    cancel: () => running.current?.abort(),
  };
}
