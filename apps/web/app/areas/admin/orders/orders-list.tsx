import type { Conversation } from "@boab/contracts/marketplace/order-messages";
import type { AdminOrder } from "@boab/contracts/marketplace/order-problems";
import { formatDateTime } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePageAction } from "#lib/api/page-action.ts";
import { toStripPhotos } from "#lib/format/problem-photos.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { PhotoStrip } from "#ui/media/photo-strip.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { formatProblemTitle, listOrderChips } from "./order-view.ts";

interface OrdersListProps {
  orders: readonly AdminOrder[];
  /** Set if the search finds one order and its problem is open. */
  conversation: Conversation | null;
  /** Rendered by the list, so that the action's result stays visible when the last order is gone. */
  empty: ReactNode;
}

export function OrdersList({ orders, conversation, empty }: OrdersListProps) {
  const decideAction = usePageAction({
    onSuccess: () => toast("Decided. We'll email both sides."),
  });
  return (
    <>
      <ActionFailure of={decideAction} className="m-4" />
      {orders.length === 0 && empty}
      <ul aria-label="Orders" hidden={orders.length === 0}>
        {orders.map((order) => (
          <li key={order.orderId} className="border-b border-line p-4 last:border-b-0 md:px-6">
            <OrderSummary order={order} />
            {order.problem && <Problem order={order} isOnlyOrder={orders.length === 1} />}
            {conversation && orders.length === 1 && <Messages conversation={conversation} />}
            {order.problem?.acts.includes("close") && (
              <DecisionForm order={order} action={decideAction} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function OrderSummary({ order }: { order: AdminOrder }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="font-sans text-base font-[650] tracking-normal">Order {order.orderId}</h2>
        {listOrderChips(order).map(({ label, tone }) => (
          <Chip key={label} tone={tone} hasDot>
            {label}
          </Chip>
        ))}
        <span className="type-money ml-auto font-semibold">{formatMoney(order.totalCents)}</span>
      </div>
      <p className="mt-1.5 text-sm text-ink-2">
        {order.buyerName} bought {order.lines.map(({ name }) => name).join(", ")} from{" "}
        {order.storeName}, <time dateTime={order.paidAt}>{formatDateTime(order.paidAt)}</time>.{" "}
        <Link to={`/admin/payments?q=${order.paymentId}`} className="link">
          Payment
        </Link>
      </p>
    </>
  );
}

function Problem({ order, isOnlyOrder }: { order: AdminOrder; isOnlyOrder: boolean }) {
  const { problem } = order;
  if (!problem) return null;
  const statements: [string, string | null][] = [
    [order.buyerName, problem.details],
    [order.storeName, problem.reply],
    ["Our decision", problem.note],
  ];
  return (
    <div className="mt-3 rounded-md bg-sunk px-4 py-3">
      <p className="font-semibold">{formatProblemTitle(problem, order)}</p>
      <p className="text-sm text-ink-2">Reported {formatDateTime(problem.reportedAt)}</p>
      {statements.map(
        ([who, statement]) =>
          statement && (
            <p key={who} className="mt-2 max-w-[72ch] break-words whitespace-pre-line">
              <span className="font-semibold">{who}:</span> {statement}
            </p>
          ),
      )}
      {problem.settledAt === null && (
        <PhotoStrip
          name={`Photos from ${order.buyerName}`}
          photos={toStripPhotos(order.orderId, problem.photos)}
          className="mt-3"
        />
      )}
      {!isOnlyOrder && problem.settledAt === null && (
        <LinkButton
          to={`?q=${order.orderId}`}
          variant="secondary"
          size="sm"
          className="mt-3"
          aria-label={`Read the messages about order ${order.orderId}`}
        >
          Read their messages
        </LinkButton>
      )}
    </div>
  );
}

const Messages = ({ conversation: { messages } }: { conversation: Conversation }) => (
  <section aria-label="Messages" className="mt-3">
    {messages.length === 0 ? (
      <p className="text-sm text-ink-2">They haven't written to each other.</p>
    ) : (
      <ol className="grid gap-2">
        {messages.map(({ id, from, body, sentAt }) => (
          <li key={id} className="text-md">
            <span className="font-semibold">{from === "buyer" ? "Buyer" : "Store"}</span>{" "}
            <span className="text-sm text-ink-2">{formatDateTime(sentAt)}</span>
            <p className="max-w-[72ch] break-words whitespace-pre-line">{body ?? "Deleted."}</p>
          </li>
        ))}
      </ol>
    )}
  </section>
);
