import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import type { Tx } from "#platform/db/db.ts";
import { toGalleryFiles, toPictureSet } from "./business.rules.ts";
import { readdressGalleryPicture, readdressPicture } from "./readdressing.repository.ts";

interface MovedFile {
  uploadId: string;
  targetId: string;
  renditions: ImageRendition[];
}

/** The files of a cover, a logo or a picture of a gallery have new URLs. */
export async function followMovedPicture(
  tx: Tx,
  { uploadId, targetId, renditions }: MovedFile,
): Promise<void> {
  const pictures = toPictureSet(renditions);
  if (pictures) await readdressPicture(tx, targetId, uploadId, pictures);
  const sizes = toGalleryFiles(renditions);
  if (sizes) await readdressGalleryPicture(tx, uploadId, sizes);
}
