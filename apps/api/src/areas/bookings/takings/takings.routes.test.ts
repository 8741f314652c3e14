import { randomUUID } from "node:crypto";
import { memberCopy } from "@boab/contracts/directory/copy";
import { memberRights } from "@boab/contracts/directory/member-rights";
import { beforeAll, describe, expect, test } from "vitest";
import { insertPaidPayment } from "#test/access-matrix/payments/objects.ts";
import { makeStudio, type Studio } from "#test/factories/bookings.ts";
import { makeEditor } from "#test/factories/listings.ts";
import { insertBooking } from "#test/factories/stored-bookings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
let studio: Studio;

beforeAll(async () => {
  studio = await makeStudio(app);
});

const call = (part: string, query: Record<string, string>, as: SignedIn, of: Studio) =>
  app.call("GET", `/dir/business/${of.id}/${part}?${new URLSearchParams(query)}`, { as });

const readTakings = (from: string, until: string, as = studio.owner, of = studio) =>
  call("takings", { from, until }, as, of);
const listDailyTakings = (from: string, until: string, as = studio.owner, of = studio) =>
  call("takings/days", { from, until }, as, of);
const readHalfYear = (halfYear: string, as = studio.owner, of = studio) =>
  call("half-yearly-payments", { halfYear }, as, of);

interface Visit {
  startsAt: string;
  status?: "completed" | "no_show" | "confirmed" | "requested" | "cancelled" | "declined";
  serviceTitle?: string | null;
  priceCents?: number;
  paymentId?: string;
  createdAt?: string;
  teammateId?: string | undefined;
}

/** People of a team, by their names. */
async function insertTeam(of: Studio, ...names: string[]): Promise<string[]> {
  const rows = names.map((name, position) => ({
    id: randomUUID(),
    businessId: of.id,
    position,
    name,
    takesBookings: true,
  }));
  await app.db.insertInto("bookings.teammate").values(rows).execute();
  return rows.map(({ id }) => id);
}

async function insertVisit(of: Studio, { startsAt, status = "completed", ...visit }: Visit) {
  const id = await insertBooking(app.db, {
    businessId: of.id,
    startsAt: new Date(startsAt),
    status: status === "completed" ? "completed" : "requested",
    ...(visit.teammateId && { teammateId: visit.teammateId }),
  });
  await app.db
    .updateTable("bookings.booking")
    .set({
      status,
      serviceTitle: visit.serviceTitle === undefined ? "Trim" : visit.serviceTitle,
      priceCents: visit.priceCents ?? 3_500,
      paymentId: visit.paymentId ?? null,
      ...(visit.createdAt && { createdAt: new Date(visit.createdAt) }),
    })
    .where("id", "=", id)
    .execute();
}

/** A payment of $100.00 with a fee of $12.00. */
async function insertPayment(of: Studio, paidAt = "2026-03-10T02:00:00Z") {
  const { id, saleId } = await insertPaidPayment(app, { payeeId: of.owner.userId });
  await app.db
    .updateTable("payments.payment")
    .set({ amountCents: 10_000, paidAt: new Date(paidAt) })
    .where("id", "=", id)
    .execute();
  await app.db
    .updateTable("payments.sale")
    .set({ amountCents: 10_000, feeCents: 1_200, shareCents: 8_800 })
    .where("id", "=", saleId)
    .execute();
  return { id, saleId };
}

/** Gives back $40.00, and $4.00 of the fee with it. */
async function insertRefund(of: Studio, saleId: string, isUndone = false) {
  await app.db
    .insertInto("payments.refund")
    .values({
      id: randomUUID(),
      saleId,
      amountCents: 4_000,
      feeCents: 400,
      shareCents: 3_600,
      requestedBy: of.owner.userId,
      createdAt: new Date(),
      undoneAt: isUndone ? new Date() : null,
    })
    .execute();
  if (!isUndone)
    await app.db
      .updateTable("payments.sale")
      .set({ refundedCents: 4_000 })
      .where("id", "=", saleId)
      .execute();
}

const nothing = {
  visits: 0,
  noShows: 0,
  priceCents: 0,
  paidCents: 0,
  feesCents: 0,
  refundsCents: 0,
  netCents: 0,
};

