import { loadMailedLink, mailedLinkHeaders } from "#areas/accounts/mailed-link.server.ts";
import { resetPassword } from "#areas/accounts/session-actions.server.ts";
import { ResetPasswordView } from "#areas/accounts/sign-in/reset-password-view.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/reset-password.ts";
import { SignInPage } from "./sign-in-page.tsx";

export const headers = mailedLinkHeaders;

export const meta = () =>
  buildPageMeta({
    title: "Choose a new password",
    path: "/account/reset-password",
    isIndexed: false,
  });

export const action = ({ request }: Route.ActionArgs) => resetPassword(request);

export const loader = ({ url }: Route.LoaderArgs) => loadMailedLink(url);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignInPage>
      <ResetPasswordView {...loaderData} result={actionData} />
    </SignInPage>
  );
}
