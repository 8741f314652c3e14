import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { book, makeStudio, type Studio, saveSettings } from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import type { SignedIn } from "#test/harness.ts";
import { replacePayoutAccount } from "#test/payees.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { makeConnectedAccount } from "#test/provider-account.ts";

const { app, stripe, settle, pay } = await usePaymentsApp();
let studio: Studio;
let customer: SignedIn;
let askedCount = 0;

beforeAll(async () => {
  studio = await makeStudio(app, { payNow: true });
  await replacePayoutAccount(app, studio.owner, await makeConnectedAccount(stripe));
}, 60_000);

// Five payments an hour is what one person may start.
beforeEach(async () => {
  customer = await app.signIn();
});

/** Braids for $220.00, paid in full, of which the business may keep $66.00. */
async function bookAndPay(date: string, start: string, changes: object = {}) {
  const { id } = await book(
    app,
    studio,
    {
      date,
      start,
      paymentStatus: "pay now",
      customerEmail: customer.email,
      serviceId: studio.settings.services[0]?.id,
      ...changes,
    },
    customer,
  );
  const body = { bookingId: id };
  const started = await app.call("POST", "/pay/checkout/one-time", { as: customer, body });
  await pay(started.json().url);
  await settle();
  return id;
}

const read = async (id: string, as = customer) =>
  (await app.call("GET", `/dir/bookings/${id}`, { as })).json();
const change = (id: string, body: object, as = customer) =>
  app.call("PUT", `/dir/bookings/${id}`, { as, body });

/** As if the visit had been booked with so much notice that the free time to cancel is over. */
const endFreeTime = (id: string) =>
  app.db
    .updateTable("bookings.booking")
    .set({ changeNoticeHours: 720 })
    .where("id", "=", id)
    .execute();

const findSale = (bookingId: string) =>
  app.db
    .selectFrom("payments.sale as sale")
    .innerJoin("payments.saleLine as line", "line.saleId", "sale.id")
    .selectAll("sale")
    .where("line.reference", "=", bookingId)
    .executeTakeFirstOrThrow();

const listMessages = async (bookingId: string, kind: "transfer" | "refund" | "reversal") =>
  app.db
    .selectFrom("payments.outbox")
    .select(["kind", "amountCents"])
    .where("saleId", "=", (await findSale(bookingId)).id)
    .where("kind", "=", kind)
    .execute();

const findRefunds = async (bookingId: string) =>
  app.db
    .selectFrom("payments.refund")
    .select(["amountCents", "retainsCardFee"])
    .where("saleId", "=", (await findSale(bookingId)).id)
    .execute();

/** What runs every twenty minutes. */
const followUp = () =>
  app.services.taskHandlers
    .find(({ kind }) => kind.name === "payments.follow-up")
    ?.run({}, "follow-up");

describe("X-104 the business's share", () => {
  test("is held until the free time to cancel has passed, and then goes out", async () => {
    const id = await bookAndPay(getDayAhead(10), "09:00");
    const { changeableUntil } = await read(id);
    await followUp();
    expect(await listMessages(id, "transfer")).toEqual([]);
    const { dueAt, shareCents } = await findSale(id);
    expect(dueAt?.toISOString()).toBe(changeableUntil);
    await app.db.updateTable("payments.sale").set({ dueAt: new Date() }).execute();
    await followUp();
    expect(await listMessages(id, "transfer")).toEqual([
      { kind: "transfer", amountCents: shareCents },
    ]);
  });

  test("waits longer where the customer moves the visit, or the business does", async () => {
    const id = await bookAndPay(getDayAhead(10), "12:00");
    const moved = await change(id, { action: "move", date: getDayAhead(20), start: "09:00" });
    expect(moved.json()).toMatchObject({ proposedTime: { start: "09:00" } });
    await change(id, { action: "confirm" }, studio.owner);
    const later = await read(id);
    expect((await findSale(id)).dueAt?.toISOString()).toBe(later.changeableUntil);
    expect(later.isMovedByBusiness).toBe(false);
    const byOwner = { action: "move", date: getDayAhead(21), start: "09:00" };
    await change(id, byOwner, studio.owner);
    const asked = await read(id);
    expect(asked).toMatchObject({ isMovedByBusiness: true, changeableUntil: asked.startsAt });
    expect((await findSale(id)).dueAt?.toISOString()).toBe(asked.startsAt);
    await change(id, { action: "accept-time" });
    const agreed = await read(id);
    expect(agreed).toMatchObject({ isMovedByBusiness: false, start: "09:00" });
    const day = 24 * 3_600_000;
    expect(Date.parse(agreed.startsAt) - Date.parse(agreed.changeableUntil)).toBe(day);
    expect((await findSale(id)).dueAt?.toISOString()).toBe(agreed.changeableUntil);
  });
});

