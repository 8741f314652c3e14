import type { CallInput } from "@boab/contracts/common/call";
import { toCents, toDollars } from "@boab/contracts/common/dollars";
import { findPreset } from "@boab/contracts/marketplace/couriers";
import {
  type CategoryChoice,
  coerceCategory,
  offersSizesByDefault,
} from "@boab/contracts/marketplace/item-categories";
import {
  type ItemCondition,
  type ItemGender,
  type ItemStyle,
  oneSize,
} from "@boab/contracts/marketplace/item-limits";
import {
  ensureMainPhoto,
  findSameOptionsBefore,
  type PhotoRow,
  sumQuantities,
} from "@boab/contracts/marketplace/item-rules";
import type { CourierOption, EditableItem, saveItemDraft } from "@boab/contracts/marketplace/items";
import { formatEditableAmount, parseAmount } from "@boab/format/amounts";
import type { FinishedUpload } from "#lib/uploads/upload-file.ts";

/** A photo of the item, either stored already or just uploaded. */
export interface WizardPhoto {
  key: string;
  id: string | undefined;
  uploadId: string | undefined;
  name: string;
  size: string;
  color: string;
  type: string;
  /** The typed text, which may not be a number. */
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

/** The deliveries a buyer can choose from, for the fee preview. */
export const listDeliveries = ({
  couriers,
  hasPickup,
}: Pick<WizardItem, "couriers" | "hasPickup">) => [
  ...couriers.map(({ id, courier_name, shippingType, shippingCost }) => ({
    id,
    label: `${courier_name} ${shippingType}`,
    cents: toCents(shippingCost),
  })),
  ...(hasPickup ? [{ id: "pickup", label: "Local pick-up", cents: 0 }] : []),
];

const formatTypedPrice = (dollars: number | null) =>
  dollars === null ? "" : formatEditableAmount(toCents(dollars));

/**
 * Converts a stored item for editing. A category that is no longer in the tree becomes the first valid one (ITEMW-09).
 */
export function toWizardItem(item: EditableItem): WizardItem {
  const isCategoryChosen = item.category !== "" && item.status !== "draft";
  return {
    name: item.name,
    description: item.description,
    longDescription: item.Long_desc,
    price: formatTypedPrice(item.price),
    previousPrice: formatTypedPrice(item.previous_price),
    ...(isCategoryChosen
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

/** new photos in a category without sizes start with "one size". */
export const withUploads = (item: WizardItem, uploads: readonly FinishedUpload[]): WizardItem => ({
  ...item,
  photos: ensureMainPhoto([
    ...item.photos,
    ...uploads.map(({ uploadId, fileName, renditions }): WizardPhoto => {
      const findUrl = (label: string) =>
        renditions.find((rendition) => rendition.label === label)?.jpeg ?? "";
      return {
        key: uploadId,
        id: undefined,
        uploadId,
        name: fileName,
        size: item.category !== "" && !offersSizesByDefault(item.category) ? oneSize : "",
        color: "",
        type: "",
        quantity: "",
        isMain: false,
        small: findUrl("mobile"),
        large: findUrl("tablet"),
      };
    }),
  ]),
});

const readQuantity = (text: string): number | null =>
  /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;

/** A second photo of the same options adds nothing to the stock unless the seller enters a quantity. */
export const toPhotoRows = (photos: readonly WizardPhoto[]): PhotoRow[] =>
  photos.map(({ isMain, size, color, type, quantity }, index) => ({
    isMain,
    size,
    color,
    type,
    quantity:
      quantity.trim() === "" && size.trim() !== "" && findSameOptionsBefore(photos, index) >= 0
        ? 0
        : readQuantity(quantity),
  }));

export const countStock = ({ photos }: Pick<WizardItem, "photos">): number =>
  sumQuantities(toPhotoRows(photos));

export const parsePriceCents = (text: string): number | null => {
  const cents = parseAmount(text);
  return cents !== null && cents !== undefined && cents >= 1 && cents <= 2_000_000 ? cents : null;
};

const parseDollars = (text: string) => {
  const cents = parsePriceCents(text);
  return cents === null ? null : toDollars(cents);
};

/** The API's input for an item that may be incomplete. */
export type ItemInput = CallInput<typeof saveItemDraft>["body"];

/** An invalid price becomes null. */
export function toItemInput(item: WizardItem): ItemInput {
  const rows = toPhotoRows(item.photos);
  return {
    name: item.name,
    description: item.description,
    Long_desc: item.longDescription,
    price: parseDollars(item.price),
    previous_price: parseDollars(item.previousPrice),
    category: item.category,
    subCategory: item.subCategory,
    subSubCategory: item.subSubCategory,
    courier_info: item.couriers.map(toCourierInput),
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

const toCourierInput = (option: CourierOption) => {
  if (findPreset(option.id)) return { id: option.id };
  const { courier_name, shippingType, shippingTime, shippingCost } = option;
  return { courier_name, shippingType, shippingTime, shippingCost };
};
