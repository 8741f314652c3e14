import {
  banUser,
  deleteUserAsAdmin,
  unbanUser,
  updateNobody,
  updateNobodyAfterSlash,
  updateUser,
} from "@boab/contracts/accounts/profile-updates";
import { accountTexts } from "@boab/contracts/accounts/texts";
import { AppError } from "#platform/errors/app-error.ts";
import { fullAdmin, signedIn, staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import { clearSessionCookie } from "#platform/http/session-cookie.ts";
import type { AccountsDeps } from "../deps.ts";
import { closeAccount } from "./close-account.ts";
import { updateProfile } from "./update-profile.ts";

const refuseWithoutId = async () => {
  throw new AppError("bad_request", { sentence: accountTexts.idRequired });
};

export function memberAdministrationRoutes(deps: AccountsDeps): Route[] {
  return [
    route(updateUser, { access: signedIn }, ({ member, params, body, origin }) =>
      updateProfile(deps, member(), params.id, body, origin),
    ),
    route(updateNobody, { access: signedIn }, refuseWithoutId),
    route(updateNobodyAfterSlash, { access: signedIn }, refuseWithoutId),
    route(banUser, { access: staff }, ({ member, params, body, origin }) =>
      updateProfile(deps, member(), params.id, { userStatus: "Banned" }, origin, body.reason),
    ),
    route(unbanUser, { access: staff }, ({ member, params, origin }) =>
      updateProfile(deps, member(), params.id, { userStatus: "Active" }, origin),
    ),
    route(
      deleteUserAsAdmin,
      { access: fullAdmin },
      async ({ member, params, query, origin }, reply) => {
        if (query.confirm !== params.id)
          throw new AppError("bad_request", { fields: { confirm: "Please repeat the id." } });
        const actor = member();
        await closeAccount(deps, actor, params.id, origin);
        if (actor.userId === params.id) clearSessionCookie(reply);
        return { message: accountTexts.userDeleted };
      },
    ),
  ];
}
