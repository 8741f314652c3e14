import {
  checkPayments,
  listDrifts,
  listPaymentChecks,
} from "@boab/contracts/payments/reconciliation";
import { formatCount } from "@boab/format/numbers";
import { CheckCard } from "#areas/admin/payments/differences/check-card.tsx";
import { CheckHistory } from "#areas/admin/payments/differences/check-history.tsx";
import { DriftList } from "#areas/admin/payments/differences/drift-list.tsx";
import { PaymentTabs } from "#areas/admin/payments/payment-tabs.tsx";
import { api } from "#lib/api/api.server.ts";
import { runFormCall } from "#lib/api/form.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/payment-differences.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Differences", path: "/admin/payments/differences", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const { load } = api(request);
  const show = searchParams.get("show") === "settled" ? ("settled" as const) : ("open" as const);
  const [{ data: checks }, { list, page }] = await Promise.all([
    load(listPaymentChecks),
    loadList((query) => load(listDrifts, { query: { show, ...query } }), searchParams),
  ]);
  return { show, checks, list, open: page.open };
}

/** The API decides who may do this. */
export const action = ({ request }: Route.ActionArgs) =>
  runFormCall(() => api(request).call(checkPayments), {});

export default function PaymentDifferences({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Payments"
        lead="What our records and Stripe's say differently. A check never moves money."
      />
      <PaymentTabs current="Differences" />
      <div className="grid gap-5">
        <CheckCard checks={loaderData.checks} firstResult={actionData} />
        <Differences {...loaderData} />
        <CheckHistory checks={loaderData.checks} />
      </div>
    </>
  );
}

const views = { open: "To settle", settled: "Settled" } as const;

type DifferencesProps = Route.ComponentProps["loaderData"];

function Differences({ show, list: firstPage, open: openCount, checks }: DifferencesProps) {
  const list = useList(firstPage, ({ id }) => id);
  const hasChecked = checks.some(({ state }) => state === "done");
  return (
    <ListPage
      of={list}
      title={
        openCount === 1
          ? "1 difference to settle"
          : `${formatCount(openCount)} differences to settle`
      }
      filters={
        <SegmentedLinks
          label="Which differences"
          className="max-sm:w-full sm:ml-auto [&>a]:whitespace-nowrap"
          links={Object.entries(views).map(([value, label]) => ({
            to: value === "open" ? "?" : `?show=${value}`,
            label,
            isCurrent: show === value,
          }))}
        />
      }
      empty={
        <EmptyState
          title={
            show === "settled"
              ? "Nothing was settled yet."
              : hasChecked
                ? "No differences."
                : "Not checked yet."
          }
          picture="stool"
          className="border-0"
        >
          {show === "settled"
            ? "A difference moves here once a check no longer finds it."
            : hasChecked
              ? "Our records and Stripe's agree, as far as the last check looked."
              : "Differences show here once a check has run."}
        </EmptyState>
      }
    >
      <DriftList drifts={list.rows} />
    </ListPage>
  );
}
