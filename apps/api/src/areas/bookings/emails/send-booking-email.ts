import {
  computeFreeUntil,
  describeCancellationTerms,
  describeReturnedMoney,
} from "@boab/contracts/bookings/cancellation-terms";
import {
  describePartyPlace,
  describePerson,
  describeServices,
} from "@boab/contracts/bookings/party.rules";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { describeStyle } from "@boab/contracts/bookings/style.rules";
import { formatClock, formatDayTime, formatLongDayTime } from "@boab/format/calendar";
import { formatTime } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { formatPhone } from "@boab/format/phone";
import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { getEmailFirstName } from "#platform/mail/names.ts";
import { findBooking, type StoredBooking } from "../bookings/bookings.repository.ts";
import { toMoveSearch } from "../bookings/move-search.ts";
import { getPartyEnd } from "../bookings/party-visits.ts";
import {
  formatCalendarFile,
  formatPlace,
  isWaitingForLink,
  toPaymentTerms,
  viewParty,
} from "../bookings/view-booking.ts";
import type { NoticeKind } from "../bookings.tasks.ts";
import type { BookingsDeps } from "../deps.ts";
import { describeTermsOfAnswers } from "../links/answer-suggestion-link.ts";
import { hasLinkTo, hasRecentLink, insertLink } from "../links/links.repository.ts";
import { insertRequestLink } from "../links/request-links.repository.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { findNextFreeTimes } from "../slots/list-slots.ts";
import {
  findLatestSuggestion,
  type StoredSuggestion,
  saveSuggestionToken,
} from "../suggestions/suggestions.repository.ts";
import { type BookingEmailData, customerEmails, ownerEmails } from "./booking-emails.ts";
import { describeLength, formatZoneName, getDayParts } from "./describe-visit.ts";

interface BookingEmailRequest {
  bookingId: string;
  revision: number;
  notice: NoticeKind;
  to: "customer" | "owner";
}

/**
 * Writes and sends one email about a booking as it is now; a later change of the booking sends its own email. The token
 * of a guest's link is made here, and only its hash is stored.
 */
export async function sendBookingEmail(
  deps: BookingsDeps,
  request: BookingEmailRequest,
): Promise<void> {
  const { bookingId, revision, notice, to } = request;
  const booking = await findBooking(deps.db, bookingId);
  if (!booking || !isStillDue(booking, request)) return;
  const recipient = await findRecipient(deps, booking, to);
  const email = to === "owner" ? ownerEmails[notice] : customerEmails[notice];
  if (!recipient || !email) return;
  const isAnswerable = to === "owner" && booking.status === "requested";
  // A link can be sent again a minute later; every other email is sent once per revision.
  const minuteSuffix =
    notice === "link" || notice === "verify"
      ? `:${Math.floor(deps.clock().getTime() / 60_000)}`
      : "";
  await deps.sendSecretMail({
    email,
    key: `${email.kind}:${bookingId}:${revision}${minuteSuffix}`,
    to: recipient,
    makeData: async () =>
      buildEmailData(deps, booking, request, {
        url: await makeBookingUrl(deps, booking, request),
        answerUrls: isAnswerable ? await makeAnswerUrls(deps, booking) : null,
      }),
    isCovered: () => canReachBookingWithoutEmail(deps, booking, request),
    attachments: ({ calendarFile }) =>
      calendarFile && to === "customer" ? [makeAttachment(calendarFile)] : [],
  });
}

/** A hold that ran out before its email was sent can still be confirmed by the link. */
const isStillDue = (booking: StoredBooking, { revision, notice }: BookingEmailRequest) =>
  notice === "verify" ? isWaitingForLink(booking) : booking.revision === revision;

/**
 * Returns true when the recipient reaches the booking without this email: members by logging in, guests by a link to
 * the same booking, or to another with the same email, whose page lists everything that waits for them.
 */
async function canReachBookingWithoutEmail(
  { db, clock }: BookingsDeps,
  booking: StoredBooking,
  request: BookingEmailRequest,
) {
  const { customerEmail, userId, id } = booking;
  const now = clock();
  if (request.to === "owner" || customerEmail === null) return true;
  if (request.notice === "verify") return hasRecentLink(db, customerEmail, now);
  return userId !== null || hasLinkTo(db, id, now);
}

