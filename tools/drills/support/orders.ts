import { randomUUID } from "node:crypto";
import { makeSandboxControl } from "@boab/stripe-sandbox";
import { newAccountParams, sellerDetails } from "@boab/stripe-sandbox/test-seller";
import type pg from "pg";
import { flattenFormParams } from "../../../scripts/lib/nested-form.ts";
import type { Stack } from "../../../scripts/stack/stack.ts";
import { insertPerson } from "./people.ts";

/** What the provider stores, as it would send it. */
export type ProviderObject = { id: string } & Record<string, unknown>;

/** A paid order on both sides. */
export interface DrillOrder {
  paymentId: string;
  saleId: string;
  at: Date;
  amountCents: number;
  feeCents: number;
  shareCents: number;
  account: string;
  /** Part of it was given back, and taken back from the seller. */
  isRefunded: boolean;
  charge: ProviderObject;
  chargeTransaction: ProviderObject;
  transfer: ProviderObject;
  refund: ProviderObject | undefined;
}

const REFUND_CENTS = 1_000;
const HOUR_MS = 3_600_000;
type CallProvider = (path: string, body?: Record<string, string>) => Promise<ProviderObject>;

/** One real order, whose objects the others are made after. */
async function makeTemplates(callProvider: CallProvider) {
  const account = await callProvider(
    "accounts",
    flattenFormParams({ ...newAccountParams, ...sellerDetails }),
  );
  const intent = await callProvider("payment_intents", {
    amount: "10000",
    currency: "aud",
    payment_method: "pm_card_visa",
    confirm: "true",
    "automatic_payment_methods[enabled]": "true",
    "automatic_payment_methods[allow_redirects]": "never",
  });
  const charge = String(intent.latest_charge);
  const transfer = await callProvider("transfers", {
    amount: "8000",
    currency: "aud",
    destination: account.id,
    source_transaction: charge,
  });
  const reversal = await callProvider(`transfers/${transfer.id}/reversals`, { amount: "100" });
  const refund = await callProvider("refunds", { charge, amount: "100" });
  const read = (path: string) => callProvider(path);
  return {
    charge: await read(`charges/${charge}`),
    transfer: { ...transfer, amount_reversed: 0, reversed: false },
    reversal,
    refund,
    move: await read(`balance_transactions/${transfer.balance_transaction}`),
    createdIds: [charge, transfer.id, refund.id],
  };
}

/** Orders of the last hours, the same on both sides. */
export async function makeOrders(
  { stack, db, callProvider }: { stack: Stack; db: pg.Pool; callProvider: CallProvider },
  count: number,
): Promise<DrillOrder[]> {
  const control = makeSandboxControl(stack.stripeOrigin);
  const templates = await makeTemplates(callProvider);
  // The pattern itself is no order of ours.
  for (const id of templates.createdIds) await control.deleteObject(id);
  const { data: leftover } = (await callProvider("balance_transactions?limit=100")) as unknown as {
    data: ProviderObject[];
  };
  for (const { id } of leftover) await control.deleteObject(id);

  const people = await makePeople(db);
  const orders: DrillOrder[] = [];
  const objects: ProviderObject[] = [];
  const rows: object[] = [];
  for (let index = 0; index < count; index++) {
    const order = describeOrder(index, templates);
    orders.push(order.order);
    objects.push(...order.objects);
    rows.push({ ...order.row, buyer: people.buyer, payee: people.payees[index % 20] });
  }
  for (let start = 0; start < objects.length; start += 100)
    await control.putObjects(objects.slice(start, start + 100));
  for (let start = 0; start < rows.length; start += 500)
    await insertOrders(db, rows.slice(start, start + 500));
  return orders;
}

async function makePeople(db: pg.Pool) {
  const ids = ["drill_buyer", ...Array.from({ length: 20 }, (_, index) => `drill_payee${index}`)];
  for (const id of ids) await insertPerson(db, id);
  const [buyer, ...payees] = ids;
  return { buyer, payees };
}

