import { bookingCopy } from "@boab/contracts/bookings/copy";
import { maxServiceCents, priceStepCents } from "@boab/contracts/bookings/limits";
import {
  filterCompletePrices,
  type PriceRow,
  type readPriceRow,
} from "@boab/contracts/directory/business-sections";
import type { Price, PublicBusiness } from "@boab/contracts/directory/businesses";
import { businessFieldCopy } from "@boab/contracts/directory/copy";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { type ListedPrice, replacePrices } from "../prices/prices.repository.ts";
import { findUnknownIdIndex } from "./business.rules.ts";
import { readPrices } from "./changed-fields.ts";

/** Saves the rows that have a price. Existing prices keep their ids (DIR-PRICE-02). */
export async function savePrices(
  tx: Tx,
  listing: PublicBusiness,
  rows: readonly PriceRow[],
): Promise<Omit<ListedPrice, "id">[]> {
  const { id, pricings } = listing;
  const invalidIdIndex = findUnknownIdIndex(
    rows,
    pricings.map((price) => price.id),
  );
  if (invalidIdIndex >= 0)
    throw new AppError("bad_request", {
      fields: { [`pricings.${invalidIdIndex}.id`]: businessFieldCopy.priceGone },
    });
  const readRows = readPrices(rows, listing);
  const invalidAmountIndex = readRows.findIndex(
    ({ durationMinutes, amountCents }) => durationMinutes !== null && !isServicePrice(amountCents),
  );
  if (invalidAmountIndex >= 0)
    throw new AppError("bad_request", {
      fields: { [`pricings.${invalidAmountIndex}.amountCents`]: bookingCopy.priceStep },
    });
  const changedStyledIndex = readRows.findIndex((row) => changesStyledPrice(row, pricings));
  if (changedStyledIndex >= 0)
    throw new AppError("bad_request", {
      fields: { [`pricings.${changedStyledIndex}.amountCents`]: businessFieldCopy.priceHasStyles },
    });
  const savedPrices = filterCompletePrices(readRows).map((row) => ({
    ...row,
    amountCents: row.amountCents ?? 0,
  }));
  await replacePrices(tx, id, savedPrices);
  return savedPrices;
}

/** A price that comes from sizes and lengths changes with them, which only the booking settings know. */
function changesStyledPrice(row: ReturnType<typeof readPriceRow>, pricings: readonly Price[]) {
  const stored = pricings.find(({ id }) => id === row.id);
  if (!stored || row.shortestMinutes === null) return false;
  return row.amountCents !== stored.amountCents || row.durationMinutes !== stored.durationMinutes;
}

/** What is booked goes in steps of 50 cents (BOOK-03, X-32). An incomplete row is dropped, not refused. */
const isServicePrice = (amountCents: number | null) =>
  amountCents === null ||
  amountCents < 0 ||
  (amountCents % priceStepCents === 0 && amountCents <= maxServiceCents);
