import { acceptInvitation } from "@boab/contracts/directory/editors";
import { redirect } from "react-router";
import { InvitationView } from "#areas/directory/invitation/invitation-view.tsx";
import {
  invitationLinks,
  openInvitation,
} from "#areas/directory/invitation/open-invitation.server.ts";
import { listingPath } from "#areas/directory/listing-card.ts";
import { api } from "#lib/api/api.server.ts";
import { runFormCall } from "#lib/api/form.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { addCookie } from "#lib/http/request-scope.server.ts";
import { makeFlashCookie } from "#lib/session/flash.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Route } from "./+types/invitation.ts";

export const meta = () =>
  buildPageMeta({ title: "Invitation", path: "/directory/invitation", isIndexed: false });

/** Other sites must not see the URL, but our own server needs the Origin header. */
export const headers = () => ({
  "Cache-Control": PRIVATE_CACHE_CONTROL,
  "Referrer-Policy": "strict-origin",
});

/** Visitors see the invitation, then log in or register and come back. The token is removed from the URL. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const tokenRedirect = invitationLinks.exchange(url);
  if (tokenRedirect) throw tokenRedirect;
  const token = invitationLinks.read(request, url);
  const [profile, invitation] = await Promise.all([
    loadCurrentProfile(request),
    openInvitation(request, token),
  ]);
  const from = url.pathname + url.search;
  return { ...invitation, from, email: profile?.email ?? null };
}

export async function action({ request, url }: Route.ActionArgs) {
  requireMember(await loadCurrentProfile(request), url);
  const token = invitationLinks.read(request, url);
  const result = await runFormCall(() => api(request).call(acceptInvitation, { body: { token } }));
  if (!result.data.ok) return result;
  const { slug, businessName } = result.data.response;
  const text = `You can now edit ${businessName}.`;
  addCookie(makeFlashCookie({ text, tone: "ok" }));
  throw redirect(listingPath(slug));
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="py-12 md:py-18">
      <Card className="mx-auto max-w-[560px]">
        <InvitationView {...loaderData} result={actionData} />
      </Card>
    </Container>
  );
}
