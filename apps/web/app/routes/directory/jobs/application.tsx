import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { Link } from "react-router";
import { ApplicationPage } from "#areas/jobs/applications/application-page.tsx";
import { changeApplication } from "#areas/jobs/applications/change-application.server.ts";
import { loadApplication } from "#areas/jobs/applications/load-applications.server.ts";
import { applicationPath, applicationsPath, withReason } from "#areas/jobs/paths.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/application.ts";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({
    title: "Application",
    path: applicationPath(params.slug, params.id),
    isIndexed: false,
  });

export async function loader({ params, request, url }: Route.LoaderArgs) {
  requireMember(await loadCurrentProfile(request), url);
  return loadApplication(request, params, url.searchParams);
}

export const action = ({ request, params }: Route.ActionArgs) =>
  changeApplication(request, params.slug, params.id);

export default function ApplicationRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Container className="pt-6 pb-section">
      <Link
        to={withReason(applicationsPath(params.slug), loaderData.why)}
        className="mb-2 inline-flex min-h-11 items-center gap-1.5 text-md font-semibold no-underline hover:underline"
      >
        <ArrowLeftIcon size={18} aria-hidden="true" />
        Applications
      </Link>
      <ApplicationPage {...loaderData} slug={params.slug} firstResult={actionData} />
    </Container>
  );
}
