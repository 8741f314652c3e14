import type { GalleryFiles, PictureSet } from "@boab/contracts/directory/pictures";
import type { Tx } from "#platform/db/db.ts";
import { businessColumns, pictureColumns } from "./business-columns.repository.ts";

/** Keeps version and time: nobody changed the listing. */
export async function readdressPicture(
  tx: Tx,
  businessId: string,
  uploadId: string,
  pictures: PictureSet,
): Promise<void> {
  const stored = JSON.stringify(pictures);
  const ofListing = () => tx.updateTable("directory.business").where("id", "=", businessId);
  await ofListing()
    .set(businessColumns.valuesOf({ cover: stored }))
    .where("cover_upload_id", "=", uploadId)
    .execute();
  await ofListing()
    .set(businessColumns.valuesOf({ logo: stored }))
    .where("logo_upload_id", "=", uploadId)
    .execute();
}

export async function readdressGalleryPicture(
  tx: Tx,
  uploadId: string,
  { large, ...smaller }: GalleryFiles,
): Promise<void> {
  await tx
    .updateTable("directory.gallery_picture")
    .set(
      pictureColumns.valuesOf({ picture: JSON.stringify(large), smaller: JSON.stringify(smaller) }),
    )
    .where("upload_id", "=", uploadId)
    .execute();
}
