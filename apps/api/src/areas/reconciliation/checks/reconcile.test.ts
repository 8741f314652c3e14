import { randomUUID } from "node:crypto";
import type { Drift, PaymentCheck } from "@boab/contracts/payments/reconciliation";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { makeMemoryLog } from "#test/memory-log.ts";
import { makePayee, type Payee, toCartLine } from "#test/payees.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { makeConnectedAccount } from "#test/provider-account.ts";
import { runTasks } from "#test/run-tasks.ts";
import { reconcile } from "./reconcile.ts";

const { app, control, stripe, settle, pay, deps, subscribe } = await usePaymentsApp();
let seller: Payee;
let admin: SignedIn;

beforeAll(async () => {
  seller = await makePayee(app, stripe);
  admin = await app.signIn({ adminStatus: "Admin" });
}, 90_000);

/** Pays for braids, and waits until everything that follows is done. */
async function buy() {
  const as = await app.signIn();
  const body = { items: [toCartLine(seller)] };
  const { url } = (await app.call("POST", "/pay/checkout", { as, body })).json();
  const { location } = await pay(url);
  await settle();
  const id = /payments\/([0-9a-f-]{36})/.exec(location ?? "")?.[1] ?? "";
  const [transfer] = (await stripe.transfers.list({ transfer_group: id })).data;
  const [charge] = (await stripe.charges.list({ transfer_group: id })).data;
  if (!transfer || !charge) throw new Error("not paid");
  const sale = await app.db
    .selectFrom("payments.sale")
    .select("id")
    .where("paymentId", "=", id)
    .executeTakeFirstOrThrow();
  return { id, transfer, charge, saleId: sale.id };
}

async function check(scope: "hourly" | "daily" = "daily"): Promise<PaymentCheck> {
  const runId = randomUUID();
  await reconcile(deps(), runId, scope);
  const checks = (await app.call("GET", "/admin/payments/checks", { as: admin })).json();
  return checks.data.find(({ id }: PaymentCheck) => id === runId);
}

const drifts = async (show = "open"): Promise<Drift[]> =>
  (await app.call("GET", `/admin/payments/drifts?show=${show}&limit=100`, { as: admin })).json()
    .data;
const listKinds = async (show?: string) => (await drifts(show)).map(({ kind }) => kind);

