import { getTestCard } from "../cards/payment-methods.ts";
import { MINUTE_SECONDS } from "../clock/clock.ts";
import type { DueAction } from "../clock/due.ts";
import { type Context, makeContext, type Sandbox } from "../sandbox.ts";
import { change, findObject, get, listObjects } from "../state/change.ts";
import { PLATFORM, toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { computeBalance } from "./balance.ts";
import { createPayout, markPayoutArrived } from "./payouts.ts";
import { failRefund } from "./refunds.ts";

const REFUND_FAILS_AFTER_SECONDS = 10 * MINUTE_SECONDS;

/** Pending money becomes available, payouts arrive, some refunds fail. */
export function listDueMoneyActions(sandbox: Sandbox): DueAction[] {
  const transactions = sandbox.store
    .all("balance_transaction")
    .filter(({ object }) => object.status === "pending")
    .map(({ owner, object }) => ({
      at: object.available_on,
      run: () => makeAvailable(makeContext(sandbox, owner)),
    }));
  const payouts = sandbox.store
    .all("payout")
    .filter(({ object }) => object.status === "pending")
    .map(({ owner, object }) => ({
      at: object.arrival_date,
      run: () => void markPayoutArrived(makeContext(sandbox, owner), object),
    }));
  return [...transactions, ...payouts, ...listDueRefundFailures(sandbox)];
}

/** Everything that has become available is announced once, and paid out where that is automatic. */
function makeAvailable(ctx: Context): void {
  const time = ctx.sandbox.clock.now();
  for (const transaction of listObjects(ctx, "balance_transaction"))
    if (transaction.status === "pending" && transaction.available_on <= time)
      change(ctx, transaction, { status: "available" });
  const balance = computeBalance(ctx);
  emit(ctx, "balance.available", balance);
  if (!isPaidOutDaily(ctx)) return;
  for (const { amount, currency } of balance.available)
    if (amount > 0) createPayout(ctx, { amount, currency, isAutomatic: true });
}

/** The platform keeps its balance, so that transfers and refunds in tests have something to draw on. */
function isPaidOutDaily({ sandbox, account }: Context): boolean {
  const connected = findObject(makeContext(sandbox, PLATFORM), "account", account);
  const isDaily = connected?.settings?.payouts?.schedule.interval === "daily";
  return isDaily && (connected?.payouts_enabled ?? false);
}

function listDueRefundFailures(sandbox: Sandbox): DueAction[] {
  return sandbox.store.all("refund").flatMap(({ owner, object }) => {
    const ctx = makeContext(sandbox, owner);
    const method = findObject(ctx, "payment_method", toId(object.payment_method));
    if (
      object.status !== "succeeded" ||
      method?.type !== "card" ||
      !getTestCard(method).failsRefunds
    )
      return [];
    return [
      {
        at: object.created + REFUND_FAILS_AFTER_SECONDS,
        run: () => void failRefund(ctx, get(ctx, "refund", object.id)),
      },
    ];
  });
}
