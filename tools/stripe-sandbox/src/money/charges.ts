import type Stripe from "stripe";
import { getTestCard } from "../cards/payment-methods.ts";
import type { Decline } from "../cards/test-cards.ts";
import { DAY_SECONDS } from "../clock/clock.ts";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import type { Context } from "../sandbox.ts";
import { add, change } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { moveMoney } from "./balance-transactions.ts";
import { raiseDispute } from "./disputes.ts";
import { cardFee } from "./fees.ts";

/** Australian accounts get their card payments after two business days. */
const PENDING_SECONDS = 2 * DAY_SECONDS;

interface ChargeDetails {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  amount: number;
  isAuthenticated: boolean;
}

/** Charges the card, or only reserves the amount when the intent is captured later. */
export function chargeCard(ctx: Context, details: ChargeDetails): Stripe.Charge {
  const charge = add(ctx, makeCharge(ctx, details, undefined));
  const isManual = details.intent.capture_method === "manual";
  const captured = isManual ? charge : collect(ctx, charge, details.amount);
  emit(ctx, "charge.succeeded", captured);
  const { dispute } = getTestCard(details.method);
  if (!dispute || isManual) return captured;
  return dispute === "inquiry"
    ? raiseDispute(ctx, captured, { isInquiry: true })
    : raiseDispute(ctx, captured, { reason: dispute });
}

export function declineCharge(
  ctx: Context,
  details: ChargeDetails,
  decline: Decline,
): Stripe.Charge {
  return add(ctx, makeCharge(ctx, details, decline), "charge.failed");
}

/** A direct debit: the bank answers days later. */
export function beginDebit(ctx: Context, details: ChargeDetails): Stripe.Charge {
  const charge = makeCharge(ctx, details, undefined);
  return add(ctx, { ...charge, captured: true, outcome: null, paid: false, status: "pending" });
}

/** The bank has answered. */
export function settleDebit(ctx: Context, charge: Stripe.Charge, isPaid: boolean): Stripe.Charge {
  if (!isPaid)
    return change(
      ctx,
      charge,
      {
        failure_code: "payment_method_provider_decline",
        failure_message: "The bank declined the debit.",
        status: "failed",
      },
      "charge.failed",
    );
  const paid = change(ctx, collect(ctx, charge, charge.amount), {
    paid: true,
    status: "succeeded",
  });
  emit(ctx, "charge.succeeded", paid);
  return paid;
}

/** Captures a reserved charge. */
export function captureCharge(ctx: Context, charge: Stripe.Charge, amount: number): Stripe.Charge {
  const collected = collect(ctx, charge, amount);
  const remainder = charge.amount - amount;
  const captured = change(ctx, collected, { amount_refunded: remainder });
  emit(ctx, "charge.captured", captured);
  return captured;
}

function collect(ctx: Context, charge: Stripe.Charge, amount: number): Stripe.Charge {
  const card = ctx.sandbox.store.find(ctx.account, "payment_method", charge.payment_method ?? "");
  const isAvailableAtOnce = card?.type === "card" && getTestCard(card).isAvailableAtOnce;
  const transaction = moveMoney(ctx, {
    type: "charge",
    reportingCategory: "charge",
    amount,
    fee: cardFee(amount),
    currency: charge.currency,
    source: charge.id,
    availableOn: now(ctx) + (isAvailableAtOnce ? 0 : PENDING_SECONDS),
    description: charge.description,
  });
  return change(ctx, charge, {
    amount_captured: amount,
    captured: true,
    balance_transaction: transaction.id,
  });
}

function makeCharge(ctx: Context, details: ChargeDetails, decline: Decline | undefined) {
  const { intent, method, amount } = details;
  const id = makeId("ch");
  return complete<Stripe.Charge>({
    id,
    object: "charge",
    amount,
    amount_captured: 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor ?? "BOAB SANDBOX",
    captured: false,
    created: now(ctx),
    currency: intent.currency,
    customer: toId(intent.customer) ?? null,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    outcome: makeOutcome(decline),
    paid: decline === undefined,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: method.au_becs_debit
      ? { au_becs_debit: method.au_becs_debit, type: "au_becs_debit" }
      : makeCardDetails(method, amount, details.isAuthenticated),
    receipt_email: intent.receipt_email,
    receipt_url: decline ? null : `${ctx.sandbox.origin}/receipts/${id}`,
    refunded: false,
    shipping: intent.shipping,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? "failed" : "succeeded",
    transfer_group: intent.transfer_group,
  });
}

function makeOutcome(decline: Decline | undefined) {
  return {
    network_decline_code: decline ? "01" : null,
    network_status: decline ? "declined_by_network" : "approved_by_network",
    reason: decline?.declineCode ?? null,
    risk_level: "normal",
    risk_score: 20,
    seller_message: decline
      ? "The bank did not return any further details with this decline."
      : "Payment complete.",
    type: decline ? "issuer_declined" : "authorized",
  };
}

function makeCardDetails(method: Stripe.PaymentMethod, amount: number, isAuthenticated: boolean) {
  const { card } = method;
  if (!card) throw new Error(`${method.id} is no card.`);
  return {
    card: {
      amount_authorized: amount,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint,
      funding: card.funding,
      last4: card.last4,
      network: card.brand,
      three_d_secure: isAuthenticated
        ? {
            authentication_flow: "challenge",
            result: "authenticated",
            version: "2.2.0",
          }
        : null,
    },
    type: "card",
  };
}
