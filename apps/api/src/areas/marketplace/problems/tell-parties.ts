import type { Tx } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findParties } from "./parties.repository.ts";
import { type ProblemReader, type ProblemStep, problemEmail } from "./problem-emails.ts";
import type { StoredProblem } from "./problems.repository.ts";

export type TellDeps = Pick<MarketplaceDeps, "enqueueMail" | "publicOrigin" | "teamEmail">;

const day = new Intl.DateTimeFormat("en-AU", {
  ...{ weekday: "long", day: "numeric", month: "long", timeZone: "Australia/Sydney" },
});

/** Emails these readers that a problem has come to a step; each at most once. */
export async function tellParties(
  { enqueueMail, publicOrigin, teamEmail }: TellDeps,
  tx: Tx,
  { id, orderId }: Pick<StoredProblem, "id" | "orderId">,
  news: { step: ProblemStep; to: readonly ProblemReader[]; until?: Date | null },
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
        ...{ step: news.step, to: reader, orderId, storeName: parties.storeName },
        until: news.until ? day.format(news.until) : null,
        url: `${publicOrigin}${path}`,
      }),
    });
  }
}