describe("F-BOOK-16 takings", () => {
  test("add up by day, by service and in all", async () => {
    const of = await makeStudio(app);
    const refunded = await insertPayment(of);
    await insertRefund(of, refunded.saleId);
    await insertRefund(of, refunded.saleId, true);
    const braids = { serviceTitle: "Knotless braids", priceCents: 22_000 };
    // Ten in the morning in Melbourne.
    await insertVisit(of, { startsAt: "2026-03-10T23:00:00Z", ...braids, paymentId: refunded.id });
    await insertVisit(of, { startsAt: "2026-03-11T01:00:00Z" });
    await insertVisit(of, { startsAt: "2026-03-11T02:00:00Z", status: "no_show" });
    await insertVisit(of, { startsAt: "2026-03-12T02:00:00Z", serviceTitle: null, priceCents: 0 });
    const body = (await readTakings("2026-03-01", "2026-03-31", of.owner, of)).json();
    const ofBraids = {
      visits: 1,
      noShows: 0,
      priceCents: 22_000,
      paidCents: 10_000,
      feesCents: 800,
      refundsCents: 4_000,
      netCents: 5_200,
    };
    expect(body).toEqual({
      totals: { ...ofBraids, visits: 3, noShows: 1, priceCents: 25_500 },
      days: [
        { date: "2026-03-11", ...ofBraids, visits: 2, noShows: 1, priceCents: 25_500 },
        { date: "2026-03-12", ...nothing, visits: 1 },
      ],
      services: [
        { serviceTitle: "Knotless braids", ...ofBraids },
        { serviceTitle: "Trim", ...nothing, visits: 1, noShows: 1, priceCents: 3_500 },
        { serviceTitle: null, ...nothing, visits: 1 },
      ],
      // Nobody is named in the calendar of a business without a team.
      people: [],
    });
    const { data } = (await listDailyTakings("2026-03-01", "2026-03-31", of.owner, of)).json();
    expect(data).toEqual([
      { date: "2026-03-11", serviceTitle: "Knotless braids", teammateName: null, ...ofBraids },
      {
        date: "2026-03-11",
        serviceTitle: "Trim",
        teammateName: null,
        ...nothing,
        visits: 1,
        noShows: 1,
        priceCents: 3_500,
      },
      { date: "2026-03-12", serviceTitle: null, teammateName: null, ...nothing, visits: 1 },
    ]);
  });

  test("add up by person, also of somebody who left, and two of the same name are two", async () => {
    const of = await makeStudio(app);
    const [bintu, selam, namesake] = await insertTeam(of, "Bintu", "Selam", "Selam");
    const startsAt = "2026-03-11T01:00:00Z";
    await insertVisit(of, { startsAt, teammateId: bintu, paymentId: (await insertPayment(of)).id });
    await insertVisit(of, { startsAt, teammateId: selam, status: "no_show" });
    await insertVisit(of, { startsAt, teammateId: namesake });
    await insertVisit(of, { startsAt: "2026-03-12T01:00:00Z", teammateId: bintu });
    // From before the business named its team.
    await insertVisit(of, { startsAt: "2026-03-13T01:00:00Z" });
    await app.db
      .updateTable("bookings.teammate")
      .set({ removedAt: new Date() })
      .where("id", "=", bintu ?? "")
      .execute();
    const { people } = (await readTakings("2026-03-01", "2026-03-31", of.owner, of)).json();
    const trim = { ...nothing, visits: 1, priceCents: 3_500 };
    const paid = { paidCents: 10_000, feesCents: 1_200, netCents: 8_800 };
    expect(people).toHaveLength(4);
    expect(people).toEqual(
      expect.arrayContaining([
        {
          teammateId: bintu,
          teammateName: "Bintu",
          ...trim,
          ...paid,
          visits: 2,
          priceCents: 7_000,
        },
        { teammateId: selam, teammateName: "Selam", ...nothing, noShows: 1 },
        { teammateId: namesake, teammateName: "Selam", ...trim },
        { teammateId: null, teammateName: null, ...trim },
      ]),
    );
    const { data } = (await listDailyTakings("2026-03-12", "2026-03-13", of.owner, of)).json();
    expect(data).toEqual([
      { date: "2026-03-12", serviceTitle: "Trim", teammateName: "Bintu", ...trim },
      { date: "2026-03-13", serviceTitle: "Trim", teammateName: null, ...trim },
    ]);
  });

  test("count what was paid for a visit that is to come or was cancelled, and not its price", async () => {
    const of = await makeStudio(app);
    for (const [hour, status] of [
      ["01", "confirmed"],
      ["03", "cancelled"],
    ] as const)
      await insertVisit(of, {
        startsAt: `2026-03-11T${hour}:00:00Z`,
        status,
        paymentId: (await insertPayment(of)).id,
      });
    for (const status of ["requested", "declined"] as const)
      await insertVisit(of, { startsAt: "2026-03-12T03:00:00Z", status });
    const { days } = (await readTakings("2026-03-01", "2026-03-31", of.owner, of)).json();
    expect(days).toEqual([
      { date: "2026-03-11", ...nothing, paidCents: 20_000, feesCents: 2_400, netCents: 17_600 },
    ]);
  });

  test("belong to the business's own days, and both ends count", async () => {
    const of = await makeStudio(app);
    // 11.30 pm on 31 March and half past midnight on 1 May in Melbourne, whose summer time ends on 5 April.
    await insertVisit(of, { startsAt: "2026-03-31T12:30:00Z" });
    await insertVisit(of, { startsAt: "2026-04-30T14:30:00Z" });
    const read = async (from: string, until: string) =>
      (await readTakings(from, until, of.owner, of)).json().totals.visits;
    expect(await read("2026-03-31", "2026-03-31")).toBe(1);
    expect(await read("2026-04-01", "2026-04-30")).toBe(0);
    expect(await read("2026-05-01", "2026-05-01")).toBe(1);
    expect(await read("2026-03-31", "2026-05-01")).toBe(2);
  });

  test("a business without visits has none, and another business's are not its own", async () => {
    const of = await makeStudio(app);
    await insertVisit(studio, { startsAt: "2026-02-11T01:00:00Z" });
    const body = (await readTakings("2026-02-01", "2026-02-28", of.owner, of)).json();
    expect(body).toMatchObject({ totals: nothing, days: [], services: [], people: [] });
  });

  test.each([
    ["2026-03-02", "2026-03-01"],
    ["2025-03-01", "2026-03-02"],
    ["2026-02-30", "2026-03-02"],
  ])("%s to %s is refused", async (from, until) => {
    expect((await readTakings(from, until)).statusCode).toBe(400);
  });

  test("12 months are read at once, and rows for each day a month at a time", async () => {
    expect((await readTakings("2027-03-01", "2028-02-29")).statusCode).toBe(200);
    expect((await listDailyTakings("2026-03-01", "2026-03-31")).statusCode).toBe(200);
    const refused = await listDailyTakings("2026-03-01", "2026-04-01");
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.until).toContain("no more than 31 days");
  });
});

