import type { PricedLine, WantedLine } from "#areas/payments/index.ts";
import type { Db } from "#platform/db/db.ts";
import { findPrices } from "./prices.repository.ts";

/** What prices of public listings cost now, and whose they are; in the order wanted. */
export async function priceListedLines(
  db: Db,
  wanted: WantedLine[],
): Promise<(PricedLine | undefined)[]> {
  const rows = await findPrices(
    db,
    wanted.map(({ pricingId }) => pricingId),
  );
  return wanted.map(({ businessId, pricingId }) => {
    const row = rows.find((one) => one.id === pricingId && one.businessId === businessId);
    return (
      row && {
        reference: row.id,
        title: row.title,
        unitCents: row.amountCents,
        payeeId: row.ownerId,
        sellerName: row.businessName,
        sellerPath: `/directory/listings/${row.slug}`,
      }
    );
  });
}
