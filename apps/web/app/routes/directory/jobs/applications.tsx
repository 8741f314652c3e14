import { applicationStatuses } from "@boab/contracts/jobs/limits";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { Link } from "react-router";
import { listingPath } from "#areas/directory/listing-card.ts";
import { ApplicationTable } from "#areas/jobs/applications/application-table.tsx";
import { statusLabels } from "#areas/jobs/applications/application-words.ts";
import { loadApplications } from "#areas/jobs/applications/load-applications.server.ts";
import { ReasonForm } from "#areas/jobs/applications/reason-form.tsx";
import { applicationsPath } from "#areas/jobs/paths.ts";
import { shownRows, withParams } from "#lib/api/read-rows.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { admitMember } from "#shell/guards.server.ts";
import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import type { Route } from "./+types/applications.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: "Applications", path: applicationsPath(params.slug), isIndexed: false });

export async function loader({ params, request, url }: Route.LoaderArgs) {
  admitMember(await currentProfile(request), url);
  return loadApplications(request, params.slug, url.searchParams, shownRows(url.searchParams));
}

export default function Applications({ loaderData }: Route.ComponentProps) {
  const { slug, businessName } = loaderData;
  return (
    <Container className="pt-6 pb-section">
      <Link
        to={listingPath(slug)}
        className="inline-flex min-h-11 items-center gap-1.5 text-md font-semibold no-underline hover:underline"
      >
        <ArrowLeftIcon size={18} aria-hidden="true" />
        {businessName}
      </Link>
      {loaderData.kind === "ask" ? <ReasonForm /> : <ApplicationList {...loaderData} />}
    </Container>
  );
}

type Listed = Extract<Route.ComponentProps["loaderData"], { kind: "list" }>;

function ApplicationList({ slug, rows, hasMore, newCount, status, why }: Listed) {
  const kept = new URLSearchParams(why && { why });
  return (
    <>
      <div className="mt-2 mb-5 flex flex-wrap items-end justify-between gap-3">
        <h1 className="type-title">Applications</h1>
        {newCount > 0 && <p className="text-ink-2">{newCount} new</p>}
      </div>
      <TabLinks
        label="Applications by status"
        className="mb-5"
        links={[
          { to: withParams(kept, {}), label: "All", isCurrent: status === "" },
          ...applicationStatuses.map((one) => ({
            to: withParams(kept, { status: one }),
            label: statusLabels[one],
            isCurrent: one === status,
          })),
        ]}
      />
      <Card>
        <ApplicationTable slug={slug} rows={rows} why={why} />
        {hasMore && <LoadMore count={rows.length} hasMore />}
      </Card>
    </>
  );
}