describe("F-BOOK-16 what was paid in a half-year", () => {
  test("counts by the day of the payment, for each payee, with what went back of it", async () => {
    const of = await makeStudio(app);
    // 11.30 pm on 30 June and half past midnight on 1 July in Melbourne.
    for (const paidAt of ["2026-06-30T13:30:00Z", "2026-06-30T14:30:00Z"]) {
      const payment = await insertPayment(of, paidAt);
      if (paidAt.startsWith("2026-06-30T13")) await insertRefund(of, payment.saleId);
      await insertVisit(of, {
        startsAt: paidAt.replace("2026-06-30", "2026-07-20"),
        status: "confirmed",
        paymentId: payment.id,
        createdAt: "2026-06-20T00:00:00Z",
      });
    }
    const first = (await readHalfYear("2026-H1", of.owner, of)).json();
    const ownerName = await readName(of.owner);
    expect(first).toMatchObject({
      from: "2026-01-01",
      until: "2026-06-30",
      business: { businessName: "Ubuntu Braid Studio" },
      payees: [
        {
          payeeName: ownerName,
          payments: 1,
          paidCents: 10_000,
          feesCents: 800,
          refundsCents: 4_000,
          netCents: 5_200,
        },
      ],
    });
    const second = (await readHalfYear("2026-H2", of.owner, of)).json();
    expect(second.payees).toMatchObject([{ payments: 1, paidCents: 10_000, refundsCents: 0 }]);
    expect((await readHalfYear("2025-H2", of.owner, of)).json().payees).toEqual([]);
  });

  test.each(["2026-H3", "2026", "2026-H1;"])("%s is no half-year", async (halfYear) => {
    expect((await readHalfYear(halfYear)).statusCode).toBe(400);
  });
});

async function readName({ userId }: SignedIn) {
  const { fullName } = await app.db
    .selectFrom("accounts.profile")
    .select("fullName")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return fullName;
}

describe("who reads takings", () => {
  const reads = [
    ["takings", (as: SignedIn) => readTakings("2026-03-01", "2026-03-31", as)],
    ["rows for each day", (as: SignedIn) => listDailyTakings("2026-03-01", "2026-03-31", as)],
    ["half-years", (as: SignedIn) => readHalfYear("2026-H1", as)],
  ] as const;

  test.each(reads)("%s: members with the right to money, and nobody without", async (_, read) => {
    const [helper, rest] = [await app.signIn(), await app.signIn()];
    await makeEditor(app, studio, helper, ["money"]);
    const others = memberRights.filter((right) => right !== "money");
    await makeEditor(app, studio, rest, others);
    expect((await read(helper)).statusCode).toBe(200);
    const refused = await read(rest);
    expect([refused.statusCode, refused.json().error]).toEqual([403, memberCopy.rightMissing]);
  });

  test.each(reads)("%s: a stranger is refused", async (_, read) => {
    expect((await read(await app.signIn())).statusCode).toBe(403);
  });

  test.each(reads)("%s: our team leaves a line in the audit log", async (_, read) => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    expect((await read(admin)).statusCode).toBe(200);
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "objectId"])
      .where("actorId", "=", admin.userId)
      .where("objectType", "=", "business")
      .execute();
    expect(lines).toEqual([{ act: "read takings", objectId: studio.id }]);
  });
});
