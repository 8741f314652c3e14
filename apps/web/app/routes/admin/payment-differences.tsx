import { isFullAdmin } from "@boab/contracts/accounts/roles";
import {
  checkPayments,
  listDrifts,
  listPaymentChecks,
} from "@boab/contracts/payments/reconciliation";
import { CheckCard } from "#areas/admin/payments/differences/check-card.tsx";
import { CheckHistory } from "#areas/admin/payments/differences/check-history.tsx";
import { DriftList } from "#areas/admin/payments/differences/drift-list.tsx";
import { PaymentTabs } from "#areas/admin/payments/payment-tabs.tsx";
import { api } from "#lib/api/api.server.ts";
import { formResult } from "#lib/api/form.server.ts";
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
import type { Route } from "./+types/payment-differences.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  pageMeta({ title: "Differences", path: "/admin/payments/differences", isIndexed: false });

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  // Only admins may see this; the API refuses moderators.
  if (!isFullAdmin(context.get(memberContext))) return null;
  const { load } = api(request);
  const show = searchParams.get("show") === "settled" ? ("settled" as const) : ("open" as const);
  const [{ data: checks }, { rows, hasMore, first }] = await Promise.all([
    load(listPaymentChecks),
    readRows(shownRows(searchParams), 100, (page) =>
      load(listDrifts, { query: { show, ...page } }),
    ),
  ]);
  return { show, checks, rows, hasMore, open: first.open };
}

/** The API decides who may do this. */
export const action = ({ request }: Route.ActionArgs) =>
  formResult(() => api(request).call(checkPayments), {});

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function PaymentDifferences({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Payments"
        lead="What our records and Stripe's say differently. A check never moves money."
      />
      <PaymentTabs current="Differences" />
      {loaderData ? (
        <div className="grid gap-5">
          <CheckCard checks={loaderData.checks} firstResult={actionData} />
          <Differences {...loaderData} />
          <CheckHistory checks={loaderData.checks} />
        </div>
      ) : (
        <Note>Only admins can see payments.</Note>
      )}
    </>
  );
}

const views = { open: "To settle", settled: "Settled" } as const;

type DifferencesProps = NonNullable<Route.ComponentProps["loaderData"]>;

function Differences({ show, rows, hasMore, open }: DifferencesProps) {
  return (
    <Card as="section" aria-labelledby="differences" isPadded={false} className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 md:px-6">
        <h2 id="differences" className="text-xl">
          {open === 1 ? "1 difference to settle" : `${formatCount(open)} differences to settle`}
        </h2>
        <SegmentedLinks
          label="Which differences"
          className="max-sm:w-full sm:ml-auto [&>a]:whitespace-nowrap"
          links={Object.entries(views).map(([value, label]) => ({
            to: value === "open" ? "?" : `?show=${value}`,
            label,
            isCurrent: show === value,
          }))}
        />
      </div>
      {rows.length > 0 ? (
        <>
          <DriftList drifts={rows} />
          <LoadMore count={rows.length} hasMore={hasMore} />
        </>
      ) : (
        <EmptyState
          title={show === "open" ? "No differences." : "Nothing was settled yet."}
          picture="stool"
          className="border-0"
        >
          {show === "open"
            ? "Our records and Stripe's agree, as far as the last check looked."
            : "A difference moves here once a check no longer finds it."}
        </EmptyState>
      )}
    </Card>
  );
}
