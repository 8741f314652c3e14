import { readPublicSettings } from "@boab/contracts/admin/setting-calls";
import {
  type BillingPeriod,
  computeYearlyCents,
  findNextPlan,
  freePlan,
  type PaidPlan,
} from "@boab/contracts/payments/plans";
import {
  createSubscriptionSession,
  listInvoices,
  openCustomerPortal,
  readSubscriptionStatus,
} from "@boab/contracts/payments/subscriptions";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { useState } from "react";
import { Link, redirect } from "react-router";
import { CheckoutResultDialog } from "#areas/payments/subscription/checkout-result.tsx";
import { ConfirmPlanDialog } from "#areas/payments/subscription/confirm-plan-dialog.tsx";
import { subscriptionCopy } from "#areas/payments/subscription/copy.ts";
import {
  CurrentPlan,
  NextCharge,
  OverdueNote,
} from "#areas/payments/subscription/current-plan.tsx";
import { InvoiceTable } from "#areas/payments/subscription/invoice-table.tsx";
import { LeavePlanDialog } from "#areas/payments/subscription/leave-plan-dialog.tsx";
import { PlanChoices } from "#areas/payments/subscription/plan-choices.tsx";
import { noLosses } from "#areas/payments/subscription/plan-loss-list.tsx";
import {
  getPlanChoice,
  isOffered,
  viewSubscription,
} from "#areas/payments/subscription/subscription-view.ts";
import { useCheckoutResult } from "#areas/payments/subscription/use-checkout-result.ts";
import { useRequestedPlan } from "#areas/payments/subscription/use-requested-plan.ts";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { plans } from "../information/pricing/plans.ts";
import type { Route } from "./+types/subscription.ts";
import { loadPlanLosses } from "./load-plan-losses.server.ts";
import { getPlan } from "./plan-summary.ts";

export const meta = () =>
  buildPageMeta({ title: "Your subscription", path: "/my-account/subscription", isIndexed: false });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id } = context.get(memberContext);
  const client = api(request);
  const [status, invoices, settings] = await Promise.all([
    client.load(readSubscriptionStatus, { params: { userId: id } }),
    client.load(listInvoices),
    client.load(readPublicSettings),
  ]);
  const view = viewSubscription(status, new Date());
  const losses = await loadPlanLosses(request, status.planName);
  const { yearlyDiscount } = settings;
  return { ...status, view, losses, invoices: invoices.data, yearlyDiscount };
}

const joinAsSentence = ([first, ...rest]: readonly string[]) =>
  `${[first, ...rest.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(", ")}.`;

/** Both intents redirect to a page of the payment provider. */
export async function action({ request }: Route.ActionArgs) {
  const values = await readFormValues(request);
  const result = await runFormCall(
    () =>
      values.intent === "manage"
        ? api(request).call(openCustomerPortal)
        : api(request).call(createSubscriptionSession, {
            body: parseFormBody(createSubscriptionSession, values),
          }),
    values,
    subscriptionCopy.tryAgain,
  );
  return result.data.ok ? redirect(result.data.response.url) : result;
}

