import { itemCopy } from "@boab/contracts/marketplace/copy";
import { type CourierPreset, findPreset } from "@boab/contracts/marketplace/couriers";
import { findInvalidCategoryLevel } from "@boab/contracts/marketplace/item-categories";
import { oneSize } from "@boab/contracts/marketplace/item-limits";
import {
  dollarsToCents,
  findDetailsErrors,
  findPhotoErrors,
  type PhotoOptions,
  toOptionsKey,
} from "@boab/contracts/marketplace/item-rules";
import type {
  CourierInput,
  DraftBody,
  ItemBody,
  ItemPicture,
} from "@boab/contracts/marketplace/items";
import { pickFiles } from "@boab/contracts/uploads/pick-files";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";

type FieldErrors = Record<string, string>;

/** The field errors of an item that is put on sale. */
export function findItemErrors(body: ItemBody): FieldErrors {
  const { price, previous_price, photos } = body;
  return {
    ...findDetailsErrors(body),
    ...findCourierErrors(body.courier_info),
    ...(previous_price !== null &&
      previous_price <= price && { previous_price: itemCopy.previousPriceTooLow }),
    ...(photos.length === 0 && { photos: itemCopy.noImage }),
    ...findPhotoErrors(photos),
    ...findRepeatedPhoto(photos),
  };
}

/** A draft may be incomplete, but what it contains must be valid. */
export function findDraftErrors(body: DraftBody): FieldErrors {
  const hasCategory = body.category !== "";
  const invalidField = hasCategory ? findInvalidCategoryLevel(body) : undefined;
  return {
    // The subcategory may still be missing in a draft.
    ...(invalidField &&
      !(invalidField === "subCategory" && body.subCategory === null) &&
      findDetailsErrors(body)),
    ...findCourierErrors(body.courier_info),
    ...findRepeatedPhoto(body.photos),
  };
}

/** ITEMW-10: the same option cannot be added twice. */
function findCourierErrors(couriers: readonly CourierInput[]): FieldErrors {
  const courierNames = toCouriers(couriers).map(({ courier_name, shippingType }) =>
    `${courier_name} ${shippingType}`.toLowerCase(),
  );
  const second = courierNames.findIndex((name, index) => courierNames.indexOf(name) < index);
  return second < 0 ? {} : { [`courier_info.${second}`]: itemCopy.courierTwice };
}

function findRepeatedPhoto(photos: ItemBody["photos"]): FieldErrors {
  const ids = photos.map(({ id, uploadId }) => id ?? uploadId);
  const second = ids.findIndex((id, index) => ids.indexOf(id) < index);
  return second < 0 ? {} : { [`photos.${second}.id`]: itemCopy.photoGone };
}

/** A preset is copied, so that later changes of its price don't affect the item. */
export const toCouriers = (couriers: readonly CourierInput[]): CourierPreset[] =>
  couriers.flatMap((one) => {
    if ("id" in one) return findPreset(one.id) ?? [];
    const { courier_name, shippingType, shippingTime, shippingCost } = one;
    const id = `own-${courier_name} ${shippingType}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    return {
      id,
      courier_name,
      shippingType,
      shippingTime,
      shippingCost,
      shippingCostType: "flat" as const,
    };
  });

/** an item is sent free of charge when one of its couriers costs nothing. */
export const hasFreeShipping = (couriers: readonly CourierPreset[]): boolean =>
  couriers.some(({ shippingCost }) => shippingCost === 0);

export const toCents = (dollars: number | null): number | null =>
  dollars === null ? null : (dollarsToCents(dollars) ?? null);

interface KnownVariant extends PhotoOptions {
  id: string;
  stock: number;
  isRetired: boolean;
}

interface PlannedVariant extends PhotoOptions {
  /** The id of an existing variant; undefined for a new one. */
  id: string | undefined;
  stock: number;
}

export type VariantPlan =
  | {
      ok: true;
      variants: PlannedVariant[];
      retired: string[];
      /** For each photo, the index of its variant. */
      of: number[];
    }
  | { ok: false };

interface PhotoWithQuantity extends PhotoOptions {
  quantity: number | null;
}

/**
 * Plans the variants behind some photos: photos with the same options show one variant. A quantity that the seller left
 * unchanged stays at the current stock; a changed one is refused if pieces were sold in between.
 */
export function planVariants(
  photos: readonly PhotoWithQuantity[],
  stored: readonly KnownVariant[],
  seenStock: ReadonlyMap<string, number> = new Map(),
): VariantPlan {
  const keys = [...new Set(photos.map(toOptionsKey))];
  const retired: string[] = [];
  const plannedVariants = keys.map((key): PlannedVariant => {
    const variantPhotos = photos.filter((photo) => toOptionsKey(photo) === key);
    const { size = oneSize, color = "", type = "" } = variantPhotos[0] ?? {};
    const stock = variantPhotos.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
    const known = stored.find((variant) => toOptionsKey(variant) === key);
    return { id: known?.id, size: size.trim(), color: color.trim(), type: type.trim(), stock };
  });
  for (const variant of stored.filter(({ isRetired }) => !isRetired)) {
    const before = seenStock.get(variant.id) ?? variant.stock;
    const plannedVariant = plannedVariants.find(({ id }) => id === variant.id);
    const isUntouched = plannedVariant?.stock === before;
    if (!isUntouched && variant.stock !== before) return { ok: false };
    if (!plannedVariant) retired.push(variant.id);
    else if (isUntouched) plannedVariant.stock = variant.stock;
  }
  return {
    ok: true,
    variants: plannedVariants,
    retired,
    of: photos.map((photo) => keys.indexOf(toOptionsKey(photo))),
  };
}

export function toItemPicture(renditions: readonly ImageRendition[]): ItemPicture | undefined {
  const [mobile, tablet, desktop, original] = pickFiles(
    renditions,
    "mobile",
    "tablet",
    "desktop",
    "original",
  );
  return mobile && tablet && desktop && original && { mobile, tablet, desktop, original };
}

/** The mean rating to one decimal, from 0 to 5 (PROD-15); null before the first review. */
export const computeMeanRating = ({
  ratingSum,
  reviewCount,
}: {
  ratingSum: number;
  reviewCount: number;
}): number | null =>
  reviewCount === 0
    ? null
    : Math.min(5, Math.max(0, Math.round((ratingSum / reviewCount) * 10) / 10));
