import type { Random } from "@boab/art/random";
import {
  computeFreeUntil,
  computeMaxRetainedCents,
  decideCancellation,
} from "@boab/contracts/bookings/cancellation-terms";
import type { BookingStatus } from "@boab/contracts/bookings/limits";
import type { Service } from "@boab/contracts/bookings/settings";
import { decideStyle, type StyleOffer } from "@boab/contracts/bookings/style.rules";
import { sql } from "kysely";
import type { BookableSettings } from "#areas/bookings/settings/settings.repository.ts";
import { findSlots, toBlockedRange, toSchedule } from "#areas/bookings/slots/slots.rules.ts";
import { chooseTeammate, type Taken } from "#areas/bookings/slots/team-calendars.rules.ts";
import { addDays, getWeekday, toLocalDateTime } from "#areas/bookings/slots/zone.rules.ts";
import { makeSeededLetters } from "./seeded-letters.ts";
import type { VisitPayment } from "./visit-payments.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The payment provider never heard of these payments, and its first check looks back 26 hours. */
const minPaymentAgeMs = 2 * dayMs;

export interface VisitCustomer {
  id: string;
  fullName: string;
  email: string;
  phone: string | null;
}

/** How busy a business is. */
export interface Pace {
  daysBack: number;
  daysAhead: number;
  /** How many people try to get a time on a day, from Monday to Sunday, when it is busiest. */
  triesByWeekday: readonly number[];
}

export interface VisitCalendar {
  businessId: string;
  slug: string;
  settings: BookableSettings;
  dice: Random;
  /** Those who come again and again. */
  regulars: readonly VisitCustomer[];
  /** How many visits each of them has to come. */
  openVisits: Map<string, number>;
  /** What customers write when they book. */
  notes: readonly string[];
  /** How many of a hundred come in without a booking. */
  walkInRate: number;
  /** The share of customers who pay by card when they book, where the business takes cards. */
  cardRate: number;
  /** The most that a business keeps of a price (X-104). */
  maxRetainedRate: number;
  now: number;
}

/** Draws the visits of all days with the product's own rules, so that nothing is booked which could not have been. */
export function inventVisits(calendar: VisitCalendar, pace: Pace) {
  const today = toLocalDateTime(calendar.now, calendar.settings.timeZone).date;
  const visits = [];
  for (let offset = -pace.daysBack; offset <= pace.daysAhead; offset++) {
    const date = addDays(today, offset);
    const tries = Math.round((pace.triesByWeekday[getWeekday(date)] ?? 0) * getDemand(offset));
    const taken: Taken[] = [];
    for (let turn = 0; turn < tries; turn++) {
      const visit = inventVisit(calendar, date, taken, turn);
      if (visit) visits.push(visit);
    }
  }
  return visits;
}

/** The week to come is nearly full, and people book less the further ahead a day is. */
function getDemand(offset: number): number {
  if (offset <= 8) return 1;
  return offset <= 21 ? 0.6 : 0.25;
}

