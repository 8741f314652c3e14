import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { listPlanLosses } from "@boab/contracts/payments/describe-plans";
import { freePlan } from "@boab/contracts/payments/plans";
import { formatLongDate } from "@boab/format/dates";
import type { Tx } from "#platform/db/db.ts";
import type { WrittenEmail } from "#platform/mail/email.ts";
import type { BillingDeps } from "../deps.ts";
import { describePrice, toPlanEmailData } from "./plan-email-data.ts";
import {
  paymentFailedEmail,
  planChangedEmail,
  planEndedEmail,
  planStartedEmail,
} from "./plan-emails.ts";
import {
  findPlanChangeKind,
  type KnownSubscription,
  type PlanChangeKind,
} from "./subscription.rules.ts";

interface Change {
  before: KnownSubscription | undefined;
  after: KnownSubscription;
  /** The number of the reading that showed the change, so that two changes to the same plan send two emails. */
  reading: number;
}

/** Emails the person what changed. Each email has its own key, so that none is sent twice. */
export async function announceChange(
  { enqueueMail, publicOrigin }: Pick<BillingDeps, "enqueueMail" | "publicOrigin">,
  tx: Tx,
  { email }: Pick<FullProfile, "email">,
  { before, after, reading }: Change,
): Promise<void> {
  const data = toPlanEmailData(after, publicOrigin);
  const price = describePrice(after);
  const { stripeId } = after;
  const emailWriters: Record<PlanChangeKind, () => WrittenEmail & { key: string }> = {
    started: () => ({
      key: `${planStartedEmail.kind}:${stripeId}`,
      ...planStartedEmail.write({
        ...data,
        price,
        trialEnds: after.trialEndsAt ? formatLongDate(after.trialEndsAt) : undefined,
      }),
    }),
    changed: () => ({
      key: `${planChangedEmail.kind}:${stripeId}:${reading}`,
      ...planChangedEmail.write({
        ...data,
        price,
        firstChargeDate:
          after.state === "trialing" && after.trialEndsAt
            ? formatLongDate(after.trialEndsAt)
            : undefined,
        losses: before ? listPlanLosses(before.plan, after.plan) : [],
      }),
    }),
    "not charged": () => ({
      key: `${paymentFailedEmail.kind}:${stripeId}:${after.periodEndsAt.toISOString()}`,
      ...paymentFailedEmail.write(data),
    }),
    ended: () => ({
      key: `${planEndedEmail.kind}:${stripeId}`,
      ...planEndedEmail.write({ ...data, losses: listPlanLosses(after.plan, freePlan) }),
    }),
  };
  const changeKind = findPlanChangeKind(before, after);
  if (changeKind) await enqueueMail(tx, { to: email, ...emailWriters[changeKind]() });
}
