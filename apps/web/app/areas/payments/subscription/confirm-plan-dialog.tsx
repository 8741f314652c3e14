import { formatListings, formatLiveListings } from "@boab/contracts/payments/describe-plans";
import { type BillingPeriod, isUpgrade, type PaidPlan } from "@boab/contracts/payments/plans";
import type { Subscription } from "@boab/contracts/payments/subscriptions";
import { formatDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/ssr/ArrowRight";
import type { ReactNode } from "react";
import type { FormFailure } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { type PlanLosses, PlanLossList } from "./plan-loss-list.tsx";

interface ConfirmPlanDialogProps {
  onClose: () => void;
  onConfirm: () => void;
  plan: PaidPlan;
  amountCents: number;
  billingPeriod: BillingPeriod;
  /** The end of the free trial; null for members who have had theirs. */
  trialUntil: string | null;
  /** Set for members who already pay; they change their plan instead. */
  current: Subscription | null;
  /** What changes for members who choose a smaller plan. */
  losses: PlanLosses;
  isPending: boolean;
  failure: FormFailure | undefined;
}

/** Shows the cost and its dates before the member leaves for the payment page. */
export function ConfirmPlanDialog(props: ConfirmPlanDialogProps) {
  const { plan, current: currentSubscription } = props;
  const isLarger = currentSubscription && isUpgrade(currentSubscription.plan, plan);
  const verb = isLarger ? "Upgrade" : "Change";
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={currentSubscription ? `${verb} to ${plan}?` : `Choose ${plan}?`}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button isPending={props.isPending} pendingLabel="Redirecting…" onClick={props.onConfirm}>
            Continue
          </Button>
        </>
      }
    >
      {currentSubscription ? (
        <SwitchPlan {...props} current={currentSubscription} />
      ) : (
        <StartPlan {...props} />
      )}
      {props.failure && (
        <Note tone="danger" role="alert" title={props.failure.error} className="mt-4">
          {props.failure.code === "checkout_failed" &&
            "You weren't charged. Try again in a minute."}
        </Note>
      )}
    </Dialog>
  );
}

function StartPlan({ plan, billingPeriod, amountCents, trialUntil }: ConfirmPlanDialogProps) {
  return (
    <>
      <dl className="my-4 divide-y divide-line">
        <Row name="Plan">
          {plan}, {formatPricePerPeriod(amountCents, billingPeriod)}
        </Row>
        <Row name="Today">{formatMoney(trialUntil ? 0 : amountCents)}</Row>
        {trialUntil && <Row name="Free trial ends">{formatDate(trialUntil)}</Row>}
        {trialUntil && <Row name="First charge">{formatMoney(amountCents)}</Row>}
      </dl>
      {trialUntil && (
        <p className="mb-3 text-sm text-ink-3">
          The free trial is once per person and card. If your card has had one, we won't start the
          plan and you won't be charged.
        </p>
      )}
      <p className="text-sm text-ink-3">
        You'll enter your card on Stripe's page, then come straight back.
      </p>
    </>
  );
}

function SwitchPlan(props: ConfirmPlanDialogProps & { current: Subscription }) {
  const { plan, billingPeriod, amountCents, current, losses } = props;
  return (
    <>
      <div className="my-4 grid grid-cols-[1fr_auto_1fr] items-center gap-2.5">
        <Side
          plan={current.plan}
          price={formatPricePerPeriod(current.amountCents, current.billingPeriod)}
        />
        <ArrowRightIcon weight="bold" size={18} aria-label="to" />
        <Side plan={plan} price={formatPricePerPeriod(amountCents, billingPeriod)} isNew />
      </div>
      {current.state === "trialing" && current.trialEndsAt && (
        <dl className="mb-4 divide-y divide-line">
          <Row name="Today">{formatMoney(0)}</Row>
          <Row name="Free trial ends">{formatDate(current.trialEndsAt)}</Row>
          <Row name="First charge">{formatMoney(amountCents)}</Row>
        </dl>
      )}
      {losses.hiddenListings.length > 0 && (
        <p>
          {plan} covers {formatLiveListings(plan)}, so these will be hidden:
        </p>
      )}
      <PlanLossList {...losses} />
      <p className="mt-3 text-sm text-ink-3">
        You'll confirm on Stripe's page. It shows what you'll pay before you do.
      </p>
    </>
  );
}

interface PlanSideProps {
  plan: PaidPlan;
  price: string;
  isNew?: boolean;
}

function Side({ plan, price, isNew = false }: PlanSideProps) {
  return (
    <div
      className={cx(
        "rounded-md border px-3 py-3 text-center text-sm",
        isNew ? "border-transparent bg-ok-soft text-on-ok-soft" : "border-line",
      )}
    >
      <b className="block text-md">{plan}</b>
      {price}
      <br />
      {formatListings(plan)}
    </div>
  );
}

const formatPricePerPeriod = (amountCents: number, period: BillingPeriod) =>
  `${formatMoney(amountCents)} a ${period === "monthly" ? "month" : "year"}`;

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-right font-[550]">{children}</dd>
    </div>
  );
}
