import type { BusinessBooking, CustomerBooking } from "@boab/contracts/bookings/bookings";
import type { LinkedRequest } from "@boab/contracts/bookings/request-links";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { LinkedSuggestion } from "@boab/contracts/bookings/suggestions";
import type { LinkedName } from "@boab/contracts/bookings/team-names";
import type { WaitlistPlace } from "@boab/contracts/bookings/waitlist";

const weekday = { enabled: true, startTime: "08:00", endTime: "18:00" };
const long = { enabled: true, startTime: "07:00", endTime: "20:00" };

/** A braiding room in Perth, which is eight hours ahead of UTC all year. */
export const bookingSettings: BookingSettings = {
  acceptsBookings: true,
  payLater: true,
  payNow: false,
  confirmsInstantly: false,
  bookingLink: null,
  bookingPhone: null,
  messageToCustomers: "",
  mode: "weekly",
  slotLength: 30,
  singleSlots: [],
  daily: { startTime: "09:00", endTime: "17:00" },
  weekly: {
    monday: { ...weekday, enabled: false },
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: long,
    saturday: long,
    sunday: { enabled: true, startTime: "12:00", endTime: "17:00" },
  },
  daysOff: [{ from: "2026-11-18", until: "2026-11-18", note: "Family graduation" }],
  noticeHours: 2,
  noticeDays: 0,
  daysAhead: 90,
  changeNoticeHours: 48,
  reminderHours: 24,
  requestHoldHours: 0,
  services: [
    {
      id: "00000000-0000-4000-8000-00000000000a",
      title: "Cornrows, adult",
      priceCents: 9500,
      price: 95,
      depositCents: null,
      durationMinutes: 120,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 15,
      styles: null,
      extras: [],
      preparation: [],
    },
  ],
  team: [],
  maxVisitsAtOnce: null,
  timeZone: "Australia/Perth",
  takesPayments: true,
  plan: "Growing",
  hasCalendarFeed: false,
  version: 3,
};

const allowedActions = { confirm: false, decline: false, cancel: true, move: true, give: true };

const instant = (date: string, time: string) => new Date(`${date}T${time}:00+08:00`).toISOString();

/** A booking as those who manage the business see it: `makeBooking("2026-11-19", "08:00", "14:00")`. */
export function makeBooking(
  date: string,
  start: string,
  end: string,
  changes: Partial<BusinessBooking> = {},
): BusinessBooking {
  const [startsAt, endsAt] = [instant(date, start), instant(date, end)];
  return {
    view: "business",
    party: [],
    partyOf: null,
    person: 1,
    id: "BOOK-00000001",
    businessId: "BUS-00000001",
    timeZone: "Australia/Perth",
    customerName: "Hana Tesfaye",
    customerEmail: "hana@example.com",
    customerPhone: null,
    customerNotes: "",
    businessNotes: "",
    date,
    start,
    end,
    startsAt,
    endsAt,
    length: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
    serviceId: null,
    serviceTitle: "Cornrows, adult",
    style: null,
    priceCents: 9500,
    dueNowCents: 0,
    paidCents: 0,
    refundedCents: 0,
    maxRetainedCents: 0,
    paymentStatus: "pay later",
    paidState: "unpaid",
    requiresPayment: false,
    bookingStatus: "confirmed",
    cancellationReason: "",
    cancelledBy: null,
    proposedTime: null,
    createdAt: "2026-11-10T02:00:00.000Z",
    fees: null,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 15,
    isWalkIn: false,
    teammate: null,
    chosenTeammate: null,
    visitsBefore: 0,
    suggestedTime: null,
    asksBeforeMoving: true,
    can: { ...allowedActions, complete: false, noShow: false, withdrawTime: false },
    ...changes,
  };
}

/** A request that waits for an answer. */
export const makeBookingRequest = (
  date: string,
  start: string,
  end: string,
  changes: Partial<BusinessBooking> = {},
): BusinessBooking =>
  makeBooking(date, start, end, {
    bookingStatus: "requested",
    can: {
      ...allowedActions,
      confirm: true,
      decline: true,
      cancel: false,
      complete: false,
      noShow: false,
      withdrawTime: false,
    },
    ...changes,
  });

/** Another time that a customer asks for. */
export const makeProposedTime = (date: string, start: string, end: string) => ({
  date,
  start,
  end,
  startsAt: instant(date, start),
  endsAt: instant(date, end),
});

/** Another time that a business asks for, and until when its customer may agree. */
export const makeSuggestedTime = (date: string, start: string, end: string) => ({
  ...makeProposedTime(date, start, end),
  answerBy: "2026-11-18T01:00:00.000Z",
  teammate: null,
});