describe("reconciliation", () => {
  test("finds nothing where both sides agree, and counts what moved", async () => {
    const { saleId } = await buy();
    const refund = { as: admin, body: { amountCents: 1_000 } };
    await app.call("POST", `/pay/sales/${saleId}/refunds`, refund);
    // A plan is paid beside the ledger, and is no payment we do not know.
    const member = await app.signIn();
    const trial = { subscriptionId: "sub_earlier", startedAt: new Date() };
    await app.db
      .insertInto("payments.trial")
      .values({ userId: member.userId, ...trial })
      .execute();
    await subscribe(member, "Growing");
    expect((await stripe.charges.list()).data).toHaveLength(2);
    expect(await check()).toMatchObject({ state: "done", found: 0, settled: 0, problem: null });
    expect(await drifts()).toEqual([]);
    expect((await check()).figures).toMatchObject({
      payments: { oursCents: 22_000, theirsCents: 22_000 },
      refunds: { oursCents: 1_000, theirsCents: 1_000 },
      transfers: { oursCents: 19_396, theirsCents: 19_396 },
      cardCosts: { oursCents: 404, theirsCents: 404 },
    });
  });

  test("names each drift once, tells the log once, and settles it when it is gone", async () => {
    const { transfer, id } = await buy();
    const { log, lines } = makeMemoryLog();
    const teamEmail = `${randomUUID()}@team.example`;
    const run = () => reconcile({ ...deps(), log, teamEmail }, randomUUID(), "hourly");
    await control.putObjects([{ ...transfer, amount: 5 }]);
    await run();
    await run();
    expect(await drifts()).toMatchObject([
      {
        kind: "transfer_amount",
        objectId: transfer.id,
        paymentId: id,
        settledAt: null,
        ours: { amountCents: 19_396 },
        theirs: { amountCents: 5 },
      },
    ]);
    expect(lines.filter((line) => JSON.stringify(line).includes("differ"))).toHaveLength(1);
    expect((await runTasks(app.services)).filter((name) => name === "mail.send")).toHaveLength(1);
    expect((await expectMail(teamEmail)).subject).toContain("1 new difference");

    await control.putObjects([transfer]);
    await run();
    expect(await drifts()).toEqual([]);
    expect(await listKinds("settled")).toEqual(["transfer_amount"]);
  });

  test.each<[string, (bought: Awaited<ReturnType<typeof buy>>) => Promise<unknown>]>([
    ["payment_missing", ({ charge }) => control.deleteObject(charge.id)],
    ["payment_amount", ({ charge }) => control.putObjects([{ ...charge, amount_captured: 1 }])],
    ["payment_currency", ({ charge }) => control.putObjects([{ ...charge, currency: "usd" }])],
    ["refund_unknown", ({ charge }) => stripe.refunds.create({ charge: charge.id, amount: 5 })],
    ["transfer_missing", ({ transfer }) => control.deleteObject(transfer.id)],
    [
      "transfer_doubled",
      ({ transfer, id }) =>
        control.putObjects([{ ...transfer, id: `tr_${id.replaceAll("-", "")}` }]),
    ],
    [
      "transfer_account",
      async ({ transfer }) =>
        control.putObjects([{ ...transfer, destination: await makeConnectedAccount(stripe) }]),
    ],
    ["reversal_unknown", ({ transfer }) => stripe.transfers.createReversal(transfer.id)],
    [
      "ledger_differs",
      async ({ charge }) => {
        const id = String(charge.balance_transaction);
        const transaction = await stripe.balanceTransactions.retrieve(id);
        await control.putObjects([{ ...transaction, fee: 434, net: 22_000 - 434 }]);
      },
    ],
    [
      "payment_unknown",
      ({ charge, id }) =>
        control.putObjects([
          {
            ...charge,
            id: `ch_${id.replaceAll("-", "")}`,
            transfer_group: null,
            payment_intent: null,
          },
        ]),
    ],
  ])("finds %s and nothing else", async (kind, plant) => {
    const known = (await drifts()).map(({ id }) => id);
    await plant(await buy());
    await check();
    const found = (await drifts()).filter(({ id }) => !known.includes(id));
    expect(found.map((one) => one.kind)).toEqual([kind]);
    for (const { ours, theirs } of found)
      expect(`${ours.says} ${theirs.says}`).not.toMatch(/acct_\w{5}/);
  });

  test("reads again before it calls something a drift", async () => {
    await control.setWebhooks({ dropNext: 1_000 });
    const as = await app.signIn();
    const body = { items: [toCartLine(seller)] };
    const { url } = (await app.call("POST", "/pay/checkout", { as, body })).json();
    await pay(url);
    await control.settleWebhooks();
    await control.setWebhooks({ dropNext: 0 });
    const known = await listKinds();
    expect(await check("hourly")).toMatchObject({ repaired: 1, found: 0 });
    await runTasks(app.services);
    expect(await check("hourly")).toMatchObject({ repaired: 0, found: 0 });
    expect(await listKinds()).toEqual(known);
  });

  test("a plan that runs with us and not there is found", async () => {
    const subscription = await subscribe(await app.signIn(), "Growing");
    await control.deleteObject(subscription);
    await check();
    expect(await drifts()).toContainEqual(
      expect.objectContaining({ kind: "plan_missing", objectId: subscription }),
    );
  });

  test("a check that the provider does not answer says so, and is tried again", async () => {
    await control.addFault({ kind: "status", operation: "Charges.list", status: 503, times: 9 });
    const response = await app.call("POST", "/admin/payments/checks", { as: admin });
    expect(response.statusCode).toBe(202);
    expect(response.json()).toMatchObject({ state: "waiting", scope: "daily" });
    await expect(runTasks(app.services)).rejects.toThrow();
    const readLatestCheck = async (): Promise<PaymentCheck> =>
      (await app.call("GET", "/admin/payments/checks", { as: admin })).json().data[0];
    expect(await readLatestCheck()).toMatchObject({
      state: "failed",
      problem: expect.stringMatching(/\w/),
    });
    await control.clearFaults();
    const { id } = await readLatestCheck();
    await reconcile(deps(), id, "daily");
    expect(await readLatestCheck()).toMatchObject({ id, state: "done", problem: null });
  });

  test("moves no money", async () => {
    const { transfer } = await buy();
    await control.deleteObject(transfer.id);
    const moved = () => sql`select count(*) from payments.outbox`.execute(app.db);
    const { rows: before } = await moved();
    await check();
    expect(await runTasks(app.services)).toEqual(["mail.send"]);
    expect((await moved()).rows).toEqual(before);
  });
});
