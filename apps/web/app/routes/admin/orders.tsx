import { Form, Link } from "react-router";
import { decideOrder } from "#areas/admin/orders/decide-order.server.ts";
import { loadAdminOrders } from "#areas/admin/orders/load-orders.server.ts";
import { OrdersList } from "#areas/admin/orders/orders-list.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/orders.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Orders", path: "/admin/orders", isIndexed: false });

const groups = {
  "for us": "To decide",
  "open problems": "Problems",
  all: "All",
};

export async function loader({ request, url }: Route.LoaderArgs) {
  return loadAdminOrders(request, url.searchParams);
}

export const action = ({ request }: Route.ActionArgs) => decideOrder(request);

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Orders"
        lead="Problems that buyers and stores can't settle, and every order. Times are in Sydney time."
      />
      <Orders {...loaderData} />
    </>
  );
}

type OrdersProps = Route.ComponentProps["loaderData"];

function Orders({ show, q, list: firstPage, conversation }: OrdersProps) {
  const list = useList(firstPage, ({ orderId }) => orderId);
  return (
    <>
      <p className="mb-4 text-md text-ink-2">
        Refunds, disputes and payouts on hold are also under{" "}
        <Link to="/admin/payments" className="link">
          Payments
        </Link>
        .
      </p>
      <ListPage
        of={list}
        filters={
          <>
            <SegmentedLinks
              label="Which orders"
              className="max-sm:w-full sm:mr-auto"
              links={Object.entries(groups).map(([value, label]) => ({
                to: value === "for us" ? "?" : `?show=${encodeURIComponent(value)}`,
                label,
                isCurrent: !q && show === value,
              }))}
            />
            <Form role="search" method="get" className="w-full sm:w-[260px]">
              <SearchField
                key={q}
                name="q"
                label="Find an order by its number"
                placeholder="Order number"
                defaultValue={q}
                maxLength={20}
              />
            </Form>
          </>
        }
      >
        <OrdersList
          orders={list.rows}
          conversation={conversation}
          empty={
            <EmptyState
              title={q ? `No order ${q}.` : "Nothing is waiting for a decision."}
              picture="stool"
              className="border-0"
            >
              {q
                ? "An order number looks like 4TR8-W2HN."
                : "A problem comes here when a store doesn't reply in time, or a buyer doesn't accept the reply."}
            </EmptyState>
          }
        />
      </ListPage>
    </>
  );
}
