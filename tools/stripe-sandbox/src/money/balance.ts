import type Stripe from "stripe";
import type { Context } from "../sandbox.ts";
import { listObjects } from "../state/change.ts";

const DEFAULT_CURRENCY = "aud";

/** What an account has, derived from its balance transactions. */
export function computeBalance(ctx: Context): Stripe.Balance {
  const transactions = listObjects(ctx, "balance_transaction");
  const currencies = new Set([DEFAULT_CURRENCY, ...transactions.map(({ currency }) => currency)]);
  const sums = (status: string) =>
    [...currencies].map((currency) => {
      const amount = sum(transactions, currency, status);
      return { amount, currency, source_types: { card: amount } };
    });
  return {
    object: "balance",
    available: sums("available"),
    livemode: false,
    pending: sums("pending"),
  };
}

export function computeAvailableBalance(ctx: Context, currency: string): number {
  return sum(listObjects(ctx, "balance_transaction"), currency, "available");
}

export function computeTotalBalance(ctx: Context, currency: string): number {
  return sum(listObjects(ctx, "balance_transaction"), currency);
}

function sum(transactions: Stripe.BalanceTransaction[], currency: string, status?: string): number {
  return transactions
    .filter((one) => one.currency === currency && (status === undefined || one.status === status))
    .reduce((total, { net }) => total + net, 0);
}
