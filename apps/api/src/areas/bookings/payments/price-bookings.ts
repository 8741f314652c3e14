import { computeFreeUntil } from "@boab/contracts/bookings/cancellation-terms";
import { describeServices } from "@boab/contracts/bookings/party.rules";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { PricedLine, RequestedLine } from "#areas/payments/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { BookingsDeps } from "../deps.ts";
import { requireLinkedBooking } from "../links/open-link.ts";
import { findHeldBookings } from "./booking-payments.repository.ts";

type Deps = Pick<BookingsDeps, "db" | "clock">;

/**
 * Prices held times by what was agreed when they were booked, in the order of the lines. Nobody pays for somebody
 * else's booking, and the payment page closes when the hold expires.
 */
export async function priceBookings(
  { db, clock }: Deps,
  lines: RequestedLine[],
  buyerId: string | undefined,
): Promise<(PricedLine | undefined)[]> {
  const ids = lines.flatMap((line) => ("bookingId" in line ? line.bookingId : []));
  if (ids.length === 0 || buyerId === undefined) return lines.map(() => undefined);
  const heldBookings = await findHeldBookings(db, ids, clock(), buyerId);
  return lines.map((line) => {
    const booking = heldBookings.find(({ id }) => "bookingId" in line && id === line.bookingId);
    return booking && toPricedLine(booking);
  });
}

/** Prices the one booking that a guest's token opens, and says to which page its guest comes back (P10, X-105). */
export async function priceLinkedBooking(
  { db, clock }: Deps,
  token: string,
  bookingId: string | undefined,
): Promise<{ priced: PricedLine | undefined; returnPath: string }> {
  const { booking } = await requireLinkedBooking(db, token, clock());
  if (booking.id !== bookingId) throw new AppError("not_found");
  const [held] = await findHeldBookings(db, [booking.id], clock());
  return { priced: held && toPricedLine(held), returnPath: bookingPaths.guest(booking.id) };
}

type HeldBooking = Awaited<ReturnType<typeof findHeldBookings>>[number];

function toPricedLine(booking: HeldBooking): PricedLine | undefined {
  const { id, dueNowCents, priceCents, serviceTitle, others, businessName, slug, holdExpiresAt } =
    booking;
  if (!holdExpiresAt) return undefined;
  const isDeposit = dueNowCents < priceCents;
  return {
    reference: id,
    title: `${describeServices(serviceTitle, others) || "Booking"}${isDeposit ? ", deposit" : ""} (${id})`,
    unitCents: dueNowCents,
    payeeId: booking.ownerId,
    sellerName: businessName,
    sellerPath: `/directory/listings/${slug}`,
    closesAt: holdExpiresAt,
    // the business gets its share once the visit can no longer be cancelled for free.
    shareDueAt: computeFreeUntil(booking),
  };
}
