import { formerFields } from "@boab/contracts/common/former-names";
import type {
  PaymentDetails,
  PaymentRow,
  PaymentSummary,
} from "@boab/contracts/payments/administration";
import type { OutboxMessage } from "@boab/contracts/payments/outbox";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { makePayee, type Payee, toCartLine } from "#test/payees.ts";
import { usePaymentsApp } from "#test/payments.ts";

const { app, control, stripe, settle, pay } = await usePaymentsApp();
let seller: Payee;
let admin: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  seller = await makePayee(app, stripe);
  admin = await app.signIn({ adminStatus: "Admin" });
  moderator = await app.signIn({ adminStatus: "Moderator" });
}, 90_000);

async function buy(as: SignedIn) {
  const body = { items: [toCartLine(seller, 1, 2)] };
  const { url } = (await app.call("POST", "/pay/checkout", { as, body })).json();
  const { location } = await pay(url);
  await settle();
  return /payments\/([0-9a-f-]{36})/.exec(location ?? "")?.[1] ?? "";
}

const list = async (query = ""): Promise<PaymentRow[]> =>
  (await app.call("GET", `/admin/payments${query}`, { as: admin })).json().data;
const readPayment = async (id: string): Promise<PaymentDetails> =>
  (await app.call("GET", `/admin/payments/${id}`, { as: admin })).json();
const readOutbox = async (query = "") =>
  (await app.call("GET", `/admin/payments/outbox${query}`, { as: admin })).json();
const retryMessage = (id: string, as = admin) =>
  app.call("POST", `/admin/payments/outbox/${id}/retry`, { as });

/** A transfer that failed too often: whatever was done with it was forgotten. */
async function parkMessage(paymentId: string): Promise<OutboxMessage> {
  await sql`
    update payments.outbox set state = 'parked', stripe_id = null, attempts = 25,
      last_error = 'Please try later.'
    from payments.sale where sale.id = sale_id and payment_id = ${paymentId}`.execute(app.db);
  const { data } = await readOutbox("?state=parked");
  return data.find((one: OutboxMessage) => one.paymentId === paymentId);
}

describe("payments for staff", () => {
  test("are found by id, by what the provider calls them and by the people in them", async () => {
    const ada = await app.signIn({}, "Ada Obi");
    const id = await buy(ada);
    const [row] = await list(`?q=${id}`);
    expect(row).toMatchObject({
      id,
      state: "paid",
      amountCents: 1_000,
      feeCents: 147,
      shareCents: 853,
      buyer: { id: ada.userId, fullName: "Ada Obi" },
      isHeld: false,
      isParked: false,
    });
    const [{ stripeId } = { stripeId: "" }] = (await readPayment(id)).sales[0]?.messages ?? [];
    for (const q of [row?.chargeId ?? "", stripeId ?? "", ada.email, ada.email.toUpperCase()])
      expect((await list(`?q=${encodeURIComponent(q)}`)).map((one) => one.id)).toEqual([id]);
    expect((await list(`?q=${seller.email}`)).map((one) => one.id)).toContain(id);
    for (const q of ["Ada", "nobody@people.example", "ch_unknown", "%"])
      expect(await list(`?q=${encodeURIComponent(q)}`)).toEqual([]);
    expect((await list("?state=paid")).map((one) => one.id)).toContain(id);
    expect((await list("?state=expired")).map((one) => one.id)).not.toContain(id);
  });

  test("come a page at a time, the newest first", async () => {
    await buy(await app.signIn());
    const all = (await list("?limit=100")).map(({ id }) => id);
    const first = (await app.call("GET", "/admin/payments?limit=1", { as: admin })).json();
    const rest = await list(`?limit=100&cursor=${first.nextCursor}`);
    expect([first.data[0].id, ...rest.map(({ id }) => id)]).toEqual(all);
  });

  test("show who got what, and what became of it, without whole account ids", async () => {
    const id = await buy(await app.signIn());
    const details = await readPayment(id);
    expect(details.sales).toMatchObject([
      {
        amountCents: 1_000,
        shareCents: 853,
        isHeld: false,
        refundedCents: 0,
        payee: { id: seller.userId },
        lines: [{ title: "Wash", unitCents: 500, quantity: 2 }],
        messages: [{ kind: "transfer", state: "sent", amountCents: 853, problem: null }],
      },
    ]);
    expect(JSON.stringify(details)).not.toContain(seller.accountId);
    const body = { amountCents: 400 };
    const path = `/pay/sales/${details.sales[0]?.id}/refunds`;
    expect((await app.call("POST", path, { as: admin, body })).statusCode).toBe(200);
    await settle();
    const kinds = (await readPayment(id)).sales[0]?.messages.map(
      ({ kind, state }) => `${kind} ${state}`,
    );
    expect(kinds?.sort()).toEqual(["refund sent", "reversal sent", "transfer sent"]);
  });

  test("add up: what was taken is with the sellers, the buyers, the card companies or us", async () => {
    const read = async (): Promise<PaymentSummary> =>
      (await app.call("GET", "/admin/payments/summary", { as: admin })).json();
    const before = await read();
    const id = await buy(await app.signIn());
    const saleId = (await readPayment(id)).sales[0]?.id;
    const refund = { as: admin, body: { amountCents: 400 } };
    await app.call("POST", `/pay/sales/${saleId}/refunds`, refund);
    await settle();
    const after = await read();
    expect(after.payments - before.payments).toBe(1);
    expect(after.takenCents - before.takenCents).toBe(1_000);
    expect(after.refundedCents - before.refundedCents).toBe(400);
    // 853 cents less their part of the refund; the card company takes 1.7 % and 30 cents.
    expect(after.sentCents - before.sentCents).toBe(511);
    expect(after.cardCents - before.cardCents).toBe(47);
    const { takenCents, sentCents, heldCents, cardCents, refundedCents, netCents } = after;
    expect(sentCents + heldCents + cardCents + refundedCents + netCents).toBe(takenCents);
    expect(after[formerFields.netCents[0]]).toBe(netCents);
  });

  test("add up in a week of more than $21 million, too", async () => {
    await sql`
      insert into payments.payment
        (id, buyer_id, cart_key, amount_cents, state, charge_id, created_at, expires_at, paid_at)
      select gen_random_uuid(), ${admin.userId}, 'large' || n, 2000000, 'paid', 'ch_large' || n, now(), now(), now()
      from generate_series(1, 1100) n`.execute(app.db);
    const response = await app.call("GET", "/admin/payments/summary", { as: admin });
    expect(response.statusCode).toBe(200);
    expect(response.json().takenCents).toBeGreaterThan(2_200_000_000);
    await sql`delete from payments.payment where charge_id like 'ch_large%'`.execute(app.db);
  });

  test("a moderator sees none of it, and every look of an admin leaves a line", async () => {
    const id = await buy(await app.signIn());
    const paths = ["", `/${id}`, "/summary", "/outbox", "/drifts", "/checks"];
    for (const path of paths) {
      const url = `/admin/payments${path}`;
      expect((await app.call("GET", url, { as: moderator })).statusCode).toBe(403);
      expect((await app.call("GET", url, { as: admin })).statusCode).toBe(200);
    }
    const { rows } = await sql<{ act: string }>`
      select distinct act from platform.audit_entry where actor_id = ${admin.userId}`.execute(
      app.db,
    );
    expect(rows.map(({ act }) => act)).toEqual(
      expect.arrayContaining([
        "list payments",
        "read payment",
        "list outbox",
        "list drifts",
        "list payment checks",
      ]),
    );
  });
});

