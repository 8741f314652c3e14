import { listUsers as listUsersCall } from "@boab/contracts/admin/users";
import { staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { AdminDeps } from "../deps.ts";
import { listUsers } from "./list-users.ts";

export const userRoutes = (deps: AdminDeps): Route[] => [
  route(listUsersCall, { access: staff }, ({ member, query, origin }) =>
    listUsers(deps, member(), query, origin),
  ),
];
