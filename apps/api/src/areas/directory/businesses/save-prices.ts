import { filterCompletePrices, type PriceRow } from "@boab/contracts/directory/business-sections";
import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import { businessFieldCopy } from "@boab/contracts/directory/copy";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { findUnknownIdIndex } from "./business.rules.ts";
import { readPrices } from "./changed-fields.ts";
import { replacePrices } from "./sections.repository.ts";

/** Saves the rows that have a price. Existing prices keep their ids (DIR-PRICE-02). */
export async function savePrices(
  tx: Tx,
  listing: PublicBusiness,
  rows: readonly PriceRow[],
): Promise<{ title: string; amountCents: number }[]> {
  const { id, pricings } = listing;
  const invalidIdIndex = findUnknownIdIndex(
    rows,
    pricings.map((price) => price.id),
  );
  if (invalidIdIndex >= 0)
    throw new AppError("bad_request", {
      fields: { [`pricings.${invalidIdIndex}.id`]: businessFieldCopy.priceGone },
    });
  const savedPrices = filterCompletePrices(readPrices(rows, listing)).map((row) => ({
    ...row,
    amountCents: row.amountCents ?? 0,
  }));
  await replacePrices(tx, id, savedPrices);
  return savedPrices;
}
