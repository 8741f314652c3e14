import type { CourierPreset } from "@boab/contracts/marketplace/couriers";
import type { ItemCondition, ItemGender, ItemStyle } from "@boab/contracts/marketplace/item-limits";
import type { ItemPicture, ItemStatus } from "@boab/contracts/marketplace/items";
import { defineColumns } from "#platform/db/columns.ts";

export const itemColumns = defineColumns<"marketplace.item">()({
  id: "id",
  sku: "sku",
  storeId: "store_id",
  status: "status",
  name: "name",
  description: "description",
  priceCents: "price_cents",
  previousCents: "previous_price_cents",
  category: "category",
  subCategory: "sub_category",
  subSubCategory: "sub_sub_category",
  mainPicture: "main_picture",
  hasFreeShipping: "has_free_shipping",
  stock: "stock",
  soldCount: "sold_count",
  createdAt: "created_at",
  longDescription: "long_description",
  brand: "brand",
  condition: "condition",
  genders: "genders",
  styles: "styles",
  sizes: "sizes",
  colours: "colours",
  couriers: "couriers",
  hasFreeReturns: "has_free_returns",
  pickupNote: "pickup_note",
  ratingSum: "rating_sum",
  reviewCount: "review_count",
  version: "version",
});

/** What a list reads. */
export const cardColumns = itemColumns.select(
  "id",
  "sku",
  "storeId",
  "status",
  "name",
  "description",
  "priceCents",
  "previousCents",
  "category",
  "subCategory",
  "subSubCategory",
  "mainPicture",
  "hasFreeShipping",
  "stock",
  "soldCount",
  "createdAt",
);

/** What a list reads of an item. */
export interface CardRow {
  id: string;
  sku: string;
  storeId: string;
  status: ItemStatus;
  name: string;
  description: string;
  priceCents: number | null;
  previousCents: number | null;
  category: string;
  subCategory: string | null;
  subSubCategory: string | null;
  mainPicture: ItemPicture | null;
  hasFreeShipping: boolean;
  stock: number;
  soldCount: number;
  createdAt: Date;
}

export interface StoredItem extends CardRow {
  longDescription: string;
  brand: string;
  condition: ItemCondition | null;
  genders: ItemGender[];
  styles: ItemStyle[];
  sizes: string[];
  colours: string[];
  couriers: CourierPreset[];
  hasFreeReturns: boolean;
  pickupNote: string | null;
  ratingSum: number;
  reviewCount: number;
  version: number;
}

export interface StoredPhoto {
  id: string;
  uploadId: string;
  isMain: boolean;
  picture: ItemPicture;
  size: string;
  color: string;
  type: string;
  draftQuantity: number | null;
  variantId: string | null;
}

export interface StoredVariant {
  id: string;
  size: string;
  color: string;
  type: string;
  stock: number;
  isRetired: boolean;
}
