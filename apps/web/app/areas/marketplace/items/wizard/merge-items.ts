import { isKeyOf } from "@boab/contracts/common/guards";
import {
  type Choices,
  type MergeResult,
  mergeFields,
  type Versions,
} from "#lib/merge/merge-fields.ts";
import { countStock, type WizardItem, type WizardPhoto } from "./wizard-item.ts";

/** Groups fields that are chosen together in a conflict: the category levels, and pick-up with its note. */
const groupMergedFields = ({
  category,
  subCategory,
  subSubCategory,
  hasPickup,
  pickupNote,
  ...item
}: WizardItem) => ({
  ...item,
  category: [category, subCategory, subSubCategory] as const,
  pickup: [hasPickup, pickupNote] as const,
});

const ungroupMergedFields = ({
  category,
  pickup,
  ...item
}: ReturnType<typeof groupMergedFields>): WizardItem => ({
  ...item,
  category: category[0],
  subCategory: category[1],
  subSubCategory: category[2],
  hasPickup: pickup[0],
  pickupNote: pickup[1],
});

/** Merges the changes of two people to the same item. */
export function mergeItems(
  { base, theirs, mine }: Versions<WizardItem>,
  choices: Choices = {},
): MergeResult<WizardItem> {
  const versions = {
    base: groupMergedFields(base),
    theirs: groupMergedFields(theirs),
    mine: groupMergedFields(mine),
  };
  const { merged, clashes } = mergeFields(versions, choices);
  return { merged: ungroupMergedFields(merged), clashes };
}

const labels: Record<keyof ReturnType<typeof groupMergedFields>, string> = {
  name: "Name",
  description: "Short description",
  longDescription: "Full description",
  price: "Price",
  previousPrice: "Previous price",
  category: "Category",
  brand: "Brand or maker",
  condition: "Condition",
  genders: "For",
  styles: "Style",
  freeReturns: "Free returns",
  couriers: "Delivery",
  pickup: "Local pick-up",
  photos: "Photos and stock",
};

export const getItemLabel = (field: string): string =>
  isKeyOf(labels, field) ? labels[field] : field;

/** Formats a value for the choice between two versions; photos show their number and stock. */
export function describeItemValue(value: unknown, field: string): string {
  if (field === "photos") {
    const photos = value as WizardPhoto[];
    const stock = countStock({ photos });
    return `${photos.length} ${photos.length === 1 ? "photo" : "photos"}, ${stock} in stock`;
  }
  if (field === "couriers")
    return describeList(
      (value as WizardItem["couriers"]).map((one) => `${one.courier_name} ${one.shippingType}`),
    );
  if (field === "pickup") {
    const [hasPickup, note] = value as [boolean, string];
    return hasPickup ? note || "Yes" : "No";
  }
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return describeList(Array.isArray(value) ? value.filter(Boolean) : [value]);
}

const describeList = (words: unknown[]) => words.filter(Boolean).join(", ") || "Empty";
