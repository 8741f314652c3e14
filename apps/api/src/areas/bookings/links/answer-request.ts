import { bookingCopy } from "@boab/contracts/bookings/copy";
import { describeServices } from "@boab/contracts/bookings/party.rules";
import type { LinkedRequest, RequestDecision } from "@boab/contracts/bookings/request-links";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken } from "#platform/ids/ids.ts";
import { applyAction, lockBooking } from "../bookings/apply-action.ts";
import type { StoredBooking } from "../bookings/bookings.repository.ts";
import { reloadBooking } from "../bookings/confirm-booking.ts";
import { getPartyEnd } from "../bookings/party-visits.ts";
import { viewForBusiness } from "../bookings/view-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import {
  findRequestLink,
  markRequestLinkUsed,
  type RequestLink,
} from "./request-links.repository.ts";

const actions = { confirmed: "confirm", declined: "decline" } as const;

async function requireLink(db: Db, token: string, now: Date): Promise<RequestLink> {
  const link = await findRequestLink(db, hashToken(token), now);
  if (!link) throw new AppError("not_found", { sentence: bookingCopy.requestLinkGone });
  return link;
}

/** Whoever holds the link in an email about a request sees that request, as long as they may answer it. */
export async function openRequestLink(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  token: string,
): Promise<LinkedRequest> {
  const link = await requireLink(db, token, clock());
  return viewLinkedRequest(await reloadBooking(db, link.bookingId), link, clock());
}

/**
 * Whoever holds the link confirms or declines the request once, in the name of the person it was emailed to, and only as
 * the email showed it.
 */
export async function answerRequestByLink(
  deps: BookingsDeps,
  token: string,
  decision: RequestDecision,
): Promise<LinkedRequest> {
  await runOnce(deps.db, async (tx) => {
    const { bookingId } = await requireLink(tx, token, deps.clock());
    const booking = await lockBooking(deps, tx, bookingId);
    // The right to answer may have been lost while this waited for the lock.
    const link = await requireLink(tx, token, deps.clock());
    if (!booking || !isAnswerable(booking, link)) throw new AppError("booking_not_allowed");
    if (!(await markRequestLinkUsed(tx, hashToken(token), deps.clock())))
      throw new AppError("booking_not_allowed");
    const actingParty = {
      party: "business" as const,
      userId: link.userId,
      // A refund needs a fresh sign-in, which a link is not.
      requireRefundConfirmation() {
        throw new AppError("booking_not_allowed");
      },
    };
    await applyAction(deps, tx, booking, actingParty, { action: actions[decision] });
    return { id: bookingId };
  });
  return openRequestLink(deps, token);
}

const isAnswerable = (
  { status, revision }: Pick<StoredBooking, "status" | "revision">,
  link: Pick<RequestLink, "revision" | "usedAt">,
) => status === "requested" && revision === link.revision && link.usedAt === null;

function viewLinkedRequest(booking: StoredBooking, link: RequestLink, now: Date): LinkedRequest {
  // All that was booked together is answered at once.
  const whole = { ...booking, endsAt: getPartyEnd(booking) };
  const view = viewForBusiness(whole, now, link.seesCustomers);
  const canAnswer = isAnswerable(booking, link);
  return {
    id: view.id,
    business: { slug: booking.slug, businessName: booking.businessName },
    serviceTitle: describeServices(view.serviceTitle, view.party.length - 1) || null,
    style: view.party.length > 0 ? null : view.style,
    priceCents: view.priceCents,
    date: view.date,
    start: view.start,
    end: view.end,
    timeZone: view.timeZone,
    length: view.length,
    customerName: view.customerName,
    customerEmail: view.customerEmail,
    customerPhone: view.customerPhone,
    customerNotes: view.customerNotes,
    visitsBefore: view.visitsBefore,
    bookingStatus: view.bookingStatus,
    hasChanged: booking.status === "requested" && booking.revision !== link.revision,
    can: { confirm: canAnswer && view.can.confirm, decline: canAnswer && view.can.decline },
  };
}
