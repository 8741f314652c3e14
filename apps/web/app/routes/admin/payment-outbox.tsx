import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { listOutbox, outboxStates } from "@boab/contracts/payments/outbox";
import { OutboxList } from "#areas/admin/payments/outbox/outbox-list.tsx";
import { retryMessage } from "#areas/admin/payments/outbox/retry-message.server.ts";
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
import type { Route } from "./+types/payment-outbox.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  pageMeta({ title: "Outbox", path: "/admin/payments/outbox", isIndexed: false });

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  // Only admins may see this; the API refuses moderators.
  if (!isFullAdmin(context.get(memberContext))) return null;
  const state = outboxStates.find((one) => one === searchParams.get("state"));
  const { rows, hasMore, first } = await readRows(shownRows(searchParams), 100, (page) =>
    api(request).load(listOutbox, { query: { ...(state && { state }), ...page } }),
  );
  return { state, rows, hasMore, waiting: first.waiting, parked: first.parked };
}

export const action = ({ request }: Route.ActionArgs) => retryMessage(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

const views = { "": "All", parked: "Parked", waiting: "Waiting", refused: "Refused" } as const;

export default function PaymentOutbox({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Payments"
        lead="What we ask Stripe to do with money: transfers, refunds and reversals. Each is sent once."
      />
      <PaymentTabs current="Outbox" />
      {loaderData ? (
        <OutboxCard {...loaderData} firstResult={actionData} />
      ) : (
        <Note>Only admins can see payments.</Note>
      )}
    </>
  );
}

type OutboxCardProps = NonNullable<Route.ComponentProps["loaderData"]> & {
  firstResult: Route.ComponentProps["actionData"];
};

function OutboxCard({ state, rows, hasMore, waiting, parked, firstResult }: OutboxCardProps) {
  return (
    <Card isPadded={false} className="overflow-hidden max-md:p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4">
        <h2 className="text-xl">Outbox</h2>
        <span className="flex flex-wrap gap-2">
          {waiting > 0 && <Chip tone="warn">{formatCount(waiting)} waiting</Chip>}
          {parked > 0 && <Chip tone="danger">{formatCount(parked)} parked</Chip>}
          {waiting + parked === 0 && <Chip tone="ok">Nothing waiting</Chip>}
        </span>
        <SegmentedLinks
          label="Which messages"
          className="max-sm:w-full sm:ml-auto max-sm:[&>a]:px-1.5"
          links={Object.entries(views).map(([value, label]) => ({
            to: value ? `?state=${value}` : "?",
            label,
            isCurrent: (state ?? "") === value,
          }))}
        />
      </div>
      <OutboxList
        messages={rows}
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
      {rows.length > 0 && <LoadMore count={rows.length} hasMore={hasMore} />}
    </Card>
  );
}
