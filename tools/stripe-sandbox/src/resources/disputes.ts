import type Stripe from "stripe";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation, refuseOtherParameters } from "../http/operation.ts";
import { closeDispute } from "../money/disputes.ts";
import { change, get, listObjects } from "../state/change.ts";
import { mergeMetadata } from "../state/fields.ts";
import { toId } from "../state/objects.ts";

export const disputes: Operations = {
  "Disputes.retrieve": operation([], (ctx, _, { id }) => get(ctx, "dispute", id)),
  "Disputes.list": operation<Stripe.DisputeListParams>(
    ["charge", "created", "payment_intent"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "dispute").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            matchesFilter(params.charge, toId(one.charge)) &&
            matchesFilter(params.payment_intent, toId(one.payment_intent)),
        ),
        params,
      ),
  ),
  // Stripe's test mode decides by the text of the evidence.
  "Disputes.update": operation<Stripe.DisputeUpdateParams>(
    ["evidence", "metadata", "submit"],
    (ctx, params, { id }) => {
      refuseOtherParameters(
        params.evidence,
        ["uncategorized_text", "product_description"],
        "evidence",
      );
      const dispute = get(ctx, "dispute", id);
      const isSubmitted = params.evidence !== undefined && params.submit !== false;
      const updated = change(
        ctx,
        dispute,
        {
          evidence: { ...dispute.evidence, ...params.evidence } as Stripe.Dispute.Evidence,
          evidence_details: {
            ...dispute.evidence_details,
            has_evidence: dispute.evidence_details.has_evidence || params.evidence !== undefined,
            submission_count: dispute.evidence_details.submission_count + (isSubmitted ? 1 : 0),
            submission_method: isSubmitted ? "manual" : dispute.evidence_details.submission_method,
          },
          metadata: mergeMetadata(dispute.metadata, params.metadata),
          ...(isSubmitted ? { status: "under_review" as const } : {}),
        },
        "charge.dispute.updated",
      );
      const text = params.evidence?.uncategorized_text;
      if (isSubmitted && text === "winning_evidence") return closeDispute(ctx, updated, "won");
      if (isSubmitted && text === "losing_evidence") return closeDispute(ctx, updated, "lost");
      return updated;
    },
  ),
  "Disputes.close": operation([], (ctx, _, { id }) =>
    closeDispute(ctx, get(ctx, "dispute", id), "lost"),
  ),
};
