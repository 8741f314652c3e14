import { toCents } from "../common/dollars.ts";
import { itemCopy } from "./copy.ts";
import { type CategoryChoice, findInvalidCategoryLevel } from "./item-categories.ts";
import { maxQuantity } from "./item-limits.ts";

/** Rules of items for the wizard and the API: plain functions, so that browsers can load them. */

/** Converts typed dollars to whole cents; undefined for an amount with parts of a cent (ITEMW-04). */
export function dollarsToCents(dollars: number): number | undefined {
  const cents = toCents(dollars);
  return Number.isSafeInteger(cents) && Math.abs(dollars * 100 - cents) < 1e-6 ? cents : undefined;
}

/** The GST is shown for information only, because prices already include it. */
export const computeGstCents = (priceCents: number): number => Math.round(priceCents / 10);

export interface Promotion {
  isActive: boolean;
  percent: number;
}

/** A previous price counts only if it is higher; the percentage follows from the two. */
export function computePromotion(priceCents: number, previousCents: number | null): Promotion {
  if (previousCents === null || previousCents <= priceCents) return { isActive: false, percent: 0 };
  // The percentage is rounded down, so that a discount is never shown as larger than it is.
  const percent = Math.floor(((previousCents - priceCents) * 100) / previousCents);
  return { isActive: percent > 0, percent };
}

export interface PhotoOptions {
  size: string;
  color: string;
  type: string;
}

export interface PhotoRow extends PhotoOptions {
  isMain: boolean;
  quantity: number | null;
}

/** ITEMW-17: the available quantity is the sum of the photos' quantities. */
export const sumQuantities = (photos: readonly Pick<PhotoRow, "quantity">[]): number =>
  photos.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

export const isValidQuantity = (quantity: number | null): quantity is number =>
  quantity !== null && Number.isInteger(quantity) && quantity >= 0 && quantity <= maxQuantity;

/** The first photo is main until another is chosen; without photos there is none (ITEMW-15). */
export function ensureMainPhoto<Row extends { isMain: boolean }>(rows: readonly Row[]): Row[] {
  const main = Math.max(
    0,
    rows.findIndex(({ isMain }) => isMain),
  );
  return rows.map((row, index) =>
    row.isMain === (index === main) ? row : { ...row, isMain: index === main },
  );
}

export function setMainPhoto<Row extends { isMain: boolean }>(
  rows: readonly Row[],
  index: number,
): Row[] {
  return ensureMainPhoto(rows.map((row, at) => ({ ...row, isMain: at === index })));
}

export const toOptionsKey = ({ size, color, type }: PhotoOptions): string =>
  JSON.stringify([size, color, type].map((part) => part.trim().toLowerCase()));

/**
 * Returns the index of an earlier photo with the same options, or -1. Such a photo is another view of the same variant.
 */
export const findSameOptionsBefore = (rows: readonly PhotoOptions[], index: number): number => {
  const row = rows[index];
  return row
    ? rows.slice(0, index).findIndex((one) => toOptionsKey(one) === toOptionsKey(row))
    : -1;
};

/** The state of the wizard; a price is null while it isn't valid. */
export interface ItemDraftFields extends CategoryChoice {
  name: string;
  description: string;
  priceCents: number | null;
  previousCents: number | null;
}

type FieldErrors = Record<string, string>;

/** Returns the errors of step 1. When editing, the short description may be empty (ITEMW-05). */
export function findBasicsErrors(item: ItemDraftFields, isEdit: boolean): FieldErrors {
  const { priceCents, previousCents } = item;
  return {
    ...(!item.name.trim() && { name: itemCopy.nameRequired }),
    ...(!isEdit && !item.description.trim() && { description: itemCopy.descriptionRequired }),
    ...(priceCents === null && { price: itemCopy.priceRange }),
    ...(priceCents !== null &&
      previousCents !== null &&
      previousCents <= priceCents && { previous_price: itemCopy.previousPriceTooLow }),
  };
}

/** Returns the errors of step 2 (ITEMW-06). */
export function findDetailsErrors(item: CategoryChoice): FieldErrors {
  const invalidLevel = findInvalidCategoryLevel(item);
  if (!invalidLevel) return {};
  const sentences = {
    category: itemCopy.categoryRequired,
    subCategory: itemCopy.subCategoryRequired,
    subSubCategory: itemCopy.subSubCategoryUnknown,
  };
  return { [invalidLevel]: sentences[invalidLevel] };
}

/**
 * Returns the errors of step 3: every photo needs a size and a quantity, and one photo is main (ITEMW-16, ITEMW-18).
 */
export function findPhotoErrors(photos: readonly PhotoRow[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { size, quantity }] of photos.entries()) {
    if (!size.trim()) errors[`photos.${index}.size`] = itemCopy.sizeRequired;
    if (!isValidQuantity(quantity)) errors[`photos.${index}.quantity`] = itemCopy.quantityRange;
  }
  if (photos.length > 0 && photos.filter(({ isMain }) => isMain).length !== 1)
    errors.photos = itemCopy.oneMain;
  return errors;
}
