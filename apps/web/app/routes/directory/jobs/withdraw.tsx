import { readWithdrawal, withdrawApplication } from "@boab/contracts/jobs/applications";
import { jobCopy } from "@boab/contracts/jobs/copy";
import { formatDate } from "@boab/format/dates";
import { OtherApplications } from "#areas/jobs/other-applications.tsx";
import { jobsPath, withdrawPath } from "#areas/jobs/paths.ts";
import { withdrawLinks } from "#areas/jobs/withdraw-link.server.ts";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import type { Route } from "./+types/withdraw.ts";

export const headers = () => ({
  "Cache-Control": PRIVATE_CACHE_CONTROL,
  "Referrer-Policy": "no-referrer",
});

export const meta = () =>
  buildPageMeta({ title: "Withdraw your application", path: withdrawPath, isIndexed: false });

/** Emails link here with a token, which the redirect removes from the URL (X-105). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const tokenRedirect = withdrawLinks.exchange(url);
  if (tokenRedirect) throw tokenRedirect;
  const token = withdrawLinks.read(request, url);
  const about = await publicApi(withOwnOrigin(request))
    .call(readWithdrawal, { body: { token } })
    .catch((error: unknown) => {
      // Only a refusal by the API means that the link was used; an outage doesn't.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return null;
      throw toBoundaryError(error);
    });
  return { about };
}

/** Runs only after the button is pressed, because mail scanners open links. */
export async function action({ request, url }: Route.ActionArgs) {
  const token = withdrawLinks.read(request, url);
  const { applicationId } = await readFormValues(request);
  const body = { token, ...(applicationId && { applicationId }) };
  return runFormCall(() => api(request).call(withdrawApplication, { body }));
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { about } = loaderData;
  const change = usePageAction({ firstResult: actionData });
  const isDone = change.result?.ok === true;
  return (
    <div className="mx-auto w-full max-w-[720px] px-gutter py-section">
      <h1 className="type-title">Withdraw your application</h1>
      <div className="mt-8 space-y-5 rounded-lg border border-line bg-surface p-5 md:p-8">
        {isDone && (
          <Note tone="ok" role="status" hasFocus>
            {jobCopy.withdrawn}
          </Note>
        )}
        {about && (
          <PageForm {...change.form} className="space-y-5">
            <ActionFailure of={change} />
            <p>
              You applied for <b>{about.position}</b> at {about.businessName} on{" "}
              {formatDate(about.createdAt)}. If you withdraw, we'll delete the application and your
              files. Nobody can open them from that moment; backups are gone within 28 days.
            </p>
            <Button type="submit" isPending={change.isPending} pendingLabel="Withdrawing">
              Withdraw application
            </Button>
          </PageForm>
        )}
        {!about && (
          <>
            {!isDone && <Note tone="warn">{jobCopy.linkUsed}</Note>}
            <LinkButton to={jobsPath} variant={isDone ? "secondary" : "primary"}>
              See open jobs
            </LinkButton>
          </>
        )}
      </div>
      {about && about.others.length > 0 && <OtherApplications others={about.others} />}
    </div>
  );
}
