import type { PricedLine, WantedLine } from "#areas/payments/index.ts";
import type { BookingsDeps } from "../deps.ts";
import { findHeldBookings } from "./booking-payments.repository.ts";

/**
 * What a held time costs and who is paid, by what was agreed when it was booked; in the order wanted. Nobody pays for
 * somebody else's, and the page closes when the hold does.
 */
export async function priceBookings(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  wanted: WantedLine[],
  buyerId: string | undefined,
): Promise<(PricedLine | undefined)[]> {
  const ids = wanted.flatMap((line) => ("bookingId" in line ? line.bookingId : []));
  if (ids.length === 0 || buyerId === undefined) return wanted.map(() => undefined);
  const held = await findHeldBookings(db, ids, buyerId, clock());
  return wanted.map((line) => {
    const booking = held.find(({ id }) => "bookingId" in line && id === line.bookingId);
    if (!booking?.holdExpiresAt) return undefined;
    const { id, dueNowCents, priceCents, serviceTitle, businessName, slug } = booking;
    const isDeposit = dueNowCents < priceCents;
    return {
      reference: id,
      title: `${serviceTitle ?? "Booking"}${isDeposit ? ", deposit" : ""} (${id})`,
      unitCents: dueNowCents,
      payeeId: booking.ownerId,
      sellerName: businessName,
      sellerPath: `/directory/listings/${slug}`,
      closesAt: booking.holdExpiresAt,
    };
  });
}
