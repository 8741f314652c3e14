import { expect } from "@playwright/test";
import type { MadePerson } from "./people.ts";

const service = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0, depositCents: null };

/** Lets a business take bookings from eight to six, every day: a wash of an hour, braids of four. */
export async function takeBookings(
  owner: MadePerson,
  businessId: string,
  changes: object = {},
): Promise<void> {
  const path = `/dir/business/${businessId}/booking-settings`;
  const read = await owner.call("GET", `${path}/editing`);
  const { timeZone, takesPayments, hasCalendarFeed, ...settings } = await read.json();
  const saved = await owner.call("PUT", path, {
    ...settings,
    ...{ acceptsBookings: true, mode: "daily", daily: { startTime: "08:00", endTime: "18:00" } },
    services: [
      { ...service, title: "Wash", priceCents: 5_000, durationMinutes: 60 },
      { ...service, title: "Braids", priceCents: 22_000, durationMinutes: 240 },
    ],
    ...changes,
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
}
