import { finishDebit } from "../money/payment-intents.ts";
import type { Context } from "../sandbox.ts";
import { change, get } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";

/** The bank has answered: a session that was complete is now paid, or will never be. */
export function settleSession(ctx: Context, id: string): void {
  const session = get(ctx, "checkout.session", id);
  const intent = finishDebit(ctx, get(ctx, "payment_intent", toId(session.payment_intent) ?? ""));
  const isPaid = intent.status === "succeeded";
  const settled = change(ctx, session, { payment_status: isPaid ? "paid" : "unpaid" });
  emit(
    ctx,
    isPaid ? "checkout.session.async_payment_succeeded" : "checkout.session.async_payment_failed",
    settled,
  );
}
