import type { PricedLine, WantedLine } from "#areas/payments/index.ts";
import type { Db } from "#platform/db/db.ts";
import { findPrices } from "./prices.repository.ts";

/** What prices of public listings cost now, and whose they are; in the order wanted. */
export async function priceListedLines(
  db: Db,
  wanted: WantedLine[],
): Promise<(PricedLine | undefined)[]> {
  const listed = wanted.flatMap((line) => ("pricingId" in line ? line.pricingId : []));
  const rows = listed.length > 0 ? await findPrices(db, listed) : [];
  return wanted.map((line) => {
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
      }
    );
  });
}
