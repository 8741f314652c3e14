import type { PricedLine, RequestedLine } from "#areas/payments/index.ts";
import type { Db } from "#platform/db/db.ts";
import { findPrices } from "./prices.repository.ts";

/** Looks up the current price and the owner of each line, in the order of the lines. Hidden listings have no prices. */
export async function priceListedLines(
  db: Db,
  lines: RequestedLine[],
): Promise<(PricedLine | undefined)[]> {
  const pricingIds = lines.flatMap((line) => ("pricingId" in line ? line.pricingId : []));
  const rows = pricingIds.length > 0 ? await findPrices(db, pricingIds) : [];
  return lines.map((line) => {
    const row = rows.find(
      ({ id, businessId }) =>
        "pricingId" in line && id === line.pricingId && businessId === line.businessId,
    );
    return (
      row && {
        reference: row.id,
        title: row.title,
        unitCents: row.amountCents,
        payeeId: row.ownerId,
        sellerName: row.businessName,
        sellerPath: `/directory/listings/${row.slug}`,
        needsBooking: row.durationMinutes !== null,
      }
    );
  });
}
