import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { listPaymentEvents } from "@boab/contracts/payments/events";
import { EventList } from "#areas/admin/payments/events/event-list.tsx";
import { retryEvent } from "#areas/admin/payments/events/retry-event.server.ts";
import { PaymentTabs } from "#areas/admin/payments/payment-tabs.tsx";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { formatCount } from "#lib/format/format.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { Chip } from "#ui/text/chip.tsx";
import type { Route } from "./+types/payment-events.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  pageMeta({ title: "Webhook events", path: "/admin/payments/events", isIndexed: false });

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  // Only admins may see this; the API refuses moderators.
  if (!isFullAdmin(context.get(memberContext))) return null;
  const show = searchParams.get("show") === "open" ? ("open" as const) : ("all" as const);
  const { rows, hasMore, first } = await readRows(shownRows(searchParams), 100, (page) =>
    api(request).load(listPaymentEvents, { query: { show, ...page } }),
  );
  return { show, rows, hasMore, waiting: first.waiting, failing: first.failing };
}

export const action = ({ request }: Route.ActionArgs) => retryEvent(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

const views = { all: "All", open: "Open" } as const;

export default function PaymentEvents({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Payments"
        lead="Admins only. All times Sydney. What Stripe told us is kept for 90 days."
      />
      <PaymentTabs current="Webhook events" />
      {loaderData ? (
        <EventCard {...loaderData} firstResult={actionData} />
      ) : (
        <Note>Only admins can see payments.</Note>
      )}
    </>
  );
}

type EventCardProps = NonNullable<Route.ComponentProps["loaderData"]> & {
  firstResult: Route.ComponentProps["actionData"];
};

function EventCard({ show, rows, hasMore, waiting, failing, firstResult }: EventCardProps) {
  return (
    <Card isPadded={false} className="overflow-hidden max-md:p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4">
        <h2 className="text-xl">Webhook events</h2>
        <span className="flex flex-wrap gap-2">
          {waiting > 0 && <Chip tone="warn">{formatCount(waiting)} waiting</Chip>}
          {failing > 0 && <Chip tone="danger">{formatCount(failing)} failing</Chip>}
          {waiting + failing === 0 && <Chip tone="ok">All handled</Chip>}
        </span>
        <SegmentedLinks
          label="Which events"
          className="max-sm:w-full sm:ml-auto"
          links={Object.entries(views).map(([value, label]) => ({
            to: value === "all" ? "?" : `?show=${value}`,
            label,
            isCurrent: show === value,
          }))}
        />
      </div>
      <EventList
        events={rows}
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
      {rows.length > 0 && <LoadMore count={rows.length} hasMore={hasMore} />}
    </Card>
  );
}
