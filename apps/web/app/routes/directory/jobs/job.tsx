import { data } from "react-router";
import { QuickApply } from "#areas/jobs/apply/quick-apply.tsx";
import { sendApplication } from "#areas/jobs/apply/send-application.server.ts";
import { JobPage } from "#areas/jobs/job/job-page.tsx";
import { loadJob } from "#areas/jobs/job/load-job.server.ts";
import { jobPath } from "#areas/jobs/paths.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { LISTING_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import type { Route } from "./+types/job.ts";

export { headersFromLoader as headers } from "#lib/http/cache.ts";

/** A filled or closed job says so on its page, and responds with 410 for search engines. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const page = await loadJob(params.jobId, request, new Date());
  const { isPublic, status } = page.view;
  return data(page, {
    status: status === "open" ? 200 : 410,
    headers: { "Cache-Control": isPublic ? LISTING_CACHE_CONTROL : PRIVATE_CACHE_CONTROL },
  });
}

export const action = ({ request, params }: Route.ActionArgs) =>
  sendApplication(request, params.jobId);

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData)
    return buildPageMeta({ title: "Job", path: jobPath(params.jobId), isIndexed: false });
  const { view, description, data: found } = loaderData;
  return [
    ...buildPageMeta({
      title: `${view.title} at ${view.business.name}`,
      description,
      path: jobPath(view.id),
      isIndexed: found !== null,
    }),
    ...(found ? [{ "script:ld+json": found }] : []),
  ];
}

export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData;
  return (
    <JobPage
      job={view}
      apply={
        <QuickApply jobId={view.id} businessName={view.business.name} firstResult={actionData} />
      }
    />
  );
}
