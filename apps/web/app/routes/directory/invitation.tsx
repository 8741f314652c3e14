import { acceptInvitation } from "@boab/contracts/directory/editors";
import { listingTexts } from "@boab/contracts/directory/texts";
import { Form, redirect } from "react-router";
import { listingPath } from "#areas/directory/listing-card.ts";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import { addCookie } from "#lib/http/request-scope.server.ts";
import { flashCookie } from "#lib/session/flash.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { admitMember } from "#shell/guards.server.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/invitation.ts";

export const meta = () =>
  pageMeta({ title: "Invitation", path: "/directory/invitation", isIndexed: false });

/**
 * The URL contains a token: other sites must not see it, but our own server needs the Origin
 * header.
 */
export const headers = () => ({ "Cache-Control": PRIVATE_PAGE, "Referrer-Policy": "same-origin" });

const tokenPattern = /^[\w-]{20,60}$/;

/** Visitors log in first and then come back. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { email } = admitMember(await currentProfile(request), url);
  const token = url.searchParams.get("token") ?? "";
  return { email, token: tokenPattern.test(token) ? token : null };
}

export async function action({ request, url }: Route.ActionArgs) {
  admitMember(await currentProfile(request), url);
  const { token = "" } = await formValues(request);
  const result = await formResult(() => api(request).call(acceptInvitation, { body: { token } }));
  if (!result.data.ok) return result;
  const { slug, businessName } = result.data.response;
  const text = `You can now edit ${businessName}.`;
  addCookie(flashCookie({ text, tone: "ok" }));
  throw redirect(listingPath(slug));
}

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { email, token } = loaderData;
  const acceptance = usePageAction({ firstResult: actionData });
  const problem = token === null ? listingTexts.invitationExpired : acceptance.failure?.error;
  return (
    <Container className="py-12 md:py-18">
      <Card className="mx-auto max-w-[560px]">
        <h1 className="text-3xl">Help edit a listing</h1>
        <p className="mt-3 text-ink-2">
          You've been invited to help edit a business page: opening hours, prices, photos and more.
          You won't be added unless you accept.
        </p>
        <p className="mt-3 text-ink-2">
          You're logged in as <b className="text-ink wrap-anywhere">{email}</b>.
        </p>
        {problem && (
          <Note tone="danger" role="alert" className="mt-5">
            {problem}
          </Note>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {token !== null && (
            <form {...acceptance.form}>
              <input type="hidden" name="token" value={token} />
              <Button type="submit" isPending={acceptance.isPending} pendingLabel="Accepting">
                Accept invitation
              </Button>
            </form>
          )}
          {acceptance.failure?.code === "forbidden" && (
            <Form method="post" action="/sign-out">
              <Button type="submit" variant="secondary">
                Sign out
              </Button>
            </Form>
          )}
          <LinkButton to="/directory" variant="secondary">
            Not now
          </LinkButton>
        </div>
      </Card>
    </Container>
  );
}