function inventVisit(calendar: VisitCalendar, date: string, taken: Taken[], turn: number) {
  const { businessId, settings, dice, now } = calendar;
  const service = inventStyle(dice, dice.pick(settings.services));
  // Two days before, the whole day could still be booked.
  const bookedFrom = Date.parse(`${date}T00:00:00Z`) - 2 * dayMs;
  const { slots } = findSlots(toSchedule(settings, service.id), service, {
    date,
    taken,
    now: bookedFrom - settings.noticeDays * dayMs - settings.noticeHours * hourMs,
  });
  const free = slots.filter(({ isFree }) => isFree);
  if (free.length === 0) return undefined;
  // Mornings go first.
  const choices = dice.chance(0.6) ? free.slice(0, Math.ceil(free.length / 3)) : free;
  const { startsAt, endsAt, freeTeammates } = dice.pick(choices);
  const id = `BOOK-${makeSeededLetters(`${calendar.slug} ${date} ${turn}`)}`;
  const teammateId = chooseTeammate(freeTeammates, taken);
  const blocked = toBlockedRange(startsAt, service);
  const status = inventStatus(calendar, startsAt, endsAt);
  if (status !== "requested" && status !== "cancelled")
    taken.push({ ...blocked, teammateId, bookingId: id });
  const isWalkIn = status !== "requested" && dice.chance(calendar.walkInRate);
  const createdAt = isWalkIn
    ? Math.min(startsAt, now)
    : Math.min(startsAt, now) - dice.between(0.2, status === "requested" ? 1.5 : 16) * dayMs;
  const money = isWalkIn ? unpaid : inventMoney(calendar, service, { status, startsAt, createdAt });
  const isNamed = settings.namedTeammates.some((named) => named.id === teammateId);
  const row = {
    id,
    businessId,
    teammateId,
    chosenTeammateId: isNamed && dice.chance(0.3) ? teammateId : null,
    ...(isWalkIn ? walkIn : toCustomerFields(pickCustomer(calendar, startsAt > now))),
    isWalkIn,
    customerNotes: !isWalkIn && dice.chance(0.2) ? dice.pick(calendar.notes) : "",
    serviceId: service.id,
    serviceTitle: service.title,
    style: service.style && JSON.stringify(service.style),
    priceCents: service.priceCents,
    dueNowCents: money.dueNowCents,
    maxRetainedCents: money.maxRetainedCents,
    changeNoticeHours: settings.changeNoticeHours,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
    blocked: sql<string>`tstzrange(${new Date(blocked.from)}, ${new Date(blocked.to)})`,
    timeZone: settings.timeZone,
    paymentStatus: money.paidCents > 0 ? ("pay now" as const) : ("pay later" as const),
    status,
    createdAt: new Date(createdAt),
    verifiedAt: new Date(createdAt),
    answeredAt: inventAnswer(calendar, status, createdAt),
    completedAt: status === "completed" ? new Date(endsAt) : null,
    // Nobody is reminded of an invented visit.
    remindedFor: new Date(startsAt),
    ...inventCancellation(dice, status, { startsAt, createdAt, now, isPaid: money.paidCents > 0 }),
  };
  return { row, payment: money.paidCents > 0 ? composePayment(row, money.paidCents) : null };
}

/** Nobody books more than a few visits ahead. */
const maxOpenVisits = 3;

function pickCustomer({ dice, regulars, openVisits }: VisitCalendar, isAhead: boolean) {
  const canBook = ({ id }: VisitCustomer) => (openVisits.get(id) ?? 0) < maxOpenVisits;
  const customer = dice.pick(isAhead ? regulars.filter(canBook) : regulars);
  if (isAhead) openVisits.set(customer.id, (openVisits.get(customer.id) ?? 0) + 1);
  return customer;
}

const walkIn = {
  userId: null,
  customerName: "Walk-in",
  customerEmail: null,
  customerPhone: null,
};

const toCustomerFields = ({ id, fullName, email, phone }: VisitCustomer) => ({
  userId: id,
  customerName: fullName,
  customerEmail: email,
  customerPhone: phone,
});

/** One of a service's styles, with an extra now and then. */
export function inventStyle(dice: Random, service: Service): Service & Pick<StyleOffer, "style"> {
  const cell = service.styles && dice.pick(service.styles.cells);
  const extras = service.extras.filter(() => dice.chance(0.3)).map(({ name }) => name);
  const choice = {
    ...(cell?.size && { size: cell.size }),
    ...(cell?.length && { length: cell.length }),
  };
  const verdict = decideStyle(service, { ...choice, extras });
  return verdict.ok ? { ...service, ...verdict.offer } : { ...service, style: null };
}

function inventStatus(
  { dice, settings, now }: VisitCalendar,
  startsAt: number,
  endsAt: number,
): BookingStatus {
  const [isCancelled, isMissed, isUnanswered] = [
    dice.chance(0.07),
    dice.chance(0.05),
    dice.chance(0.08),
  ];
  if (isCancelled) return "cancelled";
  if (endsAt < now) return isMissed ? "no_show" : "completed";
  const isSoon = startsAt > now && startsAt < now + 16 * dayMs;
  return isUnanswered && isSoon && !settings.confirmsInstantly ? "requested" : "confirmed";
}

