import { listWindowSpans } from "@boab/contracts/directory/hours";
import type { SpecialDay } from "@boab/contracts/directory/special-days";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { formatMultirange } from "#platform/db/multirange.ts";

/** Yesterday's day stays, because its evening may extend past midnight; what was before it is of no use. */
export async function replaceSpecialDays(
  tx: Tx,
  businessId: string,
  { today, daysToCome }: { today: string; daysToCome: readonly SpecialDay[] },
): Promise<void> {
  await tx
    .deleteFrom("directory.specialDay")
    .where("businessId", "=", businessId)
    .where(sql<boolean>`date <> ${today}::date - 1`)
    .execute();
  if (daysToCome.length === 0) return;
  await tx
    .insertInto("directory.specialDay")
    .values(
      daysToCome.map(({ date, kind, windows, note }) => ({
        businessId,
        date,
        kind,
        windows: JSON.stringify(windows),
        openMinutes: formatMultirange(listWindowSpans(windows)),
        note,
      })),
    )
    .execute();
}