describe("X-104 what goes back, and who bears the card fee", () => {
  test("cancelled in time, everything goes back at our cost", async () => {
    const id = await bookAndPay(getDayAhead(11), "09:00");
    expect(await read(id)).toMatchObject({ maxRetainedCents: 6_600, cancelReturnsCents: 22_000 });
    await change(id, { action: "cancel", cancelReturnsCents: 22_000 });
    expect(await findRefunds(id)).toEqual([{ amountCents: 22_000, retainsCardFee: false }]);
  });

  test("cancelled late, the business keeps 30 % and the rest goes back", async () => {
    const id = await bookAndPay(getDayAhead(11), "12:00");
    await endFreeTime(id);
    expect(await read(id)).toMatchObject({
      can: { cancel: true, move: false },
      cancelReturnsCents: 15_400,
    });
    // What the page said before the deadline is no longer true, so nothing happens.
    const stale = await change(id, { action: "cancel", cancelReturnsCents: 22_000 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, "booking_terms_changed"]);
    expect(await findRefunds(id)).toEqual([]);
    await change(id, { action: "cancel", cancelReturnsCents: 15_400 });
    expect(await read(id)).toMatchObject({ bookingStatus: "cancelled", refundedCents: 15_400 });
    expect(await findRefunds(id)).toEqual([{ amountCents: 15_400, retainsCardFee: false }]);
  });

  test("a deposit within the limit is lost whole", async () => {
    const id = await bookAndPay(getDayAhead(11), "15:00", {
      serviceId: studio.settings.services[1]?.id,
    });
    await endFreeTime(id);
    await change(id, { action: "cancel" });
    expect(await read(id)).toMatchObject({ paidCents: 1_000, refundedCents: 0 });
  });

  test("called off by the business, everything goes back at its cost", async () => {
    const id = await bookAndPay(getDayAhead(12), "09:00");
    await endFreeTime(id);
    await change(id, { action: "cancel" }, studio.owner);
    expect(await findRefunds(id)).toEqual([{ amountCents: 22_000, retainsCardFee: true }]);
  });

  test("moved by the business, the customer gets everything back at its cost, however late", async () => {
    const id = await bookAndPay(getDayAhead(12), "12:00");
    await endFreeTime(id);
    // With a mobile alone there is nobody to ask, so the visit moves at once.
    const byPhone = { customerEmail: null, customerPhone: "0491 570 156" };
    await app.db.updateTable("bookings.booking").set(byPhone).where("id", "=", id).execute();
    await change(id, { action: "move", date: getDayAhead(13), start: "09:00" }, studio.owner);
    expect(await read(id)).toMatchObject({ cancelReturnsCents: 22_000 });
    await change(id, { action: "cancel" });
    expect(await findRefunds(id)).toEqual([{ amountCents: 22_000, retainsCardFee: true }]);
  });

  test.each([
    ["while they are asked", [], 22_000, true],
    ["once they said no", ["decline-time"], 22_000, true],
    ["but not once they agreed", ["accept-time"], 15_400, false],
    ["nor once it was taken back", ["withdraw-time"], 15_400, false],
  ] as const)(
    "asked for another time, the customer gets everything back at the business's cost %s",
    async (_, actions, amountCents, retainsCardFee) => {
      const day = 18 + 2 * askedCount++;
      const id = await bookAndPay(getDayAhead(day), "09:00");
      await endFreeTime(id);
      const move = { action: "move", date: getDayAhead(day + 1), start: "14:00" };
      expect((await change(id, move, studio.owner)).statusCode).toBe(200);
      for (const action of actions) {
        const answer = await change(
          id,
          { action },
          action === "withdraw-time" ? studio.owner : customer,
        );
        expect(answer.statusCode).toBe(200);
      }
      const { cancelReturnsCents } = await read(id);
      expect(cancelReturnsCents).toBe(amountCents);
      await change(id, { action: "cancel", cancelReturnsCents });
      expect(await findRefunds(id)).toEqual([{ amountCents, retainsCardFee }]);
    },
  );

  test("asked for another time and not answering, the customer has the terms as before", async () => {
    const id = await bookAndPay(getDayAhead(16), "09:00");
    const { changeableUntil } = await read(id);
    await change(id, { action: "move", date: getDayAhead(17), start: "09:00" }, studio.owner);
    await app.db
      .updateTable("bookings.suggestion")
      .set({ askedAt: new Date(Date.now() - 90_000_000), answerBy: new Date(Date.now() - 1_000) })
      .where("bookingId", "=", id)
      .execute();
    // Any decision ends what nobody answered in time.
    await change(id, { action: "note", customerNotes: "" });
    await change(id, { action: "business-note", businessNotes: "No answer." }, studio.owner);
    expect(await read(id)).toMatchObject({ isMovedByBusiness: false, changeableUntil });
    expect((await findSale(id)).dueAt?.toISOString()).toBe(changeableUntil);
  });

  test("missed, the business keeps no more than of a late cancellation", async () => {
    const id = await bookAndPay(getDayAhead(12), "15:00");
    await app.db
      .updateTable("bookings.booking")
      .set({
        startsAt: new Date(Date.now() - 3_600_000),
        endsAt: new Date(Date.now() - 1_800_000),
        blocked: `[${new Date(Date.now() - 3_600_000).toISOString()},${new Date(Date.now() - 1_800_000).toISOString()})`,
      })
      .where("id", "=", id)
      .execute();
    expect((await change(id, { action: "no-show" }, studio.owner)).statusCode).toBe(200);
    expect(await findRefunds(id)).toEqual([{ amountCents: 15_400, retainsCardFee: false }]);
    // Said twice, it goes back once.
    await change(id, { action: "complete" }, studio.owner);
    await change(id, { action: "no-show" }, studio.owner);
    expect(await findRefunds(id)).toHaveLength(1);
  });

  test("terms are those that were agreed, whatever the business changes later", async () => {
    const id = await bookAndPay(getDayAhead(13), "12:00");
    const before = await read(id);
    await saveSettings(app, studio.owner, studio.id, { changeNoticeHours: 720 });
    expect(await read(id)).toMatchObject({ changeableUntil: before.changeableUntil });
    const shown = {
      businessId: studio.id,
      serviceId: studio.settings.services[0]?.id,
      date: getDayAhead(40),
      start: "09:00",
      customerName: "Abuk",
      customerEmail: customer.email,
      changeNoticeHours: 24,
    };
    const refused = await app.call("POST", "/dir/bookings", { as: customer, body: shown });
    expect(refused.json().code).toBe("booking_terms_changed");
    await saveSettings(app, studio.owner, studio.id, { changeNoticeHours: 24 });
  });
});

describe("X-104 the largest deposit", () => {
  const save = async (services: object[]) => {
    const path = `/dir/business/${studio.id}/booking-settings`;
    const { timeZone, takesPayments, plan, hasCalendarFeed, ...known } = (
      await app.call("GET", `${path}/editing`, { as: studio.owner })
    ).json();
    return app.call("PUT", path, { as: studio.owner, body: { ...known, services } });
  };

  test("is 30 % of the price", async () => {
    const { services } = await (
      await app.call("GET", `/dir/business/${studio.id}/booking-settings/editing`, {
        as: studio.owner,
      })
    ).json();
    const withDeposit = (depositCents: number) => [
      { ...services[0], depositCents },
      ...services.slice(1),
    ];
    const refused = await save(withDeposit(6_650));
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      {
        "services.0.depositCents":
          "The deposit can be at most 30% of the price. Please enter a smaller one.",
      },
    ]);
    expect((await save(withDeposit(6_600))).statusCode).toBe(200);
    expect((await save(services)).statusCode).toBe(200);
    const shown = await app.call("GET", `/dir/business/${studio.id}/booking-settings`);
    expect(shown.json().maxRetainedRate).toBe(0.3);
  });
});
