import { itemCopy } from "@boab/contracts/marketplace/copy";
import type { ItemBody } from "@boab/contracts/marketplace/items";
import { attachUpload, removeUploadFiles } from "#areas/uploads/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { toItemPicture } from "./item.rules.ts";
import {
  clearMainPhoto,
  copyMainPicture,
  deletePhotos,
  insertPhoto,
  listPhotos,
  updatePhoto,
} from "./item-photos.repository.ts";

export type PhotoDeps = Pick<MarketplaceDeps, "clock" | "tasks" | "mediaUrl">;

interface PhotosToSave {
  actor: Member;
  ownerId: string;
  itemId: string;
  photos: ItemBody["photos"];
  /** The variant each photo shows; none in a draft. */
  findVariantId: (index: number) => string | null;
}

/**
 * Makes the photos of an item match the rows: adds, updates and removes photos. A retry after a lost response keeps the
 * photo that the first request added.
 */
export async function savePhotos(
  deps: PhotoDeps,
  tx: Tx,
  photosToSave: PhotosToSave,
): Promise<void> {
  const { actor, ownerId, itemId, photos } = photosToSave;
  const stored = await listPhotos(tx, itemId);
  const existingPhotos = photos.map(({ id, uploadId }) =>
    stored.find((photo) => (id ? photo.id === id : photo.uploadId === uploadId)),
  );
  const unknownIdIndex = photos.findIndex(
    ({ id }, index) => id !== undefined && !existingPhotos[index],
  );
  if (unknownIdIndex >= 0)
    throw new AppError("bad_request", {
      fields: { [`photos.${unknownIdIndex}.id`]: itemCopy.photoGone },
    });
  await removePhotos(
    deps,
    tx,
    itemId,
    stored.filter((photo) => !existingPhotos.includes(photo)).map(({ id }) => id),
  );
  await clearMainPhoto(tx, itemId);
  for (const [position, photo] of photos.entries()) {
    const { uploadId, isMain, size, color, type, quantity } = photo;
    const variantId = photosToSave.findVariantId(position);
    const draftQuantity = variantId === null ? quantity : null;
    const values = { position, isMain, size, color, type, draftQuantity, variantId };
    const known = existingPhotos[position];
    if (known) await updatePhoto(tx, known.id, values);
    else if (uploadId) {
      const request = { uploadId, actor, purpose: "item-photo", targetId: itemId } as const;
      // Files belong to the store's owner.
      const renditions = await attachUpload(deps, tx, { ...request, newOwnerId: ownerId });
      const picture = toItemPicture(renditions);
      if (!picture) throw new AppError("upload_not_ready");
      await insertPhoto(tx, itemId, { ...values, uploadId, picture });
    }
  }
  await copyMainPicture(tx, itemId);
}

/** Removes photos with their files; the objects are deleted later, by their stored keys. */
export async function removePhotos(
  deps: PhotoDeps,
  tx: Tx,
  itemId: string,
  ids: readonly string[] | "all",
): Promise<void> {
  for (const uploadId of await deletePhotos(tx, itemId, ids))
    await removeUploadFiles(deps, tx, uploadId);
}
