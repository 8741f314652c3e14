import { bookingPaths } from "@boab/contracts/bookings/paths";
import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { findBooking, type StoredBooking } from "../bookings/bookings.repository.ts";
import { calendarFileOf, changeableUntil, placeOf } from "../bookings/view-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import { insertLink } from "../links/links.repository.ts";
import { settingsOf } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { visitOf } from "../slots/move-slots.rules.ts";
import { findNextFree } from "../slots/next-free.ts";
import type { Notice } from "./booking-emails.tasks.ts";
import { customerEmails, ownerEmails, type VisitFacts } from "./booking-emails.ts";
import {
  clockTime,
  dayParts,
  dollars,
  lengthPhrase,
  longTime,
  shortTime,
  zoneName,
} from "./visit-phrases.ts";

interface Request {
  bookingId: string;
  revision: number;
  notice: Notice;
  to: "customer" | "owner";
}

/**
 * Writes and sends one email about a booking, by what holds now: one that changed meanwhile has an email of its own.
 * The token of a guest's link is made here, and only its hash is stored.
 */
export async function sendBookingEmail(deps: BookingsDeps, request: Request): Promise<void> {
  const { bookingId, revision, notice, to } = request;
  const booking = await findBooking(deps.db, bookingId);
  if (booking?.revision !== revision) return;
  const recipient = await recipientOf(deps, booking, to);
  const email = to === "owner" ? ownerEmails[notice] : customerEmails[notice];
  if (!recipient || !email) return;
  // Somebody may lose a link more than once, and is reminded once a start.
  const again = notice === "link" ? `:${Math.floor(deps.clock().getTime() / 60_000)}` : "";
  await deps.sendSecretMail({
    email,
    key: `${email.kind}:${bookingId}:${revision}${again}`,
    to: recipient,
    makeFacts: async () => factsOf(deps, booking, request, await addressFor(deps, booking, to)),
    attachments: ({ calendarFile }) =>
      calendarFile && to === "customer" ? [attach(calendarFile)] : [],
  });
}

const attach = (content: string) => ({
  filename: "booking.ics",
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  content,
});

async function recipientOf({ db }: BookingsDeps, booking: StoredBooking, to: Request["to"]) {
  if (to === "customer") return booking.customerEmail;
  return (await findProfile(db, booking.ownerId))?.email;
}

/** Members sign in to see it, guests get a link. */
async function addressFor(
  { db, clock, publicOrigin }: BookingsDeps,
  { id, userId, slug }: StoredBooking,
  to: Request["to"],
): Promise<string> {
  if (to === "owner") return `${publicOrigin}${bookingPaths.ofBusiness(slug)}`;
  if (userId) return `${publicOrigin}${bookingPaths.own(id)}`;
  const token = makeToken();
  await inTransaction(db, (tx) =>
    insertLink(tx, { tokenHash: hashToken(token), bookingId: id, now: clock() }),
  );
  return `${publicOrigin}${bookingPaths.byLink(token)}`;
}

async function factsOf(
  deps: BookingsDeps,
  booking: StoredBooking,
  { notice, to }: Pick<Request, "notice" | "to">,
  url: string,
): Promise<VisitFacts> {
  const { startsAt, timeZone, wantedAt, customerName } = booking;
  const lastChange = changeableUntil(booking);
  const isFixed = booking.status === "confirmed" || booking.status === "cancelled";
  return {
    firstName: customerName.split(" ")[0] ?? customerName,
    ...{ customerName, businessName: booking.businessName, service: booking.serviceTitle ?? "" },
    time: shortTime(startsAt, timeZone),
    wantedTime: wantedAt ? shortTime(wantedAt, timeZone) : "",
    reason: booking.cancellationReason,
    isCancelledByCustomer: booking.cancelledBy === "customer",
    isRefunded: (booking.refundedCents ?? 0) > 0,
    isConfirmed: booking.status === "confirmed",
    changeableUntil:
      lastChange > deps.clock() ? `${longTime(lastChange, timeZone)} ${zoneName(timeZone)}` : null,
    nextFree: notice === "declined" ? await offerTimes(deps, booking) : [],
    details: detailsOf(booking, notice, to),
    url,
    calendarFile: isFixed ? calendarFileOf(booking, url) : null,
  };
}

async function offerTimes({ db, clock }: BookingsDeps, booking: StoredBooking): Promise<string[]> {
  const business = await findBookable(db, booking.businessId);
  if (!business) return [];
  const { timeZone, businessId } = booking;
  const wanted = { businessId, settings: settingsOf(business), visit: visitOf(booking) };
  const found = await findNextFree(db, { ...wanted, now: clock() }, 3);
  return found.map((startsAt) => shortTime(new Date(startsAt), timeZone));
}

function detailsOf(
  booking: StoredBooking,
  notice: Notice,
  to: Request["to"],
): VisitFacts["details"] {
  const { startsAt, endsAt, timeZone, status, messageToCustomers, businessName } = booking;
  const before = notice === "moved" ? booking.movedFrom : null;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const rows = [
    { label: "Service", value: booking.serviceTitle },
    { label: "For", value: booking.customerName },
    { label: "Where", value: placeOf(booking) },
    { label: "To pay", value: payPhrase(booking, to === "owner" ? "the visit" : "your visit") },
    // Each side gets the number of the other.
    { label: "Phone", value: to === "owner" ? booking.customerPhone : booking.businessPhone },
    { label: "Note", value: booking.customerNotes },
    { label: "Booking", value: booking.id },
  ];
  return {
    card: {
      ...dayParts(startsAt, timeZone),
      time: `${clockTime(startsAt, timeZone)} to ${clockTime(endsAt, timeZone)}`,
      lines: [`${zoneName(timeZone)}, ${lengthPhrase(minutes)}`],
      before: before ? shortTime(before, timeZone) : undefined,
    },
    rows: rows.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    note:
      status === "confirmed" && messageToCustomers
        ? { heading: `From ${businessName}`, text: messageToCustomers }
        : undefined,
  };
}

const isOver = ({ status }: StoredBooking) =>
  status === "cancelled" || status === "declined" || status === "expired";

function payPhrase(booking: StoredBooking, visit: string): string | null {
  const { priceCents, paidCents, refundedCents } = booking;
  if (refundedCents) return `${dollars(refundedCents)} refunded`;
  const left = isOver(booking) ? 0 : priceCents - (paidCents ?? 0);
  const atVisit = left > 0 ? [`${dollars(left)} at ${visit}`] : [];
  return [...(paidCents ? [`${dollars(paidCents)} paid`] : []), ...atVisit].join(", ") || null;
}
