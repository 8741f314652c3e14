import { DAY } from "../clock/clock.ts";
import type { Due } from "../clock/due.ts";
import { contextOf, type Sandbox } from "../sandbox.ts";
import { findObject, get } from "../state/change.ts";
import { idOf } from "../state/objects.ts";
import { expireSession } from "./expire-session.ts";
import { settleSession } from "./settle-session.ts";

/** How long a bank takes to answer a direct debit. */
const DEBIT_TAKES = 3 * DAY;

export function sessionsDue(sandbox: Sandbox): Due[] {
  return sandbox.store
    .all("checkout.session")
    .filter(({ object }) => object.status === "open")
    .map(({ owner, object }) => {
      const ctx = contextOf(sandbox, owner);
      return {
        at: object.expires_at,
        run: () => void expireSession(ctx, get(ctx, "checkout.session", object.id)),
      };
    });
}

/** Sessions that were paid by direct debit and wait for the bank. */
export function debitsDue(sandbox: Sandbox): Due[] {
  return sandbox.store.all("checkout.session").flatMap(({ owner, object }) => {
    if (object.status !== "complete" || object.payment_status !== "unpaid") return [];
    const ctx = contextOf(sandbox, owner);
    const intent = findObject(ctx, "payment_intent", idOf(object.payment_intent));
    if (intent?.status !== "processing") return [];
    return [{ at: intent.created + DEBIT_TAKES, run: () => settleSession(ctx, object.id) }];
  });
}
