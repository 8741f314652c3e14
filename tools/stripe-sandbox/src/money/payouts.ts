import type Stripe from "stripe";
import { DAY_SECONDS } from "../clock/clock.ts";
import { now } from "../clock/customer-time.ts";
import { findBankAccount, markBankAccountBroken } from "../connect/bank-accounts.ts";
import { complete } from "../contract/complete.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { add, change } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { emit } from "../webhooks/emit.ts";
import { computeAvailableBalance } from "./balance.ts";
import { moveMoney } from "./balance-transactions.ts";
import { makeInsufficientFundsError } from "./transfers.ts";

const ARRIVES_AFTER_SECONDS = 1 * DAY_SECONDS;

interface PayoutDetails {
  amount: number;
  currency: string;
  isAutomatic: boolean;
  description?: string | null;
  metadata?: Stripe.Metadata;
}

/** Sends money from the balance to the bank account. */
export function createPayout(ctx: Context, details: PayoutDetails): Stripe.Payout {
  const { amount, currency, isAutomatic } = details;
  if (amount > computeAvailableBalance(ctx, currency)) throw makeInsufficientFundsError();
  const id = makeId("po");
  const withdrawal = moveMoney(ctx, {
    type: "payout",
    reportingCategory: "payout",
    amount: -amount,
    currency,
    source: id,
    description: "STRIPE PAYOUT",
  });
  return add(
    ctx,
    complete<Stripe.Payout>({
      id,
      object: "payout",
      amount,
      arrival_date: now(ctx) + ARRIVES_AFTER_SECONDS,
      automatic: isAutomatic,
      balance_transaction: withdrawal.id,
      created: now(ctx),
      currency,
      description: details.description ?? null,
      destination: findBankAccount(ctx)?.id ?? null,
      livemode: false,
      metadata: details.metadata ?? {},
      method: "standard",
      reconciliation_status: isAutomatic ? "completed" : "not_applicable",
      source_type: "card",
      status: "pending",
      type: "bank_account",
    }),
    "payout.created",
  );
}

export function markPayoutArrived(ctx: Context, payout: Stripe.Payout): Stripe.Payout {
  const paid = change(ctx, payout, { status: "paid" });
  emit(ctx, "payout.paid", paid);
  return paid;
}

/** The bank sends the money back: it is on the balance again, and the bank account must be fixed. */
export function failPayout(
  ctx: Context,
  payout: Stripe.Payout,
  code = "account_closed",
): Stripe.Payout {
  if (payout.status === "failed")
    throw makeInvalidRequestError(`Payout ${payout.id} has failed already.`);
  const deposit = moveMoney(ctx, {
    type: "payout_failure",
    reportingCategory: "payout_reversal",
    amount: payout.amount,
    currency: payout.currency,
    source: payout.id,
  });
  const failed = change(ctx, payout, {
    failure_balance_transaction: deposit.id,
    failure_code: code,
    failure_message: "The bank account has been closed.",
    status: "failed",
  });
  emit(ctx, "payout.failed", failed);
  markBankAccountBroken(ctx);
  return failed;
}
