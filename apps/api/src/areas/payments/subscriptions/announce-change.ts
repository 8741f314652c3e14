import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { planTerms } from "@boab/contracts/payments/plans";
import type { Tx } from "#platform/db/db.ts";
import type { WrittenEmail } from "#platform/mail/email.ts";
import type { PaymentsDeps } from "../deps.ts";
import {
  paymentFailedEmail,
  planChangedEmail,
  planEndedEmail,
  planStartedEmail,
} from "./plan-emails.ts";
import { planFacts, pricePhrase, shownDay } from "./plan-phrases.ts";
import { type KnownSubscription, type PlanNews, planNews } from "./subscription.rules.ts";

interface Change {
  before: KnownSubscription | undefined;
  after: KnownSubscription;
  /** Of the reading that showed it: two changes to the same plan are two emails. */
  reading: number;
}

/** Tells the person what changed. Each email has a key of its own, so that none is sent twice. */
export async function announceChange(
  { enqueueMail, publicOrigin }: Pick<PaymentsDeps, "enqueueMail" | "publicOrigin">,
  tx: Tx,
  { email }: Pick<FullProfile, "email">,
  { before, after, reading }: Change,
): Promise<void> {
  const facts = planFacts(after, publicOrigin);
  const price = pricePhrase(after);
  const { stripeId } = after;
  const emails: Record<PlanNews, () => WrittenEmail & { key: string }> = {
    started: () => ({
      key: `${planStartedEmail.kind}:${stripeId}`,
      ...planStartedEmail.write({
        ...facts,
        price,
        trialEnds: after.trialEndsAt ? shownDay(after.trialEndsAt) : undefined,
      }),
    }),
    changed: () => ({
      key: `${planChangedEmail.kind}:${stripeId}:${reading}`,
      ...planChangedEmail.write({
        ...facts,
        price,
        isSmaller:
          before !== undefined && planTerms[after.plan].listings < planTerms[before.plan].listings,
      }),
    }),
    "not charged": () => ({
      key: `${paymentFailedEmail.kind}:${stripeId}:${after.periodEndsAt.toISOString()}`,
      ...paymentFailedEmail.write(facts),
    }),
    ended: () => ({
      key: `${planEndedEmail.kind}:${stripeId}`,
      ...planEndedEmail.write(facts),
    }),
  };
  const news = planNews(before, after);
  if (news) await enqueueMail(tx, { to: email, ...emails[news]() });
}
