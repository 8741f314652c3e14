import type Stripe from "stripe";
import { invoicesDue, subscriptionsDue } from "../billing/due.ts";
import { debitsDue, sessionsDue } from "../checkout/due.ts";
import { moneyDue } from "../money/due.ts";
import type { Context, Sandbox } from "../sandbox.ts";
import { change, get } from "../state/change.ts";
import { runDue } from "./due.ts";

/** Moves the sandbox's clock and lets everything happen on the way. */
export function advanceClock(sandbox: Sandbox, until: number): void {
  runDue(
    () => [
      ...sessionsDue(sandbox),
      ...debitsDue(sandbox),
      ...moneyDue(sandbox),
      ...subscriptionsDue(sandbox, null),
      ...invoicesDue(sandbox, null),
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
  runDue(
    () => [...subscriptionsDue(ctx.sandbox, clock.id), ...invoicesDue(ctx.sandbox, clock.id)],
    until,
    setTime,
  );
  setTime(until);
  return get(ctx, "test_helpers.test_clock", clock.id);
}
