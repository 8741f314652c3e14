import { uploadProgressCopy } from "#lib/uploads/copy.ts";
import { UploadError } from "#lib/uploads/upload-error.ts";
import type { UploadFile } from "#lib/uploads/upload-file.ts";

/** A file of the given size without its bytes. */
export function makeFakeFile(name = "front.jpg", type = "image/jpeg", size = 2000): File {
  const file = new File(["x"], name, { type });
  Object.defineProperty(file, "size", { value: size });
  return file;
}

/** A store that takes every file at once, but for one called "offline…". */
export const acceptUpload: UploadFile = async ({ file }, { onStep }) => {
  if (file.name.startsWith("offline"))
    throw new UploadError(uploadProgressCopy.offline, "from the start");
  onStep({ kind: "preparing", uploadId: file.name });
  return { uploadId: file.name, fileName: file.name, size: file.size, renditions: [] };
};

/** Lets pending promises settle. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));
