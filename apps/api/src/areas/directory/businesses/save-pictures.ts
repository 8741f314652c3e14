import type { BusinessPatch, PublicBusiness } from "@boab/contracts/directory/businesses";
import { businessFieldCopy } from "@boab/contracts/directory/copy";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { attachUpload, removeUploadFiles } from "#areas/uploads/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findUnknownIdIndex, toGalleryFiles, toPictureSet } from "./business.rules.ts";
import type { ManagedBusiness } from "./load-business.ts";
import { deletePictures, insertPicture, updatePicture } from "./sections.repository.ts";

type Deps = Pick<DirectoryDeps, "clock" | "tasks" | "mediaUrl">;

/** Files belong to the listing's owner, so they stay when the editor who uploaded them leaves. */
function attachPicture(
  deps: Deps,
  tx: Tx,
  actor: Member,
  { listing, ownerId }: ManagedBusiness,
  purpose: UploadPurpose,
  uploadId: string,
) {
  const request = { uploadId, actor, purpose, targetId: listing.id, newOwnerId: ownerId };
  return attachUpload(deps, tx, request);
}

/** Replaces a cover or a logo; the files of the earlier one are removed. */
export async function replacePicture(
  deps: Deps,
  tx: Tx,
  actor: Member,
  business: ManagedBusiness,
  pictureKind: "cover" | "logo",
  uploadId: string | null,
) {
  const formerUploadId = pictureKind === "cover" ? business.coverUploadId : business.logoUploadId;
  if (formerUploadId) await removeUploadFiles(deps, tx, formerUploadId);
  if (uploadId === null) return null;
  const renditions = await attachPicture(
    deps,
    tx,
    actor,
    business,
    `listing-${pictureKind}`,
    uploadId,
  );
  const pictures = toPictureSet(renditions);
  if (!pictures) throw new AppError("upload_not_ready");
  return { uploadId, pictures };
}

/** Makes the gallery match the rows: adds, updates, reorders and removes pictures. */
export async function saveGallery(
  deps: Deps,
  tx: Tx,
  actor: Member,
  business: ManagedBusiness,
  rows: NonNullable<BusinessPatch["gallery"]>,
): Promise<void> {
  const { id: businessId, gallery } = business.listing;
  const known = gallery.map(({ id }) => id);
  const unknownIdIndex = findUnknownIdIndex(rows, known);
  if (unknownIdIndex >= 0)
    throw new AppError("bad_request", {
      fields: { [`gallery.${unknownIdIndex}.id`]: businessFieldCopy.pictureGone },
    });
  const retainedIds = new Set(rows.flatMap(({ id }) => id ?? []));
  await removePictures(
    deps,
    tx,
    businessId,
    known.filter((id) => !retainedIds.has(id)),
  );
  for (const [position, { id, uploadId, name, description }] of rows.entries()) {
    if (id) await updatePicture(tx, businessId, id, { position, name, description });
    if (!uploadId) continue;
    const picture = toGalleryFiles(
      await attachPicture(deps, tx, actor, business, "listing-gallery", uploadId),
    );
    if (!picture) throw new AppError("upload_not_ready");
    const { width, height } = picture.large;
    const orientation = width >= height ? "landscape" : "portrait";
    await insertPicture(tx, businessId, {
      position,
      uploadId,
      picture,
      name,
      description,
      orientation,
    });
  }
}

/** Removes pictures from a gallery; their objects are deleted later. */
export async function removePictures(
  deps: Deps,
  tx: Tx,
  businessId: string,
  ids: string[],
): Promise<void> {
  for (const uploadId of await deletePictures(tx, businessId, ids))
    await removeUploadFiles(deps, tx, uploadId);
}

/** The pictures behind some URLs; undefined as soon as one URL is not from this gallery. */
export function findPictureIds(gallery: PublicBusiness["gallery"], urls: string[]) {
  const hasUrl = (url: string, { picture }: PublicBusiness["gallery"][number]) =>
    Object.values(picture).some(({ jpeg, webp }) => jpeg === url || webp === url);
  const ids = urls.map((url) => gallery.find((one) => hasUrl(url, one))?.id);
  return ids.every((id) => id !== undefined) ? [...new Set(ids)] : undefined;
}
