import type { ApplicationRow } from "@boab/contracts/jobs/applications";
import { listApplications } from "@boab/contracts/jobs/calls.generated";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Card } from "#ui/layout/card.tsx";
import { applicationsPath } from "../paths.ts";
import { ApplicationTable } from "./application-table.tsx";

interface ApplicationsSectionProps {
  businessId: string;
  slug: string;
}

type ApplicationsState =
  | { kind: "reading" }
  | { kind: "read"; rows: ApplicationRow[]; newCount: number }
  | { kind: "ask" }
  | { kind: "closed" }
  | { kind: "failed"; sentence: string };

const firstPageSize = "5";

/** Shows the newest applications on a business's page to people who may read them (JOB-12). */
export default function ApplicationsSection({ businessId, slug }: ApplicationsSectionProps) {
  const [applications, setApplications] = useState<ApplicationsState>({ kind: "reading" });
  useEffect(() => {
    const abort = new AbortController();
    const query = { businessId, limit: firstPageSize };
    browserApi
      .call(listApplications, { query, signal: abort.signal })
      .then(({ data, newCount }) => setApplications({ kind: "read", rows: data, newCount }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        if (error instanceof ApiError && error.code === "reason_needed")
          return setApplications({ kind: "ask" });
        const isRefused = error instanceof ApiError && error.status === 403;
        const sentence =
          error instanceof ApiError
            ? error.sentence
            : "We can't show the applications right now. Please try again later.";
        setApplications(isRefused ? { kind: "closed" } : { kind: "failed", sentence });
      });
    return () => abort.abort();
  }, [businessId]);

  // Moderators may not read applications, so they don't see the section.
  if (applications.kind === "closed") return null;
  return (
    <section id="applications" data-section="applications" aria-labelledby="applications-heading">
      <Card>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="applications-heading" className="text-2xl">
            Applications
          </h2>
          {applications.kind === "read" && applications.newCount > 0 && (
            <p className="text-md text-ink-2">{applications.newCount} new</p>
          )}
        </div>
        {applications.kind === "reading" && <Skeleton className="h-24 rounded-md" />}
        {applications.kind === "failed" && <Note tone="danger">{applications.sentence}</Note>}
        {applications.kind === "ask" && (
          <>
            <p className="text-ink-2">Admins give a reason before they read applications.</p>
            <LinkButton to={applicationsPath(slug)} variant="secondary" size="sm" className="mt-4">
              Choose a reason
            </LinkButton>
          </>
        )}
        {applications.kind === "read" && <ApplicationTable slug={slug} rows={applications.rows} />}
        {applications.kind === "read" && applications.rows.length > 0 && (
          <LinkButton to={applicationsPath(slug)} variant="secondary" size="sm" className="mt-4">
            See all applications
          </LinkButton>
        )}
      </Card>
    </section>
  );
}
