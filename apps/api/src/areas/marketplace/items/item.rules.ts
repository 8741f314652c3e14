import { type CourierPreset, findPreset } from "@boab/contracts/marketplace/couriers";
import { categoryFlaw } from "@boab/contracts/marketplace/item-categories";
import { oneSize } from "@boab/contracts/marketplace/item-limits";
import {
  centsOf,
  detailsFlaws,
  optionsKey,
  type PhotoOptions,
  photoFlaws,
} from "@boab/contracts/marketplace/item-rules";
import { itemNotes, itemTexts } from "@boab/contracts/marketplace/item-texts";
import type {
  CourierInput,
  DraftBody,
  ItemBody,
  ItemPicture,
} from "@boab/contracts/marketplace/items";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";

type Flaws = Record<string, string>;

/** What is wrong with an item that is to be sold, by field. */
export function itemFlaws(body: ItemBody): Flaws {
  const { price, previous_price, photos } = body;
  return {
    ...detailsFlaws(body),
    ...courierFlaws(body.courier_info),
    ...(previous_price !== null &&
      previous_price <= price && { previous_price: itemNotes.previousPriceTooLow }),
    ...(photos.length === 0 && { photos: itemTexts.noImage }),
    ...photoFlaws(photos),
    ...repeatedPhotos(photos),
  };
}

/** A draft may be incomplete; what it says has to be possible. */
export function draftFlaws(body: DraftBody): Flaws {
  const isChosen = body.category !== "";
  const flaw = isChosen ? categoryFlaw(body) : undefined;
  return {
    // The level below may still be missing.
    ...(flaw && !(flaw === "subCategory" && body.subCategory === null) && detailsFlaws(body)),
    ...courierFlaws(body.courier_info),
    ...repeatedPhotos(body.photos),
  };
}

/** ITEMW-10: the same option cannot be added twice. */
function courierFlaws(couriers: readonly CourierInput[]): Flaws {
  const named = couriersOf(couriers).map(({ courier_name, shippingType }) =>
    `${courier_name} ${shippingType}`.toLowerCase(),
  );
  const second = named.findIndex((name, index) => named.indexOf(name) < index);
  return second < 0 ? {} : { [`courier_info.${second}`]: itemNotes.courierTwice };
}

function repeatedPhotos(photos: ItemBody["photos"]): Flaws {
  const ids = photos.map(({ id, uploadId }) => id ?? uploadId);
  const second = ids.findIndex((id, index) => ids.indexOf(id) < index);
  return second < 0 ? {} : { [`photos.${second}.id`]: itemNotes.photoGone };
}

/** A preset is copied, so that its price may change later. */
export const couriersOf = (couriers: readonly CourierInput[]): CourierPreset[] =>
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
  dollars === null ? null : (centsOf(dollars) ?? null);

interface KnownVariant extends PhotoOptions {
  id: string;
  stock: number;
  isRetired: boolean;
}

interface PlannedVariant extends PhotoOptions {
  /** Of one that is there already. */
  id: string | undefined;
  stock: number;
}

export type VariantPlan =
  | { ok: true; variants: PlannedVariant[]; retired: string[] /** Of each photo. */; of: number[] }
  | { ok: false };

interface WantedPhoto extends PhotoOptions {
  quantity: number | null;
}

/**
 * The variants behind some photos: photos with the same options are views of one. What the seller left as they saw it
 * stays as it is now; what they changed is refused if it was sold from in between.
 */
export function planVariants(
  photos: readonly WantedPhoto[],
  stored: readonly KnownVariant[],
  seen: ReadonlyMap<string, number> = new Map(),
): VariantPlan {
  const keys = [...new Set(photos.map(optionsKey))];
  const retired: string[] = [];
  const planned = keys.map((key): PlannedVariant => {
    const views = photos.filter((photo) => optionsKey(photo) === key);
    const { size = oneSize, color = "", type = "" } = views[0] ?? {};
    const stock = views.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
    const known = stored.find((variant) => optionsKey(variant) === key);
    return { id: known?.id, size: size.trim(), color: color.trim(), type: type.trim(), stock };
  });
  for (const variant of stored.filter(({ isRetired }) => !isRetired)) {
    const before = seen.get(variant.id) ?? variant.stock;
    const wanted = planned.find(({ id }) => id === variant.id);
    const isUntouched = wanted?.stock === before;
    if (!isUntouched && variant.stock !== before) return { ok: false };
    if (!wanted) retired.push(variant.id);
    else if (isUntouched) wanted.stock = variant.stock;
  }
  return {
    ok: true,
    variants: planned,
    retired,
    of: photos.map((photo) => keys.indexOf(optionsKey(photo))),
  };
}

export function toItemPicture(renditions: readonly ImageRendition[]): ItemPicture | undefined {
  const [mobile, tablet, desktop, original] = ["mobile", "tablet", "desktop", "original"].map(
    (label) => {
      const found = renditions.find((one) => one.label === label);
      return (
        found && { width: found.width, height: found.height, webp: found.webp, jpeg: found.jpeg }
      );
    },
  );
  return mobile && tablet && desktop && original && { mobile, tablet, desktop, original };
}

/** To one decimal, within what stars can say (PROD-15); null before the first review. */
export const meanRating = ({
  ratingSum,
  reviewCount,
}: {
  ratingSum: number;
  reviewCount: number;
}): number | null =>
  reviewCount === 0
    ? null
    : Math.min(5, Math.max(0, Math.round((ratingSum / reviewCount) * 10) / 10));
