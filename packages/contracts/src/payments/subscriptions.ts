import { z } from "zod";
import { DirectoryPlan } from "../accounts/statuses.ts";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp, text, UserId } from "../common/fields.ts";
import { billingPeriods, paidPlans } from "./plans.ts";
import { ProviderPage } from "./provider-page.ts";

const PaidPlan = z.enum(paidPlans);
const BillingPeriod = z.enum(billingPeriods);

/**
 * The server decides who pays and where they return to. The specification's client also sends `customerEmail`, `email`
 * and `url`, which are ignored.
 */
const SubscriptionSessionBody = z
  .strictObject({
    plan: PaidPlan.optional(),
    billingPeriod: BillingPeriod.optional(),
    priceId: text(100).optional(),
    userId: UserId.optional(),
    customerEmail: text(254).optional(),
    email: text(254).optional(),
    url: text(2000).optional(),
  })
  .refine(({ plan, billingPeriod, priceId }) => priceId || (plan && billingPeriod), {
    error: "Choose a plan and a billing period.",
    path: ["plan"],
  });

export const createSubscriptionSession = defineCall({
  method: "POST",
  path: "/pay/create-subscription-session",
  summary: "Start the checkout of a plan (signed in)",
  body: SubscriptionSessionBody,
  response: ProviderPage,
});

export const SubscriptionState = z.enum(["trialing", "active", "past_due", "ended"]);

const Subscription = z.strictObject({
  plan: PaidPlan,
  billingPeriod: BillingPeriod,
  state: SubscriptionState,
  amountCents: z.int(),
  startedAt: Timestamp,
  trialEndsAt: Timestamp.nullable(),
  /** The next charge; null when the plan will end instead. */
  renewsAt: Timestamp.nullable(),
  endsAt: Timestamp.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionStatus = z.strictObject({
  planName: DirectoryPlan,
  subscription: Subscription.nullable(),
  /** The end of a trial that would start now; null for somebody who has had one. */
  trialUntil: Timestamp.nullable(),
  /**
   * True when the newest subscription wasn't started, because its card has had a trial before; nothing was charged
   * (X-76).
   */
  isTrialRefused: z.boolean(),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const readSubscriptionStatus = defineCall({
  method: "GET",
  path: "/pay/subscription-status/:userId",
  summary: "Get a person's plan and subscription (the person, admins)",
  params: z.strictObject({ userId: UserId }),
  response: SubscriptionStatus,
});

export const refreshSubscription = defineCall({
  method: "POST",
  path: "/pay/subscription-status/refresh",
  summary: "Ask the payment provider what the caller pays for by now (signed in)",
  response: SubscriptionStatus,
});

export const openCustomerPortal = defineCall({
  method: "POST",
  path: "/pay/customer-portal",
  summary: "Open the provider's page to change or cancel the plan (signed in)",
  response: ProviderPage,
});

const Invoice = z.strictObject({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: Timestamp,
  amountCents: z.int(),
  state: z.enum(["open", "paid", "failed", "void"]),
  /** The invoice at the provider, as a page and as a file. */
  pageUrl: z.url().nullable(),
  pdfUrl: z.url().nullable(),
});

export const listInvoices = defineCall({
  method: "GET",
  path: "/pay/invoices",
  summary: "List the caller's invoices, newest first (signed in)",
  query: z.strictObject({ cursor: Cursor.optional(), limit: pageLimit(50).optional() }),
  response: z.strictObject({ data: z.array(Invoice), nextCursor: z.string().nullable() }),
});
