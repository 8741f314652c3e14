import { z } from "zod";
import { bookingCopy } from "../bookings/copy.ts";
import { maxVisitMinutes, minVisitMinutes } from "../bookings/limits.ts";
import { toCents, toDollars } from "../common/dollars.ts";
import { line, requiredLine, text } from "../common/fields.ts";
import { businessFieldCopy } from "./copy.ts";
import { WeekHours } from "./hours.ts";
import { maxCaptionWords, maxPrices } from "./limits.ts";
import {
  BusinessName,
  Category,
  Description,
  HttpsLink,
  ListingEmail,
  ListingPhone,
  Slug,
  truncateWords,
} from "./listing-fields.ts";
import { CoverPosition } from "./pictures.ts";
import { SocialsInput } from "./socials.ts";
import { SpecialDays } from "./special-days.ts";
import { StateCode } from "./suburbs.ts";
import { VideoInput } from "./videos.ts";

/** The fields of the wizard and of the basic information section. */
export const BasicInfo = z.strictObject({
  businessName: BusinessName,
  slug: Slug,
  category: Category,
  phone: ListingPhone,
  email: ListingEmail,
  description: Description,
});
export type BasicInfo = z.output<typeof BasicInfo>;

export const Address = z.strictObject({
  address: requiredLine(160, businessFieldCopy.addressIncomplete),
  city: requiredLine(80, businessFieldCopy.addressIncomplete),
  state: StateCode,
  postcode: text(20, "Please enter a four-digit postcode.")
    .trim()
    .regex(/^\d{4}$/, "Please enter a four-digit postcode."),
  country: requiredLine(60, businessFieldCopy.addressIncomplete),
});
export type Address = z.output<typeof Address>;

/** The parts are saved together. All are null for a listing without an address. */
export const AddressParts = z.strictObject({
  address: Address.shape.address.nullable(),
  city: Address.shape.city.nullable(),
  state: Address.shape.state.nullable(),
  postcode: Address.shape.postcode.nullable(),
  country: Address.shape.country.nullable(),
});
export type AddressParts = z.output<typeof AddressParts>;

const maxCents = 100_000_000;
const dollars = z.number().max(toDollars(maxCents)).nullable().optional();

/** Each value may come under any of its specified names (DIR-PRICE-01); `amount` and `price` are in dollars. */
export const PriceRow = z.strictObject({
  id: z.uuid().optional(),
  title: line(120).optional(),
  type: line(120).optional(),
  amountCents: z.int().max(maxCents).nullable().optional(),
  amount: dollars,
  price: dollars,
  /** Null for a price that is not booked with a time. An existing row keeps its length when this is left out. */
  durationMinutes: z
    .int()
    .min(minVisitMinutes, bookingCopy.visitLength)
    .max(maxVisitMinutes, bookingCopy.visitLength)
    .nullable()
    .optional(),
  /** Set by the booking settings. Accepted because clients send back what they read. */
  shortestMinutes: z.int().nullable().optional(),
});
export type PriceRow = z.output<typeof PriceRow>;

const toOptionalCents = (amount: number | null | undefined) =>
  typeof amount === "number" ? toCents(amount) : amount;

/**
 * A row under one name each. A client may send back what it read and change only the name it knows, so the
 * value that differs from the stored one counts.
 */
export function readPriceRow(
  { id, title, type, amountCents, amount, price, durationMinutes }: PriceRow,
  stored?: {
    title: string;
    amountCents: number;
    durationMinutes: number | null;
    shortestMinutes: number | null;
  },
) {
  const pickChanged = <Value>(values: (Value | undefined)[], before: Value | undefined) => {
    const given = values.filter((value) => value !== undefined);
    return given.find((value) => value !== before) ?? given[0];
  };
  const readDuration =
    durationMinutes === undefined ? (stored?.durationMinutes ?? null) : durationMinutes;
  return {
    ...(id !== undefined && { id }),
    title: pickChanged([title, type], stored?.title) ?? "",
    amountCents:
      pickChanged<number | null>(
        [amountCents, toOptionalCents(amount), toOptionalCents(price)],
        stored?.amountCents,
      ) ?? null,
    durationMinutes: readDuration,
    // Without a length nobody can book it, in whichever style.
    shortestMinutes: readDuration === null ? null : (stored?.shortestMinutes ?? null),
  };
}

/** A row without a title or an amount is dropped and doesn't block the rest (DIR-PRICE-02). */
export const filterCompletePrices = <Row extends { title: string; amountCents: number | null }>(
  rows: readonly Row[],
) =>
  rows.filter(({ title, amountCents }) => title !== "" && amountCents !== null && amountCents >= 0);

/** An existing photo has its id; a new one has its upload's id. */
export const GalleryRow = z
  .strictObject({
    id: z.uuid().optional(),
    uploadId: z.uuid().optional(),
    name: line(120),
    description: text(1000)
      .transform((text) => truncateWords(text.normalize("NFC").trim(), maxCaptionWords))
      .pipe(z.string().max(300)),
  })
  .refine(({ id, uploadId }) => (id === undefined) !== (uploadId === undefined), {
    path: ["uploadId"],
    error: businessFieldCopy.pictureGone,
  });

export const CatalogInput = z.strictObject({ title: line(120), urlLink: HttpsLink });

/** The other sections, each saved on its own. */
export const sectionFields = {
  hideAddress: z.boolean(),
  days: WeekHours.nullable(),
  specialDays: SpecialDays,
  pricings: z.array(PriceRow).max(maxPrices),
  socials: SocialsInput,
  videoLink: VideoInput,
  videoCaption: line(160).nullable(),
  catalogData: CatalogInput.nullable(),
  /** The id of a ready upload; null removes the photo. */
  cover: z.uuid().nullable(),
  logo: z.uuid().nullable(),
  coverImagePos: CoverPosition,
  isLive: z.boolean(),
};
