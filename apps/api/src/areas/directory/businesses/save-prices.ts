import { keptPrices, type PriceRow } from "@boab/contracts/directory/business-sections";
import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { strangerAmong } from "./business.rules.ts";
import { readPrices } from "./changed-fields.ts";
import { replacePrices } from "./sections.repository.ts";

/** Saves the rows that have a price; those that stay keep their ids (DIR-PRICE-02). */
export async function savePrices(
  tx: Tx,
  listing: PublicBusiness,
  rows: readonly PriceRow[],
): Promise<{ title: string; amountCents: number }[]> {
  const { id, pricings } = listing;
  const strange = strangerAmong(
    rows,
    pricings.map((price) => price.id),
  );
  if (strange >= 0)
    throw new AppError("bad_request", {
      fields: { [`pricings.${strange}.id`]: listingTexts.priceGone },
    });
  const kept = keptPrices(readPrices(rows, listing)).map((row) => ({
    ...row,
    amountCents: row.amountCents ?? 0,
  }));
  await replacePrices(tx, id, kept);
  return kept;
}