/** A request is answered within a few hours, often sooner. */
function inventAnswer({ dice, settings }: VisitCalendar, status: BookingStatus, createdAt: number) {
  if (settings.confirmsInstantly || status === "requested") return null;
  return new Date(createdAt + dice.between(4, dice.chance(0.3) ? 300 : 60) * minuteMs);
}

const reasons = {
  customer: ["", "", "My shift changed.", "My daughter is sick.", "I'll be away that week."],
  business: ["We have the flu, sorry.", "The water is off in our street that morning."],
};

interface BookedTime {
  startsAt: number;
  createdAt: number;
  now: number;
}

function inventCancellation(
  dice: Random,
  status: BookingStatus,
  { startsAt, createdAt, now, isPaid }: BookedTime & { isPaid: boolean },
) {
  if (status !== "cancelled") return {};
  // A business that calls off a paid visit owes us the card's cost, which no demo settles.
  const by = isPaid || dice.chance(0.85) ? ("customer" as const) : ("business" as const);
  // Some think of it on the day itself.
  const lastMoment = Math.min(now, startsAt - (dice.chance(0.25) ? 3 : 30) * hourMs);
  const cancelledAt = Math.max(createdAt + 5 * minuteMs, lastMoment);
  return {
    cancelledBy: by,
    cancelledAt: new Date(Math.min(cancelledAt, now)),
    cancellationReason: dice.pick(reasons[by]),
  };
}

const unpaid = { dueNowCents: 0, maxRetainedCents: 0, paidCents: 0 };

/**
 * A visit to come is paid only once the business's share has gone out: a share that is still held would be sent to a
 * provider that never heard of it.
 */
function inventMoney(
  { settings, dice, cardRate, maxRetainedRate, now }: VisitCalendar,
  { priceCents, depositCents }: Service,
  visit: { status: BookingStatus; startsAt: number; createdAt: number },
) {
  const isChosen = dice.chance(cardRate);
  const { changeNoticeHours } = settings;
  const terms = { changeNoticeHours, isMovedByBusiness: false };
  const freeUntil = computeFreeUntil({ ...terms, startsAt: new Date(visit.startsAt) });
  const isSettled = visit.status === "cancelled" || freeUntil.getTime() <= now;
  const isPaid =
    isChosen &&
    settings.payNow &&
    priceCents > 0 &&
    visit.status !== "requested" &&
    isSettled &&
    visit.createdAt < now - minPaymentAgeMs;
  if (!isPaid) return unpaid;
  const dueNowCents = depositCents || priceCents;
  return {
    dueNowCents,
    maxRetainedCents: computeMaxRetainedCents({ priceCents, dueNowCents }, maxRetainedRate),
    paidCents: dueNowCents,
  };
}

interface PaidRow {
  id: string;
  userId: string | null;
  serviceTitle: string;
  priceCents: number;
  startsAt: Date;
  changeNoticeHours: number;
  maxRetainedCents: number;
  status: BookingStatus;
  createdAt: Date;
  cancelledBy?: "customer" | "business";
  cancelledAt?: Date;
}

/** What goes back of a visit that was called off or missed is decided as the product does. */
function composePayment(row: PaidRow, paidCents: number): VisitPayment {
  const { startsAt, changeNoticeHours, maxRetainedCents, status, cancelledBy } = row;
  const isMovedByBusiness = false;
  const freeUntil = computeFreeUntil({ startsAt, changeNoticeHours, isMovedByBusiness });
  const cause = status === "no_show" ? "missed" : cancelledBy;
  const refundedAt = row.cancelledAt ?? startsAt;
  const verdict =
    cause &&
    decideCancellation(
      { freeUntil, isMovedByBusiness, paidCents, refundedCents: 0, maxRetainedCents },
      cause,
      refundedAt,
    );
  return {
    bookingId: row.id,
    buyerId: row.userId ?? "",
    title: `${row.serviceTitle}${paidCents < row.priceCents ? ", deposit" : ""} (${row.id})`,
    paidCents,
    paidAt: row.createdAt,
    freeUntil,
    refund: verdict && {
      cents: verdict.returnedCents,
      at: refundedAt,
      retainsCardFee: verdict.cardFeePayer === "business",
    },
  };
}
