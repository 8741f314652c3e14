import type { CustomerBooking, LinkAction } from "@boab/contracts/bookings/bookings";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { MoveSlots } from "@boab/contracts/bookings/slots";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { applyAction, lockBooking } from "../bookings/apply-action.ts";
import { reloadBooking } from "../bookings/confirm-booking.ts";
import { listTimesToMoveTo, type MoveSlotsQuery } from "../bookings/list-move-slots.ts";
import { isWaitingForLink, viewForCustomer } from "../bookings/view-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import { requireLinkedBooking } from "./open-link.ts";

/**
 * Guests act on their booking by the link in an email. Whoever holds a link has shown that its email is theirs, so they may also
 * confirm another booking that waits for the same email.
 */
export async function changeByLink(
  deps: BookingsDeps,
  token: string,
  { bookingId, ...request }: LinkAction & { bookingId?: string | undefined },
): Promise<CustomerBooking> {
  const { id } = await runOnce(deps.db, async (tx) => {
    const linkedBooking = await requireLinkedBooking(tx, token, deps.clock());
    const isOtherBooking = bookingId !== undefined && bookingId !== linkedBooking.id;
    if (isOtherBooking && request.action !== "verify") throw new AppError("not_found");
    const booking = await lockBooking(deps, tx, bookingId ?? linkedBooking.id);
    const isSamePerson = booking?.customerEmail === linkedBooking.customerEmail;
    if (!booking || (isOtherBooking && !(isSamePerson && isWaitingForLink(booking))))
      throw new AppError("not_found");
    const actingParty = { party: "customer" as const, userId: null };
    await applyAction(deps, tx, booking, actingParty, request);
    return { id: booking.id };
  });
  const url = `${deps.publicOrigin}${bookingPaths.guest(id)}`;
  return viewForCustomer(await reloadBooking(deps.db, id), deps.clock(), url);
}

/** Guests list the times to move to by the link in an email. */
export async function listMoveSlotsByLink(
  deps: Pick<BookingsDeps, "db" | "clock">,
  token: string,
  range: MoveSlotsQuery,
): Promise<MoveSlots> {
  return listTimesToMoveTo(deps, await requireLinkedBooking(deps.db, token, deps.clock()), range);
}
