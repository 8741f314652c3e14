import { getKeys } from "@boab/contracts/common/keys";
import { makeRecord } from "@boab/contracts/common/make-record";
import { formatAbn } from "@boab/contracts/marketplace/abn";
import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { formatEditableAmount } from "@boab/format/amounts";

/** The details of a store as its form holds them. */
export interface StoreValues {
  storeName: string;
  email: string;
  location: string;
  phoneNumber: string;
  description: string;
  isGstRegistered: string;
  abn: string;
  freeShippingFrom: string;
}

export const storeLabels: Record<keyof StoreValues, string> = {
  storeName: "Store name",
  email: "Email",
  location: "Location",
  phoneNumber: "Phone",
  description: "Description",
  isGstRegistered: "Registered for GST",
  abn: "ABN",
  freeShippingFrom: "Free shipping on orders over",
};

export const toStoreValues = (store: OwnStore): StoreValues => ({
  storeName: store.storeName,
  email: store.email,
  location: store.location ?? "",
  phoneNumber: store.phoneNumber ?? "",
  description: store.description ?? "",
  isGstRegistered: store.isGstRegistered ? "yes" : "",
  abn: store.abn ? formatAbn(store.abn) : "",
  freeShippingFrom:
    store.freeShippingFromCents === null ? "" : formatEditableAmount(store.freeShippingFromCents),
});

/** Reads the typed values. A box that isn't ticked sends nothing, so it becomes empty. */
export const readStoreValues = (typed: Record<string, string>): StoreValues =>
  makeRecord(getKeys(storeLabels), (field) => typed[field] ?? "");

export const describeStoreValue = (value: unknown, field: string): string => {
  if (field === "isGstRegistered") return value === "yes" ? "Yes" : "No";
  return value === "" ? "Empty" : String(value);
};