export default function Subscription({ loaderData }: Route.ComponentProps) {
  const { planName, subscription, view, trialUntil, yearlyDiscount, losses } = loaderData;
  const plan = getPlan(planName);
  const requestedPlan = useRequestedPlan();
  const [billingPeriod, setBillingPeriod] = useState<BillingPeriod>(
    requestedPlan.billingPeriod ?? subscription?.billingPeriod ?? "monthly",
  );
  const [isLeaving, setIsLeaving] = useState(false);
  const checkout = usePageAction();
  const manage = usePageAction();
  const { result, left: abandonedPlan, close, checkAgain } = useCheckoutResult();
  const planToChooseAgain = result === "refused" ? subscription?.plan : abandonedPlan;
  function chooseAgain(chosen: PaidPlan) {
    if (result === "refused" && subscription) setBillingPeriod(subscription.billingPeriod);
    close();
    requestedPlan.choose(chosen);
  }
  const nextPlan = subscription && findNextPlan(subscription.plan);
  const isPaying = subscription !== null && subscription.state !== "ended";

  const renderManageButton = (label: string) => (
    <Button
      variant="secondary"
      isPending={manage.isPending}
      pendingLabel="Redirecting…"
      onClick={() => manage.submit({ intent: "manage" })}
    >
      {label}
    </Button>
  );

  return (
    <Container className="pt-8 pb-18">
      <Link
        to="/account-management"
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-md font-semibold"
      >
        <ArrowLeftIcon weight="bold" size={16} aria-hidden="true" /> Account
      </Link>
      <h1 className="type-title">Your subscription</h1>
      <p className="mt-3 mb-8 max-w-[58ch] text-ink-2">
        Your directory plan, what it costs and when.
      </p>
      {view.kind === "overdue" && (
        <OverdueNote action={renderManageButton("Change card with Stripe")} />
      )}
      {/* The dialog has its own; behind it nobody would see this one. */}
      {!isLeaving && <ActionFailure of={manage} className="mb-6" />}
      <div className="grid gap-6 lg:grid-cols-[1.25fr_1fr]">
        <CurrentPlan
          planName={planName}
          includedText={joinAsSentence(plan.features)}
          view={view}
          subscription={subscription}
          trialUntil={trialUntil}
          actions={
            isPaying && (
              <>
                {nextPlan && view.kind !== "ending" && (
                  <Button variant="accent" onClick={() => requestedPlan.choose(nextPlan)}>
                    Upgrade to {nextPlan}
                  </Button>
                )}
                {view.kind === "ending" ? (
                  renderManageButton(`Keep ${planName}`)
                ) : (
                  <Button variant="secondary" onClick={() => setIsLeaving(true)}>
                    Cancel plan
                  </Button>
                )}
              </>
            )
          }
        />
        <NextCharge view={view} subscription={subscription} />
      </div>
      <PlanChoices
        plans={plans}
        planName={planName}
        subscription={subscription}
        yearlyDiscount={yearlyDiscount}
        billingPeriod={billingPeriod}
        onPeriodChange={setBillingPeriod}
        onChoose={requestedPlan.choose}
        onCancel={() => setIsLeaving(true)}
      />
      <div className="mt-12 grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <InvoiceTable invoices={loaderData.invoices} />
        {isPaying && (
          <Card as="section" aria-labelledby="card">
            <h2 id="card" className="text-xl">
              Card
            </h2>
            <p className="mt-2 mb-4 text-md text-ink-2">Stripe keeps your card. We never see it.</p>
            {renderManageButton("Change card with Stripe")}
          </Card>
        )}
      </div>
      {requestedPlan.plan &&
        isOffered(getPlanChoice(requestedPlan.plan, billingPeriod, subscription, planName)) && (
          <ConfirmPlanDialog
            onClose={requestedPlan.close}
            onConfirm={() =>
              checkout.submit({ intent: "choose", plan: requestedPlan.plan ?? "", billingPeriod })
            }
            plan={requestedPlan.plan}
            billingPeriod={billingPeriod}
            amountCents={
              billingPeriod === "monthly"
                ? getPlan(requestedPlan.plan).monthlyCents
                : computeYearlyCents(requestedPlan.plan, yearlyDiscount)
            }
            trialUntil={trialUntil}
            current={isPaying ? subscription : null}
            losses={losses[requestedPlan.plan] ?? noLosses}
            isPending={checkout.isPending}
            failure={checkout.failure}
          />
        )}
      <LeavePlanDialog
        isOpen={isLeaving}
        onClose={() => setIsLeaving(false)}
        onConfirm={() => manage.submit({ intent: "manage" })}
        planName={planName}
        subscription={subscription}
        losses={losses[freePlan] ?? noLosses}
        isPending={manage.isPending}
        failure={manage}
      />
      <CheckoutResultDialog
        result={result}
        onClose={close}
        onCheckAgain={checkAgain}
        refusedPlan={loaderData.isTrialRefused ? subscription : null}
        onTryAgain={planToChooseAgain && (() => chooseAgain(planToChooseAgain))}
      />
    </Container>
  );
}
