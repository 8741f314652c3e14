import { addPicture } from "@boab/contracts/magazine/calls.generated";
import { useEffect, useRef, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import { uploadFile } from "#lib/uploads/upload-file.ts";
import { editorCopy } from "./copy.ts";
import type { UploadedPicture } from "./editor-tools.ts";

export interface UploadStatus {
  fileName: string;
  /** From 0 to 100; it stays at 100 while the server processes the picture. */
  percent: number;
}

/** Returns the message of the server or the upload, or by default the specification's (EDIT-05). */
export const describeUploadFailure = (error: unknown): string =>
  (error instanceof UploadError || (error instanceof ApiError && error.isSaidByServer)
    ? error.sentence
    : "") || editorCopy.imageFailed;

interface PictureUploadOptions {
  docId: string;
  /** Saves the document first, because a picture must belong to a stored one. */
  beforeUpload(): Promise<boolean>;
}

/** Uploads pictures into a document, one at a time. */
export function usePictureUpload({ docId, beforeUpload }: PictureUploadOptions) {
  const [status, setStatus] = useState<UploadStatus>();
  const [problem, setProblem] = useState<string>();
  const runningUpload = useRef<AbortController>(null);

  useEffect(() => () => runningUpload.current?.abort(), []);

  async function upload(file: File): Promise<UploadedPicture | undefined> {
    setProblem(undefined);
    const abort = new AbortController();
    runningUpload.current = abort;
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
      if (!abort.signal.aborted) setProblem(describeUploadFailure(error));
      return undefined;
    } finally {
      setStatus(undefined);
    }
  }

  return {
    upload,
    status,
    problem,
    cancel: () => runningUpload.current?.abort(),
  };
}
