import { z } from "zod";
import { LocalDate } from "../bookings/fields.ts";
import { Email, line, Phone, paragraphOrEmpty, text } from "../common/fields.ts";
import { isAbn, toAbnDigits } from "./abn.ts";
import { storeCopy } from "./copy.ts";
import {
  freeShippingRangeCents,
  maxHolidayMessageLength,
  maxStoreDescriptionLength,
  maxStoreNameLength,
} from "./limits.ts";

export const StoreId = text(12, storeCopy.noStoreId).regex(
  /^STO-[0-9A-Z]{8}$/,
  storeCopy.noStoreId,
);

/** The readable part of `/marketplace/stores/{slug}`. */
export const StoreSlug = text(60, "Invalid address.").regex(
  /^[a-z0-9]+(-+[a-z0-9]+)*$/,
  "Invalid address.",
);

/** Buyers could mistake a store with one of these names for ours. */
const reservedNamePattern =
  /^(the )?boab( (market|marketplace|store|shop|support|team|official|australia))?$/;

const isReservedName = (name: string) =>
  reservedNamePattern.test(
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim(),
  );

export const StoreName = text(maxStoreNameLength, storeCopy.nameTooLong)
  .transform((name) => name.normalize("NFC").trim().replace(/\s+/gu, " "))
  .refine((name) => name.length <= maxStoreNameLength, storeCopy.nameTooLong)
  .refine((name) => /[\p{L}\p{N}]/u.test(name), storeCopy.nameRequired)
  .refine((name) => !isReservedName(name), storeCopy.nameReserved);

/** PayPal's own form of a merchant id; people paste it with spaces. */
export const MerchantId = text(40, storeCopy.merchantIdInvalid)
  .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
  .refine((id) => /^[A-Z0-9]{13}$/.test(id), storeCopy.merchantIdInvalid);

/** Email and name are required, the rest is optional (STORE-07). */
export const StoreDetails = z.strictObject({
  email: Email,
  storeName: StoreName,
  location: line(120).optional(),
  description: paragraphOrEmpty(maxStoreDescriptionLength).optional(),
  phoneNumber: z
    .union([z.literal("").transform(() => null), Phone])
    .nullable()
    .optional(),
  isGstRegistered: z.boolean().optional(),
  /** The ABN appears on invoices; an empty string removes it. */
  abn: z
    .union([
      z.literal("").transform(() => null),
      text(20, storeCopy.abnInvalid).transform(toAbnDigits).refine(isAbn, storeCopy.abnInvalid),
    ])
    .nullable()
    .optional(),
  /** The cheapest delivery is free for orders of this amount or more; null for never (F-MKT-10). */
  freeShippingFromCents: z
    .int(storeCopy.freeShippingInvalid)
    .min(freeShippingRangeCents.min, storeCopy.freeShippingInvalid)
    .max(freeShippingRangeCents.max, storeCopy.freeShippingInvalid)
    .nullable()
    .optional(),
});
export type StoreDetails = z.output<typeof StoreDetails>;

export const HolidayInput = z.strictObject({
  isOn: z.boolean(),
  /**
   * The message is shown on the store's page, and in the email to whoever asks to be notified when the store is back.
   */
  message: paragraphOrEmpty(maxHolidayMessageLength),
  backOn: LocalDate.nullable(),
});
export type HolidayInput = z.output<typeof HolidayInput>;
