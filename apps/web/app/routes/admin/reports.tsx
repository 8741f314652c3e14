import { listReports } from "@boab/contracts/directory/reports";
import { decideReport } from "#areas/admin/reports/decide-report.server.ts";
import { ReportList } from "#areas/admin/reports/report-list.tsx";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import type { Route } from "./+types/reports.ts";
import { AdminHeading } from "./admin-heading.tsx";

const states = { open: "Open", resolved: "Resolved", dismissed: "Dismissed" } as const;
type State = keyof typeof states;

export const meta = () => pageMeta({ title: "Reports", path: "/admin/reports", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const asked = searchParams.get("status") ?? "";
  const status: State = Object.hasOwn(states, asked) ? (asked as State) : "open";
  const { rows, hasMore } = await readRows(shownRows(searchParams), 100, (page) =>
    api(request).load(listReports, { query: { status, ...page } }),
  );
  return { status, rows, hasMore };
}

export const action = ({ request }: Route.ActionArgs) => decideReport(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  const { status, rows, hasMore } = loaderData;
  return (
    <>
      <AdminHeading
        title="Reports"
        lead="What people say is wrong with a listing, newest first. Times are in Sydney time."
      />
      <Card isPadded={false} className="overflow-hidden">
        <div className="flex border-b border-line p-4">
          <SegmentedLinks
            label="Which reports"
            className="max-sm:w-full"
            links={Object.entries(states).map(([value, label]) => ({
              to: value === "open" ? "?" : `?status=${value}`,
              label,
              isCurrent: status === value,
            }))}
          />
        </div>
        <ReportList
          reports={rows}
          firstResult={actionData}
          empty={
            <EmptyState
              title={status === "open" ? "No open reports." : "Nothing here yet."}
              picture="stool"
              className="border-0"
            >
              People can report a listing from its page.
            </EmptyState>
          }
        />
        {rows.length > 0 && <LoadMore count={rows.length} hasMore={hasMore} />}
      </Card>
    </>
  );
}