/** What the link in a customer's email about another time opens. */
export const linkedSuggestion: LinkedSuggestion = {
  business: {
    slug: "aduts-braiding-room",
    businessName: "Adut’s Braiding Room",
    phone: "08 5550 0142",
  },
  serviceTitle: "Knotless braids, small",
  isConfirmed: true,
  timeZone: "Australia/Perth",
  visit: makeProposedTime("2026-11-21", "07:00", "17:00"),
  suggested: makeProposedTime("2026-11-28", "08:30", "18:30"),
  teammate: null,
  answerBy: "2026-11-18T01:00:00.000Z",
  state: "open",
  terms: { accept: "", decline: "" },
};

/** What the link in an owner's email about a request opens. */
export const linkedRequest: LinkedRequest = {
  id: "BOOK-7K2MQX4D",
  business: { slug: "aduts-braiding-room", businessName: "Adut’s Braiding Room" },
  serviceTitle: "Knotless braids, small",
  style: null,
  priceCents: 42_000,
  date: "2026-11-21",
  start: "07:00",
  end: "17:00",
  timeZone: "Australia/Perth",
  length: 600,
  customerName: "Abuk Majok",
  customerEmail: "abuk@people.example",
  customerPhone: "0400 000 000",
  customerNotes: "My hair is short.",
  visitsBefore: 0,
  bookingStatus: "requested",
  hasChanged: false,
  can: { confirm: true, decline: true },
};

/** What the link to somebody of a team asks. */
export const linkedName: LinkedName = {
  business: { slug: "aduts-braiding-room", businessName: "Adut’s Braiding Room" },
  name: "Ada Obi",
  services: ["Knotless braids", "Trim"],
  state: "asked",
};

/** Confirmed for Saturday, as the one who booked sees it. */
export const customerBooking: CustomerBooking = {
  view: "customer",
  id: "BOOK-7K2MQX4D",
  party: [],
  businessId: "BUS-ABCD1234",
  customerName: "Abuk Majok",
  customerEmail: "abuk@example.com",
  customerPhone: null,
  customerNotes: "",
  date: "2026-11-21",
  start: "07:00",
  end: "17:00",
  startsAt: "2026-11-20T23:00:00.000Z",
  endsAt: "2026-11-21T09:00:00.000Z",
  timeZone: "Australia/Perth",
  length: 600,
  serviceId: null,
  serviceTitle: "Small braids",
  style: null,
  priceCents: 42_000,
  dueNowCents: 42_000,
  paidCents: 0,
  refundedCents: 0,
  maxRetainedCents: 0,
  paymentStatus: "pay later",
  paidState: "unpaid",
  requiresPayment: false,
  bookingStatus: "confirmed",
  cancellationReason: "",
  cancelledBy: null,
  proposedTime: null,
  createdAt: "2026-11-10T00:00:00.000Z",
  business: {
    slug: "aduts-braiding-room",
    businessName: "Adut's",
    phone: "0491570156",
    email: "adut@example.com",
    address: null,
    city: "Mirrabooka",
    state: "WA",
  },
  messageToCustomers: "",
  teammate: null,
  preparation: [],
  changeableUntil: "2026-11-18T23:00:00.000Z",
  changeNoticeHours: 24,
  isMovedByBusiness: false,
  suggestedTime: null,
  cancelReturnsCents: 0,
  userId: null,
  can: { move: true, cancel: true, pay: false, verify: false, answerTime: false },
  holdExpiresAt: null,
  calendarFile: null,
};

/** Somebody waits for cornrows on two days at the same business. */
export const waitlistPlace: WaitlistPlace = {
  id: "WAIT-7K2MQX4D",
  business: { id: "BUS-00000001", slug: "aduts", businessName: "Adut's" },
  timeZone: "Australia/Perth",
  serviceId: "00000000-0000-4000-8000-00000000000a",
  serviceTitle: "Cornrows, adult",
  style: {},
  dates: ["2026-11-21", "2026-11-22"],
  earliestStart: null,
  latestStart: "12:00",
  status: "waiting",
  endReason: null,
  offer: null,
};

/** The same place while a time is offered to it. */
export const offeredPlace: WaitlistPlace = {
  ...waitlistPlace,
  offer: {
    id: "00000000-0000-4000-8000-0000000000f1",
    date: "2026-11-21",
    start: "09:00",
    end: "11:00",
    startsAt: instant("2026-11-21", "09:00"),
    endsAt: instant("2026-11-21", "11:00"),
    answerBy: instant("2026-11-19", "10:30"),
  },
};
