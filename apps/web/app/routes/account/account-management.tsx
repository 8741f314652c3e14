import { AccountPanel } from "#areas/accounts/account-panel.tsx";
import { accountAction } from "#areas/accounts/session-actions.server.ts";
import { pageMeta } from "#lib/meta.ts";
import { memberContext } from "#shell/guards.server.ts";
import type { Route } from "./+types/account-management.ts";

export const meta = () =>
  pageMeta({ title: "Your account", path: "/account-management", isIndexed: false });

export const loader = ({ context }: Route.LoaderArgs) => ({ profile: context.get(memberContext) });

export const action = ({ request }: Route.ActionArgs) => accountAction(request);

export default function AccountManagement({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPanel profile={loaderData.profile} result={actionData} />;
}
