import { formatLongDay } from "@boab/format/dates";
import type { Tx } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findOrderParties } from "../orders/orders.repository.ts";
import { type ProblemRecipient, type ProblemStep, problemEmail } from "./problem-emails.ts";
import type { StoredProblem } from "./problems.repository.ts";

export type NotifyDeps = Pick<MarketplaceDeps, "enqueueMail" | "publicOrigin" | "teamEmail">;

/** Emails these readers about a step of a problem; each gets it at most once. */
export async function notifyParties(
  { enqueueMail, publicOrigin, teamEmail }: NotifyDeps,
  tx: Tx,
  { id, orderId }: Pick<StoredProblem, "id" | "orderId">,
  notification: { step: ProblemStep; to: readonly ProblemRecipient[]; until?: Date | null },
): Promise<void> {
  const parties = await findOrderParties(tx, orderId);
  if (!parties) return;
  const recipients = {
    buyer: { to: parties.buyerEmail, path: `/my-account/orders/${orderId}` },
    store: {
      to: parties.storeEmail,
      path: `/marketplace/stores/${parties.slug}/sold?q=${orderId}`,
    },
    team: { to: teamEmail, path: `/admin/orders?q=${orderId}` },
  };
  for (const reader of notification.to) {
    const { to, path } = recipients[reader];
    if (!to) continue;
    await enqueueMail(tx, {
      key: `${problemEmail.kind}:${id}:${notification.step}:${reader}`,
      to,
      ...problemEmail.write({
        step: notification.step,
        to: reader,
        orderId,
        storeName: parties.storeName,
        until: notification.until ? formatLongDay(notification.until) : null,
        url: `${publicOrigin}${path}`,
      }),
    });
  }
}