const makeAttachment = (content: string) => ({
  filename: "booking.ics",
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  content,
});

async function findRecipient(
  { db }: BookingsDeps,
  booking: StoredBooking,
  to: BookingEmailRequest["to"],
) {
  if (to === "customer") return booking.customerEmail;
  return (await findProfile(db, booking.ownerId))?.email;
}

/** Members sign in to see it, guests get a link; so does a member whose email isn't verified yet. */
async function makeBookingUrl(
  { db, clock, publicOrigin }: BookingsDeps,
  { id, userId, slug }: StoredBooking,
  { to, notice }: BookingEmailRequest,
): Promise<string> {
  if (to === "owner") return `${publicOrigin}${bookingPaths.ofBusiness(slug)}`;
  if (userId && notice !== "verify") return `${publicOrigin}${bookingPaths.own(id)}`;
  const token = makeToken();
  await inTransaction(db, (tx) =>
    insertLink(tx, { tokenHash: hashToken(token), bookingId: id, now: clock() }),
  );
  return `${publicOrigin}${bookingPaths.byLink(token)}`;
}

/** Both links carry one token, which answers this request as it is now, in the owner's name. */
async function makeAnswerUrls(
  { db, clock, publicOrigin }: BookingsDeps,
  { id, ownerId, revision }: StoredBooking,
): Promise<NonNullable<BookingEmailData["answerUrls"]>> {
  const token = makeToken();
  const link = { tokenHash: hashToken(token), bookingId: id, userId: ownerId, revision };
  await inTransaction(db, (tx) => insertRequestLink(tx, { ...link, now: clock() }));
  return {
    confirm: `${publicOrigin}${bookingPaths.answerRequest("confirm", token)}`,
    decline: `${publicOrigin}${bookingPaths.answerRequest("decline", token)}`,
  };
}

/** Both links carry one token, which answers this one time in the customer's name. */
async function makeSuggestionUrls(
  { db, publicOrigin }: BookingsDeps,
  { id }: StoredSuggestion,
): Promise<{ acceptUrl: string; declineUrl: string }> {
  const token = makeToken();
  await inTransaction(db, (tx) => saveSuggestionToken(tx, id, hashToken(token)));
  return {
    acceptUrl: `${publicOrigin}${bookingPaths.answerSuggestion("accept", token)}`,
    declineUrl: `${publicOrigin}${bookingPaths.answerSuggestion("decline", token)}`,
  };
}

/** What an email says about another time that the business asked for; null where it asked for none. */
async function findSuggestion(
  deps: BookingsDeps,
  booking: StoredBooking,
  notice: NoticeKind,
): Promise<BookingEmailData["suggestion"]> {
  const suggestion = isAboutSuggestion(notice) && (await findLatestSuggestion(deps.db, booking.id));
  if (!suggestion) return null;
  const { startsAt, answerBy } = suggestion;
  const { timeZone } = booking;
  return {
    time: formatDayTime(startsAt, timeZone),
    answerBy: `${formatLongDayTime(answerBy, timeZone)} ${formatZoneName(timeZone)}`,
    teammateNote: describeSuggestedTeammate(booking),
    terms: describeTermsOfAnswers(booking, suggestion, deps.clock()),
    urls: notice === "time suggested" ? await makeSuggestionUrls(deps, suggestion) : null,
  };
}

const isAboutSuggestion = (notice: NoticeKind) =>
  notice === "time suggested" || notice.startsWith("suggestion");

