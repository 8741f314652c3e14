import { FileTextIcon } from "@phosphor-icons/react/dist/ssr/FileText";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { FieldError } from "./field.tsx";

export interface UploadRowProps {
  fileName: string;
  state: "pending" | "shrinking" | "uploading" | "processing" | "uploaded" | "error";
  thumbnailSrc?: string | undefined;
  /** 0 to 100, while uploading. */
  percent?: number | undefined;
  /** "2.1 MB", once uploaded. */
  size?: string | undefined;
  error?: string | undefined;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
  /** Cancels a running upload. */
  onCancel?: (() => void) | undefined;
  /** Further controls of an uploaded file. */
  children?: ReactNode;
}

/** Rendered in a `<ul>`. */
export function UploadRow(props: UploadRowProps) {
  const { fileName, state, percent = 0 } = props;
  const isRunning = state === "shrinking" || state === "uploading" || state === "processing";
  const status = {
    pending: "Waiting",
    shrinking: "Getting ready",
    uploading: `${percent}%`,
    processing: "Preparing",
    uploaded: props.size,
    error: "",
  };
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 border-t border-line py-3 first:border-0">
      <Thumbnail {...props} />
      <div>
        <div className="flex items-center justify-between gap-3 text-sm">
          <b className="truncate">{fileName}</b>
          <span className="type-money flex-none text-ink-3">{status[state]}</span>
        </div>
        {(state === "pending" || isRunning) && (
          <ProgressBar label={`Uploading ${fileName}`} percent={percent} className="mt-2" />
        )}
        {state === "uploaded" && <p className="mt-1 text-xs font-semibold text-ok">Uploaded</p>}
        {state === "error" && <FieldError>{props.error ?? "Upload failed."}</FieldError>}
      </div>
      <div className="contents sm:flex sm:min-w-[156px] sm:items-center sm:justify-end sm:gap-1">
        <RowAction {...props} isRunning={isRunning} />
        {props.children && (
          <span className="max-sm:col-start-2 max-sm:row-start-2 max-sm:justify-self-start">
            {props.children}
          </span>
        )}
        <IconButton
          label={`Remove ${fileName}`}
          icon={<TrashIcon size={16} />}
          disabled={isRunning}
          onClick={props.onRemove}
          className="max-sm:col-start-3 max-sm:row-start-1"
        />
      </div>
    </li>
  );
}

function Thumbnail({ thumbnailSrc }: UploadRowProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isBroken = thumbnailSrc !== undefined && brokenSrc === thumbnailSrc;
  return (
    <span className="grid size-16 place-items-center overflow-hidden rounded-[10px] bg-sunk text-ink-3">
      {thumbnailSrc && !isBroken ? (
        <img
          src={thumbnailSrc}
          alt=""
          className="size-full object-cover"
          onError={() => setBrokenSrc(thumbnailSrc)}
        />
      ) : isBroken ? (
        <FileTextIcon size={28} aria-hidden="true" />
      ) : (
        <Skeleton className="size-full" />
      )}
    </span>
  );
}

/** One button in one place, so that focus stays when the state changes. */
function RowAction({
  fileName,
  state,
  isRunning,
  onRetry,
  onCancel,
}: UploadRowProps & { isRunning: boolean }) {
  const retry = state === "error" ? onRetry : undefined;
  const act = retry ?? (isRunning ? onCancel : undefined);
  if (!act) return null;
  const label = retry ? "Try again" : "Cancel";
  return (
    <Button
      variant="secondary"
      size="xs"
      aria-label={`${label}: ${fileName}`}
      onClick={act}
      className="max-sm:col-start-2 max-sm:row-start-2 max-sm:justify-self-start"
    >
      {label}
    </Button>
  );
}
