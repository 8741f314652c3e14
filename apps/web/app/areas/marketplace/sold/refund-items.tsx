import { useId } from "react";
import { formatMoney } from "#lib/format/format.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { FieldError } from "#ui/forms/field.tsx";

interface RefundLine {
  itemNumber: number;
  name: string;
  totalCents: number;
  refundedCents: number;
}

interface RefundItemsProps {
  lines: readonly RefundLine[];
  deliveryCents: number;
  isChosen?: (itemNumber: number) => boolean;
  error: string | undefined;
}

/** What of an order is given back: whole items, and the delivery; and whether the seller has the items. */
export function RefundItems(props: RefundItemsProps) {
  const { lines, deliveryCents, isChosen = () => false, error } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-semibold">What to refund</legend>
      {lines.map(({ itemNumber, name, totalCents, refundedCents }) => {
        const left = totalCents - refundedCents;
        return (
          <Checkbox
            key={itemNumber}
            name={`item-${itemNumber}`}
            value="yes"
            disabled={left <= 0}
            defaultChecked={left > 0 && isChosen(itemNumber)}
          >
            {name}, {left > 0 ? formatMoney(left) : "refunded"}
          </Checkbox>
        );
      })}
      {deliveryCents > 0 && (
        <Checkbox name="delivery" value="yes">
          Delivery, {formatMoney(deliveryCents)}
        </Checkbox>
      )}
      <Checkbox
        name="backInStock"
        value="yes"
        className="mt-2 border-t border-line pt-2"
        hint="For items you have again. An order you refund in full before sending goes back into stock by itself."
      >
        Put these items back in stock
      </Checkbox>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
