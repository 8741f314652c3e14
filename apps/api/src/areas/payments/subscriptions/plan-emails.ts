import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface PlanFacts {
  planName: string;
  subscriptionUrl: string;
}

interface StartedPlan extends PlanFacts {
  trialEnds: string | undefined;
  price: string;
}

const sample: PlanFacts = {
  planName: "Growing",
  subscriptionUrl: "https://boab.example/my-account/subscription",
};

/** Nobody changes a plan more often than this. */
const atMostPerHour = 6;

const reason = `You're getting this because you have a plan on ${brand.name}.`;
const manage = (subscriptionUrl: string) => ({ label: "Manage your plan", url: subscriptionUrl });

export const planStartedEmail = defineEmail<StartedPlan>({
  kind: "plan-started",
  when: "To a member whose plan has started",
  atMostPerHour,
  sample: { ...sample, trialEnds: "15 May 2027", price: "$4.95 a month" },
  subject: ({ planName }) => `Your ${planName} plan is active`,
  email: ({ planName, trialEnds, price, subscriptionUrl }) => ({
    heading: `You're on the ${planName} plan`,
    paragraphs: [
      trialEnds
        ? `Your free trial runs until ${trialEnds}. After that it's ${price}. We'll remind you 14 days and 3 days before.`
        : `Your plan costs ${price}.`,
      "You can change or cancel it any time.",
    ],
    button: manage(subscriptionUrl),
    reason,
  }),
});

export const trialReminderEmail = defineEmail({
  kind: "plan-trial-reminder",
  when: "To a member 14 days and 3 days before the first charge",
  atMostPerHour,
  sample: { ...sample, trialEnds: "15 May 2027", price: "$4.95 a month" },
  subject: ({ planName, trialEnds }) => `Your ${planName} trial ends on ${trialEnds}`,
  email: ({
    planName,
    trialEnds,
    price,
    subscriptionUrl,
  }: PlanFacts & { trialEnds: string; price: string }) => ({
    heading: "Your free trial is ending",
    paragraphs: [
      `Your ${planName} trial ends on ${trialEnds}. From that day we'll charge ${price}.`,
      "If you don't want to continue, cancel before then and you won't pay anything.",
    ],
    button: manage(subscriptionUrl),
    reason,
  }),
});

export const trialCardUsedEmail = defineEmail({
  kind: "plan-trial-card-used",
  when: "To a member whose card has had a free trial before",
  atMostPerHour,
  sample: { ...sample, price: "$4.95 a month" },
  subject: ({ planName }) => `Your ${planName} plan starts without a free trial`,
  email: ({ planName, price, subscriptionUrl }: PlanFacts & { price: string }) => ({
    heading: "This card has already had a free trial",
    paragraphs: [
      `The free trial is once per person and once per card, and your card was used for one before. So your ${planName} plan has started now. It costs ${price}, charged to that card.`,
      `If you don't want to continue, you can cancel any time. If you didn't expect this charge, write to us at ${brand.supportEmail} and we'll sort it out.`,
    ],
    button: manage(subscriptionUrl),
    reason,
  }),
});

export const paymentFailedEmail = defineEmail({
  kind: "plan-payment-failed",
  when: "To a member whose plan could not be charged",
  atMostPerHour,
  sample,
  subject: ({ planName }) => `We couldn't charge your card for ${planName}`,
  email: ({ planName, subscriptionUrl }: PlanFacts) => ({
    heading: "Your payment didn't go through",
    paragraphs: [
      `We couldn't charge your card for the ${planName} plan. We'll try again over the next few days.`,
      "Please check your card so that your plan carries on.",
    ],
    button: { label: "Update your card", url: subscriptionUrl },
    reason,
  }),
});

export const planChangedEmail = defineEmail({
  kind: "plan-changed",
  when: "To a member who changed from one paid plan to another",
  atMostPerHour,
  sample: { ...sample, price: "$4.95 a month", isSmaller: true },
  subject: ({ planName }) => `You're on the ${planName} plan now`,
  email: ({
    planName,
    price,
    isSmaller,
    subscriptionUrl,
  }: PlanFacts & { price: string; isSmaller: boolean }) => ({
    heading: `You're on the ${planName} plan now`,
    paragraphs: [
      `Your plan costs ${price}.`,
      isSmaller
        ? "It includes fewer listings. If you had more live, the newest ones are now hidden. Nothing was deleted."
        : "You can change or cancel it any time.",
    ],
    button: manage(subscriptionUrl),
    reason,
  }),
});

export const planEndedEmail = defineEmail({
  kind: "plan-ended",
  when: "To a member whose plan has ended",
  atMostPerHour,
  sample,
  subject: ({ planName }) => `Your ${planName} plan has ended`,
  email: ({ planName, subscriptionUrl }: PlanFacts) => ({
    heading: `Your ${planName} plan has ended`,
    paragraphs: [
      "You're back on the free Basic plan. If you had more live listings than it includes, the newest ones are now hidden. Nothing was deleted.",
      "You can choose a plan again any time.",
    ],
    button: { label: "See your plan", url: subscriptionUrl },
    reason,
  }),
});
