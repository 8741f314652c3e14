import type Stripe from "stripe";
import { listDueInvoiceActions, listDueSubscriptionChanges } from "../billing/due.ts";
import { listDueDebits, listDueSessions } from "../checkout/due.ts";
import { listDueMoneyActions } from "../money/due.ts";
import type { Context, Sandbox } from "../sandbox.ts";
import { change, get } from "../state/change.ts";
import { runDueActions } from "./due.ts";

/** Moves the sandbox's clock and lets everything happen on the way. */
export function advanceClock(sandbox: Sandbox, until: number): void {
  runDueActions(
    () => [
      ...listDueSessions(sandbox),
      ...listDueDebits(sandbox),
      ...listDueMoneyActions(sandbox),
      ...listDueSubscriptionChanges(sandbox, null),
      ...listDueInvoiceActions(sandbox, null),
    ],
    until,
    (time) => sandbox.clock.moveTo(time),
  );
  sandbox.clock.moveTo(until);
}

/** Moves one of Stripe's test clocks: only its own customers feel it. */
export function advanceTestClock(
  ctx: Context,
  clock: Stripe.TestHelpers.TestClock,
  until: number,
): Stripe.TestHelpers.TestClock {
  const setTime = (time: number) => {
    const current = get(ctx, "test_helpers.test_clock", clock.id);
    change(ctx, current, { frozen_time: Math.max(current.frozen_time, time) });
  };
  runDueActions(
    () => [
      ...listDueSubscriptionChanges(ctx.sandbox, clock.id),
      ...listDueInvoiceActions(ctx.sandbox, clock.id),
    ],
    until,
    setTime,
  );
  setTime(until);
  return get(ctx, "test_helpers.test_clock", clock.id);
}
