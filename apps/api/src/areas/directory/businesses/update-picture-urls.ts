import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import type { Tx } from "#platform/db/db.ts";
import { toGalleryFiles, toPictureSet } from "./business.rules.ts";
import { saveGalleryPictureUrls, savePictureUrls } from "./sections.repository.ts";

interface MovedFile {
  uploadId: string;
  targetId: string;
  renditions: ImageRendition[];
}

/** Saves the new URLs of a cover, a logo or a gallery picture whose files were moved. */
export async function updatePictureUrls(
  tx: Tx,
  { uploadId, targetId, renditions }: MovedFile,
): Promise<void> {
  const pictures = toPictureSet(renditions);
  if (pictures) await savePictureUrls(tx, targetId, uploadId, pictures);
  const galleryFiles = toGalleryFiles(renditions);
  if (galleryFiles) await saveGalleryPictureUrls(tx, uploadId, galleryFiles);
}
