import { useRef } from "react";
import { limitsFor } from "#lib/uploads/limits.ts";
import { Button } from "#ui/actions/button.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { FileDrop } from "#ui/forms/file-drop.tsx";
import { type ListingPurpose, percentOf, useOneUpload } from "./use-one-upload.ts";

interface PictureUploadProps {
  label: string;
  purpose: ListingPurpose;
  businessId: string;
  /** Called with the id of a picture that is ready. */
  onReady: (uploadId: string) => Promise<unknown>;
}

/** Choosing the cover or the logo: it is sent, judged, and handed on at once. */
export function PictureUpload({ label, purpose, businessId, onReady }: PictureUploadProps) {
  const { step, problem, send, cancel } = useOneUpload(purpose, businessId);
  const last = useRef<File>(null);
  const limits = limitsFor(purpose);

  async function take(file: File | null | undefined) {
    if (!file) return;
    last.current = file;
    const upload = await send(file);
    if (upload) await onReady(upload.uploadId);
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
        onFiles={([file]) => void take(file)}
      />
      <p role="status" className="sr-only">
        {step.name === "shrinking" && "Getting ready"}
        {step.name === "sending" && "Uploading"}
        {step.name === "preparing" && "Processing"}
      </p>
      {isRunning && (
        <div className="mt-3 flex items-center gap-3">
          <ProgressBar label={`Uploading ${label}`} percent={percentOf(step)} className="flex-1" />
          <Button variant="secondary" size="xs" onClick={cancel}>
            Stop
          </Button>
        </div>
      )}
      {problem && !isRunning && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => void take(last.current)}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
