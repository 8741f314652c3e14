import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import type { Context } from "../sandbox.ts";
import { add } from "../state/change.ts";
import { makeId } from "../state/ids.ts";

interface Movement {
  type: Stripe.BalanceTransaction["type"];
  reportingCategory: string;
  /** Positive comes in, negative goes out. */
  amount: number;
  fee?: number;
  currency: string;
  source: string;
  /** When it can be spent; at once if left out. */
  availableOn?: number;
  description?: string | null;
}

/** The only way money moves: balances are the sum of these. */
export function moveMoney(ctx: Context, movement: Movement): Stripe.BalanceTransaction {
  const { amount, fee = 0, currency, availableOn = now(ctx) } = movement;
  return add(
    ctx,
    complete<Stripe.BalanceTransaction>({
      id: makeId("txn"),
      object: "balance_transaction",
      amount,
      available_on: availableOn,
      balance_type: "payments",
      created: now(ctx),
      currency,
      description: movement.description ?? null,
      fee,
      fee_details:
        fee === 0
          ? []
          : [{ amount: fee, currency, description: "Stripe processing fees", type: "stripe_fee" }],
      net: amount - fee,
      reporting_category: movement.reportingCategory,
      source: movement.source,
      status: availableOn > now(ctx) ? "pending" : "available",
      type: movement.type,
    }),
  );
}
