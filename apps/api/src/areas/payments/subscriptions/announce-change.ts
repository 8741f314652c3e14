import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { paymentFailedEmail, planEndedEmail, planStartedEmail } from "./plan-emails.ts";
import { planFacts, pricePhrase, shownDay } from "./plan-phrases.ts";
import type { KnownSubscription } from "./subscription.rules.ts";

/** Tells the person what changed. Each email has a key of its own, so that none is sent twice. */
export async function announceChange(
  { enqueueMail, publicOrigin }: Pick<PaymentsDeps, "enqueueMail" | "publicOrigin">,
  tx: Tx,
  { email }: Pick<FullProfile, "email">,
  before: Pick<KnownSubscription, "state"> | undefined,
  after: KnownSubscription,
): Promise<void> {
  if (before?.state === after.state || (!before && after.state === "ended")) return;
  const facts = planFacts(after, publicOrigin);
  const { stripeId } = after;
  if (!before) {
    const trialEnds = after.trialEndsAt ? shownDay(after.trialEndsAt) : undefined;
    await enqueueMail(tx, {
      key: `${planStartedEmail.kind}:${stripeId}`,
      to: email,
      ...planStartedEmail.write({ ...facts, trialEnds, price: pricePhrase(after) }),
    });
  } else if (after.state === "past_due") {
    await enqueueMail(tx, {
      key: `${paymentFailedEmail.kind}:${stripeId}:${after.periodEndsAt.toISOString()}`,
      to: email,
      ...paymentFailedEmail.write(facts),
    });
  } else if (after.state === "ended") {
    await enqueueMail(tx, {
      key: `${planEndedEmail.kind}:${stripeId}`,
      to: email,
      ...planEndedEmail.write(facts),
    });
  }
}
