import { itemNotes } from "@boab/contracts/marketplace/item-texts";
import type { ItemBody } from "@boab/contracts/marketplace/items";
import { attachUpload, removeUploadFiles } from "#areas/uploads/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { toItemPicture } from "./item.rules.ts";
import { listPhotos } from "./items.repository.ts";
import {
  clearMain,
  copyMainPicture,
  deletePhotos,
  insertPhoto,
  updatePhoto,
} from "./saving.repository.ts";

export type PhotoDeps = Pick<MarketplaceDeps, "clock" | "tasks" | "mediaAddress">;

interface Saving {
  actor: Member;
  ownerId: string;
  itemId: string;
  photos: ItemBody["photos"];
  /** The variant each photo shows; none in a draft. */
  variantOf: (index: number) => string | null;
}

/**
 * Makes the photos of an item match the rows: kept, added or removed. A photo that was added by an earlier save whose
 * response got lost is kept.
 */
export async function savePhotos(deps: PhotoDeps, tx: Tx, saving: Saving): Promise<void> {
  const { actor, ownerId, itemId, photos } = saving;
  const stored = await listPhotos(tx, itemId);
  const kept = photos.map(({ id, uploadId }) =>
    stored.find((photo) => (id ? photo.id === id : photo.uploadId === uploadId)),
  );
  const strange = photos.findIndex(({ id }, index) => id !== undefined && !kept[index]);
  if (strange >= 0)
    throw new AppError("bad_request", {
      fields: { [`photos.${strange}.id`]: itemNotes.photoGone },
    });
  await removePhotos(
    deps,
    tx,
    itemId,
    stored.filter((photo) => !kept.includes(photo)).map(({ id }) => id),
  );
  await clearMain(tx, itemId);
  for (const [position, photo] of photos.entries()) {
    const { uploadId, isMain, size, color, type, quantity } = photo;
    const variantId = saving.variantOf(position);
    const draftQuantity = variantId === null ? quantity : null;
    const values = { position, isMain, size, color, type, draftQuantity, variantId };
    const known = kept[position];
    if (known) await updatePhoto(tx, known.id, values);
    else if (uploadId) {
      const request = { uploadId, actor, purpose: "item-photo", targetId: itemId } as const;
      // Files belong to the store and so to its owner.
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
