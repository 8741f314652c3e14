import { reportReasons } from "@boab/contracts/directory/report-reasons";
import type { ListingReport } from "@boab/contracts/directory/reports";
import type { ReactNode } from "react";
import { Form, Link, useRevalidator } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { formatDateTime } from "#lib/format/format.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Chip } from "#ui/text/chip.tsx";

interface ReportListProps {
  reports: readonly ListingReport[];
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<ListingReport> | undefined;
  /** In here, so that the last report can still say what became of it. */
  empty: ReactNode;
}

const said: Record<string, string> = {
  resolve: "Marked as resolved.",
  dismiss: "Report dismissed.",
};

export function ReportList({ reports, firstResult, empty }: ReportListProps) {
  const { revalidate } = useRevalidator();
  const deciding = usePageAction<ListingReport>({
    firstResult,
    onSuccess: (_report, { intent = "" }) => toast(said[intent] ?? ""),
    // Someone else was faster: show their decision.
    onFailure: ({ code }) => code === "conflict" && void revalidate(),
  });

  return (
    <>
      <ActionFailure of={deciding} className="m-4" />
      {reports.length === 0 && empty}
      <ul aria-label="Reports" hidden={reports.length === 0}>
        {reports.map((report) => (
          <li key={report.id} className="border-b border-line p-4 last:border-b-0">
            <Report report={report} />
            {report.status === "open" && (
              <div className="mt-3 flex flex-wrap gap-2">
                {(["resolve", "dismiss"] as const).map((intent) => (
                  <Form
                    key={intent}
                    method="post"
                    onSubmit={(event) => {
                      event.preventDefault();
                      deciding.submit({ intent, id: report.id });
                    }}
                  >
                    <input type="hidden" name="intent" value={intent} />
                    <input type="hidden" name="id" value={report.id} />
                    <Button
                      type="submit"
                      size="sm"
                      variant={intent === "resolve" ? "primary" : "secondary"}
                      isPending={
                        deciding.pendingValues?.id === report.id &&
                        deciding.pendingValues.intent === intent
                      }
                      pendingLabel="Saving"
                      aria-label={`${intent === "resolve" ? "Mark as resolved" : "Dismiss"}: ${report.businessName}`}
                    >
                      {intent === "resolve" ? "Mark as resolved" : "Dismiss"}
                    </Button>
                  </Form>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Report({ report }: { report: ListingReport }) {
  const { details, openCount, decidedAt } = report;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="font-sans text-base font-[650] tracking-normal break-words">
          <Link to={`/directory/listings/${report.slug}`} className="link">
            {report.businessName}
          </Link>
        </h2>
        <Chip tone="warn">{reportReasons[report.reason]}</Chip>
        {openCount > 1 && <Chip tone="danger">{openCount} open reports</Chip>}
        {report.status !== "open" && (
          <Chip tone={report.status === "resolved" ? "ok" : "neutral"}>
            {report.status === "resolved" ? "Resolved" : "Dismissed"}
          </Chip>
        )}
      </div>
      {details && <p className="mt-2 max-w-[72ch] break-words whitespace-pre-line">{details}</p>}
      <p className="mt-2 text-sm text-ink-3">
        {report.reporterName ?? "A visitor"},{" "}
        <time dateTime={report.createdAt}>{formatDateTime(report.createdAt)}</time>
        {decidedAt && (
          <>
            . Decided by {report.decidedByName ?? "a former member"},{" "}
            <time dateTime={decidedAt}>{formatDateTime(decidedAt)}</time>
          </>
        )}
      </p>
    </>
  );
}
