import type { Subscription } from "@boab/contracts/payments/subscriptions";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CheckoutResultDialog } from "./checkout-result.tsx";
import { ConfirmPlanDialog } from "./confirm-plan-dialog.tsx";
import { NextCharge } from "./current-plan.tsx";
import { LeavePlanDialog } from "./leave-plan-dialog.tsx";
import { noLosses } from "./plan-loss-list.tsx";

const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
const noop = () => undefined;

const paid: Subscription = {
  plan: "Growing",
  billingPeriod: "monthly",
  state: "active",
  amountCents: 495,
  startedAt: "2026-11-15T00:00:00.000Z",
  trialEndsAt: null,
  renewsAt: "2026-12-15T00:00:00.000Z",
  endsAt: null,
};
const trial: Subscription = {
  ...paid,
  state: "trialing",
  trialEndsAt: "2027-05-15T00:00:00.000Z",
  renewsAt: "2027-05-15T00:00:00.000Z",
};

function confirm(changes: Partial<ComponentProps<typeof ConfirmPlanDialog>>) {
  return toText(
    renderToStaticMarkup(
      <ConfirmPlanDialog
        onClose={noop}
        onConfirm={noop}
        plan="Growing"
        amountCents={495}
        billingPeriod="monthly"
        trialUntil={null}
        current={null}
        losses={noLosses}
        isPending={false}
        failure={undefined}
        {...changes}
      />,
    ),
  );
}

describe("before somebody leaves for the payment page", () => {
  test("X-28 with a trial nothing is due today, and the first charge has its day and amount", () => {
    const text = confirm({ trialUntil: "2027-05-15T00:00:00.000Z" });
    expect(text).toContain("Today $0.00");
    expect(text).toContain("Free trial ends 15 May 2027");
    expect(text).toContain("First charge $4.95");
  });

  test("X-76 with a trial it says: once per person and card, and what happens otherwise", () => {
    const text = confirm({ trialUntil: "2027-05-15T00:00:00.000Z" });
    expect(text).toContain("The free trial is once per person and card.");
    expect(text).toContain("we won't start the plan and you won't be charged");
    expect(confirm({})).not.toContain("free trial");
  });

  test("X-76 without a trial the price is due today", () => {
    const text = confirm({});
    expect(text).toContain("Today $4.95");
    expect(text).not.toContain("Free trial ends");
  });

  test("X-26 who changes to a smaller plan reads what it changes for them", () => {
    const losses = {
      hiddenListings: [{ name: "Events", place: "Tarneit VIC" }],
      sentences: ["One thing changes."],
    };
    const text = confirm({ current: { ...paid, plan: "Pro", amountCents: 1495 }, losses });
    expect(text).toContain("Change to Growing?");
    expect(text).toContain("Growing covers 1 live listing, so these will be hidden:");
    expect(text).toContain("Events , Tarneit VIC");
    expect(text).toContain("One thing changes.");
    const larger = confirm({ current: paid, plan: "Pro", amountCents: 1495 });
    expect(larger).toContain("Upgrade to Pro?");
    expect(larger).not.toContain("hidden");
  });

  test("SUB-07 a yearly price that isn't configured says so in the dialog", () => {
    const error = "Yearly price is not configured yet. Please add your Stripe yearly price IDs.";
    const failure = { ok: false, code: "plan_not_priced", error, fields: {}, values: {} } as const;
    expect(confirm({ failure })).toContain(error);
  });
});

describe("back from the payment page", () => {
  const renderResult = (changes: Partial<ComponentProps<typeof CheckoutResultDialog>>) =>
    toText(
      renderToStaticMarkup(
        <CheckoutResultDialog
          result="active"
          onClose={noop}
          onCheckAgain={noop}
          onTryAgain={noop}
          refusedPlan={null}
          {...changes}
        />,
      ),
    );

  test("X-76 whose card has had a trial reads that nothing was charged, and is offered the plan again", () => {
    const text = renderResult({ result: "refused", refusedPlan: trial });
    expect(text).toContain("Your Growing plan wasn't started");
    expect(text).toContain("once per person and card");
    expect(text).toContain("you weren't charged");
    expect(text).toContain("without the free trial: $4.95 today, then monthly.");
    expect(text).toContain("Choose Growing");
    expect(text).not.toContain("Subscription successful");
  });
});

describe("the next charge", () => {
  const next = (subscription: Subscription, view: ComponentProps<typeof NextCharge>["view"]) =>
    toText(renderToStaticMarkup(<NextCharge view={view} subscription={subscription} />));

  test("SUB-19 of a trial is on the day it ends", () => {
    const view = { kind: "trial", endsAt: "2027-05-15T00:00:00.000Z", daysLeft: 181 } as const;
    const text = next(trial, view);
    expect(text).toContain("$4.95 on 15 May 2027, then monthly. Nothing before that.");
    expect(text).toContain("1 May 2027 We email you, 14 days before");
    expect(text).toContain("12 May 2027 We email you again, 3 days before");
  });

  test("SUB-19 of a paid plan is on the day it renews", () => {
    const text = next(paid, { kind: "paid", renewsAt: "2026-12-15T00:00:00.000Z" });
    expect(text).toContain("$4.95 on 15 Dec 2026, then monthly.");
    expect(text).not.toContain("15 Nov 2026");
  });
});

test("X-26 who cancels keeps the plan until the day it is paid for, or the trial's last", () => {
  const leave = (subscription: Subscription, losses = noLosses) =>
    toText(
      renderToStaticMarkup(
        <LeavePlanDialog
          isOpen
          onClose={noop}
          onConfirm={noop}
          planName="Growing"
          subscription={subscription}
          losses={losses}
          isPending={false}
          failure={{ failure: undefined } as never}
        />,
      ),
    );
  expect(leave(paid)).toContain("You keep Growing until 15 Dec 2026.");
  expect(leave(trial)).toContain("You keep Growing until 15 May 2027.");
  const sentence = "Two of three people take no new online bookings.";
  const hiddenListings = [{ name: "Events", place: "Tarneit VIC" }];
  const text = leave(paid, { hiddenListings, sentences: [sentence] });
  expect(text).toContain("Then Basic covers 1 live listing, so these will be hidden.");
  expect(text).toContain("Events , Tarneit VIC");
  expect(text).toContain(sentence);
});
