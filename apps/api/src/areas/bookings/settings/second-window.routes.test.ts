import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { weekdays } from "@boab/contracts/directory/limits";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  makeBookingBody,
  makeStudio,
  type Studio,
  saveSettings,
} from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { useTestApp } from "#test/harness.ts";

const app = useTestApp();

const date = getDayAhead(5);
const second = { startTime: "15:00", endTime: "16:00" };
const splitDay = { enabled: true, startTime: "10:00", endTime: "11:00", second };
const splitWeek = Object.fromEntries(
  weekdays.map((day) => [day, splitDay]),
) as BookingSettings["weekly"];

const listStarts = async ({ id }: Studio) => {
  const { slots, reason } = (
    await app.call("GET", `/dir/business/${id}/slots?date=${date}`)
  ).json();
  return { starts: slots.map(({ start }: { start: string }) => start), reason };
};

test("a second window is saved beside the first, and times are offered in both", async () => {
  const studio = await makeStudio(app);
  const settings = { mode: "weekly", weekly: splitWeek };
  const saved = await saveSettings(app, studio.owner, studio.id, settings);
  expect(saved.weekly).toEqual(splitWeek);
  expect(await listStarts(studio)).toEqual({
    starts: ["10:00", "10:30", "15:00", "15:30"],
    reason: null,
  });
  const { weekly } = await app.db
    .selectFrom("bookings.settings")
    .select("weekly")
    .where("businessId", "=", studio.id)
    .executeTakeFirstOrThrow();
  expect(weekly.monday).toEqual({ enabled: true, startTime: "10:00", endTime: "11:00" });
});

test("what the release before saves replaces the second windows too", async () => {
  const studio = await makeStudio(app, { mode: "weekly", weekly: splitWeek });
  const oneWindow = { enabled: true, startTime: "12:00", endTime: "13:00" };
  const weekly = Object.fromEntries(weekdays.map((day) => [day, oneWindow]));
  await sql`update bookings.settings set weekly = ${JSON.stringify(weekly)}::jsonb
    where business_id = ${studio.id}`.execute(app.db);
  expect((await listStarts(studio)).starts).toEqual(["12:00", "12:30"]);
});

test("a second window that starts too early is refused", async () => {
  const studio = await makeStudio(app);
  const { timeZone, takesPayments, plan, hasCalendarFeed, ...known } = studio.settings;
  const early = { ...splitDay, second: { startTime: "11:00", endTime: "16:00" } };
  const refused = await app.call("PUT", `/dir/business/${studio.id}/booking-settings`, {
    as: studio.owner,
    body: { ...known, weekly: { ...splitWeek, friday: early } },
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({
    "weekly.friday.second.startTime": bookingCopy.secondTooEarly,
  });
});

test("a special day of the listing decides which times are offered and accepted", async () => {
  const studio = await makeStudio(app, { mode: "weekly", weekly: splitWeek });
  const saveSpecialDay = async (day: object) => {
    const path = `/dir/business/${studio.id}`;
    const { version } = (await app.call("GET", `${path}/editing`, { as: studio.owner })).json();
    const specialDays = [{ date, note: "", ...day }];
    const saved = await app.call("PUT", path, {
      as: studio.owner,
      body: { version, specialDays },
    });
    expect(saved.statusCode, saved.body).toBe(200);
  };
  await saveSpecialDay({ kind: "hours", windows: [{ open: "09:00", close: "15:30" }] });
  expect((await listStarts(studio)).starts).toEqual(["10:00", "10:30", "15:00"]);

  await saveSpecialDay({ kind: "closed", windows: [] });
  expect(await listStarts(studio)).toEqual({ starts: [], reason: "no availability" });
  const customer = await app.signIn();
  const body = makeBookingBody(studio, { date, start: "10:00" });
  const request = await app.call("POST", "/dir/bookings", { as: customer, body });
  expect(request.statusCode).toBe(409);
  expect(request.json().code).toBe("booking_slot_unavailable");
});
