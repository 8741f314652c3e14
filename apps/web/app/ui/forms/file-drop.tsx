import { UploadSimpleIcon } from "@phosphor-icons/react/dist/ssr/UploadSimple";
import { type DragEvent, type RefObject, useId, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import { FieldError } from "./field.tsx";

interface FileDropProps {
  label: string;
  /** The text inside: "Choose photos or drop them here". */
  invitation: string;
  hint: string;
  error?: string | undefined;
  accept: string;
  isMultiple: boolean;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
  onFiles: (files: File[]) => void;
}

/** A native file input that also accepts dropped files. */
export function FileDrop(props: FileDropProps) {
  const { label, invitation, hint, error } = props;
  const id = useId();
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  function handFilesOver(files: FileList | null) {
    props.onFiles([...(files ?? [])]);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsDraggedOver(false);
    if (event.dataTransfer.files.length > 0) handFilesOver(event.dataTransfer.files);
  }

  function handleDragOver(event: DragEvent) {
    // Otherwise the browser would open the file.
    event.preventDefault();
    setIsDraggedOver(true);
  }

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-md font-semibold">
        {label}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is for everybody. */}
      <div
        onDragOver={handleDragOver}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={handleDrop}
      >
        <input
          ref={props.inputRef}
          id={id}
          type="file"
          accept={props.accept}
          multiple={props.isMultiple}
          aria-labelledby={`${id}-label ${id}-invitation`}
          aria-describedby={cx(error && `${id}-error`, `${id}-hint`)}
          aria-invalid={error ? true : undefined}
          className="peer sr-only"
          onChange={(event) => {
            handFilesOver(event.target.files);
            // Allows choosing the same file again after removing it.
            event.target.value = "";
          }}
        />
        <label
          htmlFor={id}
          className={cx(
            "flex min-h-28 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-md border-[1.5px] border-dashed px-4 py-5 text-center transition-colors duration-fast",
            "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
            isDraggedOver
              ? "border-primary bg-primary-soft"
              : "border-line-strong bg-surface hover:border-ink-2 hover:bg-sunk",
          )}
        >
          <UploadSimpleIcon size={24} aria-hidden="true" className="text-ink-3" />
          <span id={`${id}-invitation`} className="font-semibold text-primary-text">
            {invitation}
          </span>
          <span id={`${id}-hint`} className="text-xs text-ink-3">
            {hint}
          </span>
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
