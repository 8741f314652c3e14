import type { BusinessPatch, PublicBusiness } from "@boab/contracts/directory/businesses";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { attachUpload, removeUploadFiles } from "#areas/uploads/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { DirectoryDeps } from "../deps.ts";
import { strangerAmong, toGalleryFiles, toPictureSet } from "./business.rules.ts";
import type { ManagedBusiness } from "./load-business.ts";
import { deletePictures, insertPicture, movePicture } from "./sections.repository.ts";

type Deps = Pick<DirectoryDeps, "clock" | "tasks" | "mediaAddress">;

/**
 * Files belong to the listing and so to its owner: they stay when the editor who sent them leaves.
 */
function attach(
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
  which: "cover" | "logo",
  uploadId: string | null,
) {
  const former = which === "cover" ? business.coverUploadId : business.logoUploadId;
  if (former) await removeUploadFiles(deps, tx, former);
  if (uploadId === null) return null;
  const renditions = await attach(deps, tx, actor, business, `listing-${which}`, uploadId);
  const pictures = toPictureSet(renditions);
  if (!pictures) throw new AppError("upload_not_ready");
  return { uploadId, pictures };
}

/**
 * Makes the gallery match the rows: pictures are kept, added or removed, with captions and order.
 */
export async function saveGallery(
  deps: Deps,
  tx: Tx,
  actor: Member,
  business: ManagedBusiness,
  rows: NonNullable<BusinessPatch["gallery"]>,
): Promise<void> {
  const { id: businessId, gallery } = business.listing;
  const known = gallery.map(({ id }) => id);
  const strange = strangerAmong(rows, known);
  if (strange >= 0)
    throw new AppError("bad_request", {
      fields: { [`gallery.${strange}.id`]: listingTexts.pictureGone },
    });
  const kept = new Set(rows.flatMap(({ id }) => id ?? []));
  await giveUpPictures(
    deps,
    tx,
    businessId,
    known.filter((id) => !kept.has(id)),
  );
  for (const [position, { id, uploadId, name, description }] of rows.entries()) {
    if (id) await movePicture(tx, businessId, id, { position, name, description });
    if (!uploadId) continue;
    const picture = toGalleryFiles(
      await attach(deps, tx, actor, business, "listing-gallery", uploadId),
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
export async function giveUpPictures(
  deps: Deps,
  tx: Tx,
  businessId: string,
  ids: string[],
): Promise<void> {
  for (const uploadId of await deletePictures(tx, businessId, ids))
    await removeUploadFiles(deps, tx, uploadId);
}

/** The pictures behind some URLs; undefined as soon as one URL is not from this gallery. */
export function picturesBehind(gallery: PublicBusiness["gallery"], urls: string[]) {
  const shows = (url: string, { picture }: PublicBusiness["gallery"][number]) =>
    Object.values(picture).some(({ jpeg, webp }) => jpeg === url || webp === url);
  const ids = urls.map((url) => gallery.find((one) => shows(url, one))?.id);
  return ids.every((id) => id !== undefined) ? [...new Set(ids)] : undefined;
}
