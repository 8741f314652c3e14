import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { useMarketCarts } from "#test/market-carts.ts";

const { app, openStore, offer, add, buy, settle } = await useMarketCarts();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signIn({ adminStatus: "Admin" });
});

/** What the ledger says of a payment. What we owe or earned is negative in it, and where the share went is left out. */
async function readLedger(paymentId: string) {
  const { rows } = await sql<{ kind: string; account: string; cents: number }>`
    select kind, account, sum(amount_cents)::int as cents from payments.ledger_entry
    join payments.ledger_movement on ledger_movement.id = movement_id
    where payment_id = ${paymentId} and kind in ('charge', 'refund')
    group by kind, account
  `.execute(app.db);
  const sum = (account: string, ...kinds: string[]) =>
    rows
      .filter((row) => row.account === account && kinds.includes(row.kind))
      .reduce((total, { cents }) => total + cents, 0);
  return {
    amountCents: sum("balance", "charge"),
    feeCents: -sum("platform share", "charge"),
    returnedFeeCents: sum("platform share", "refund"),
    refundedCents: -sum("balance", "refund"),
    netCents: -sum("payee share", "charge", "refund"),
  };
}

test("SOLD-02 one of two pieces is refunded: card, sale, figures and ledger show the same net", async () => {
  const { owner: seller, storeId } = await openStore();
  const buyer = await app.signIn();
  const basket = await offer(storeId, 5, { name: "Bolga market basket", priceCents: 8_900 });
  await add(buyer, basket, 2);
  await add(buyer, await offer(storeId, 5));
  const paymentId = await buy(buyer);
  const readSoldOrder = async () =>
    (await app.call("GET", `/marketplace/sold/${storeId}`, { as: seller })).json().data[0];
  const { order_id: id, lines } = await readSoldOrder();
  const { ItemNumber: itemNumber } = lines.find(
    ({ itemId }: { itemId: string }) => itemId === basket,
  );
  // $178.00 and $149.00 with $9.95 for delivery; the fee is $33.70 and $6.03 for the card.
  const refund = await app.call("POST", `/marketplace/orders/${id}/refunds`, {
    as: seller,
    body: { items: [{ itemNumber, quantity: 1 }], delivery: false, reason: "out of stock" },
  });
  expect(refund.json()).toEqual({ refundedCents: 8_900 });
  await settle();
  const sold = await readSoldOrder();
  expect(sold).toMatchObject({
    total: 336.95,
    platform_fee: 39.73,
    card_fee: 6.03,
    fee_given_back: 8.9,
    refunded: 89,
    disputed: 0,
    net_profit: 217.12,
    refundable: { deliveryLeftCents: 995 },
  });
  expect(sold.lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ quantity: 2, refunded: 89, refundedQuantity: 1 }),
      expect.objectContaining({ quantity: 1, refunded: 0, refundedQuantity: 0 }),
    ]),
  );
  expect(sold.refundable.lines).toContainEqual(
    expect.objectContaining({ itemNumber, quantityLeft: 1, leftCents: 8_900 }),
  );
  const [sale] = (await app.call("GET", "/pay/sales", { as: seller })).json().data;
  expect(sale).toMatchObject({ netCents: 21_712, refundedCents: 8_900, returnedFeeCents: 890 });
  const figures = await app.call("GET", `/marketplace/figures/${storeId}`, { as: seller });
  expect(figures.json().weeks.at(-1)).toMatchObject({
    salesCents: 33_695,
    feesCents: 3_083,
    refundsCents: 8_900,
    netCents: 21_712,
  });
  const [admins] = (await app.call("GET", `/admin/orders?q=${id}`, { as: admin })).json().data;
  expect(admins).toMatchObject({ netCents: 21_712, refundedCents: 8_900 });
  const payment = await app.call("GET", `/admin/payments/${paymentId}`, { as: admin });
  expect(payment.json()).toMatchObject({ netCents: 21_712, returnedFeeCents: 890 });
  expect(await readLedger(paymentId)).toEqual({
    amountCents: 33_695,
    feeCents: 3_973,
    returnedFeeCents: 890,
    refundedCents: 8_900,
    netCents: 21_712,
  });
});
