import { documentCopy } from "@boab/contracts/magazine/copy";
import type { ReactNode } from "react";
import { Note } from "#ui/feedback/note.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { editorCopy } from "./copy.ts";
import type { SaveStatus } from "./use-document.ts";
import type { UploadStatus } from "./use-picture-upload.ts";

const linkStyle = "target-44 font-semibold underline underline-offset-3";

interface NoticesProps {
  saving: SaveStatus;
  isRestored: boolean;
  note: string | null;
  upload: UploadStatus | undefined;
  uploadProblem: string | undefined;
  submitProblem: string | undefined;
  onRetry(): void;
  onCompare(): void;
  onCancelUpload(): void;
}

/** What the writer has to know now, above the text. */
export function Notices(props: NoticesProps) {
  const { saving, upload } = props;
  const notices: ReactNode[] = [
    props.note && (
      <Note key="note" tone="info" title="Sent back by our editors">
        <p className="whitespace-pre-line">{props.note}</p>
      </Note>
    ),
    saving.state === "failed" && (
      <Note key="failed" tone="danger" role="alert" title={saving.problem ?? editorCopy.saveFailed}>
        Your text is safe on this device.{" "}
        <button type="button" className={linkStyle} onClick={props.onRetry}>
          Try again
        </button>
      </Note>
    ),
    saving.state === "conflict" && (
      <Note
        key="conflict"
        tone="warn"
        role="alert"
        title="Someone else changed this while you were editing."
      >
        Your text is still here.{" "}
        <button type="button" className={linkStyle} onClick={props.onCompare}>
          Load the latest version to compare
        </button>
      </Note>
    ),
    saving.state === "locked" && (
      <Note key="locked" tone="warn" role="alert">
        {saving.problem ?? documentCopy.inReview} Your text is still here.
      </Note>
    ),
    props.isRestored && saving.state !== "conflict" && (
      <Note key="found" tone="info" role="status">
        We put back what you typed on this device and hadn't saved.
      </Note>
    ),
    upload && (
      <div key="upload" role="status" className="text-md">
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          {upload.percent < 100 ? "Uploading" : "Preparing"} {upload.fileName}
          <button type="button" className={linkStyle} onClick={props.onCancelUpload}>
            Cancel
          </button>
        </p>
        <ProgressBar percent={upload.percent} label={`Uploading ${upload.fileName}`} />
      </div>
    ),
    props.uploadProblem && (
      <Note key="picture" tone="danger" role="alert" title={editorCopy.imageFailed}>
        {props.uploadProblem !== editorCopy.imageFailed && props.uploadProblem}
      </Note>
    ),
    props.submitProblem && (
      <Note key="submit" tone="danger" role="alert">
        {props.submitProblem}
      </Note>
    ),
  ].filter(Boolean);
  return notices.length > 0 && <div className="mb-6 grid gap-3">{notices}</div>;
}
