import { getUploadLimits } from "#lib/uploads/limits.ts";

/** Opens the system's file picker; returns no files when it is cancelled. */
export function choosePictures({ isMultiple }: { isMultiple: boolean }): Promise<File[]> {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = getUploadLimits("editor-image").accept;
  input.multiple = isMultiple;
  return new Promise((resolve) => {
    input.addEventListener("change", () => resolve([...(input.files ?? [])]));
    input.addEventListener("cancel", () => resolve([]));
    input.click();
  });
}
