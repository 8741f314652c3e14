import type { AdminOrder } from "@boab/contracts/marketplace/order-problems";
import { maxProblemTextLength } from "@boab/contracts/marketplace/problem-limits";
import { computeRefundableCents, computeRefundCost } from "@boab/contracts/payments/sale-money";
import { Form } from "react-router";
import type { PageAction } from "#lib/api/page-action.ts";
import { IdempotencyKeyField } from "#lib/api/page-form.tsx";
import { readTextFields } from "#lib/api/read-text-fields.ts";
import { Button } from "#ui/actions/button.tsx";
import { RefundFields } from "#ui/forms/refund-fields.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";

interface DecisionFormProps {
  order: AdminOrder;
  /** The action belongs to the list, because a decided order may leave the list. */
  action: PageAction<unknown>;
}

/** The admin refunds the chosen items or none; buyer and seller both read the reason. */
export function DecisionForm({ order, action }: DecisionFormProps) {
  const { orderId, problem } = order;
  const isOwn = action.pendingValues?.orderId === orderId;
  return (
    <Form
      method="post"
      className="mt-4 grid max-w-2xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        action.submit(readTextFields(new FormData(event.currentTarget, submitter)));
      }}
    >
      <IdempotencyKeyField />
      <input type="hidden" name="orderId" value={orderId} />
      <RefundFields
        refundable={order.refundable}
        leftCents={computeRefundableCents(order.money)}
        computeCost={(cents) => computeRefundCost(order.money, cents, false)}
        buyer={order.buyerName}
        source="from the store's payouts"
        firstChosen={problem?.itemNumbers}
      />
      <TextArea
        label="Why you decide so"
        hint="The buyer and the store read this."
        name="note"
        required
        rows={3}
        maxLength={maxProblemTextLength}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          name="intent"
          value="refund"
          size="sm"
          isPending={isOwn && action.pendingValues?.intent === "refund"}
          pendingLabel="Refunding"
        >
          Refund these
        </Button>
        <Button
          type="submit"
          name="intent"
          value="close"
          variant="secondary"
          size="sm"
          isPending={isOwn && action.pendingValues?.intent === "close"}
          pendingLabel="Closing"
        >
          Close without a refund
        </Button>
      </div>
    </Form>
  );
}
