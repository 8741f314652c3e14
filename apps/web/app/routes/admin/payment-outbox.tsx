import { listOutbox, outboxStates } from "@boab/contracts/payments/outbox";
import { formatCount } from "@boab/format/numbers";
import { OutboxList } from "#areas/admin/payments/outbox/outbox-list.tsx";
import { retryMessage } from "#areas/admin/payments/outbox/retry-message.server.ts";
import { PaymentTabs } from "#areas/admin/payments/payment-tabs.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { Chip } from "#ui/text/chip.tsx";
import type { Route } from "./+types/payment-outbox.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Outbox", path: "/admin/payments/outbox", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const state = outboxStates.find((one) => one === searchParams.get("state"));
  const { list, page } = await loadList(
    (query) => api(request).load(listOutbox, { query: { ...(state && { state }), ...query } }),
    searchParams,
  );
  return { state, list, waiting: page.waiting, parked: page.parked };
}

export const action = ({ request }: Route.ActionArgs) => retryMessage(request);

const views = { "": "All", parked: "Parked", waiting: "Waiting", refused: "Refused" } as const;

export default function PaymentOutbox({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Payments"
        lead="What we ask Stripe to do with money: transfers, refunds and reversals. Each is sent once."
      />
      <PaymentTabs current="Outbox" />
      <OutboxCard {...loaderData} firstResult={actionData} />
    </>
  );
}

type OutboxCardProps = Route.ComponentProps["loaderData"] & {
  firstResult: Route.ComponentProps["actionData"];
};

function OutboxCard({
  state,
  list: firstPage,
  waiting: waitingCount,
  parked: parkedCount,
  firstResult,
}: OutboxCardProps) {
  const list = useList(firstPage, ({ id }) => id);
  return (
    <ListPage
      of={list}
      title="Outbox"
      rowsClassName="max-md:p-3"
      counts={
        <>
          {waitingCount > 0 && <Chip tone="warn">{formatCount(waitingCount)} waiting</Chip>}
          {parkedCount > 0 && <Chip tone="danger">{formatCount(parkedCount)} parked</Chip>}
          {waitingCount + parkedCount === 0 && <Chip tone="ok">Nothing waiting</Chip>}
        </>
      }
      filters={
        <SegmentedLinks
          label="Which messages"
          className="max-sm:w-full sm:ml-auto max-sm:[&>a]:px-1.5"
          links={Object.entries(views).map(([value, label]) => ({
            to: value ? `?state=${value}` : "?",
            label,
            isCurrent: (state ?? "") === value,
          }))}
        />
      }
    >
      <OutboxList
        messages={list.rows}
        firstResult={firstResult}
        empty={
          <EmptyState
            title={state ? "Nothing here." : "Nothing was sent yet."}
            picture="stool"
            className="border-0"
          >
            {state === "parked"
              ? "A message is parked after 25 tries. Then it waits for you."
              : "Transfers and refunds appear here as soon as they're decided."}
          </EmptyState>
        }
      />
    </ListPage>
  );
}
