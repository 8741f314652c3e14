import { accountCopy } from "@boab/contracts/accounts/copy";
import {
  banUser,
  unbanUser,
  updateNobody,
  updateNobodyAfterSlash,
  updateUser,
} from "@boab/contracts/accounts/profile-updates";
import { AppError } from "#platform/errors/app-error.ts";
import { signedIn, staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { AccountsDeps } from "../deps.ts";
import { updateProfile } from "./update-profile.ts";

const refuseWithoutId = async () => {
  throw new AppError("bad_request", { sentence: accountCopy.idRequired });
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
  ];
}
