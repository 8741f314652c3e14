import { type CategoryChoice, categoryFlaw } from "./item-categories.ts";
import { mostQuantity } from "./item-limits.ts";
import { itemNotes } from "./item-texts.ts";

/** Rules of items for the wizard and the API: plain functions, so that browsers can load them. */

/** Dollars as typed to whole cents; undefined unless it is an amount to the cent (ITEMW-04). */
export function centsOf(dollars: number): number | undefined {
  const cents = Math.round(dollars * 100);
  return Number.isSafeInteger(cents) && Math.abs(dollars * 100 - cents) < 1e-6 ? cents : undefined;
}

/** Shown with an item for information: prices include everything. */
export const gstCents = (priceCents: number): number => Math.round(priceCents / 10);

export interface Promotion {
  isActive: boolean;
  percent: number;
}

/** A previous price counts only if it is higher; the percentage follows from the two. */
export function promotionOf(priceCents: number, previousCents: number | null): Promotion {
  if (previousCents === null || previousCents <= priceCents) return { isActive: false, percent: 0 };
  // Rounded down: a discount is never shown as larger than it is.
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

/** ITEMW-17: what is available is the sum of what the photos say. */
export const quantityOf = (photos: readonly Pick<PhotoRow, "quantity">[]): number =>
  photos.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

export const isQuantity = (quantity: number | null): quantity is number =>
  quantity !== null && Number.isInteger(quantity) && quantity >= 0 && quantity <= mostQuantity;

/** The first photo is main until another is chosen; without photos there is none (ITEMW-15). */
export function withMain<Row extends { isMain: boolean }>(rows: readonly Row[]): Row[] {
  const main = Math.max(
    0,
    rows.findIndex(({ isMain }) => isMain),
  );
  return rows.map((row, index) =>
    row.isMain === (index === main) ? row : { ...row, isMain: index === main },
  );
}

export function makeMain<Row extends { isMain: boolean }>(
  rows: readonly Row[],
  index: number,
): Row[] {
  return withMain(rows.map((row, at) => ({ ...row, isMain: at === index })));
}

export const optionsKey = ({ size, color, type }: PhotoOptions): string =>
  JSON.stringify([size, color, type].map((part) => part.trim().toLowerCase()));

/** Where earlier photos show the same options, this one is another view of the same thing. */
export const sameOptionsBefore = (rows: readonly PhotoOptions[], index: number): number => {
  const row = rows[index];
  return row ? rows.slice(0, index).findIndex((one) => optionsKey(one) === optionsKey(row)) : -1;
};

/** What the wizard holds; a price that isn't one is null. */
export interface ItemDraftFields extends CategoryChoice {
  name: string;
  description: string;
  priceCents: number | null;
  previousCents: number | null;
}

type Flaws = Record<string, string>;

/** What is missing in step 1; in edit the short description may be empty (ITEMW-05). */
export function basicsFlaws(item: ItemDraftFields, isEdit: boolean): Flaws {
  const { priceCents, previousCents } = item;
  return {
    ...(!item.name.trim() && { name: itemNotes.nameRequired }),
    ...(!isEdit && !item.description.trim() && { description: itemNotes.descriptionRequired }),
    ...(priceCents === null && { price: itemNotes.priceRange }),
    ...(priceCents !== null &&
      previousCents !== null &&
      previousCents <= priceCents && { previous_price: itemNotes.previousPriceTooLow }),
  };
}

/** What is missing in step 2 (ITEMW-06). */
export function detailsFlaws(item: CategoryChoice): Flaws {
  const flaw = categoryFlaw(item);
  if (!flaw) return {};
  const sentences = {
    category: itemNotes.categoryRequired,
    subCategory: itemNotes.subCategoryRequired,
    subSubCategory: itemNotes.subSubCategoryUnknown,
  };
  return { [flaw]: sentences[flaw] };
}

/** What is missing in step 3: every photo has a size and a quantity, and one of them is main (ITEMW-16, ITEMW-18). */
export function photoFlaws(photos: readonly PhotoRow[]): Flaws {
  const flaws: Flaws = {};
  for (const [index, { size, quantity }] of photos.entries()) {
    if (!size.trim()) flaws[`photos.${index}.size`] = itemNotes.sizeRequired;
    if (!isQuantity(quantity)) flaws[`photos.${index}.quantity`] = itemNotes.quantityRange;
  }
  if (photos.length > 0 && photos.filter(({ isMain }) => isMain).length !== 1)
    flaws.photos = itemNotes.oneMain;
  return flaws;
}