function describeOrder(index: number, templates: Awaited<ReturnType<typeof makeTemplates>>) {
  const [paymentId, saleId, transferMessage, refundMessage, reversalMessage, refundId] = Array.from(
    { length: 6 },
    () => randomUUID(),
  ) as [string, string, string, string, string, string];
  const amountCents = 5_000 + ((index * 37) % 20_000);
  const feeCents = Math.floor(amountCents / 10);
  const shareCents = amountCents - feeCents;
  const providerFeeCents = Math.round(amountCents * 0.017) + 30;
  const isRefunded = index % 5 === 0;
  const refundFeeCents = Math.floor(REFUND_CENTS / 10);
  const at = new Date(Date.now() - HOUR_MS - ((index * 7_919) % (18 * HOUR_MS)));
  const created = Math.floor(at.getTime() / 1000);
  const id = (prefix: string) => `${prefix}_drill${index}`;
  const account = `acct_drill${index % 20}`;
  const move = (source: string, amount: number, fee: number, type: string): ProviderObject => ({
    ...templates.move,
    id: `txn_${source}`,
    source,
    amount,
    fee,
    net: amount - fee,
    type,
    created,
    reporting_category: type,
    fee_details: [],
  });
  const charge: ProviderObject = {
    ...templates.charge,
    id: id("ch"),
    amount: amountCents,
    amount_captured: amountCents,
    created,
    amount_refunded: isRefunded ? REFUND_CENTS : 0,
    transfer_group: paymentId,
    balance_transaction: `txn_${id("ch")}`,
    refunded: false,
  };
  const reversal: ProviderObject = {
    ...templates.reversal,
    id: id("trr"),
    amount: REFUND_CENTS - refundFeeCents,
    transfer: id("tr"),
    created,
    balance_transaction: `txn_${id("trr")}`,
    metadata: { messageId: reversalMessage },
  };
  const transfer: ProviderObject = {
    ...templates.transfer,
    id: id("tr"),
    amount: shareCents,
    destination: account,
    transfer_group: paymentId,
    created,
    balance_transaction: `txn_${id("tr")}`,
    source_transaction: id("ch"),
    metadata: { messageId: transferMessage, saleId },
    amount_reversed: isRefunded ? REFUND_CENTS - refundFeeCents : 0,
    reversals: {
      object: "list",
      has_more: false,
      url: `/v1/transfers/${id("tr")}/reversals`,
      data: isRefunded ? [reversal] : [],
    },
  };
  const refund: ProviderObject = {
    ...templates.refund,
    id: id("re"),
    amount: REFUND_CENTS,
    charge: id("ch"),
    created,
    balance_transaction: `txn_${id("re")}`,
    metadata: { messageId: refundMessage },
  };
  const chargeMove = move(id("ch"), amountCents, providerFeeCents, "charge");
  const order: DrillOrder = {
    paymentId,
    saleId,
    at,
    amountCents,
    feeCents,
    shareCents,
    account,
    isRefunded,
    charge,
    chargeTransaction: chargeMove,
    transfer,
    refund: isRefunded ? refund : undefined,
  };
  return {
    order,
    objects: [
      charge,
      chargeMove,
      transfer,
      move(id("tr"), -shareCents, 0, "transfer"),
      ...(isRefunded
        ? [
            refund,
            move(id("re"), -REFUND_CENTS, 0, "refund"),
            reversal,
            move(id("trr"), REFUND_CENTS - refundFeeCents, 0, "transfer_refund"),
          ]
        : []),
    ],
    row: {
      payment: paymentId,
      sale: saleId,
      at,
      amount: amountCents,
      fee: feeCents,
      share: shareCents,
      card: providerFeeCents,
      charge: id("ch"),
      account,
      key: String(index),
      transfer: id("tr"),
      transfer_message: transferMessage,
      ...(isRefunded && {
        refund: id("re"),
        refund_id: refundId,
        refund_message: refundMessage,
        reversal: id("trr"),
        reversal_message: reversalMessage,
        refunded: REFUND_CENTS,
        refund_fee: refundFeeCents,
      }),
    },
  };
}

