import { randomBytes, randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { findMailLink, waitForMail } from "./mailbox.ts";
import type { TestPerson } from "./people.ts";

const service = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0, depositCents: null };

/** Lets a business take bookings from eight to six, every day: a wash of an hour, braids of four. */
export async function enableBookings(
  owner: TestPerson,
  businessId: string,
  changes: object = {},
): Promise<void> {
  const path = `/dir/business/${businessId}/booking-settings`;
  const read = await owner.call("GET", `${path}/editing`);
  const { timeZone, takesPayments, plan, hasCalendarFeed, ...settings } = await read.json();
  const saved = await owner.call("PUT", path, {
    ...settings,
    acceptsBookings: true,
    mode: "daily",
    daily: { startTime: "08:00", endTime: "18:00" },
    services: [
      { ...service, title: "Wash", priceCents: 5_000, durationMinutes: 60 },
      { ...service, title: "Braids", priceCents: 22_000, durationMinutes: 240 },
    ],
    ...changes,
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
}

/** Asks for a wash of an hour as a guest and confirms it by the emailed link, without a browser. */
export async function bookWash(
  businessId: string,
  customerName: string,
  slot: { date: string; start: string },
): Promise<{ id: string; email: string }> {
  const email = `${randomBytes(6).toString("hex")}@people.example`;
  const api = `${journeysOrigin}/api/dir`;
  const settings = await fetch(`${api}/business/${businessId}/booking-settings`);
  const { services } = (await settings.json()) as { services: { id: string; title: string }[] };
  const sent = await fetch(`${api}/bookings`, {
    method: "POST",
    headers: {
      origin: journeysOrigin,
      "content-type": "application/json",
      "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    },
    body: JSON.stringify({
      businessId,
      customerName,
      customerEmail: email,
      ...slot,
      serviceId: services.find(({ title }) => title === "Wash")?.id,
    }),
  });
  expect(sent.status, await sent.clone().text()).toBe(201);
  const mail = await waitForMail(email, /^Confirm your booking at /);
  const token = new URL(findMailLink(mail, "/booking"), journeysOrigin).searchParams.get("token");
  const verified = await fetch(`${api}/booking-links`, {
    method: "PUT",
    headers: { origin: journeysOrigin, "content-type": "application/json" },
    body: JSON.stringify({ token, action: "verify" }),
  });
  expect(verified.status, await verified.clone().text()).toBe(200);
  return { id: (await sent.json()).booking.id, email };
}

/** Days on which every time is free; the times of the day before go away a moment later. */
export async function showLaterDays(page: Page) {
  const before = await page.getByRole("group", { name: /^\w+day \d/ }).getAttribute("data-date");
  await page.getByRole("link", { name: "Later days" }).click();
  const times = page.getByRole("group", { name: /^\w+day \d/ });
  await expect(times).not.toHaveAttribute("data-date", before ?? "");
}
