import type { CustomerBooking, LinkAction } from "@boab/contracts/bookings/bookings";
import type { MoveSlots } from "@boab/contracts/bookings/slots";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { applyAction, lockBooking } from "../bookings/apply-action.ts";
import { reloadBooking } from "../bookings/confirm-booking.ts";
import { listTimesToMoveTo, type MoveSlotsQuery } from "../bookings/list-move-slots.ts";
import { isWaitingForLink } from "../bookings/view-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import { requireLinkedBooking, viewLinkedBooking } from "./open-link.ts";

/**
 * Guests act on their booking by the link in an email. Whoever holds a link has shown that its email is theirs, so they may also
 * confirm another booking that waits for the same email. The session of somebody who only booked confirms nothing.
 */
export async function changeByLink(
  deps: BookingsDeps,
  token: string,
  { bookingId, ...request }: LinkAction & { bookingId?: string | undefined },
): Promise<CustomerBooking> {
  const { id, provesEmail } = await runOnce(deps.db, async (tx) => {
    const { booking: linkedBooking, provesEmail } = await requireLinkedBooking(
      tx,
      token,
      deps.clock(),
    );
    if (request.action === "verify" && !provesEmail) throw new AppError("not_found");
    const isOtherBooking = bookingId !== undefined && bookingId !== linkedBooking.id;
    if (isOtherBooking && request.action !== "verify") throw new AppError("not_found");
    const booking = await lockBooking(deps, tx, bookingId ?? linkedBooking.id);
    const isSamePerson = booking?.customerEmail === linkedBooking.customerEmail;
    if (!booking || (isOtherBooking && !(isSamePerson && isWaitingForLink(booking))))
      throw new AppError("not_found");
    const actingParty = { party: "customer" as const, userId: null };
    await applyAction(deps, tx, booking, actingParty, request);
    return { id: booking.id, provesEmail };
  });
  return viewLinkedBooking({ booking: await reloadBooking(deps.db, id), provesEmail }, deps);
}

/** Guests list the times to move to by the link in an email. */
export async function listMoveSlotsByLink(
  deps: Pick<BookingsDeps, "db" | "clock">,
  token: string,
  range: MoveSlotsQuery,
): Promise<MoveSlots> {
  const { booking } = await requireLinkedBooking(deps.db, token, deps.clock());
  return listTimesToMoveTo(deps, booking, range);
}
