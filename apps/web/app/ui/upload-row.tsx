import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { Button } from "./button.tsx";
import { Chip } from "./chip.tsx";
import { FieldError } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Skeleton } from "./skeleton.tsx";

export interface UploadRowProps {
  fileName: string;
  state: "pending" | "uploading" | "uploaded" | "error";
  thumbnailSrc?: string | undefined;
  /** 0 to 100, while uploading. */
  percent?: number | undefined;
  /** "2.1 MB", once uploaded. */
  size?: string | undefined;
  error?: string | undefined;
  /** The picture shown first. */
  isMain?: boolean | undefined;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
}

/** One file on its way up. Goes into a `<ul>`. */
export function UploadRow(props: UploadRowProps) {
  const { fileName, state, percent = 0 } = props;
  const status = { pending: "Waiting", uploading: `${percent}%`, uploaded: props.size, error: "" };
  return (
    <li className="grid grid-cols-[64px_1fr_auto] items-center gap-3.5 border-t border-line py-3 first:border-0">
      <span className="size-16 overflow-hidden rounded-[10px] bg-sunk">
        {props.thumbnailSrc ? (
          <img src={props.thumbnailSrc} alt="" className="size-full object-cover" />
        ) : (
          <Skeleton className="size-full" />
        )}
      </span>
      <div>
        <div className="flex items-center justify-between gap-3 text-sm">
          <b className="truncate">{fileName}</b>
          <span className="type-money flex-none text-ink-3">{status[state]}</span>
        </div>
        {(state === "pending" || state === "uploading") && (
          <ProgressBar label={`Uploading ${fileName}`} percent={percent} className="mt-2" />
        )}
        {state === "uploaded" && (
          <p className="mt-1 flex items-center gap-2 text-xs font-semibold text-ok">
            Uploaded {props.isMain && <Chip tone="info">Main</Chip>}
          </p>
        )}
        {state === "error" && <FieldError>{props.error ?? "Upload failed."}</FieldError>}
      </div>
      <div className="flex items-center justify-end gap-1 md:w-[156px]">
        {state === "error" && props.onRetry && (
          <Button variant="secondary" size="xs" onClick={props.onRetry}>
            Try again
          </Button>
        )}
        <IconButton
          label={`Remove ${fileName}`}
          icon={<TrashIcon size={16} />}
          disabled={state === "uploading"}
          onClick={props.onRemove}
        />
      </div>
    </li>
  );
}