/** The same orders in our own tables, with a ledger that balances. */
async function insertOrders(db: pg.Pool, rows: object[]): Promise<void> {
  await db.query(
    `with orders as (
      select * from jsonb_to_recordset($1::jsonb) as one (
        payment uuid, sale uuid, buyer text, payee text, at timestamptz, amount int, fee int, share int,
        card int, charge text, account text, key text, transfer text, transfer_message uuid,
        refund text, refund_id uuid, refund_message uuid, reversal text, reversal_message uuid,
        refunded int, refund_fee int)
    ), payments as (
      insert into payments.payment
        (id, buyer_id, cart_key, amount_cents, state, charge_id, created_at, expires_at, paid_at)
      select payment, buyer, key, amount, 'paid', charge, at, at + interval '1 hour', at from orders
    ), sales as (
      insert into payments.sale (id, payment_id, payee_id, seller_name, seller_path, amount_cents,
        fee_cents, share_cents, refunded_cents, created_at)
      select sale, payment, payee, 'Kumasi Cloth House', '/directory', amount, fee, share,
        coalesce(refunded, 0), at from orders
    ), lines as (
      insert into payments.sale_line (sale_id, position, reference, title, unit_cents, quantity)
      select sale, 0, key, 'Kente, two yards', amount, 1 from orders
    ), refunds as (
      insert into payments.refund
        (id, sale_id, amount_cents, fee_cents, share_cents, requested_by, created_at)
      select refund_id, sale, refunded, refund_fee, refunded - refund_fee, payee, at
      from orders where refund is not null
    ), movements as (
      select payment, at, payee, 'charge:' || payment as key, 'charge' as kind, amount as cents,
        null::uuid as message, null::text as stripe_id, null::uuid as refund_id, null::text as account,
        sale, fee, share from orders
      union all select payment, at, payee, 'fee:' || payment, 'provider fee', -card,
        null, null, null, null, sale, 0, 0 from orders
      union all select payment, at, payee, 'transfer:' || sale, 'transfer', -share,
        transfer_message, transfer, null, account, sale, 0, share from orders
      union all select payment, at, payee, 'refund:' || refund_id, 'refund', -refunded,
        refund_message, refund, refund_id, null, sale, refund_fee, refunded - refund_fee
        from orders where refund is not null
      union all select payment, at, payee, 'reversal:' || refund_id, 'reversal', refunded - refund_fee,
        reversal_message, reversal, refund_id, null, sale, 0, refunded - refund_fee
        from orders where refund is not null
    ), messages as (
      insert into payments.outbox (id, kind, idempotency_key, sale_id, refund_id, amount_cents,
        destination, state, attempts, stripe_id, created_at, finished_at)
      select message, kind, key, sale, refund_id, abs(cents), account, 'sent', 0, stripe_id, at, at
      from movements where message is not null
    ), written as (
      insert into payments.ledger_movement (key, kind, payment_id, at)
      select key, kind, payment, at from movements returning id, key
    )
    insert into payments.ledger_entry (movement_id, account, payee_id, amount_cents)
    select written.id, entry.account, entry.payee_id, entry.cents
    from movements join written using (key), lateral (values
      ('balance', null, cents),
      (case when kind = 'provider fee' then 'provider fees' when fee > 0 then 'platform share' end,
        null, case kind when 'provider fee' then -cents when 'charge' then -fee else fee end),
      (case when share > 0 then 'payee share' end, payee,
        case when kind in ('charge', 'reversal') then -share else share end)
    ) as entry (account, payee_id, cents)
    where entry.account is not null`,
    [JSON.stringify(rows)],
  );
}
