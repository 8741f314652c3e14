import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { SignedIn, TestApp } from "../harness.ts";
import { makeListing, signInOwner } from "./listings.ts";
import { dayAhead } from "./stored-bookings.ts";

export interface Studio {
  id: string;
  slug: string;
  owner: SignedIn;
  settings: BookingSettings;
}

/** Braids for $220.00 (two hours, half an hour free after), a trim for $35.00 (half an hour), advice for nothing. */
export const studioServices = [
  {
    ...{ title: "Knotless braids", priceCents: 22_000, durationMinutes: 120, depositCents: null },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 30 },
  },
  {
    ...{ title: "Trim", priceCents: 3_500, durationMinutes: 30, depositCents: 1_000 },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  },
  {
    ...{ title: "Advice", priceCents: 0, durationMinutes: 30, depositCents: null },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
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
  const { timeZone, takesPayments, hasCalendarFeed, ...known } = read.json();
  const saved = await app.call("PUT", path, { as: owner, body: { ...known, ...changes } });
  if (saved.statusCode !== 200) throw new Error(`settings failed: ${saved.body}`);
  return saved.json();
}

/** A live listing that takes bookings every day from nine to five, every half hour. */
export async function makeStudio(
  app: TestApp,
  changes: object = {},
  owner?: SignedIn,
): Promise<Studio> {
  const who = owner ?? (await signInOwner(app));
  const { id, slug } = await makeListing(app, who, { businessName: "Ubuntu Braid Studio" });
  const settings = await saveSettings(app, who, id, {
    ...{ acceptsBookings: true, mode: "daily", services: studioServices },
    ...changes,
  });
  return { id, slug, owner: who, settings };
}

/** What a visitor sends. */
export const bookingBody = ({ id, settings }: Studio, changes: Record<string, unknown> = {}) => ({
  businessId: id,
  serviceId: settings.services[1]?.id,
  date: dayAhead(7),
  start: "10:00",
  customerName: "Abuk Majok",
  customerEmail: `abuk.${Math.random().toString(36).slice(2)}@people.example`,
  ...changes,
});

/** Asks for a time; the booking as the customer sees it. */
export async function book(
  app: TestApp,
  studio: Studio,
  changes: Record<string, unknown> = {},
  as?: SignedIn,
) {
  const body = bookingBody(studio, changes);
  const response = await app.call("POST", "/dir/bookings", { body, ...(as && { as }) });
  if (response.statusCode !== 201) throw new Error(`booking failed: ${response.body}`);
  return response.json().booking as { id: string; startsAt: string; customerEmail: string };
}
