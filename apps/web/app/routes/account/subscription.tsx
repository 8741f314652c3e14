import { readPublicSettings } from "@boab/contracts/admin/setting-calls";
import { listMyListings } from "@boab/contracts/directory/my-listings";
import { type BillingPeriod, type PaidPlan, yearlyCents } from "@boab/contracts/payments/plans";
import {
  createSubscriptionSession,
  listInvoices,
  openCustomerPortal,
  readSubscriptionStatus,
} from "@boab/contracts/payments/subscriptions";
import { paymentTexts } from "@boab/contracts/payments/texts";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { useState } from "react";
import { Link, redirect } from "react-router";
import { CheckoutResultDialog } from "#areas/payments/subscription/checkout-result.tsx";
import { ConfirmPlanDialog } from "#areas/payments/subscription/confirm-plan-dialog.tsx";
import {
  CurrentPlan,
  NextCharge,
  OverdueNote,
} from "#areas/payments/subscription/current-plan.tsx";
import { InvoiceTable } from "#areas/payments/subscription/invoice-table.tsx";
import { LeavePlanDialog } from "#areas/payments/subscription/leave-plan-dialog.tsx";
import { PlanChoices } from "#areas/payments/subscription/plan-choices.tsx";
import { choiceOf, viewOf } from "#areas/payments/subscription/subscription-view.ts";
import { useAskedPlan } from "#areas/payments/subscription/use-asked-plan.ts";
import { useCheckoutResult } from "#areas/payments/subscription/use-checkout-result.ts";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { plans } from "../information/pricing/plans.ts";
import type { Route } from "./+types/subscription.ts";
import { planOf } from "./plan-summary.ts";
import { surplusOnBasic } from "./surplus-listings.ts";

export const meta = () =>
  pageMeta({ title: "Your subscription", path: "/my-account/subscription", isIndexed: false });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id } = context.get(memberContext);
  const client = api(request);
  const [status, invoices, settings] = await Promise.all([
    client.load(readSubscriptionStatus, { params: { userId: id } }),
    client.load(listInvoices),
    client.load(readPublicSettings),
  ]);
  const view = viewOf(status, new Date());
  const surplus = status.planName === "Pro" ? await loadSurplus(request) : [];
  const { yearlyDiscount } = settings;
  return { ...status, view, surplus, invoices: invoices.data, yearlyDiscount };
}

const inOneSentence = ([first, ...rest]: readonly string[]) =>
  `${[first, ...rest.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(", ")}.`;

/** None when they can't be loaded: the sentence above the list says it too. */
const loadSurplus = (request: Request) =>
  api(request)
    .call(listMyListings, { query: { limit: "48" } })
    .then(
      ({ data }) => surplusOnBasic(data),
      () => [],
    );

/** Both lead to a page of the payment provider. */
export async function action({ request }: Route.ActionArgs) {
  const values = await formValues(request);
  const result = await formResult(
    () =>
      values.intent === "manage"
        ? api(request).call(openCustomerPortal)
        : api(request).call(createSubscriptionSession, {
            body: {
              plan: values.plan as PaidPlan,
              billingPeriod: values.billingPeriod as BillingPeriod,
            },
          }),
    values,
    paymentTexts.tryAgain,
  );
  return result.data.ok ? redirect(result.data.response.url) : result;
}

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function Subscription({ loaderData }: Route.ComponentProps) {
  const { planName, subscription, view, trialUntil, yearlyDiscount, surplus } = loaderData;
  const plan = planOf(planName);
  const asked = useAskedPlan();
  const [billingPeriod, setBillingPeriod] = useState<BillingPeriod>(
    asked.billingPeriod ?? subscription?.billingPeriod ?? "monthly",
  );
  const [isLeaving, setIsLeaving] = useState(false);
  const checkout = usePageAction();
  const manage = usePageAction();
  const { result, left, close, checkAgain } = useCheckoutResult();
  const isPaying = subscription !== null && subscription.state !== "ended";

  const manageButton = (label: string) => (
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
      {view.kind === "overdue" && <OverdueNote action={manageButton("Change card with Stripe")} />}
      {/* The dialog has its own; behind it nobody would see this one. */}
      {!isLeaving && <ActionFailure of={manage} className="mb-6" />}
      <div className="grid gap-6 lg:grid-cols-[1.25fr_1fr]">
        <CurrentPlan
          planName={planName}
          includes={inOneSentence(plan.features)}
          view={view}
          subscription={subscription}
          trialUntil={trialUntil}
          actions={
            isPaying && (
              <>
                {subscription.plan === "Growing" && view.kind !== "ending" && (
                  <Button variant="accent" onClick={() => asked.choose("Pro")}>
                    Upgrade to Pro
                  </Button>
                )}
                {view.kind === "ending" ? (
                  manageButton(`Keep ${planName}`)
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
        onChoose={asked.choose}
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
            {manageButton("Change card with Stripe")}
          </Card>
        )}
      </div>
      {asked.plan && choiceOf(asked.plan, billingPeriod, subscription, planName) !== "current" && (
        <ConfirmPlanDialog
          onClose={asked.close}
          onConfirm={() =>
            checkout.submit({ intent: "choose", plan: asked.plan ?? "", billingPeriod })
          }
          plan={asked.plan}
          billingPeriod={billingPeriod}
          amountCents={
            billingPeriod === "monthly"
              ? planOf(asked.plan).monthlyCents
              : yearlyCents(asked.plan, yearlyDiscount)
          }
          trialUntil={trialUntil}
          current={isPaying ? subscription : null}
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
        surplus={surplus}
        isPending={manage.isPending}
        failure={manage}
      />
      <CheckoutResultDialog
        result={result}
        onClose={close}
        onCheckAgain={checkAgain}
        onTryAgain={
          left &&
          (() => {
            close();
            asked.choose(left);
          })
        }
      />
    </Container>
  );
}
