import { makeId } from "#platform/ids/ids.ts";
import { insertItem } from "../../factories/items.ts";
import { makeReadyUpload } from "../../factories/listings.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import { toUuid } from "../../to-uuid.ts";
import { type ObjectFactories, unknownUuid } from "../object-factory.ts";
import { findOrInsertStore } from "./objects.ts";

/** The photo of a sample item, so that a sample can save it. */
export const toPhotoId = (itemId: string): string => toUuid(itemId);

async function insertItemFor(app: TestApp, owner: SignedIn): Promise<string> {
  const id = makeId("ITM", 8);
  const storeId = await findOrInsertStore(app, owner);
  return insertItem(app.db, storeId, {
    id,
    photoId: toPhotoId(id),
    variants: [{ size: "M", colour: "Indigo", stock: 8 }],
  });
}

/** A store with a begun item, and a photo that was uploaded for it. */
async function insertPhotoInStore(app: TestApp, owner: SignedIn): Promise<string> {
  const storeId = await findOrInsertStore(app, owner);
  const draft = { status: "draft" as const, variants: [], pictures: [] };
  const itemId = await insertItem(app.db, storeId, draft);
  return `${storeId} ${await makeReadyUpload(app, owner, "item-photo", itemId)}`;
}

export const itemObjects: ObjectFactories = {
  item: { of: insertItemFor, missing: "ITM-00000000" },
  "photo in a store": { of: insertPhotoInStore, missing: `STO-00000000 ${unknownUuid}` },
};
