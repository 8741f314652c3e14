import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import type { FinishedUpload } from "#lib/uploads/upload-file.ts";

/** A picture of the gallery while it is edited: one that is there, or one that was just sent. */
export interface GalleryRow {
  key: string;
  kept: { id: string; url: string } | null;
  src: string;
  name: string;
  description: string;
}

export const keptRows = ({ gallery }: Pick<EditableBusiness, "gallery">): GalleryRow[] =>
  gallery.map(({ id, url, picture, name, description }) => ({
    key: id,
    kept: { id, url },
    src: picture.small.jpeg,
    name,
    description,
  }));

export const newRows = (uploads: readonly FinishedUpload[]): GalleryRow[] =>
  uploads.map(({ uploadId, renditions }) => ({
    key: uploadId,
    kept: null,
    src: smallest(renditions)?.jpeg ?? "",
    // Visitors would read the file's name.
    name: "",
    description: "",
  }));

const smallest = (renditions: FinishedUpload["renditions"]) =>
  [...renditions].sort((a, b) => a.width - b.width)[0];

export const galleryOf = (rows: readonly GalleryRow[]) =>
  rows.map(({ key, kept, name, description }) => ({
    ...(kept ? { id: kept.id } : { uploadId: key }),
    name,
    description,
  }));
