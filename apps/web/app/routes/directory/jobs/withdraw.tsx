import { readWithdrawal, withdrawApplication } from "@boab/contracts/jobs/applications";
import { jobNotes } from "@boab/contracts/jobs/texts";
import { jobsPath, withdrawPath } from "#areas/jobs/paths.ts";
import { api, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import type { FormResult } from "#lib/api/form.ts";
import { fromOurPage } from "#lib/api/from-our-page.server.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { formatDate } from "#lib/format/format.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Note } from "#ui/feedback/note.tsx";
import type { Route } from "./+types/withdraw.ts";

/** The URL contains a token, so the page must not be cached or leak to other sites. */
export const headers = () => ({
  "Cache-Control": PRIVATE_PAGE,
  "Referrer-Policy": "same-origin",
});

export const meta = () =>
  pageMeta({ title: "Withdraw your application", path: withdrawPath, isIndexed: false });

export async function loader({ request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const about = await publicApi(fromOurPage(request))
    .call(readWithdrawal, { body: { token } })
    .catch((error: unknown) => {
      // Only what the API refuses is a link that was used; an outage is not.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return null;
      throw forBoundary(error);
    });
  return { token, about };
}

/** Runs only after the button is pressed, because mail scanners open links. */
export async function action({ request }: Route.ActionArgs) {
  const { token = "" } = await formValues(request);
  return formResult(() => api(request).call(withdrawApplication, { body: { token } }));
}

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable<FormResult>(args);

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about } = loaderData;
  const change = usePageAction({ firstResult: actionData, keepsPage: true });
  return (
    <div className="mx-auto w-full max-w-[720px] px-gutter py-section">
      <h1 className="type-title">Withdraw your application</h1>
      <div className="mt-8 rounded-lg border border-line bg-surface p-5 md:p-8">
        {change.result?.ok ? (
          <>
            <Note tone="ok" role="status" hasFocus>
              {jobNotes.withdrawn}
            </Note>
            <LinkButton to={jobsPath} variant="secondary" className="mt-5">
              See open jobs
            </LinkButton>
          </>
        ) : about ? (
          <form {...change.form} className="space-y-5">
            <ActionFailure of={change} />
            <p>
              You applied for <b>{about.position}</b> at {about.businessName} on{" "}
              {formatDate(about.createdAt)}. If you withdraw, we'll permanently delete the
              application and your files.
            </p>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" isPending={change.isPending} pendingLabel="Withdrawing">
              Withdraw application
            </Button>
          </form>
        ) : (
          <>
            <Note tone="warn">{jobNotes.linkUsed}</Note>
            <LinkButton to={jobsPath} className="mt-5">
              See open jobs
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}
