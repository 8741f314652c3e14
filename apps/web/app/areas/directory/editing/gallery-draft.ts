import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import type { FinishedUpload } from "#lib/uploads/upload-file.ts";

/** A photo in the gallery editor, either stored already or just uploaded. */
export interface GalleryRow {
  key: string;
  stored: { id: string; url: string } | null;
  src: string;
  name: string;
  description: string;
}

export const toGalleryRows = ({ gallery }: Pick<EditableBusiness, "gallery">): GalleryRow[] =>
  gallery.map(({ id, url, picture, name, description }) => ({
    key: id,
    stored: { id, url },
    src: picture.small.jpeg,
    name,
    description,
  }));

export const toNewGalleryRows = (uploads: readonly FinishedUpload[]): GalleryRow[] =>
  uploads.map(({ uploadId, renditions }) => ({
    key: uploadId,
    stored: null,
    src: findSmallest(renditions)?.jpeg ?? "",
    // The name starts empty, because visitors would see the file name.
    name: "",
    description: "",
  }));

const findSmallest = (renditions: FinishedUpload["renditions"]) =>
  [...renditions].sort((a, b) => a.width - b.width)[0];

export const toGalleryInput = (rows: readonly GalleryRow[]) =>
  rows.map(({ key, stored, name, description }) => ({
    ...(stored ? { id: stored.id } : { uploadId: key }),
    name,
    description,
  }));
