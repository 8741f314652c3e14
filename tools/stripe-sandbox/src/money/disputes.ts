import type Stripe from "stripe";
import { DAY_SECONDS } from "../clock/clock.ts";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { add, change, get } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { moveMoney } from "./balance-transactions.ts";
import { DISPUTE_FEE_CENTS } from "./fees.ts";
import { computeRefundable } from "./refunds.ts";

/** How long a merchant has to answer. */
const ANSWER_PERIOD_SECONDS = 9 * DAY_SECONDS;

const openStatuses = ["needs_response", "under_review", "warning_needs_response"];

interface DisputeDetails {
  amount?: number;
  reason?: string;
  /** The bank only asks; no money moves. */
  isInquiry?: boolean;
}

/** The cardholder's bank takes the money back from the platform, with a fee. */
export function raiseDispute(
  ctx: Context,
  charge: Stripe.Charge,
  { reason = "fraudulent", isInquiry = false, ...details }: DisputeDetails = {},
): Stripe.Charge {
  const amount = details.amount ?? computeRefundable(charge);
  if (charge.disputed || amount <= 0)
    throw makeInvalidRequestError(`${charge.id} cannot be disputed.`, "charge");
  const id = makeId("du");
  const withdrawals = isInquiry ? [] : [withdraw(ctx, charge, id, amount)];
  const dispute = add(
    ctx,
    complete<Stripe.Dispute>({
      id,
      object: "dispute",
      amount,
      balance_transactions: withdrawals,
      charge: charge.id,
      created: now(ctx),
      currency: charge.currency,
      enhanced_eligibility_types: [],
      evidence: { enhanced_evidence: {} },
      evidence_details: {
        due_by: now(ctx) + ANSWER_PERIOD_SECONDS,
        enhanced_eligibility: {},
        has_evidence: false,
        past_due: false,
        submission_count: 0,
        submission_method: "not_submitted",
      },
      is_charge_refundable: isInquiry,
      livemode: false,
      metadata: {},
      payment_intent: toId(charge.payment_intent) ?? null,
      payment_method_details: {
        card: {
          brand: charge.payment_method_details?.card?.brand ?? "visa",
          case_type: isInquiry ? "inquiry" : "chargeback",
          network: "visa",
          network_reason_code: "10.4",
        },
        type: "card",
      },
      reason,
      status: isInquiry ? "warning_needs_response" : "needs_response",
    }),
    "charge.dispute.created",
  );
  const disputed = change(ctx, charge, { disputed: true }, "charge.updated");
  if (!isInquiry) emit(ctx, "charge.dispute.funds_withdrawn", dispute);
  return disputed;
}

function withdraw(ctx: Context, charge: Stripe.Charge, dispute: string, amount: number) {
  return moveMoney(ctx, {
    type: "adjustment",
    reportingCategory: "dispute",
    amount: -amount,
    fee: DISPUTE_FEE_CENTS,
    currency: charge.currency,
    source: dispute,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
}

/** Won: amount and fee come back. Lost: they are gone. */
export function closeDispute(
  ctx: Context,
  dispute: Stripe.Dispute,
  outcome: "won" | "lost",
): Stripe.Dispute {
  if (!openStatuses.includes(dispute.status))
    throw makeInvalidRequestError(
      "This dispute is already closed.",
      undefined,
      "dispute_already_closed",
    );
  if (dispute.status === "warning_needs_response")
    return change(ctx, dispute, { status: "warning_closed" }, "charge.dispute.closed");
  if (outcome === "lost") return change(ctx, dispute, { status: "lost" }, "charge.dispute.closed");

  const charge = get(ctx, "charge", toId(dispute.charge));
  const reinstatement = moveMoney(ctx, {
    type: "adjustment",
    reportingCategory: "dispute_reversal",
    amount: dispute.amount,
    fee: -DISPUTE_FEE_CENTS,
    currency: dispute.currency,
    source: dispute.id,
    description: `Chargeback reversal for ${charge.id}`,
  });
  const transactions = [...dispute.balance_transactions, reinstatement];
  const won = change(ctx, dispute, { balance_transactions: transactions, status: "won" });
  emit(ctx, "charge.dispute.funds_reinstated", won);
  emit(ctx, "charge.dispute.closed", won);
  return won;
}
