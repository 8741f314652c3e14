import { card, makeSpareCardNumber, open, press } from "@boab/stripe-sandbox/visitor";
import pg from "pg";
import {
  connectStripe,
  type Stripe as StripeClient,
} from "../../../apps/api/src/platform/stripe/connect-stripe.ts";
import { makeConnectedAccount } from "../../../apps/api/test/provider-account.ts";
import type { Stack } from "../../../scripts/stack/stack.ts";

export interface ListedPrice {
  id: string;
  businessId: string;
  cents: number;
  payeeId: string;
}

const payButtonPattern = /<button[^>]*>\s*((?:Pay|Start|Subscribe)[^<]*)<\/button>/;

/** Fills in a page of the provider, with a card of the payer's own unless said. It asks a guest for an email. */
export async function payAt(
  url: string,
  cardNumber = makeSpareCardNumber(),
  email?: string,
): Promise<void> {
  const page = await open(url);
  await press(page, payButtonPattern.exec(page.text)?.[1]?.trim() ?? "", {
    ...card(cardNumber),
    ...(email && { email }),
  });
}

/** All there are, over every page of the provider's list. */
export async function fetchAllPages<One extends { id: string }>(
  list: (params: { limit: number; starting_after?: string }) => Promise<{
    data: One[];
    has_more: boolean;
  }>,
): Promise<One[]> {
  const found: One[] = [];
  for (let last: string | undefined; ; last = found.at(-1)?.id) {
    const { data, has_more } = await list({ limit: 100, ...(last && { starting_after: last }) });
    found.push(...data);
    if (!has_more) return found;
  }
}

/** The provider can pay them from now on; the demo may have given them an account already. */
export async function givePayoutAccount(
  db: pg.Pool,
  stripe: StripeClient,
  payeeId: string,
): Promise<string> {
  const account = await makeConnectedAccount(stripe);
  await db.query(
    "update payments.payout_account set state = 'closed', stripe_id = null where user_id = $1",
    [payeeId],
  );
  await db.query(
    `insert into payments.payout_account (id, user_id, state, stripe_id, transfers_enabled,
       payouts_enabled, created_at, read_at)
     values (gen_random_uuid(), $1, 'open', $2, true, true, now(), now())`,
    [payeeId, account],
  );
  return account;
}

/** The database, the provider, and prices of the demo whose owners can be paid. */
export async function openPaymentDrill(stack: Stack, count: number) {
  const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 4 });
  const stripe: StripeClient = connectStripe({
    secretKey: "sk_test_stack",
    apiBase: stack.stripeOrigin,
  } as Parameters<typeof connectStripe>[0]);
  const { rows: prices } = await db.query<ListedPrice>(
    `select distinct on (business.owner_id) price.id, price.business_id as "businessId",
       price.amount_cents as cents, business.owner_id as "payeeId"
     from directory.price join directory.business on business.id = price.business_id
     where price.amount_cents > 1000 and price.duration_minutes is null and business.is_public
     order by business.owner_id, price.amount_cents limit $1`,
    [count],
  );
  const accounts = new Map<string, string>();
  for (const { payeeId } of prices)
    accounts.set(payeeId, await givePayoutAccount(db, stripe, payeeId));
  // The demo has payments of its own, which the provider does not know.
  await db.query(
    `create view drill_payment as select * from payments.payment
     where created_at >= '${new Date().toISOString()}'`,
  );
  await db.query(
    `create view drill_sale as select sale.* from payments.sale
     join drill_payment on drill_payment.id = payment_id where drill_payment.state = 'paid'`,
  );
  const queryNumber = async (sql: string): Promise<number> =>
    Number(Object.values((await db.query(sql)).rows[0])[0] ?? 0);
  return { db, stripe, prices, accounts, number: queryNumber };
}
