import { listPaymentEvents } from "@boab/contracts/payments/events";
import { formatCount } from "@boab/format/numbers";
import { EventList } from "#areas/admin/payments/events/event-list.tsx";
import { retryEvent } from "#areas/admin/payments/events/retry-event.server.ts";
import { PaymentTabs } from "#areas/admin/payments/payment-tabs.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { Chip } from "#ui/text/chip.tsx";
import type { Route } from "./+types/payment-events.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Webhook events", path: "/admin/payments/events", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const show = searchParams.get("show") === "open" ? ("open" as const) : ("all" as const);
  const { list, page } = await loadList(
    (query) => api(request).load(listPaymentEvents, { query: { show, ...query } }),
    searchParams,
  );
  return { show, list, waiting: page.waiting, failing: page.failing };
}

export const action = ({ request }: Route.ActionArgs) => retryEvent(request);

const views = { all: "All", open: "Open" } as const;

export default function PaymentEvents({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Payments"
        lead="Admins only. All times Sydney. What Stripe told us is kept for 90 days."
      />
      <PaymentTabs current="Webhook events" />
      <EventCard {...loaderData} firstResult={actionData} />
    </>
  );
}

type EventCardProps = Route.ComponentProps["loaderData"] & {
  firstResult: Route.ComponentProps["actionData"];
};

function EventCard({
  show,
  list: firstPage,
  waiting: waitingCount,
  failing: failingCount,
  firstResult,
}: EventCardProps) {
  const list = useList(firstPage, ({ id }) => id);
  return (
    <ListPage
      of={list}
      title="Webhook events"
      rowsClassName="max-md:p-3"
      counts={
        <>
          {waitingCount > 0 && <Chip tone="warn">{formatCount(waitingCount)} waiting</Chip>}
          {failingCount > 0 && <Chip tone="danger">{formatCount(failingCount)} failing</Chip>}
          {waitingCount + failingCount === 0 && <Chip tone="ok">All handled</Chip>}
        </>
      }
      filters={
        <SegmentedLinks
          label="Which events"
          className="max-sm:w-full sm:ml-auto"
          links={Object.entries(views).map(([value, label]) => ({
            to: value === "all" ? "?" : `?show=${value}`,
            label,
            isCurrent: show === value,
          }))}
        />
      }
    >
      <EventList
        events={list.rows}
        firstResult={firstResult}
        empty={
          <EmptyState
            title={show === "open" ? "Nothing is open." : "Stripe hasn't told us anything yet."}
            picture="stool"
            className="border-0"
          >
            Events arrive when somebody pays, changes a plan or connects an account.
          </EmptyState>
        }
      />
    </ListPage>
  );
}
