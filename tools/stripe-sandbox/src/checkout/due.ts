import { DAY_SECONDS } from "../clock/clock.ts";
import type { DueAction } from "../clock/due.ts";
import { makeContext, type Sandbox } from "../sandbox.ts";
import { findObject, get } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { expireSession } from "./expire-session.ts";
import { settleSession } from "./settle-session.ts";

/** How long a bank takes to answer a direct debit. */
const DEBIT_SECONDS = 3 * DAY_SECONDS;

export function listDueSessions(sandbox: Sandbox): DueAction[] {
  return sandbox.store
    .all("checkout.session")
    .filter(({ object }) => object.status === "open")
    .map(({ owner, object }) => {
      const ctx = makeContext(sandbox, owner);
      return {
        at: object.expires_at,
        run: () => void expireSession(ctx, get(ctx, "checkout.session", object.id)),
      };
    });
}

/** Sessions that were paid by direct debit and wait for the bank. */
export function listDueDebits(sandbox: Sandbox): DueAction[] {
  return sandbox.store.all("checkout.session").flatMap(({ owner, object }) => {
    if (object.status !== "complete" || object.payment_status !== "unpaid") return [];
    const ctx = makeContext(sandbox, owner);
    const intent = findObject(ctx, "payment_intent", toId(object.payment_intent));
    if (intent?.status !== "processing") return [];
    return [{ at: intent.created + DEBIT_SECONDS, run: () => settleSession(ctx, object.id) }];
  });
}
