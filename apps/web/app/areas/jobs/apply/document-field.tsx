import { formatBytes } from "@boab/format/bytes";
import { FileTextIcon } from "@phosphor-icons/react/dist/ssr/FileText";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { UploadSimpleIcon } from "@phosphor-icons/react/dist/ssr/UploadSimple";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { uploadProgressCopy } from "#lib/uploads/copy.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import { makeGuestUploadFile } from "#lib/uploads/upload-file.ts";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { FieldError } from "#ui/forms/field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { acceptedDocuments, documentHint, withDocumentType } from "./document-file.ts";
import { createGuestUploadCalls } from "./guest-calls.ts";

type FileState =
  | { kind: "none" }
  | { kind: "sending"; name: string; percent: number }
  | { kind: "sent"; name: string; size: number; key: string }
  | { kind: "failed"; name: string; error: string };

interface DocumentFieldProps {
  label: string;
  name: "resume" | "coverLetter";
  jobId: string;
  error?: string | undefined;
  onBusyChange: (isBusy: boolean) => void;
}

const upload = makeGuestUploadFile(createGuestUploadCalls);

/** Uploads a document as soon as it is chosen; the form then sends its key. */
export function DocumentField({ label, name, jobId, error, onBusyChange }: DocumentFieldProps) {
  const id = useId();
  const [file, setFile] = useState<FileState>({ kind: "none" });
  const [isOver, setOver] = useState(false);
  const runningUpload = useRef<AbortController>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => runningUpload.current?.abort(), []);

  async function uploadFile(chosen: File | undefined) {
    if (!chosen) return;
    runningUpload.current?.abort();
    const abort = new AbortController();
    runningUpload.current = abort;
    setFile({ kind: "sending", name: chosen.name, percent: 0 });
    onBusyChange(true);
    try {
      const purpose = name === "resume" ? "job-resume" : "job-cover-letter";
      const sent = await upload(
        { file: withDocumentType(chosen), purpose, targetId: jobId },
        {
          signal: abort.signal,
          onStep: (step) =>
            step.kind === "sending" &&
            setFile({ kind: "sending", name: chosen.name, percent: step.percent }),
        },
      );
      setFile({ kind: "sent", name: chosen.name, size: chosen.size, key: sent.uploadId });
    } catch (problem) {
      if (abort.signal.aborted) return;
      const words = problem instanceof UploadError ? problem.message : uploadProgressCopy.notTaken;
      setFile({ kind: "failed", name: chosen.name, error: words });
    } finally {
      if (runningUpload.current === abort) onBusyChange(false);
    }
  }

  function remove() {
    runningUpload.current?.abort();
    onBusyChange(false);
    setFile({ kind: "none" });
    requestAnimationFrame(() => input.current?.focus());
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void uploadFile(event.dataTransfer.files[0]);
  }

  const shownError = file.kind === "failed" ? file.error : error;
  return (
    <div className="noscript:hidden">
      <p className="mb-1.5 flex justify-between gap-3 text-md font-semibold">
        <span id={`${id}-label`}>{label}</span>
        <span className="font-normal text-ink-3">Optional</span>
      </p>
      {file.kind === "sent" && <input type="hidden" name={name} value={file.key} />}
      {file.kind === "none" ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is for everybody.
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={handleDrop}
        >
          <input
            ref={input}
            id={id}
            type="file"
            accept={acceptedDocuments}
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={cx(shownError && `${id}-error`, `${id}-hint`)}
            aria-invalid={shownError ? true : undefined}
            className="peer sr-only"
            onChange={({ target }) => {
              void uploadFile(target.files?.[0]);
              target.value = "";
            }}
          />
          <label
            htmlFor={id}
            className={cx(
              "flex cursor-pointer items-center gap-3.5 rounded-md border-[1.5px] border-dashed px-4 py-3 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
              isOver
                ? "border-primary bg-primary-soft"
                : "border-line-strong bg-paper hover:bg-sunk",
            )}
          >
            <UploadSimpleIcon size={22} aria-hidden="true" className="flex-none text-ink-2" />
            <span>
              <span className="block text-md">
                <b id={`${id}-choose`}>Choose a file</b>
                <span className="pointer-coarse:hidden"> or drop it here</span>
              </span>
              <span id={`${id}-hint`} className="block text-sm text-ink-3">
                {documentHint}
              </span>
            </span>
          </label>
        </div>
      ) : (
        <div
          className={cx(
            "flex items-center gap-3 rounded-md border-[1.5px] py-2 pr-1 pl-3",
            file.kind === "failed" ? "border-danger" : "border-line-strong",
          )}
        >
          <span className="grid size-10 flex-none place-items-center rounded-sm bg-support-soft text-support-text">
            <FileTextIcon size={22} aria-hidden="true" />
          </span>
          <div role="status" className="min-w-0 flex-1 text-sm">
            <b className="block truncate">{file.name}</b>
            {file.kind === "sent" && (
              <span className="font-semibold text-ok">Uploaded, {formatBytes(file.size)}</span>
            )}
            {file.kind === "sending" && (
              <ProgressBar
                label={`Uploading ${file.name}`}
                percent={file.percent}
                className="mt-1.5"
              />
            )}
            {file.kind === "failed" && (
              <span className="font-semibold text-danger">Not uploaded</span>
            )}
          </div>
          <IconButton
            label={`Remove ${file.name}`}
            icon={<TrashIcon size={18} />}
            onClick={remove}
          />
        </div>
      )}
      {shownError && <FieldError id={`${id}-error`}>{shownError}</FieldError>}
    </div>
  );
}