async function buildEmailData(
  deps: BookingsDeps,
  booking: StoredBooking,
  { notice, to }: Pick<BookingEmailRequest, "notice" | "to">,
  urls: Pick<BookingEmailData, "url" | "answerUrls">,
): Promise<BookingEmailData> {
  const { startsAt, timeZone, proposedStartsAt, holdExpiresAt } = booking;
  const lastChange = computeFreeUntil(booking);
  const now = deps.clock();
  const isSettled = booking.status === "confirmed" || booking.status === "cancelled";
  return {
    firstName: getEmailFirstName(booking.customerName),
    customerName: getNameForOwner(booking),
    businessName: booking.businessName,
    service: describeServices(booking.serviceTitle, booking.party?.length ?? 0),
    terms: describeCancellationTerms(
      {
        freeUntil: lastChange,
        isMovedByBusiness: booking.isMovedByBusiness,
        timeZone,
        businessName: booking.businessName,
        payment: toPaymentTerms(booking),
        now,
      },
      { formatTime: formatDayTime, formatMoney },
    ),
    isEmailUnproven: booking.status === "confirmed" && isWaitingForLink(booking),
    heldUntil: holdExpiresAt && holdExpiresAt > now ? formatHoldEnd(booking, holdExpiresAt) : null,
    time: formatDayTime(startsAt, timeZone),
    suggestion: await findSuggestion(deps, booking, notice),
    proposedTime: proposedStartsAt ? formatDayTime(proposedStartsAt, timeZone) : "",
    reason: isReasonSayable(booking) ? booking.cancellationReason : "",
    teammateNote: describeOtherTeammate(booking),
    isCancelledByCustomer: booking.cancelledBy === "customer",
    moneyNote: describeMoneyNote(booking),
    ownerMoneyNote: describeOwnerMoneyNote(booking),
    isPrepaid: booking.paymentStatus === "pay now",
    isConfirmed: booking.status === "confirmed",
    changeableUntil:
      lastChange > now
        ? `${formatLongDayTime(lastChange, timeZone)} ${formatZoneName(timeZone)}`
        : null,
    preparation: booking.preparation ?? [],
    nextFreeTimes: offersOtherTimes(notice) ? await findTimesToOffer(deps, booking) : [],
    details: listDetails(booking, notice, to),
    ...urls,
    calendarFile: isSettled ? formatCalendarFile(booking, makeCalendarUrl(deps, booking)) : null,
  };
}

/** Empty unless somebody else than the customer chose does the visit; named only while they agree to be. */
const describeOtherTeammate = ({
  chosenTeammateId,
  teammateId,
  publicTeammateName,
}: StoredBooking): string =>
  chosenTeammateId === null || chosenTeammateId === teammateId
    ? ""
    : `${publicTeammateName ?? "Somebody else of the team"} does your visit instead of the person you chose.`;

/** The same for the time that the customer is asked about. */
const describeSuggestedTeammate = ({
  chosenTeammateId,
  suggestedTeammateId,
  publicSuggestedTeammateName,
}: StoredBooking): string =>
  chosenTeammateId === null || chosenTeammateId === suggestedTeammateId
    ? ""
    : `${publicSuggestedTeammateName ?? "Somebody else of the team"} would do your visit instead of the person you chose.`;

/** Nothing that an unproven person typed is emailed; the business's own words always are. */
const isReasonSayable = ({ cancelledBy, verifiedAt }: StoredBooking) =>
  cancelledBy === "business" || verifiedAt !== null;

/** Empty where nothing was paid. */
function describeMoneyNote({ paidCents, refundedCents, businessName }: StoredBooking): string {
  if (!paidCents) return "";
  const money = { paidCents, refundedCents: refundedCents ?? 0 };
  const note = describeReturnedMoney(money, businessName, { formatMoney });
  return refundedCents ? `${note} Banks usually take 5 to 10 business days.` : note;
}

function describeOwnerMoneyNote({ paidCents, refundedCents }: StoredBooking): string {
  if (!paidCents) return "";
  const retainedCents = paidCents - (refundedCents ?? 0);
  const returned = refundedCents ? `${formatMoney(refundedCents)} goes back to them.` : "";
  const retained = retainedCents > 0 ? `You keep ${formatMoney(retainedCents)}, less the fee.` : "";
  return [returned, retained].filter(Boolean).join(" ");
}

/** Minutes remain for the link, but a request may hold its time until tomorrow. */
function formatHoldEnd({ status, timeZone }: StoredBooking, end: Date): string | null {
  if (status === "held") return formatTime(end, timeZone);
  return status === "requested" ? formatDayTime(end, timeZone) : null;
}

const offersOtherTimes = (notice: NoticeKind) => notice === "declined" || notice === "hold ended";

/** A calendar may be shared, and a newer link ends the older: the file carries no token. */
const makeCalendarUrl = ({ publicOrigin }: BookingsDeps, { id, userId }: StoredBooking) =>
  `${publicOrigin}${userId ? bookingPaths.own(id) : bookingPaths.guest(id)}`;

