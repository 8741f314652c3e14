import { useRef } from "react";
import { getUploadLimits } from "#lib/uploads/limits.ts";
import { getPercent, type PictureError, useOneUpload } from "#lib/uploads/use-one-upload.ts";
import { Button } from "#ui/actions/button.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { FileDrop } from "./file-drop.tsx";

export interface PictureUploadProps {
  label: string;
  purpose: Parameters<typeof getUploadLimits>[0];
  targetId: string;
  describeError: (error: unknown) => PictureError;
  /** Called with the upload id once the picture is processed. */
  onReady: (uploadId: string) => unknown;
}

/** Uploads one picture as soon as it is chosen, and waits until it is processed. */
export function PictureUpload({ label, onReady, ...target }: PictureUploadProps) {
  const { step, problem, send, cancel } = useOneUpload(target);
  const last = useRef<File>(null);
  const input = useRef<HTMLInputElement>(null);
  const limits = getUploadLimits(target.purpose);

  async function uploadPicture(file: File | null | undefined) {
    if (!file) return;
    last.current = file;
    const upload = await send(file);
    if (upload) await onReady(upload.uploadId);
  }

  /** The pressed button disappears, so focus moves to the file input. */
  function press(act: () => unknown) {
    act();
    input.current?.focus();
  }

  const isRunning = step.name !== "idle";
  return (
    <div>
      <FileDrop
        label={label}
        invitation={limits.chooseOne}
        hint={limits.hint}
        error={problem && [problem.headline, problem.detail].filter(Boolean).join(" ")}
        accept={limits.accept}
        isMultiple={false}
        inputRef={input}
        onFiles={([file]) => void uploadPicture(file)}
      />
      <p role="status" className="sr-only">
        {step.name === "shrinking" && "Getting ready"}
        {step.name === "sending" && "Uploading"}
        {step.name === "preparing" && "Processing"}
      </p>
      {isRunning && (
        <div className="mt-3 flex items-center gap-3">
          <ProgressBar label={`Uploading ${label}`} percent={getPercent(step)} className="flex-1" />
          <Button variant="secondary" size="xs" onClick={() => press(cancel)}>
            Stop
          </Button>
        </div>
      )}
      {problem && !isRunning && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => press(() => uploadPicture(last.current))}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
