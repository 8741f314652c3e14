import { z } from "zod";
import { line, requiredLine } from "../common/fields.ts";
import { bookingCopy } from "./copy.ts";
import {
  maxExtraCents,
  maxExtras,
  maxOptionNameLength,
  maxPreparationLineLength,
  maxPreparationLines,
  maxServiceCents,
  maxStyleLengths,
  maxStyleSizes,
  maxVisitMinutes,
  minVisitMinutes,
  priceStepCents,
} from "./limits.ts";

const optionName = requiredLine(maxOptionNameLength, bookingCopy.optionNameRequired);

const money = (max: number) =>
  z
    .int()
    .min(0)
    .max(max)
    .refine((cents) => cents % priceStepCents === 0, bookingCopy.priceStep);

const visitMinutes = z
  .int()
  .min(minVisitMinutes, bookingCopy.visitLength)
  .max(maxVisitMinutes, bookingCopy.visitLength);

/** One size in one length. The size is null where a service only has lengths, and the other way round. */
const StyleCell = z
  .strictObject({
    size: optionName.nullable(),
    length: optionName.nullable(),
    priceCents: money(maxServiceCents),
    minutesFrom: visitMinutes,
    /** The calendar blocks this long. */
    minutesTo: visitMinutes,
    /** Replaces the deposit of the service; null keeps that. */
    depositCents: money(maxServiceCents).nullable(),
  })
  .refine(({ minutesFrom, minutesTo }) => minutesFrom <= minutesTo, {
    path: ["minutesTo"],
    error: bookingCopy.minutesBackwards,
  })
  .refine(({ priceCents, depositCents }) => (depositCents ?? 0) <= priceCents, {
    path: ["depositCents"],
    error: bookingCopy.depositTooLarge,
  });
export type StyleCell = z.infer<typeof StyleCell>;

/** Names are told apart as a person reads them. */
const hasRepeatedName = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size < names.length;

const optionNames = (max: number) =>
  z
    .array(optionName)
    .max(max)
    .refine((names) => !hasRepeatedName(names), bookingCopy.optionNameRepeated);

/** The sizes and lengths of a service. A combination without a cell isn't offered. */
export const StyleTable = z
  .strictObject({
    sizes: optionNames(maxStyleSizes),
    lengths: optionNames(maxStyleLengths),
    cells: z
      .array(StyleCell)
      .min(1, bookingCopy.styleCellRequired)
      .max(maxStyleSizes * maxStyleLengths),
  })
  .refine(({ sizes, lengths }) => sizes.length + lengths.length > 0, {
    path: ["sizes"],
    error: bookingCopy.sizeOrLengthRequired,
  })
  .refine(hasOneCellForEach, { path: ["cells"], error: bookingCopy.styleCellUnknown });
export type StyleTable = z.infer<typeof StyleTable>;

function hasOneCellForEach(table: {
  sizes: string[];
  lengths: string[];
  cells: Pick<StyleCell, "size" | "length">[];
}): boolean {
  const isOption = (names: string[], name: string | null) =>
    name === null ? names.length === 0 : names.includes(name);
  const keys = table.cells.map(({ size, length }) => JSON.stringify([size, length]));
  return (
    new Set(keys).size === keys.length &&
    table.cells.every(
      ({ size, length }) => isOption(table.sizes, size) && isOption(table.lengths, length),
    )
  );
}

const Extra = z.strictObject({
  name: optionName,
  priceCents: money(maxExtraCents),
  /** Added to the visit; 0 where it takes no longer. */
  minutes: z.int().min(0).max(maxVisitMinutes),
});
export type Extra = z.infer<typeof Extra>;

export const Extras = z
  .array(Extra)
  .max(maxExtras)
  .refine(
    (extras) => !hasRepeatedName(extras.map(({ name }) => name)),
    bookingCopy.optionNameRepeated,
  );

export const Preparation = z
  .array(requiredLine(maxPreparationLineLength, bookingCopy.preparationRequired))
  .max(maxPreparationLines, bookingCopy.tooManyPreparationLines);

/** What somebody chose of a service, by name. */
export const StyleChoice = z.strictObject({
  size: line(maxOptionNameLength).optional(),
  length: line(maxOptionNameLength).optional(),
  extras: z.array(line(maxOptionNameLength)).max(maxExtras).optional(),
});
export type StyleChoice = z.infer<typeof StyleChoice>;

/** The same choice in a query. A name has no line breaks, so the names of several extras are separated by one. */
export const StyleQuery = {
  size: StyleChoice.shape.size,
  length: StyleChoice.shape.length,
  extras: z
    .string()
    .max(maxExtras * (maxOptionNameLength + 1))
    .optional(),
};

export const toStyleQuery = ({ size, length, extras = [] }: StyleChoice) => ({
  size,
  length,
  extras: extras.length > 0 ? extras.join("\n") : undefined,
});

export const readStyleQuery = ({
  size,
  length,
  extras,
}: {
  size?: string | undefined;
  length?: string | undefined;
  extras?: string | undefined;
}): StyleChoice => ({ size, length, extras: extras ? extras.split("\n") : [] });

/** What was chosen, as it was when it was booked. */
export const BookedStyle = z.strictObject({
  size: z.string().nullable(),
  length: z.string().nullable(),
  extras: z.array(z.strictObject({ name: z.string(), priceCents: z.int(), minutes: z.int() })),
  /** The visit takes at least this long; the booking's own length is the longest. */
  minutesFrom: z.int(),
});
export type BookedStyle = z.infer<typeof BookedStyle>;
