import type { Subscription } from "@boab/contracts/payments/subscriptions";
import { formatDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import type { ReactNode } from "react";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { listReminderDays, type SubscriptionView } from "./subscription-view.ts";
import { TrialProgress } from "./trial-progress.tsx";

interface CurrentPlanProps {
  planName: string;
  includedText: string;
  view: SubscriptionView;
  subscription: Subscription | null;
  /** The end of a trial that starts now; null for members who have had theirs. */
  trialUntil: string | null;
  actions?: ReactNode;
}

const formatPrice = ({ amountCents, billingPeriod }: Subscription): string =>
  `${formatMoney(amountCents)} a ${billingPeriod === "monthly" ? "month" : "year"}`;

/** Shows a member's plan and what is left of its trial. */
export function CurrentPlan({
  planName,
  includedText,
  view,
  subscription,
  trialUntil,
  actions,
}: CurrentPlanProps) {
  return (
    <section
      aria-labelledby="current-plan"
      className="flex flex-col rounded-lg bg-gum-600 p-6 text-white md:p-7"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="current-plan" className="font-sans text-md font-[550] tracking-normal">
          Current Plan
        </h2>
        {view.kind === "trial" && <Chip tone="surface">Free trial</Chip>}
      </div>
      <p className="type-display mt-3 text-[2.25rem] leading-none">{planName}</p>
      <p className="mt-3">{includedText}</p>
      {view.kind === "trial" && subscription && (
        <TrialProgress
          startedAt={subscription.startedAt}
          endsAt={view.endsAt}
          daysLeft={view.daysLeft}
        />
      )}
      {view.kind === "paid" && subscription && <p className="mt-5">{formatPrice(subscription)}</p>}
      {view.kind === "ending" && (
        <p className="mt-5">
          Your plan ends on <b>{formatDate(view.endsAt)}</b>. Then you're back on Basic, which is
          free.
        </p>
      )}
      {view.kind === "granted" && <p className="mt-5">Our team gave you this plan. It's free.</p>}
      {view.kind === "free" && (
        <p className="mt-5">
          It's free and stays free.
          {trialUntil && ` Your first paid plan is free until ${formatDate(trialUntil)}.`}
        </p>
      )}
      {actions && <div className="mt-auto flex flex-wrap gap-3 pt-6">{actions}</div>}
    </section>
  );
}

interface NextChargeProps {
  view: SubscriptionView;
  subscription: Subscription | null;
}

export function NextCharge({ view, subscription }: NextChargeProps) {
  return (
    <Card as="section" aria-labelledby="next-charge">
      <h2 id="next-charge" className="text-xl">
        Next charge
      </h2>
      {subscription && (view.kind === "trial" || view.kind === "paid") ? (
        <UpcomingCharge view={view} subscription={subscription} />
      ) : (
        <p className="mt-2 text-ink-2">
          {view.kind === "overdue"
            ? "We're still trying to charge your card."
            : "None. You won't be charged unless you choose a paid plan."}
        </p>
      )}
    </Card>
  );
}

interface UpcomingChargeProps {
  view: Extract<SubscriptionView, { kind: "trial" | "paid" }>;
  subscription: Subscription;
}

function UpcomingCharge({ view, subscription }: UpcomingChargeProps) {
  const day = view.kind === "trial" ? view.endsAt : view.renewsAt;
  const amount = formatMoney(subscription.amountCents);
  return (
    <>
      <p className="type-display mt-2 text-[2.25rem] leading-none">{amount}</p>
      <p className="mt-2 text-ink-2">
        on {formatDate(day)}, then {subscription.billingPeriod}.
        {view.kind === "trial" && " Nothing before that."}
      </p>
      {view.kind === "trial" && (
        <dl className="mt-4 divide-y divide-line border-t border-line">
          {listReminderDays(day).map((date, index) => (
            <ChargeRow key={date.toISOString()} day={date}>
              {index === 0 ? "We email you, 14 days before" : "We email you again, 3 days before"}
            </ChargeRow>
          ))}
          <ChargeRow day={new Date(day)}>{amount} from your card, unless you cancel</ChargeRow>
        </dl>
      )}
    </>
  );
}

function ChargeRow({ day, children }: { day: Date; children: ReactNode }) {
  return (
    <div className="flex gap-5 py-2.5">
      <dt className="w-28 flex-none font-semibold">{formatDate(day)}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

/** The note is at the top of the page while a charge has failed. */
export function OverdueNote({ action }: { action: ReactNode }) {
  return (
    <Note tone="danger" title="We couldn't charge your card." className="mb-6">
      <p>We'll try again over the next few days. After that your plan goes back to Basic.</p>
      <div className="mt-3">{action}</div>
    </Note>
  );
}
