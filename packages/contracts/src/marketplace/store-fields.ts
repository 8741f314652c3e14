import { z } from "zod";
import { LocalDate } from "../bookings/fields.ts";
import { Email, line, Phone, paragraphOrEmpty, text } from "../common/fields.ts";
import { digitsOf, isAbn } from "./abn.ts";
import { descriptionMost, freeShippingRange, holidayMessageMost, storeNameMost } from "./limits.ts";
import { storePageTexts, storeTexts } from "./texts.ts";

export const StoreId = text(12, storeTexts.noStoreId).regex(
  /^STO-[0-9A-Z]{8}$/,
  storeTexts.noStoreId,
);

/** The readable part of `/marketplace/stores/{slug}`. */
export const StoreSlug = text(60, "Invalid address.").regex(
  /^[a-z0-9]+(-+[a-z0-9]+)*$/,
  "Invalid address.",
);

/** Names that would pass for ours. */
const ourNames = /^(the )?boab( (market|marketplace|store|shop|support|team|official|australia))?$/;

const isOurs = (name: string) =>
  ourNames.test(
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim(),
  );

export const StoreName = text(storeNameMost, storePageTexts.nameTooLong)
  .transform((name) => name.normalize("NFC").trim().replace(/\s+/gu, " "))
  .refine((name) => name.length <= storeNameMost, storePageTexts.nameTooLong)
  .refine((name) => /[\p{L}\p{N}]/u.test(name), storePageTexts.nameRequired)
  .refine((name) => !isOurs(name), storePageTexts.nameReserved);

/** PayPal's own form of a merchant id; people paste it with spaces. */
export const MerchantId = text(40, storeTexts.merchantIdInvalid)
  .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
  .refine((id) => /^[A-Z0-9]{13}$/.test(id), storeTexts.merchantIdInvalid);

/** Email and name are required, the rest is optional (STORE-07). */
export const StoreDetails = z.strictObject({
  email: Email,
  storeName: StoreName,
  location: line(120).optional(),
  description: paragraphOrEmpty(descriptionMost).optional(),
  phoneNumber: z
    .union([z.literal("").transform(() => null), Phone])
    .nullable()
    .optional(),
  isGstRegistered: z.boolean().optional(),
  /** On invoices; empty for none. */
  abn: z
    .union([
      z.literal("").transform(() => null),
      text(20, storePageTexts.abnInvalid)
        .transform(digitsOf)
        .refine(isAbn, storePageTexts.abnInvalid),
    ])
    .nullable()
    .optional(),
  /** Orders of this much or more are sent for free by the cheapest delivery; null for none (F-MKT-10). */
  freeShippingFromCents: z
    .int(storePageTexts.freeShippingInvalid)
    .min(freeShippingRange.least, storePageTexts.freeShippingInvalid)
    .max(freeShippingRange.most, storePageTexts.freeShippingInvalid)
    .nullable()
    .optional(),
});
export type StoreDetails = z.output<typeof StoreDetails>;

export const HolidayInput = z.strictObject({
  isOn: z.boolean(),
  /** Shown on the store's page, and in the reply to whoever asks to be told. */
  message: paragraphOrEmpty(holidayMessageMost),
  backOn: LocalDate.nullable(),
});
export type HolidayInput = z.output<typeof HolidayInput>;
