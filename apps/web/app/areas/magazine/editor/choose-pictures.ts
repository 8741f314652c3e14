import { limitsFor } from "#lib/uploads/limits.ts";

/** Opens the system's file chooser; nothing is chosen when it is closed. */
export function choosePictures({ isMultiple }: { isMultiple: boolean }): Promise<File[]> {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = limitsFor("editor-image").accept;
  input.multiple = isMultiple;
  return new Promise((resolve) => {
    input.addEventListener("change", () => resolve([...(input.files ?? [])]));
    input.addEventListener("cancel", () => resolve([]));
    input.click();
  });
}
