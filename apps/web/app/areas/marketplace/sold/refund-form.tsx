import type { SoldOrder } from "@boab/contracts/marketplace/orders";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { buttonStyle } from "#ui/actions/button-style.ts";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { soldPath } from "../paths.ts";
import { RefundItems } from "./refund-items.tsx";

const cents = (dollars: number) => Math.round(dollars * 100);

/** Giving money back of one's own accord; it opens in place, and nothing happens before the button is pressed. */
export function RefundForm({ order, slug }: { order: SoldOrder; slug: string }) {
  const refund = usePageAction({ action: soldPath(slug) });
  return (
    <details className="group/refund">
      <summary
        className={buttonStyle({
          ...{ variant: "secondary", size: "sm" },
          className: "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
        })}
      >
        Refund items
      </summary>
      <form {...refund.form} className="mt-4 grid gap-4 rounded-md border border-line p-4">
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="orderId" value={order.order_id} />
        <ActionFailure of={refund} />
        <RefundItems
          lines={order.lines.map((line) => ({
            itemNumber: line.ItemNumber,
            name: line.name,
            totalCents: cents(line.total),
            refundedCents: cents(line.refunded),
          }))}
          deliveryCents={cents(order.shipping)}
          error={refund.errorOf("items")}
        />
        <p className="text-sm text-ink-2">
          The money goes back to the buyer's card, and your part of it is taken from your payouts. A
          refund can't be undone.
        </p>
        <div>
          <Button
            type="submit"
            variant="danger"
            size="sm"
            isPending={refund.isPending}
            pendingLabel="Refunding"
          >
            Refund the buyer
          </Button>
        </div>
      </form>
    </details>
  );
}
