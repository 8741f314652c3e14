import type { AdminOrder } from "@boab/contracts/marketplace/order-problems";
import { problemTextMost } from "@boab/contracts/marketplace/problem-limits";
import { Form } from "react-router";
import type { PageAction } from "#lib/api/page-action.ts";
import { formatMoney } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";

interface DecisionFormProps {
  order: AdminOrder;
  /** Held above the list: a decided order may leave it. */
  action: PageAction<unknown>;
}

/** Refund the chosen items, or none; both sides read why. */
export function DecisionForm({ order, action }: DecisionFormProps) {
  const { orderId, lines, deliveryCents, problem } = order;
  const isOwn = action.pendingValues?.orderId === orderId;
  return (
    <Form
      method="post"
      className="mt-4 grid max-w-2xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const form = new FormData(event.currentTarget, submitter);
        action.submit(Object.fromEntries(form) as Record<string, string>);
      }}
    >
      <input type="hidden" name="orderId" value={orderId} />
      <fieldset>
        <legend className="font-semibold">What to refund</legend>
        {lines.map(({ itemNumber, name, totalCents, refundedCents }) => (
          <Checkbox
            key={itemNumber}
            name={`item-${itemNumber}`}
            value="yes"
            disabled={refundedCents >= totalCents}
            defaultChecked={refundedCents < totalCents && problem?.itemNumbers.includes(itemNumber)}
          >
            {name},{" "}
            {refundedCents >= totalCents ? "refunded" : formatMoney(totalCents - refundedCents)}
          </Checkbox>
        ))}
        {deliveryCents > 0 && (
          <Checkbox name="delivery" value="yes">
            Delivery, {formatMoney(deliveryCents)}
          </Checkbox>
        )}
      </fieldset>
      <TextArea
        label="Reason"
        hint="The buyer and the store read this."
        name="note"
        required
        rows={3}
        maxLength={problemTextMost}
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
