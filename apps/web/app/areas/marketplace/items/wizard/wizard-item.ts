import type { CallInput } from "@boab/contracts/common/call";
import { findPreset } from "@boab/contracts/marketplace/couriers";
import {
  type CategoryChoice,
  coerceCategory,
  usuallyHasSizes,
} from "@boab/contracts/marketplace/item-categories";
import {
  type ItemCondition,
  type ItemGender,
  type ItemStyle,
  oneSize,
} from "@boab/contracts/marketplace/item-limits";
import {
  type PhotoRow,
  quantityOf,
  sameOptionsBefore,
  withMain,
} from "@boab/contracts/marketplace/item-rules";
import type { CourierOption, EditableItem, saveItemDraft } from "@boab/contracts/marketplace/items";
import { readAmount, writeAmount } from "#lib/format/amount.ts";
import type { FinishedUpload } from "#lib/uploads/upload-file.ts";

/** A photo of the item: one that is stored, or one that was just uploaded. */
export interface WizardPhoto {
  key: string;
  id: string | undefined;
  uploadId: string | undefined;
  name: string;
  size: string;
  color: string;
  type: string;
  /** As typed. */
  quantity: string;
  isMain: boolean;
  small: string;
  large: string;
}

/** Everything the wizard edits, as typed. */
export interface WizardItem extends CategoryChoice {
  name: string;
  description: string;
  longDescription: string;
  price: string;
  previousPrice: string;
  brand: string;
  condition: ItemCondition | "";
  genders: ItemGender[];
  styles: ItemStyle[];
  freeReturns: boolean;
  couriers: CourierOption[];
  hasPickup: boolean;
  pickupNote: string;
  photos: WizardPhoto[];
}

export const emptyItem: WizardItem = {
  name: "",
  description: "",
  longDescription: "",
  price: "",
  previousPrice: "",
  category: "",
  subCategory: null,
  subSubCategory: null,
  brand: "",
  condition: "",
  genders: [],
  styles: [],
  freeReturns: false,
  couriers: [],
  hasPickup: false,
  pickupNote: "",
  photos: [],
};

const typed = (dollars: number | null) =>
  dollars === null ? "" : writeAmount(Math.round(dollars * 100));

/** What is stored, ready to be edited; a category that left the tree becomes the first valid one (ITEMW-09). */
export function wizardItemOf(item: EditableItem): WizardItem {
  const isChosen = item.category !== "" && item.status !== "draft";
  return {
    name: item.name,
    description: item.description,
    longDescription: item.Long_desc,
    price: typed(item.price),
    previousPrice: typed(item.previous_price),
    ...(isChosen
      ? coerceCategory(item)
      : {
          category: item.category,
          subCategory: item.subCategory,
          subSubCategory: item.subSubCategory,
        }),
    brand: item.brand,
    condition: item.condition ?? "",
    genders: item.genders,
    styles: item.styles,
    freeReturns: item.freeReturns,
    couriers: item.courier_info,
    hasPickup: item.pickup !== null,
    pickupNote: item.pickup?.note ?? "",
    photos: item.photos.map(({ id, url, quantity, ...photo }, index) => ({
      ...photo,
      key: id,
      id,
      uploadId: undefined,
      name: `Photo ${index + 1}`,
      quantity: quantity === null ? "" : String(quantity),
      small: url.mobile.jpeg,
      large: url.tablet.jpeg,
    })),
  };
}

/** what has no sizes starts with one. */
export const withUploads = (item: WizardItem, uploads: readonly FinishedUpload[]): WizardItem => ({
  ...item,
  photos: withMain([
    ...item.photos,
    ...uploads.map(({ uploadId, fileName, renditions }): WizardPhoto => {
      const addressOf = (label: string) =>
        renditions.find((rendition) => rendition.label === label)?.jpeg ?? "";
      return {
        key: uploadId,
        id: undefined,
        uploadId,
        name: fileName,
        size: item.category !== "" && !usuallyHasSizes(item.category) ? oneSize : "",
        color: "",
        type: "",
        quantity: "",
        isMain: false,
        small: addressOf("mobile"),
        large: addressOf("tablet"),
      };
    }),
  ]),
});

const readQuantity = (text: string): number | null =>
  /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;

/** Another view of the same thing adds nothing to the stock unless somebody says so. */
export const photoRows = (photos: readonly WizardPhoto[]): PhotoRow[] =>
  photos.map(({ isMain, size, color, type, quantity }, index) => ({
    isMain,
    size,
    color,
    type,
    quantity:
      quantity.trim() === "" && size.trim() !== "" && sameOptionsBefore(photos, index) >= 0
        ? 0
        : readQuantity(quantity),
  }));

export const stockOf = (item: WizardItem): number => quantityOf(photoRows(item.photos));

export const priceCentsOf = (text: string): number | null => {
  const cents = readAmount(text);
  return cents !== null && cents !== undefined && cents >= 1 && cents <= 2_000_000 ? cents : null;
};

const dollarsOf = (text: string) => {
  const cents = priceCentsOf(text);
  return cents === null ? null : cents / 100;
};

/** What the API takes of an item that may be incomplete. */
export type ItemInput = CallInput<typeof saveItemDraft>["body"];

/** A price that isn't one is null. */
export function bodyOf(item: WizardItem): ItemInput {
  const rows = photoRows(item.photos);
  return {
    name: item.name,
    description: item.description,
    Long_desc: item.longDescription,
    price: dollarsOf(item.price),
    previous_price: dollarsOf(item.previousPrice),
    category: item.category,
    subCategory: item.subCategory,
    subSubCategory: item.subSubCategory,
    courier_info: item.couriers.map(courierInput),
    pickup: item.hasPickup ? { note: item.pickupNote } : null,
    brand: item.brand,
    condition: item.condition || null,
    genders: item.genders,
    styles: item.styles,
    freeReturns: item.freeReturns,
    photos: item.photos.map(({ id, uploadId }, index) => ({
      ...(id === undefined ? { uploadId } : { id }),
      ...(rows[index] as PhotoRow),
    })),
  };
}

const courierInput = (option: CourierOption) => {
  if (findPreset(option.id)) return { id: option.id };
  const { courier_name, shippingType, shippingTime, shippingCost } = option;
  return { courier_name, shippingType, shippingTime, shippingCost };
};
