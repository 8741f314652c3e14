import { makeId } from "#platform/ids/ids.ts";
import { insertItem } from "../../factories/items.ts";
import { makeReadyUpload } from "../../factories/listings.ts";
import type { SignedIn, TestApp } from "../../harness.ts";
import { uuidOf } from "../../uuid-of.ts";
import { nothing, type Objects } from "../object-factory.ts";
import { storeOf } from "./objects.ts";

/** The photo of a sample item, so that a sample can save it. */
export const photoIdOf = (itemId: string): string => uuidOf(itemId);

async function itemOf(app: TestApp, owner: SignedIn): Promise<string> {
  const id = makeId("ITM", 8);
  const storeId = await storeOf(app, owner);
  return insertItem(app.db, storeId, {
    id,
    photoId: photoIdOf(id),
    variants: [{ size: "M", colour: "Indigo", stock: 8 }],
  });
}

/** A store with a begun item, and a photo that was uploaded for it. */
async function photoInStore(app: TestApp, owner: SignedIn): Promise<string> {
  const storeId = await storeOf(app, owner);
  const draft = { status: "draft" as const, variants: [], pictures: [] };
  const itemId = await insertItem(app.db, storeId, draft);
  return `${storeId} ${await makeReadyUpload(app, owner, "item-photo", itemId)}`;
}

export const itemObjects: Objects = {
  item: { of: itemOf, missing: "ITM-00000000" },
  "photo in a store": { of: photoInStore, missing: `STO-00000000 ${nothing}` },
};
