import type { PricedLine, RequestedLine } from "#areas/payments/index.ts";
import type { BookingsDeps } from "../deps.ts";
import { findHeldBookings } from "./booking-payments.repository.ts";

/**
 * Prices held times by what was agreed when they were booked, in the order of the lines. Nobody pays for somebody
 * else's booking, and the payment page closes when the hold expires.
 */
export async function priceBookings(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  lines: RequestedLine[],
  buyerId: string | undefined,
): Promise<(PricedLine | undefined)[]> {
  const ids = lines.flatMap((line) => ("bookingId" in line ? line.bookingId : []));
  if (ids.length === 0 || buyerId === undefined) return lines.map(() => undefined);
  const heldBookings = await findHeldBookings(db, ids, buyerId, clock());
  return lines.map((line) => {
    const booking = heldBookings.find(({ id }) => "bookingId" in line && id === line.bookingId);
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
