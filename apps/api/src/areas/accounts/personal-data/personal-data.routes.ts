import { accountCopy } from "@boab/contracts/accounts/copy";
import { downloadMyData } from "@boab/contracts/accounts/my-data";
import { deleteUserAsAdmin } from "@boab/contracts/accounts/profile-updates";
import { deleteUser } from "@boab/contracts/accounts/profiles";
import { AppError } from "#platform/errors/app-error.ts";
import { fullAdmin, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import { clearSessionCookie } from "#platform/http/session-cookie.ts";
import type { AccountsDeps } from "../deps.ts";
import { closeAccount } from "./close-account.ts";
import { exportMyData } from "./export-my-data.ts";

export const personalDataRoutes = (deps: AccountsDeps): Route[] => [
  route(
    downloadMyData,
    { access: signedIn, limit: { points: 3, seconds: 3600 } },
    async ({ member }, reply) => {
      const data = await exportMyData(deps, member());
      reply.header("content-disposition", 'attachment; filename="my-boab-data.json"');
      return data;
    },
  ),
  route(deleteUser, { access: signedIn }, async ({ member, params, origin }, reply) => {
    const actor = member();
    await closeAccount(deps, actor, params.uid, origin);
    if (actor.userId === params.uid) clearSessionCookie(reply);
  }),
  route(
    deleteUserAsAdmin,
    { access: fullAdmin },
    async ({ member, params, query, origin }, reply) => {
      if (query.confirm !== params.id)
        throw new AppError("bad_request", { fields: { confirm: "Please repeat the id." } });
      const actor = member();
      await closeAccount(deps, actor, params.id, origin);
      if (actor.userId === params.id) clearSessionCookie(reply);
      return { message: accountCopy.userDeleted };
    },
  ),
];
