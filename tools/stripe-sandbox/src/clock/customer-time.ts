import type { Context } from "../sandbox.ts";
import { toId } from "../state/objects.ts";

export function now({ sandbox }: Context): number {
  return sandbox.clock.now();
}

/** The time for a customer: that of their test clock, if they have one. */
export function getCustomerTime(ctx: Context, customer: string | undefined): number {
  const clock = findTestClock(ctx, customer);
  return clock?.frozen_time ?? now(ctx);
}

export function findTestClock({ sandbox, account }: Context, customerId: string | undefined) {
  const customer = customerId && sandbox.store.find(account, "customer", customerId);
  const id = customer ? toId(customer.test_clock) : undefined;
  return id === undefined ? undefined : sandbox.store.find(account, "test_helpers.test_clock", id);
}
