import { sql } from "kysely";
import type { SignedIn } from "./harness.ts";
import { type Payee, toCartLine } from "./payees.ts";
import { usePaymentsApp } from "./payments.ts";

interface SaleResponse {
  id: string;
  refundedCents: number;
  disputedCents: number;
}

/** An app with a provider, and sales that were paid there. */
export async function useSales(...options: Parameters<typeof usePaymentsApp>) {
  const payments = await usePaymentsApp(...options);
  const { app, stripe, settle, pay } = payments;

  const readLatestSale = async (as: SignedIn): Promise<SaleResponse> =>
    (await app.call("GET", "/pay/sales", { as })).json().data[0];

  /** Starts a payment; the page where it is paid. */
  async function checkOut(as: SignedIn, items: object[]): Promise<string> {
    return (await app.call("POST", "/pay/checkout", { as, body: { items } })).json().url;
  }

  /** Pays for one price of a seller; their sale. */
  async function sell(
    seller: Payee,
    index = 0,
    { cardNumber, meanwhile }: { cardNumber?: string; meanwhile?: () => Promise<void> } = {},
  ): Promise<SaleResponse> {
    const url = await checkOut(await app.signIn(), [toCartLine(seller, index)]);
    await meanwhile?.();
    await pay(url, cardNumber);
    await settle();
    return readLatestSale(seller);
  }

  const refund = (as: SignedIn, { id }: { id: string }, amountCents: number, key?: string) =>
    app.call("POST", `/pay/sales/${id}/refunds`, {
      as,
      body: { amountCents },
      ...(key && { headers: { "idempotency-key": key } }),
    });

  async function readCharge({ id }: { id: string }) {
    const { chargeId } = await app.db
      .selectFrom("payments.payment as payment")
      .innerJoin("payments.sale as sale", "sale.paymentId", "payment.id")
      .select("payment.chargeId")
      .where("sale.id", "=", id)
      .executeTakeFirstOrThrow();
    return stripe.charges.retrieve(chargeId ?? "");
  }

  /** The oldest first. */
  const listTransfers = async (sale: { id: string }) =>
    (await stripe.transfers.list({ limit: 100 })).data
      .filter(({ metadata }) => metadata.saleId === sale.id)
      .toReversed();

  /** Where the cents of a sale's payment are. */
  async function sumByAccount({ id }: { id: string }): Promise<Record<string, number>> {
    const { rows } = await sql<{ account: string; cents: number }>`
      select account, sum(amount_cents) as cents from payments.ledger_entry
      join payments.ledger_movement on ledger_movement.id = movement_id
      where payment_id = (select payment_id from payments.sale where id = ${id})
      group by account having sum(amount_cents) <> 0
    `.execute(app.db);
    return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
  }

  /** Money of our own at the provider, out of which shares are sent again. */
  const fundBalance = () =>
    stripe.paymentIntents.create({
      amount: 1_000_000,
      currency: "aud",
      confirm: true,
      payment_method: "pm_card_bypassPending",
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    });

  return {
    ...payments,
    fundBalance,
    latestSale: readLatestSale,
    checkOut,
    sell,
    refund,
    readCharge,
    listTransfers,
    sumByAccount,
  };
}
