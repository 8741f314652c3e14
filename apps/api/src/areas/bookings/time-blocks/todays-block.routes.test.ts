import { memberRights } from "@boab/contracts/directory/member-rights";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { makeDeps } from "#test/deps.ts";
import {
  book,
  makeBookingBody,
  makeStudio,
  type Studio,
  verifyByLink,
} from "#test/factories/bookings.ts";
import { makeEditor } from "#test/factories/listings.ts";
import { getDayAhead, insertBooking } from "#test/factories/stored-bookings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { findTaken } from "../slots/taken.repository.ts";
import { insertTimeBlock } from "./time-blocks.repository.ts";

vi.setConfig({ testTimeout: 30_000 });

const app = useTestApp();

const call = (method: "GET" | "PUT" | "DELETE", of: Studio, as: SignedIn = of.owner) =>
  app.call(method, `/dir/business/${of.id}/todays-block`, { as });

/** Blocks 12:00 to 14:00 of a day to come, as a rest of today would be. */
async function blockNoon(of: Studio, date: string) {
  const { rows } = await sql<{ from: Date; to: Date }>`select
    (${`${date} 12:00`}::timestamp at time zone 'Australia/Melbourne') as "from",
    (${`${date} 14:00`}::timestamp at time zone 'Australia/Melbourne') as "to"`.execute(app.db);
  const [period] = rows;
  if (!period) throw new Error("unreachable");
  await inTransaction(app.db, (tx) => insertTimeBlock(tx, of.id, period));
  return period;
}

describe("the rest of today", () => {
  test("is blocked in one press, from now to midnight, and opened again", async () => {
    const studio = await makeStudio(app);
    expect((await call("GET", studio)).json()).toEqual({ block: null, remaining: [] });
    const before = Date.now();
    const { block } = (await call("PUT", studio)).json();
    expect(Date.parse(block.startsAt)).toBeGreaterThanOrEqual(before);
    const midnight = new Intl.DateTimeFormat("en-AU", {
      timeZone: "Australia/Melbourne",
      hourCycle: "h23",
      hour: "2-digit",
      minute: "2-digit",
    }).format(new Date(block.endsAt));
    expect(midnight).toBe("00:00");
    expect(Date.parse(block.endsAt) - before).toBeLessThanOrEqual(25 * 3_600_000);
    // A second press keeps the block as it is.
    expect((await call("PUT", studio)).json().block).toEqual(block);
    expect((await call("DELETE", studio)).json().block).toBeNull();
    expect((await call("GET", studio)).json().block).toBeNull();
  });

  test("leaves standing bookings as they are, and lists them in the order of their times", async () => {
    const studio = await makeStudio(app);
    const { block } = (await call("PUT", studio)).json();
    const leftMs = Date.parse(block.endsAt) - Date.now();
    const at = (part: number) => new Date(Date.now() + leftMs * part);
    const place = { businessId: studio.id };
    const later = await insertBooking(app.db, { ...place, startsAt: at(0.9), status: "requested" });
    const sooner = await insertBooking(app.db, { ...place, startsAt: at(0.3) });
    await insertBooking(app.db, { ...place, startsAt: at(-0.5), status: "completed" });
    await insertBooking(app.db, { ...place, startsAt: new Date(Date.now() + leftMs + 60_000) });
    const { remaining } = (await call("GET", studio)).json();
    expect(remaining.map(({ id }: { id: string }) => id)).toEqual([sooner, later]);
    expect(remaining[0].bookingStatus).toBe("confirmed");
  });

  test("takes the right to all calendars, and hides how to reach people without that to customers", async () => {
    const studio = await makeStudio(app);
    const [stranger, helper, front] = [await app.signIn(), await app.signIn(), await app.signIn()];
    await makeEditor(
      app,
      studio,
      helper,
      memberRights.filter((right) => right !== "all_calendars"),
    );
    await makeEditor(app, studio, front, ["all_calendars"]);
    for (const as of [stranger, helper])
      for (const method of ["GET", "PUT", "DELETE"] as const)
        expect((await call(method, studio, as)).statusCode).toBe(403);
    const { block } = (await call("PUT", studio, front)).json();
    const soon = new Date((Date.now() + Date.parse(block.endsAt)) / 2);
    await insertBooking(app.db, { businessId: studio.id, startsAt: soon });
    expect((await call("GET", studio, front)).json().remaining).toMatchObject([
      { customerName: "Abuk Majok", customerEmail: null, customerPhone: null },
    ]);
  });
});

describe("blocked time", () => {
  const date = getDayAhead(7);
  const listFree = async (of: Studio) => {
    const path = `/dir/business/${of.id}/slots?date=${date}&serviceId=${of.settings.services[1]?.id}`;
    const { slots } = (await app.call("GET", path)).json();
    return slots
      .filter(({ isFree }: { isFree: boolean }) => isFree)
      .map(({ start }: { start: string }) => start);
  };

  test("isn't offered, isn't accepted, and everybody sees it as busy", async () => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const ada = await app.signIn();
    await blockNoon(studio, date);
    const free = await listFree(studio);
    expect(free).toEqual(expect.arrayContaining(["11:30", "14:00"]));
    for (const start of ["12:00", "12:30", "13:30"]) expect(free).not.toContain(start);
    const ask = (start: string) =>
      app.call("POST", "/dir/bookings", {
        as: ada,
        body: makeBookingBody(studio, { date, start }),
      });
    expect((await ask("12:30")).json().code).toBe("booking_slot_taken");
    expect((await ask("14:00")).statusCode).toBe(201);
    const busy = await app.call("GET", `/dir/business/${studio.id}/bookings?date=${date}`);
    expect(busy.json().data).toHaveLength(2);
  });

  test("refuses a link that was opened later, and another time that a customer moves to", async () => {
    const studio = await makeStudio(app);
    const ada = await app.signIn();
    const body = makeBookingBody(studio, { date, start: "12:30" });
    const { booking } = (await app.call("POST", "/dir/bookings", { body })).json();
    const visit = await book(app, studio, { date, start: "10:00" }, ada);
    await blockNoon(studio, date);
    expect((await verifyByLink(app, booking.id)).json().code).toBe("booking_slot_taken");
    const moved = await app.call("PUT", `/dir/bookings/${visit.id}`, {
      as: ada,
      body: { action: "move", date, start: "13:00" },
    });
    expect(moved.json().code).toBe("booking_slot_taken");
  });

  test("is somebody's own: another business is as free as before, and so are walk-ins", async () => {
    const [studio, other] = [await makeStudio(app), await makeStudio(app)];
    const { from, to } = await blockNoon(studio, date);
    const range = { from: from.getTime(), to: to.getTime() };
    const { clock } = makeDeps(app);
    expect(await findTaken(app.db, studio.id, range, { now: clock() })).toEqual([
      { ...range, teammateId: null, bookingId: null },
    ]);
    expect(await findTaken(app.db, other.id, range, { now: clock() })).toEqual([]);
    const walkIn = await app.call("POST", `/dir/business/${studio.id}/walk-ins`, {
      as: studio.owner,
      body: { date, start: "12:30", customerName: "Achol" },
    });
    expect(walkIn.statusCode).toBe(201);
  });
});
