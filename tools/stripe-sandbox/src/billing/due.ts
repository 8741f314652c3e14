import { DAY_SECONDS, HOUR_SECONDS } from "../clock/clock.ts";
import type { DueAction } from "../clock/due.ts";
import { type Context, makeContext, type Sandbox } from "../sandbox.ts";
import { change, get } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { collectOffSession } from "./collect.ts";
import { endSubscription } from "./end-subscription.ts";
import { finalizeInvoice, voidInvoice } from "./invoices.ts";
import { getPeriod } from "./new-subscription.ts";
import { endPeriod } from "./roll-over.ts";

const TRIAL_NOTICE_SECONDS = 3 * DAY_SECONDS;
const INCOMPLETE_TTL_SECONDS = 23 * HOUR_SECONDS;

/** What time will do to the subscriptions of one clock: a test clock, or `null` for the sandbox's. */
export function listDueSubscriptionChanges(sandbox: Sandbox, clock: string | null): DueAction[] {
  return sandbox.store.all("subscription").flatMap(({ owner, object }) => {
    if ((toId(object.test_clock) ?? null) !== clock) return [];
    const ctx = makeContext(sandbox, owner);
    const current = () => get(ctx, "subscription", object.id);
    switch (object.status) {
      case "incomplete":
        return [{ at: object.created + INCOMPLETE_TTL_SECONDS, run: () => expire(ctx, object.id) }];
      case "trialing":
      case "active":
      case "past_due": {
        const dueActions: DueAction[] = [
          { at: getPeriod(object).end, run: () => void endPeriod(ctx, current()) },
        ];
        if (object.cancel_at !== null && !object.cancel_at_period_end)
          dueActions.push({
            at: object.cancel_at,
            run: () => void endSubscription(ctx, current(), "cancellation_requested"),
          });
        if (object.status === "trialing" && !sandbox.notifiedTrialIds.has(object.id))
          dueActions.push({
            at: (object.trial_end ?? 0) - TRIAL_NOTICE_SECONDS,
            run() {
              sandbox.notifiedTrialIds.add(object.id);
              emit(ctx, "customer.subscription.trial_will_end", current());
            },
          });
        return dueActions;
      }
      default:
        return [];
    }
  });
}

export function listDueInvoiceActions(sandbox: Sandbox, clock: string | null): DueAction[] {
  return sandbox.store.all("invoice").flatMap(({ owner, object }) => {
    if ((toId(object.test_clock) ?? null) !== clock) return [];
    const ctx = makeContext(sandbox, owner);
    const current = () => get(ctx, "invoice", object.id);
    if (object.status === "draft" && object.automatically_finalizes_at !== null)
      return [
        {
          at: object.automatically_finalizes_at,
          run() {
            const invoice = finalizeInvoice(ctx, current());
            if (invoice.status === "open") collectOffSession(ctx, invoice);
          },
        },
      ];
    if (object.status === "open" && object.next_payment_attempt !== null)
      return [{ at: object.next_payment_attempt, run: () => collectOffSession(ctx, current()) }];
    return [];
  });
}

/** The first payment never came. */
function expire(ctx: Context, id: string): void {
  const subscription = get(ctx, "subscription", id);
  const invoice = ctx.sandbox.store.find(
    ctx.account,
    "invoice",
    toId(subscription.latest_invoice) ?? "",
  );
  if (invoice?.status === "open") voidInvoice(ctx, invoice);
  change(ctx, subscription, { status: "incomplete_expired" }, "customer.subscription.updated");
}
