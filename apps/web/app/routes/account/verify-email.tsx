import { loadMailedLink, mailedLinkHeaders } from "#areas/accounts/mailed-link.server.ts";
import { VerifyEmailView } from "#areas/accounts/sign-in/verify-email-view.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/verify-email.ts";
import { SignInPage } from "./sign-in-page.tsx";

export const headers = mailedLinkHeaders;

export const meta = () =>
  buildPageMeta({ title: "Verify your email", path: "/account/verify-email", isIndexed: false });

export const loader = ({ url }: Route.LoaderArgs) => loadMailedLink(url);

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  return (
    <SignInPage>
      <VerifyEmailView {...loaderData} />
    </SignInPage>
  );
}