describe("the outbox for staff", () => {
  test("a parked transfer is sent again, once, also when it had arrived before", async () => {
    const id = await buy(await app.signIn());
    const sent = async () => (await stripe.transfers.list({ transfer_group: id })).data;
    const message = await parkMessage(id);
    expect(message).toMatchObject({ kind: "transfer", attempts: 25, problem: "Please try later." });
    expect((await readOutbox()).parked).toBe(1);
    expect((await list(`?q=${id}`))[0]?.isParked).toBe(true);

    expect((await retryMessage(message.id)).json()).toMatchObject({ state: "waiting" });
    expect((await retryMessage(message.id)).statusCode).toBe(409);
    await settle();
    const [arrived, ...more] = await sent();
    expect(more).toEqual([]);
    const [now] = (await readPayment(id)).sales[0]?.messages ?? [];
    expect(now).toMatchObject({ state: "sent", stripeId: arrived?.id });
  });

  test("one that really never arrived is sent under a new key, so a remembered failure is not repeated", async () => {
    const id = await buy(await app.signIn());
    const message = await parkMessage(id);
    const [transfer] = (await stripe.transfers.list({ transfer_group: id })).data;
    await control.deleteObject(transfer?.id ?? "");
    await retryMessage(message.id);
    await settle();
    const [again] = (await stripe.transfers.list({ transfer_group: id })).data;
    expect(again?.id).not.toBe(transfer?.id);
    expect(again?.amount).toBe(853);
  });

  test("a parked transfer is not sent again while another one of its sale waits", async () => {
    const id = await buy(await app.signIn());
    const message = await parkMessage(id);
    await sql`
      insert into payments.outbox (id, kind, idempotency_key, sale_id, amount_cents, destination, created_at)
      select gen_random_uuid(), kind, idempotency_key || ':other', sale_id, 1, destination, now()
      from payments.outbox where id = ${message.id}`.execute(app.db);
    expect((await retryMessage(message.id)).statusCode).toBe(409);
    await sql`delete from payments.outbox where idempotency_key like '%:other'`.execute(app.db);
    expect((await retryMessage(message.id)).statusCode).toBe(200);
    await settle();
  });

  test("a stranger, a moderator and somebody who retries what is not parked are refused", async () => {
    const id = await buy(await app.signIn());
    const [sent] = (await readPayment(id)).sales[0]?.messages ?? [];
    const stranger = await app.signIn();
    expect((await retryMessage(sent?.id ?? "", stranger)).statusCode).toBe(403);
    expect((await retryMessage(sent?.id ?? "", moderator)).statusCode).toBe(403);
    expect((await retryMessage(sent?.id ?? "")).statusCode).toBe(409);
  });
});
