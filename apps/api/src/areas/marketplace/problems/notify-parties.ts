import { formatLongDay } from "@boab/format/dates";
import type { Tx } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findParties } from "../orders/orders.repository.ts";
import { type ProblemRecipient, type ProblemStep, problemEmail } from "./problem-emails.ts";
import type { StoredProblem } from "./problems.repository.ts";

export type NotifyDeps = Pick<MarketplaceDeps, "enqueueMail" | "publicOrigin" | "teamEmail">;

/** Emails these readers about a step of a problem; each gets it at most once. */
export async function notifyParties(
  { enqueueMail, publicOrigin, teamEmail }: NotifyDeps,
  tx: Tx,
  { id, orderId }: Pick<StoredProblem, "id" | "orderId">,
  news: { step: ProblemStep; to: readonly ProblemRecipient[]; until?: Date | null },
): Promise<void> {
  const parties = await findParties(tx, orderId);
  if (!parties) return;
  const addresses = {
    buyer: { to: parties.buyerEmail, path: `/my-account/orders/${orderId}` },
    store: {
      to: parties.storeEmail,
      path: `/marketplace/stores/${parties.slug}/sold?q=${orderId}`,
    },
    team: { to: teamEmail, path: `/admin/orders?q=${orderId}` },
  };
  for (const reader of news.to) {
    const { to, path } = addresses[reader];
    if (!to) continue;
    await enqueueMail(tx, {
      key: `${problemEmail.kind}:${id}:${news.step}:${reader}`,
      to,
      ...problemEmail.write({
        step: news.step,
        to: reader,
        orderId,
        storeName: parties.storeName,
        until: news.until ? formatLongDay(news.until) : null,
        url: `${publicOrigin}${path}`,
      }),
    });
  }
}
