import { itemCopy } from "@boab/contracts/marketplace/copy";
import type { DraftBody, ItemBody } from "@boab/contracts/marketplace/items";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { hasFreeShipping, planVariants, toCents, toCouriers } from "./item.rules.ts";
import { type PhotoDeps, savePhotos } from "./item-photos.ts";
import { type ItemValues, updateItemValues } from "./items.repository.ts";
import {
  insertVariant,
  listVariants,
  retireVariants,
  updateVariant,
} from "./variants.repository.ts";

export function assertNoFieldErrors(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError("bad_request", { fields });
}

/** Turns a seller's input into column values. */
export function toItemValues(body: DraftBody | ItemBody): ItemValues {
  const couriers = toCouriers(body.courier_info);
  return {
    name: body.name,
    description: body.description,
    longDescription: body.Long_desc,
    priceCents: toCents(body.price),
    previousCents: toCents(body.previous_price),
    category: body.category,
    subCategory: body.subCategory,
    subSubCategory: body.subSubCategory,
    brand: body.brand,
    condition: body.condition,
    genders: [...new Set(body.genders)],
    styles: [...new Set(body.styles)],
    couriers,
    hasFreeShipping: hasFreeShipping(couriers),
    hasFreeReturns: body.freeReturns,
    pickupNote: body.pickup?.note ?? null,
  };
}

interface ItemToWrite {
  actor: Member;
  ownerId: string;
  itemId: string;
  body: ItemBody;
  /** The stock that the seller saw, by variant id. */
  seen?: ReadonlyMap<string, number>;
}

/** Saves a locked item with its photos and variants. The caller has done the checks. */
export async function writeItem(deps: PhotoDeps, tx: Tx, itemToWrite: ItemToWrite): Promise<void> {
  const { itemId, body, seen } = itemToWrite;
  const now = deps.clock();
  const plan = planVariants(body.photos, await listVariants(tx, itemId), seen);
  if (!plan.ok) throw new AppError("conflict", { sentence: itemCopy.stockChanged });
  const ids: string[] = [];
  for (const [position, { id, ...variant }] of plan.variants.entries()) {
    const values = { ...variant, position };
    if (id) await updateVariant(tx, id, values);
    ids.push(id ?? (await insertVariant(tx, itemId, values)));
  }
  const findVariantId = (index: number) => ids[plan.of[index] ?? -1] ?? null;
  await savePhotos(deps, tx, { ...itemToWrite, photos: body.photos, findVariantId });
  await retireVariants(tx, itemId, plan.retired, now);
  const sizes = [...new Set(plan.variants.map(({ size }) => size))];
  const colours = [...new Set(plan.variants.map(({ color }) => color).filter(Boolean))];
  await updateItemValues(tx, itemId, { ...toItemValues(body), sizes, colours }, now);
}
