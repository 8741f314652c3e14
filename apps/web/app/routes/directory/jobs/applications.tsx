import { applicationStatuses } from "@boab/contracts/jobs/limits";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { Link } from "react-router";
import { listingPath } from "#areas/directory/listing-card.ts";
import { ApplicationTable } from "#areas/jobs/applications/application-table.tsx";
import { applicationStatusLabels } from "#areas/jobs/applications/copy.ts";
import { loadApplications } from "#areas/jobs/applications/load-applications.server.ts";
import { ReasonForm } from "#areas/jobs/applications/reason-form.tsx";
import { applicationsPath } from "#areas/jobs/paths.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { withParams } from "#lib/http/with-params.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import { TabLinks } from "#ui/actions/tab-links.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/applications.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({ title: "Applications", path: applicationsPath(params.slug), isIndexed: false });

export async function loader({ params, request, url }: Route.LoaderArgs) {
  requireMember(await loadCurrentProfile(request), url);
  return loadApplications(request, params.slug, url.searchParams);
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

type ApplicationListData = Extract<Route.ComponentProps["loaderData"], { kind: "list" }>;

function ApplicationList({ slug, list: firstPage, newCount, status, why }: ApplicationListData) {
  const list = useList(firstPage, ({ id }) => id);
  const baseParams = new URLSearchParams(why && { why });
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
          { to: withParams(baseParams, {}), label: "All", isCurrent: status === "" },
          ...applicationStatuses.map((one) => ({
            to: withParams(baseParams, { status: one }),
            label: applicationStatusLabels[one],
            isCurrent: one === status,
          })),
        ]}
      />
      <Card>
        <ListRows of={list} hidesCountWhenComplete>
          <ApplicationTable slug={slug} rows={list.rows} why={why} />
        </ListRows>
      </Card>
    </>
  );
}
