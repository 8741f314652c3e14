import { itemNotes } from "@boab/contracts/marketplace/item-texts";
import type { DraftBody, ItemBody } from "@boab/contracts/marketplace/items";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { couriersOf, hasFreeShipping, planVariants, toCents } from "./item.rules.ts";
import { listVariants } from "./items.repository.ts";
import { type PhotoDeps, savePhotos } from "./save-photos.ts";
import {
  type ItemValues,
  insertVariant,
  retireVariants,
  updateItemValues,
  updateVariant,
} from "./saving.repository.ts";

export function refuseFlaws(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError("bad_request", { fields });
}

/** The columns of what a seller wrote. */
export function valuesOf(body: DraftBody | ItemBody): ItemValues {
  const couriers = couriersOf(body.courier_info);
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

interface Writing {
  actor: Member;
  ownerId: string;
  itemId: string;
  body: ItemBody;
  /** The stock its seller saw, by variant. */
  seen?: ReadonlyMap<string, number>;
}

/** Saves a locked item with its photos and variants; the checks are done before. */
export async function writeItem(deps: PhotoDeps, tx: Tx, writing: Writing): Promise<void> {
  const { itemId, body, seen } = writing;
  const now = deps.clock();
  const plan = planVariants(body.photos, await listVariants(tx, itemId), seen);
  if (!plan.ok) throw new AppError("conflict", { sentence: itemNotes.stockChanged });
  const ids: string[] = [];
  for (const [position, { id, ...variant }] of plan.variants.entries()) {
    const values = { ...variant, position };
    if (id) await updateVariant(tx, id, values);
    ids.push(id ?? (await insertVariant(tx, itemId, values)));
  }
  const variantOf = (index: number) => ids[plan.of[index] ?? -1] ?? null;
  await savePhotos(deps, tx, { ...writing, photos: body.photos, variantOf });
  await retireVariants(tx, itemId, plan.retired, now);
  const sizes = [...new Set(plan.variants.map(({ size }) => size))];
  const colours = [...new Set(plan.variants.map(({ color }) => color).filter(Boolean))];
  await updateItemValues(tx, itemId, { ...valuesOf(body), sizes, colours }, now);
}
