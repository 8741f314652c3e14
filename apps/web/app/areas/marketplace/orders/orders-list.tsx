import { Form, Link, useSearchParams } from "react-router";
import { withParams } from "#lib/http/with-params.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { PillLink } from "#ui/actions/pill.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { useTypedValue } from "#ui/forms/use-typed-value.ts";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import { browsePath, ordersPath } from "../paths.ts";
import { BoughtCard } from "./bought-card.tsx";
import type { MyOrdersView } from "./load-my-orders.server.ts";
import { describeOrdersOnTheWay } from "./order-view.ts";

/** Lists everything the member bought, newest first (F-MKT-04). */
export function OrdersList(view: MyOrdersView) {
  const { counts, q } = view;
  const list = useList(view.list, ({ orderId }) => orderId);
  if (counts.all === 0)
    return (
      <>
        <h1 className="type-title mb-8">Your orders</h1>
        <EmptyState
          title="No orders yet"
          headingLevel="h2"
          action={<LinkButton to={browsePath}>Browse Marketplace</LinkButton>}
        >
          When you buy something, you can follow the parcel here.
        </EmptyState>
      </>
    );
  return (
    <>
      <h1 className="type-title">Your orders</h1>
      <p className="mt-3 mb-6 text-ink-2">{describeOrdersOnTheWay(counts["on the way"])}</p>
      <OrderFilters {...view} />
      <ListRows
        of={list}
        hidesCountWhenComplete
        empty={<NothingFound q={q} />}
        endClassName="mt-4 border-0 px-0"
      >
        <ul aria-label="Orders" className="grid gap-4">
          {list.rows.map((order) => (
            <BoughtCard key={order.orderId} order={order} />
          ))}
        </ul>
      </ListRows>
      <p className="mt-5 text-sm text-ink-3">
        Looking for an appointment or a table? See{" "}
        <Link to="/my-account/bookings" className="link">
          your bookings
        </Link>
        .
      </p>
    </>
  );
}

const NothingFound = ({ q }: { q: string }) => (
  <EmptyState
    title={q ? `No orders match “${q}”.` : "No orders here."}
    headingLevel="h2"
    action={
      <LinkButton to={ordersPath} variant="secondary" size="sm">
        {q ? "Clear search" : "Show all orders"}
      </LinkButton>
    }
  >
    {q && "Try a store name or the order number from your email."}
  </EmptyState>
);

function OrderFilters({ counts, show, q }: MyOrdersView) {
  const [params] = useSearchParams();
  const pills = [
    ["All", undefined, counts.all],
    ["On the way", "on the way", counts["on the way"]],
    ["Delivered", "received", counts.received],
    ["Cancelled", "cancelled", counts.cancelled],
  ] as const;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <nav aria-label="Show orders" className="-mx-gutter max-w-[100vw] overflow-x-auto px-gutter">
        <ul className="flex gap-2 py-1 *:flex-none">
          {pills.map(([label, group, count]) => (
            <li key={label}>
              <PillLink to={withParams(params, { show: group })} isOn={group === show}>
                {label} {count}
              </PillLink>
            </li>
          ))}
        </ul>
      </nav>
      <Form role="search" method="get" className="w-full sm:w-[340px]">
        {show && <input type="hidden" name="show" value={show} />}
        <SearchField
          ref={useTypedValue(q)}
          name="q"
          label="Search your orders"
          placeholder="Item, store or order number"
          defaultValue={q}
          maxLength={100}
        />
      </Form>
    </div>
  );
}
