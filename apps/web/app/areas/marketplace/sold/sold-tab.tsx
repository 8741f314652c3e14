import type { OrderState } from "@boab/contracts/marketplace/order-limits";
import { getFirstName } from "@boab/format/names";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/ssr/DownloadSimple";
import { Form, useSearchParams } from "react-router";
import { withParams } from "#lib/http/with-params.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { PillLink } from "#ui/actions/pill.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { useTypedValue } from "#ui/forms/use-typed-value.ts";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import { ConversationCard } from "../orders/conversation.tsx";
import { soldPath } from "../paths.ts";
import { formatLoadError, purchaseHistoryTitle } from "./copy.ts";
import type { OrdersView } from "./load-orders.server.ts";
import { OrderCard } from "./order-card.tsx";
import { describeWaitingOrders } from "./order-view.ts";
import { ProblemCard } from "./problem-card.tsx";

interface SoldTabProps extends OrdersView {
  slug: string;
  storeName: string;
  today: string;
}

/** The store's orders, which only its seller sees. The order that has waited longest is on top and open. */
export function SoldTab(props: SoldTabProps) {
  const { slug, storeName, today, waiting: waitingCount, status, q, problem: loadError } = props;
  const list = useList(props.list, ({ order_id }) => order_id);
  const { rows: orders } = list;
  const { problems, conversation } = props;
  if (loadError !== null)
    return (
      <Note tone="danger" title={formatLoadError(loadError)}>
        Your orders and money are safe.{" "}
        <LinkButton to={soldPath(slug)} variant="secondary" size="sm" className="mt-3">
          Try again
        </LinkButton>
      </Note>
    );
  const isFiltered = status !== undefined || q !== "";
  const firstWaitingOrderId = orders.find(({ state }) => state === "to send")?.order_id;
  return (
    <section aria-labelledby="sold-title" className="grid gap-5">
      <div>
        <h2 id="sold-title" className="type-title text-4xl">
          {purchaseHistoryTitle}
        </h2>
        <p className="mt-2 text-ink-2">{describeWaitingOrders(waitingCount)}</p>
      </div>
      {problems.length > 0 && (
        <section aria-labelledby="problems-title" className="grid gap-3">
          <h3 id="problems-title" className="text-xl">
            {problems.length === 1
              ? "1 buyer reported a problem"
              : `${problems.length} buyers reported a problem`}
          </h3>
          <ul aria-label="Problems" className="grid gap-3">
            {problems.map((one) => (
              <ProblemCard key={one.orderId} problem={one} slug={slug} storeName={storeName} />
            ))}
          </ul>
        </section>
      )}
      {(orders.length > 0 || isFiltered) && <OrderFilters status={status} q={q} />}
      {orders.length === 0 ? (
        <EmptyState
          title={isFiltered ? "No orders found." : "Your first sale starts here"}
          picture="basket"
        >
          {isFiltered
            ? "Try another word, or show all orders."
            : "Orders appear here as soon as somebody has paid. We'll email you each time."}
        </EmptyState>
      ) : (
        <>
          <ListRows of={list} endClassName="border-0 px-0">
            <ul aria-label="Orders" className="grid gap-3">
              {orders.map((order) => (
                <OrderCard
                  key={order.order_id}
                  order={order}
                  slug={slug}
                  today={today}
                  isOpen={
                    order.order_id === firstWaitingOrderId || (isFiltered && orders.length === 1)
                  }
                />
              ))}
            </ul>
          </ListRows>
          {conversation && orders[0] && (
            <ConversationCard
              conversation={conversation}
              orderId={orders[0].order_id}
              otherName={getFirstName(orders[0].recipient?.name ?? "") || "the buyer"}
            />
          )}
          <div>
            <LinkButton
              to={`${soldPath(slug)}.csv`}
              reloadDocument
              variant="secondary"
              size="sm"
              download
            >
              <DownloadSimpleIcon size={18} aria-hidden="true" />
              Export orders (CSV)
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}

const filters: [string, OrderState | undefined][] = [
  ["All", undefined],
  ["To send", "to send"],
  ["Sent", "sent"],
  ["Refunded", "cancelled"],
];

function OrderFilters({ status, q }: { status: OrderState | undefined; q: string }) {
  const [params] = useSearchParams();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Form role="search" method="get" className="w-full sm:w-[340px]">
        {status && <input type="hidden" name="status" value={status} />}
        <SearchField
          ref={useTypedValue(q)}
          name="q"
          label="Search orders"
          placeholder="Order, buyer, item or tracking number"
          defaultValue={q}
          maxLength={100}
        />
      </Form>
      <nav aria-label="Show orders" className="-mx-gutter overflow-x-auto px-gutter">
        <ul className="flex gap-2 py-1 *:flex-none">
          {filters.map(([name, state]) => (
            <li key={name}>
              <PillLink to={withParams(params, { status: state })} isOn={state === status}>
                {name}
              </PillLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
