import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { SignedIn, TestApp } from "../harness.ts";
import { makeListing, signInOwner } from "./listings.ts";
import { getDayAhead } from "./stored-bookings.ts";

export interface Studio {
  id: string;
  slug: string;
  owner: SignedIn;
  settings: BookingSettings;
}

/** Braids for $220.00 (two hours, half an hour free after), a trim for $35.00 (half an hour), advice for nothing. */
export const studioServices = [
  {
    title: "Knotless braids",
    priceCents: 22_000,
    durationMinutes: 120,
    depositCents: null,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 30,
  },
  {
    title: "Trim",
    priceCents: 3_500,
    durationMinutes: 30,
    depositCents: 1_000,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
  },
  {
    title: "Advice",
    priceCents: 0,
    durationMinutes: 30,
    depositCents: null,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
  },
];

/** Saves settings as the owner would; the rest stays as it is. */
export async function saveSettings(
  app: TestApp,
  owner: SignedIn,
  id: string,
  changes: object = {},
): Promise<BookingSettings> {
  const path = `/dir/business/${id}/booking-settings`;
  const read = await app.call("GET", `${path}/editing`, { as: owner });
  const { timeZone, takesPayments, plan, hasCalendarFeed, ...known } = read.json();
  const saved = await app.call("PUT", path, { as: owner, body: { ...known, ...changes } });
  if (saved.statusCode !== 200) throw new Error(`settings failed: ${saved.body}`);
  return saved.json();
}

/**
 * A live listing that takes bookings every day from nine to five, every half hour. Its owner's plan has room for a team and
 * a waiting list, unless an owner with another is given.
 */
export async function makeStudio(
  app: TestApp,
  changes: object = {},
  owner?: SignedIn,
): Promise<Studio> {
  const studioOwner = owner ?? (await signInOwner(app, "Growing"));
  const { id, slug } = await makeListing(app, studioOwner, { businessName: "Ubuntu Braid Studio" });
  const settings = await saveSettings(app, studioOwner, id, {
    acceptsBookings: true,
    mode: "daily",
    services: studioServices,
    ...changes,
  });
  return { id, slug, owner: studioOwner, settings };
}

/** What a visitor sends. */
export const makeBookingBody = (
  { id, settings }: Studio,
  changes: Record<string, unknown> = {},
) => ({
  businessId: id,
  serviceId: settings.services[1]?.id,
  date: getDayAhead(7),
  start: "10:00",
  customerName: "Abuk Majok",
  customerEmail: `abuk.${Math.random().toString(36).slice(2)}@people.example`,
  ...changes,
});

interface BookedVisit {
  id: string;
  startsAt: string;
  customerEmail: string;
}

/** The token of a link to a booking, as an email would carry it. */
export async function insertLink({ db }: TestApp, bookingId: string): Promise<string> {
  const token = makeToken();
  await db
    .insertInto("bookings.manageLink")
    .values({ tokenHash: hashToken(token), bookingId, createdAt: new Date() })
    .execute();
  return token;
}

/** Confirms a guest's booking by a link, without waiting for the email. */
export async function verifyByLink(app: TestApp, bookingId: string) {
  const token = await insertLink(app, bookingId);
  return app.call("PUT", "/dir/booking-links", { body: { token, action: "verify" } });
}

/** Asks for a time, and confirms it as a guest does by the emailed link; the booking as the customer sees it. */
export async function book(
  app: TestApp,
  studio: Studio,
  changes: Record<string, unknown> = {},
  as?: SignedIn,
) {
  const body = makeBookingBody(studio, changes);
  const response = await app.call("POST", "/dir/bookings", { body, ...(as && { as }) });
  if (response.statusCode !== 201) throw new Error(`booking failed: ${response.body}`);
  const { booking } = response.json();
  if (!booking.can.verify) return booking as BookedVisit;
  const verified = await verifyByLink(app, booking.id);
  if (verified.statusCode !== 200) throw new Error(`confirming failed: ${verified.body}`);
  return verified.json() as BookedVisit;
}

/** Box braids in two sizes and two lengths, without Small in Waist. Most take three to four hours. */
export const styledService = {
  title: "Box braids",
  priceCents: 0,
  durationMinutes: 60,
  depositCents: 2_000,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 30,
  styles: {
    sizes: ["Medium", "Small"],
    lengths: ["Shoulder", "Waist"],
    cells: [
      makeCell("Medium", "Shoulder", [120, 180], 15_000),
      makeCell("Medium", "Waist", [180, 240], 20_000, 5_000),
      makeCell("Small", "Shoulder", [240, 300], 24_000),
    ],
  },
  extras: [
    { name: "Hair supplied", priceCents: 4_000, minutes: 0 },
    { name: "Take down", priceCents: 4_500, minutes: 60 },
  ],
  preparation: ["Wash and blow-dry your hair.", "No oil or gel."],
};

function makeCell(
  size: string,
  length: string,
  [minutesFrom, minutesTo]: [number, number],
  priceCents: number,
  depositCents: number | null = null,
) {
  return { size, length, priceCents, minutesFrom, minutesTo, depositCents };
}
