import { brand } from "@boab/contracts/common/brand";
import { listPlanLosses } from "@boab/contracts/payments/describe-plans";
import { freePlan } from "@boab/contracts/payments/plans";
import { defineEmail } from "#platform/mail/email.ts";

interface PlanEmailData {
  planName: string;
  subscriptionUrl: string;
}

interface PlanStartedEmailData extends PlanEmailData {
  trialEnds: string | undefined;
  price: string;
}

interface PlanChangedEmailData extends PlanEmailData {
  price: string;
  /** The day a running trial ends. */
  firstChargeDate: string | undefined;
  /** What a smaller plan takes away, in whole sentences. */
  losses: readonly string[];
}

const sample: PlanEmailData = {
  planName: "Growing",
  subscriptionUrl: "https://boab.example/my-account/subscription",
};

/** Nobody changes a plan more often than this. */
const maxPerHour = 6;

const reason = `You're getting this because you have a plan on ${brand.name}.`;
const makeManageButton = (subscriptionUrl: string) => ({
  label: "Manage your plan",
  url: subscriptionUrl,
});

export const planStartedEmail = defineEmail<PlanStartedEmailData>({
  kind: "plan-started",
  when: "To a member whose plan has started",
  purpose: "service",
  audience: ["member"],
  reason,
  maxPerHour,
  sample: { ...sample, trialEnds: "15 May 2027", price: "$4.95 a month" },
  subject: ({ planName }) => `Your ${planName} plan is active`,
  email: ({ planName, trialEnds: trialEndDate, price, subscriptionUrl }) => ({
    heading: `You're on the ${planName} plan`,
    paragraphs: [
      trialEndDate
        ? `Your free trial runs until ${trialEndDate}. After that it's ${price}. We'll remind you 14 days and 3 days before.`
        : `Your plan costs ${price}.`,
      "You can change or cancel it any time.",
    ],
    button: makeManageButton(subscriptionUrl),
  }),
});

export const trialReminderEmail = defineEmail({
  kind: "plan-trial-reminder",
  when: "To a member 14 days and 3 days before the first charge",
  purpose: "service",
  audience: ["member"],
  reason,
  maxPerHour,
  sample: { ...sample, trialEnds: "15 May 2027", price: "$4.95 a month" },
  subject: ({ planName, trialEnds }) => `Your ${planName} trial ends on ${trialEnds}`,
  email: ({
    planName,
    trialEnds,
    price,
    subscriptionUrl,
  }: PlanEmailData & { trialEnds: string; price: string }) => ({
    heading: "Your free trial is ending",
    paragraphs: [
      `Your ${planName} trial ends on ${trialEnds}. From that day we'll charge ${price}.`,
      "If you don't want to continue, cancel before then and you won't pay anything.",
    ],
    button: makeManageButton(subscriptionUrl),
  }),
});

export const trialRefusedEmail = defineEmail({
  kind: "plan-trial-card-used",
  when: "To a member whose plan wasn't started because the card has had a free trial before",
  purpose: "service",
  audience: ["member"],
  reason: `You're getting this because you chose a plan on ${brand.name}.`,
  maxPerHour,
  sample: {
    planName: "Growing",
    price: "$4.95 a month",
    chooseUrl: "https://boab.example/my-account/subscription?choose=Growing&period=monthly",
  },
  subject: ({ planName }) => `Your ${planName} plan wasn't started`,
  email: ({ planName, price, chooseUrl }: Record<"planName" | "price" | "chooseUrl", string>) => ({
    heading: "This card has already had a free trial",
    paragraphs: [
      `The free trial is once per person and card, and your card was used for one before. So we didn't start your ${planName} plan, and we didn't charge you.`,
      `You can still have ${planName} without the free trial. It's ${price}, and you'll see what you pay today before you agree.`,
    ],
    button: { label: `Choose ${planName}`, url: chooseUrl },
  }),
});

export const paymentFailedEmail = defineEmail({
  kind: "plan-payment-failed",
  when: "To a member whose plan could not be charged",
  purpose: "service",
  audience: ["member"],
  reason,
  maxPerHour,
  sample,
  subject: ({ planName }) => `We couldn't charge your card for ${planName}`,
  email: ({ planName, subscriptionUrl }: PlanEmailData) => ({
    heading: "Your payment didn't go through",
    paragraphs: [
      `We couldn't charge your card for the ${planName} plan. We'll try again over the next few days.`,
      "Please check your card so that your plan carries on.",
    ],
    button: { label: "Update your card", url: subscriptionUrl },
  }),
});

export const planChangedEmail = defineEmail<PlanChangedEmailData>({
  kind: "plan-changed",
  when: "To a member who changed from one paid plan to another",
  purpose: "service",
  audience: ["member"],
  reason,
  maxPerHour,
  sample: {
    ...sample,
    price: "$4.95 a month",
    firstChargeDate: "15 May 2027",
    losses: listPlanLosses("Pro", "Growing"),
  },
  subject: ({ planName }) => `You're on the ${planName} plan now`,
  email: ({ planName, price, firstChargeDate, losses, subscriptionUrl }: PlanChangedEmailData) => ({
    heading: `You're on the ${planName} plan now`,
    paragraphs: [
      firstChargeDate
        ? `Your free trial carries on. Your first charge is on ${firstChargeDate}, and from then on it's ${price}.`
        : `Your plan costs ${price}.`,
      losses.length > 0 ? losses.join(" ") : "You can change or cancel it any time.",
    ],
    button: makeManageButton(subscriptionUrl),
  }),
});

type PlanEndedEmailData = PlanEmailData & Pick<PlanChangedEmailData, "losses">;

export const planEndedEmail = defineEmail<PlanEndedEmailData>({
  kind: "plan-ended",
  when: "To a member whose plan has ended",
  purpose: "service",
  audience: ["member"],
  reason,
  maxPerHour,
  sample: { ...sample, losses: listPlanLosses("Growing", freePlan) },
  subject: ({ planName }) => `Your ${planName} plan has ended`,
  email: ({ planName, losses, subscriptionUrl }) => ({
    heading: `Your ${planName} plan has ended`,
    paragraphs: [
      `You're back on the free ${freePlan} plan.`,
      losses.join(" "),
      "You can choose a plan again any time.",
    ],
    button: { label: "See your plan", url: subscriptionUrl },
  }),
});