/** An email to the owner shows only the first name of an unproven person; our pages show what they typed. */
const getNameForOwner = ({ customerName, verifiedAt }: StoredBooking): string =>
  verifiedAt ? customerName : getEmailFirstName(customerName) || "Somebody";

async function findTimesToOffer(
  { db, clock }: BookingsDeps,
  booking: StoredBooking,
): Promise<string[]> {
  const business = await findBookable(db, booking.businessId);
  if (!business) return [];
  const settings = toBookingSettings(business);
  const search = toMoveSearch(booking, settings, { now: clock() });
  const found = await findNextFreeTimes(db, search, 3);
  return found.map((startsAt) => formatDayTime(new Date(startsAt), booking.timeZone));
}

function listDetails(
  booking: StoredBooking,
  notice: NoticeKind,
  to: BookingEmailRequest["to"],
): BookingEmailData["details"] {
  const { startsAt, timeZone, status, messageToCustomers, businessName } = booking;
  const endsAt = getPartyEnd(booking);
  const before = notice === "moved" || notice === "suggestion accepted" ? booking.movedFrom : null;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const isToOwner = to === "owner";
  const rows = [
    ...(booking.party ? listPartyRows(booking, isToOwner) : listServiceRows(booking)),
    // Emails to the customer leave out their name and note, because anybody could have typed them with this email.
    { label: "For", value: isToOwner ? getNameForOwner(booking) : null },
    { label: "Where", value: formatPlace(booking) },
    { label: "To pay", value: formatPayPhrase(booking, isToOwner ? "the visit" : "your visit") },
    // Each side gets the number of the other.
    makePhoneRow(isToOwner ? booking.customerPhone : booking.businessPhone),
    { label: "Note", value: isToOwner && booking.verifiedAt ? booking.customerNotes : null },
    { label: "Booking", value: booking.id },
  ];
  return {
    card: {
      ...getDayParts(startsAt, timeZone),
      time: `${formatTime(startsAt, timeZone)} to ${formatTime(endsAt, timeZone)}`,
      lines: [
        `${formatZoneName(timeZone)}, ${describeLength(minutes, booking.party ? minutes : booking.style?.minutesFrom)}`,
      ],
      before: before ? formatDayTime(before, timeZone) : undefined,
    },
    rows: rows.flatMap((row) => (row.value ? [{ ...row, value: row.value }] : [])),
    note:
      status === "confirmed" && messageToCustomers
        ? { heading: `From ${businessName}`, text: messageToCustomers }
        : undefined,
  };
}

const listServiceRows = ({ serviceTitle, style, publicTeammateName }: StoredBooking) => [
  { label: "Service", value: serviceTitle },
  { label: "Style", value: describeStyle(style) },
  { label: "With", value: publicTeammateName },
];

/** What was booked together, in order of time; the owner reads who of the team does each. */
const listPartyRows = (booking: StoredBooking, isToOwner: boolean) =>
  viewParty(booking, isToOwner ? "teammateName" : "publicTeammateName").map((place) => ({
    label: describePerson(place.person),
    value: describePartyPlace(place, { formatClock }),
  }));

/** Formats the number the Australian way, with a link that dials it. */
function makePhoneRow(typedPhone: string | null): {
  label: string;
  value: string | null;
  href?: string;
} {
  if (!typedPhone) return { label: "Phone", value: null };
  const { text, dialled } = formatPhone(typedPhone);
  return { label: "Phone", value: text, href: `tel:${dialled}` };
}

const isCalledOff = ({ status }: StoredBooking) =>
  status === "cancelled" || status === "declined" || status === "expired";

function formatPayPhrase(booking: StoredBooking, visit: string): string | null {
  const { priceCents, paidCents, refundedCents } = booking;
  if (refundedCents) return `${formatMoney(refundedCents)} refunded`;
  const dueCents = isCalledOff(booking) ? 0 : priceCents - (paidCents ?? 0);
  const dueAtVisit = dueCents > 0 ? [`${formatMoney(dueCents)} at ${visit}`] : [];
  return (
    [...(paidCents ? [`${formatMoney(paidCents)} paid`] : []), ...dueAtVisit].join(", ") || null
  );
}
